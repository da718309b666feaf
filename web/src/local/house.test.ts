import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { checkFairness, isFair } from "../lib/fair";
import type { AnyView } from "../games/contract";
import type { ChallengeInfo, ChallengeList, Comparison, Draws, Event, FairRecord, MyHistory, MyTables, Replay, ServerMessage, TableAnswer } from "../lib/schema";
import { Engine } from "./engine";
import { type Bus, House } from "./house";
import { Networks } from "./network";
import { InMemory, type Saved, type Store } from "./store";

const MODULE = new URL("../../../build/besace.wasm", import.meta.url);
vi.setConfig({ testTimeout: 120_000 }); // whole games, on a machine that may be busy
let engine: Engine;
let games: string[];
beforeAll(async () => {
  engine = await Engine.load(readFileSync(MODULE));
  games = Object.keys(engine.tables.games);
});

const newHouse = (store: Store = new InMemory()) => new House(engine, store, () => 0);

async function ask<T>(house: House, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await house.ask(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as T;
}

/** A table of people at this device, where nobody thinks long, or of one and bots. */
async function seated(house: House, game: string, bots: boolean, bot = "stray"): Promise<string> {
  const players = engine.table(game).players[0] + 1;
  const others = Array.from({ length: players - 1 }, (_, i) => (bots ? { kind: "bot", bot } : { kind: "me", name: `P${i}` }));
  const wish = { game, players, options: {}, seats: [{ kind: "me" }, ...others], contribution: "beef", name: "Ada" };
  const { table } = await ask<TableAnswer>(house, "POST", "/api/here/tables", wish);
  await ask(house, "POST", `/api/tables/${table.id}/start`);
  return table.id;
}

/** Everything that somebody hears, and a way to wait for it. */
class Ear {
  readonly heard: ServerMessage[] = [];
  private waiting: (() => void)[] = [];

  tell(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage);
    for (const go of this.waiting.splice(0)) go();
  }

  get view(): AnyView {
    const shown = this.heard.filter((one) => one.type === "event" || one.type === "snapshot").at(-1);
    return (shown as Event).view as unknown as AnyView;
  }

  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async until(happened: () => boolean): Promise<void> {
    while (!happened()) await this.next();
  }
}

async function look(house: House, id: string, eye: number | "board", ear: Ear, since?: number) {
  const address = `ws://here/api/tables/${id}/live?eyes=${eye}${since === undefined ? "" : `&since=${since}`}`;
  return house.connect(address, (text) => ear.tell(text), () => expect.fail("closed"));
}

/** Play to the end from a seat; what it heard. */
async function playOut(house: House, id: string, seat = 0): Promise<Ear> {
  const ear = new Ear();
  const live = await look(house, id, seat, ear);
  for (let sent = 0; !ear.view.over; ) {
    const { moves, ply } = ear.view;
    if (moves.length === 0) {
      await ear.next();
      continue;
    }
    live.receive(JSON.stringify({ type: "move", id: `${++sent}`, ply, move: moves[sent % moves.length] }));
    await ear.until(() => ear.heard.some((one) => (one.type === "stored" || one.type === "refused") && one.id === `${sent}`));
  }
  live.hangUp();
  return ear;
}

describe("a table without a server", () => {
  it("plays every game with bots to its end, and chance was fair", async () => {
    for (const game of games) {
      const house = newHouse();
      const id = await seated(house, game, true);
      const ear = await playOut(house, id);
      expect(ear.heard.filter((one) => one.type === "refused")).toEqual([]);
      const { table } = await ask<TableAnswer>(house, "GET", `/api/tables/${id}`);
      expect(table.state).toBe("over");
      expect(table.result?.scores).toEqual(ear.view.scores);
      const record = await ask<FairRecord>(house, "GET", `/api/tables/${id}/record`);
      const draws = await ask<Draws>(house, "GET", `/api/tables/${id}/draws`);
      expect(isFair(checkFairness(record, draws, { commitment: table.commitment, contribution: "beef" }))).toBe(true);
    }
  });

  it("asks networks for the moves of bots that play by them, and loads each once", async () => {
    const asked: string[] = [];
    const networks = new Networks(engine, async (game) => {
      asked.push(game);
      return new Uint8Array(readFileSync(new URL(`../../../src/besace/games/${game}/extras/net.weights`, import.meta.url))).buffer;
    });
    const house = new House(engine, new InMemory(), () => 0, undefined, undefined, undefined, networks);
    for (const game of games) {
      const ear = await playOut(house, await seated(house, game, true, "magpie"));
      expect(ear.heard.filter((one) => one.type === "refused")).toEqual([]);
    }
    expect(asked).toEqual(games);
    const ear = new Ear();
    const live = await look(house, await seated(house, games.at(-1)!, true, "fox"), 0, ear);
    while (!ear.heard.some((one) => one.type === "event" && one.seat !== 0 && one.seat !== null)) {
      const { moves, ply } = ear.view;
      if (moves.length > 0) live.receive(JSON.stringify({ type: "move", id: "own", ply, move: moves[0] }));
      await ear.next();
    }
    live.hangUp();
    expect(asked).toEqual(games);
  });

  it("tells events in order, and nothing of another seat's", async () => {
    for (const game of games) {
      const house = newHouse();
      const id = await seated(house, game, true);
      const ear = await playOut(house, id);
      const events = ear.heard.filter((one) => one.type === "event");
      expect(events.map((one) => one.version)).toEqual(events.map((_, i) => events[0]!.version + i));
      const secret = engine.table(game).secret_verbs;
      for (const event of events) {
        expect(event.eye).toBe(0);
        expect((event.view as unknown as AnyView).seat).toBe(0);
        expect(event.move === null).toBe(secret.includes(event.verb) && event.seat !== 0);
      }
    }
  });

  it("is the same for an eye whatever happens that it cannot know", async () => {
    const house = newHouse();
    for (const game of games) {
      const id = await seated(house, game, true);
      await playOut(house, id);
      const board = await ask<Replay>(house, "GET", `/api/tables/${id}/replay?eye=board`);
      const all = await ask<Replay>(house, "GET", `/api/tables/${id}/replay?eye=all`);
      expect(all.messages.filter((one) => one.eye === null)).toEqual(board.messages);
      for (const message of board.messages) expect((message.view as unknown as AnyView).moves).toEqual([]);
    }
  });

  it("keeps every move before it tells of it, and goes on from there in another house", async () => {
    const store = new InMemory();
    const first = newHouse(store);
    const id = await seated(first, games[0]!, true);
    const ear = new Ear();
    const live = await look(first, id, 0, ear);
    await ear.until(() => ear.view.moves.length > 0);
    live.receive(JSON.stringify({ type: "move", id: "1", ply: ear.view.ply, move: ear.view.moves[0] }));
    await ear.until(() => ear.heard.some((one) => one.type === "stored"));
    const told = Math.max(...ear.heard.flatMap((one) => (one.type === "event" ? [one.version] : [])));
    expect((await store.find(id))?.moves.length).toBeGreaterThanOrEqual(told);
    live.hangUp();
    const second = await playOut(newHouse(store), id);
    expect(second.view.over).toBe(true);
  });

  it("tells who comes back what was missed", async () => {
    const house = newHouse();
    const id = await seated(house, games[0]!, true);
    await playOut(house, id);
    const { table } = await ask<TableAnswer>(house, "GET", `/api/tables/${id}`);
    const ear = new Ear();
    await look(house, id, 0, ear, table.version - 3);
    expect(ear.heard.map((one) => one.type)).toEqual(["welcome", "event", "event", "event"]);
  });

  it("refuses what is not legal, what is another's, and looks from where one may not, in a sentence each", async () => {
    const house = newHouse();
    const id = await seated(house, games[0]!, true);
    const ear = new Ear();
    const live = await look(house, id, 0, ear);
    await ear.until(() => ear.view.moves.length > 0);
    const refusals = () => ear.heard.flatMap((one) => (one.type === "refused" ? [one.code] : []));
    live.receive(JSON.stringify({ type: "move", id: "a", ply: ear.view.ply, move: "1 anything" }));
    live.receive(JSON.stringify({ type: "move", id: "b", ply: ear.view.ply, move: "0 anything" }));
    live.receive(JSON.stringify({ type: "watch", eyes: [1] }));
    await ear.until(() => refusals().length === 3);
    expect(refusals().sort()).toEqual(["illegal", "seat", "seat"]);
    const early = await house.ask("GET", `/api/tables/${id}/record`, undefined);
    expect(early.status).toBe(409);
    const elsewhere = await house.ask("GET", `/api/tables/${id}/events?eye=1&since=0`, undefined);
    expect(elsewhere.status).toBe(403);
    expect((await house.ask("GET", "/api/tables/here-none", undefined)).status).toBe(404);
  });

  it("changes nothing when the device keeps nothing more", async () => {
    class Full extends InMemory {
      full = false;
      override async put(table: Saved): Promise<void> {
        if (this.full) throw new Error("full");
        await super.put(table);
      }
    }
    const store = new Full();
    const house = newHouse(store);
    const id = await seated(house, games[0]!, false);
    const ear = new Ear();
    const live = await look(house, id, 0, ear);
    const { ply, moves } = ear.view;
    store.full = true;
    live.receive(JSON.stringify({ type: "move", id: "1", ply, move: moves[0] }));
    await ear.until(() => ear.heard.some((one) => one.type === "refused"));
    expect(ear.heard.at(-1)).toMatchObject({ type: "refused", code: "store", version: ply });
    store.full = false;
    live.receive(JSON.stringify({ type: "move", id: "1", ply, move: moves[0] }));
    await ear.until(() => ear.heard.some((one) => one.type === "stored"));
  });

  it("says so where what was kept is damaged, and the other games are whole", async () => {
    const store = new InMemory();
    const house = newHouse(store);
    const [good, bad] = [await seated(house, games[0]!, true), await seated(house, games[1]!, true)];
    const saved = (await store.find(bad))!;
    store.kept.set(bad, { ...saved, moves: [...saved.moves, "0 nonsense"] });
    const again = newHouse(store);
    const answer = await again.ask("GET", `/api/tables/${bad}/events?eye=0&since=0`, undefined);
    expect(answer.status).toBe(409);
    expect((await playOut(again, good)).view.over).toBe(true);
    expect((await ask<MyTables>(again, "GET", "/api/here/tables")).tables.map(({ id }) => id).sort()).toEqual([good, bad].sort());
  });

  it("plays once more with the same people, one seat on", async () => {
    const house = newHouse();
    const id = await seated(house, games[0]!, true);
    await playOut(house, id);
    const next = await ask<TableAnswer>(house, "POST", `/api/tables/${id}/rematch`);
    expect(next.table.state).toBe("playing");
    expect(next.you.seats).toEqual([next.table.players - 1]);
    const again = await ask<TableAnswer>(house, "POST", `/api/tables/${id}/rematch`);
    expect(again.table.id).toBe(next.table.id);
  });

  it("guides through a first game that is the same for everyone: chance, and bots that answer equal moves equally", async () => {
    for (const game of games) {
      const logs: Record<string, string[]>[] = [];
      for (let i = 0; i < 2; i++) {
        const house = newHouse();
        const { table } = await ask<TableAnswer>(house, "POST", `/api/here/guides/${game}`, { name: "Ada" });
        expect(table.deal).toBe(`guide/${game}`);
        const left = await ask<TableAnswer>(house, "POST", `/api/here/guides/${game}`, { name: "Ada" });
        expect(left.table.id).toBe(table.id);
        await playOut(house, table.id);
        const fair = await ask<FairRecord>(house, "GET", `/api/tables/${table.id}/record`);
        const draws = await ask<Draws>(house, "GET", `/api/tables/${table.id}/draws`);
        expect(isFair(checkFairness(fair, draws, { commitment: table.commitment, contribution: null }))).toBe(true);
        const moves = fair.record["moves"] as string[];
        logs.push(Object.fromEntries(["*", "0", "1", "2"].map((mark) => [mark, moves.filter((move) => move.startsWith(`${mark} `))])));
      }
      expect(logs[0]).toEqual(logs[1]);
    }
  });

  it("leaves what it cannot read where it is, and says so in a sentence", async () => {
    const store = new InMemory();
    const house = newHouse(store);
    const good = await seated(house, games[0]!, true);
    store.kept.set("here-torn", { id: "here-torn", moves: 7 });
    const answer = await house.ask("GET", "/api/tables/here-torn", undefined);
    expect([answer.status, (answer.body as { sentence: string }).sentence]).toEqual([409, expect.stringContaining("damaged")]);
    expect((await ask<MyTables>(house, "GET", "/api/here/tables")).tables.map(({ id }) => id)).toEqual([good]);
    expect(store.kept.has("here-torn")).toBe(true);
  });

  it("goes on in two windows at once: each hears what the other plays, and nothing is lost or doubled", async () => {
    const store = new InMemory();
    const buses: Bus[] = [0, 1].map(() => ({ announce: () => undefined, onTable: null }));
    buses.forEach((bus, i) => (bus.announce = (id) => buses[1 - i]!.onTable?.(id)));
    const [one, two] = buses.map((bus) => new House(engine, store, () => 0, bus)) as [House, House];
    const id = await seated(one, games[0]!, true);
    const ears = [new Ear(), new Ear()] as const;
    const lives = [await look(one, id, 0, ears[0]), await look(two, id, 0, ears[1])] as const;
    for (let sent = 0; !ears[0].view.over; sent++) {
      const [ear, live] = [ears[sent % 2]!, lives[sent % 2]!]; // by turns from either window
      await ear.until(() => ear.view.moves.length > 0 || ear.view.over);
      const { moves, ply, over } = ear.view;
      if (over) break;
      live.receive(JSON.stringify({ type: "move", id: `${sent}`, ply, move: moves[sent % moves.length] }));
      await ear.until(() => ear.heard.some((said) => (said.type === "stored" || said.type === "refused") && said.id === `${sent}`));
    }
    await ears[1].until(() => ears[1].view.over);
    expect(ears[0].view).toEqual(ears[1].view);
    const { moves } = (await store.find(id))!;
    for (const { heard } of ears) {
      const versions = heard.flatMap((said) => (said.type === "event" ? [said.version] : []));
      expect(versions).toEqual([...new Set(versions)]);
      expect(versions.at(-1)).toBe(moves.length);
    }
    expect((await one.ask("GET", `/api/tables/${id}/record`, undefined)).status).toBe(200);
  });

  it("coaches who plays against bots, from what they know, and nobody among people or at a deal that is compared", async () => {
    const house = newHouse();
    for (const game of games) {
      const id = await seated(house, game, true);
      const ear = new Ear();
      await look(house, id, 0, ear);
      await ear.until(() => ear.view.moves.length > 0);
      expect((await ask<TableAnswer>(house, "GET", `/api/tables/${id}`)).you.coached).toEqual([0]);
      const { found } = await ask<{ found: { ply: number; odds: unknown[]; hint: { move: string } } }>(house, "GET", `/api/tables/${id}/coach?seat=0&lang=en&hint=true`);
      expect(found.odds.length).toBeGreaterThan(0);
      expect(ear.view.moves).toContain(found.hint.move);
      expect((await house.ask("GET", `/api/tables/${id}/coach?seat=1`, undefined)).status).toBe(403);
      const shared = await seated(house, game, false);
      expect((await ask<TableAnswer>(house, "GET", `/api/tables/${shared}`)).you.coached).toEqual([]);
      expect((await house.ask("GET", `/api/tables/${shared}/coach?seat=0`, undefined)).status).toBe(403);
    }
  });

  it("looks back on a finished game, tells how far it is, keeps what it found and can be stopped", async () => {
    const store = new InMemory();
    const house = new House(engine, store, () => 0, undefined, undefined, 200);
    const game = games.at(-1)!;
    const id = await seated(house, game, true);
    expect((await house.ask("POST", `/api/tables/${id}/review`, { seat: 0 })).status).toBe(409);
    await playOut(house, id);
    type Told = { found: { state: string; done: number; total: number; review: { start: number; luck: number; skill: number; others: number; result: number } | null } };
    const state = async (of: House) => (await ask<Told>(of, "GET", `/api/tables/${id}/review?seat=0&lang=en`)).found;
    expect((await state(house)).state).toBe("none");
    await ask(house, "POST", `/api/tables/${id}/review`, { seat: 0 });
    await ask(house, "DELETE", `/api/tables/${id}/review?seat=0`);
    expect((await state(house)).state).toBe("cancelled");
    await ask(house, "POST", `/api/tables/${id}/review`, { seat: 0 });
    const seen = [];
    for (let found = await state(house); found.state === "running"; found = await state(house)) {
      seen.push(found.done);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    const { state: ended, review } = await state(newHouse(store)); // another page finds it
    expect(ended).toBe("done");
    expect(review!.start + review!.luck + review!.skill + review!.others).toBeCloseTo(review!.result, 9);
  });

  it("has a deal of the day that is played once and is the same in every browser", async () => {
    const today = Date.parse("2026-11-18T10:00:00Z");
    const logs: string[][] = [];
    for (let i = 0; i < 2; i++) {
      const house = new House(engine, new InMemory(), () => 0, undefined, () => today);
      const list = await ask<ChallengeList>(house, "GET", "/api/challenges?days=3");
      expect(list.days.map(({ name }) => name)).toEqual(["2026-11-18", "2026-11-17", "2026-11-16"].flatMap((day) => games.map((game) => `${day}-${game}`)));
      const deal = list.days.find(({ day, game }) => day === "2026-11-16" && game === games.at(-1))!;
      expect((await house.ask("GET", `/api/challenges/${deal.name}/results`, undefined)).status).toBe(403);
      const { table, you } = await ask<TableAnswer>(house, "POST", `/api/challenges/${deal.name}/play`);
      expect([you.seats, you.coached, table.commitment]).toEqual([[deal.seat], [], deal.commitment]);
      expect((await ask<TableAnswer>(house, "POST", `/api/challenges/${deal.name}/play`)).table.id).toBe(table.id);
      await playOut(house, table.id, deal.seat);
      expect((await ask<ChallengeInfo>(house, "GET", `/api/challenges/${deal.name}`)).you).toBe("over");
      const { found } = await ask<{ found: Pick<Comparison, "results"> }>(house, "GET", `/api/challenges/${deal.name}/results`);
      expect(found.results).toMatchObject([{ table: table.id, you: true, rank: 1 }]);
      logs.push((await ask<FairRecord>(house, "GET", `/api/tables/${table.id}/record`)).record["moves"] as string[]);
      const { games: played, statistics } = await ask<MyHistory>(house, "GET", "/api/me/history");
      expect([played.length, statistics.length, statistics[0]!.games]).toEqual([1, 1, 1]);
      expect((await house.ask("GET", `/api/challenges/2026-11-19-${games[0]}`, undefined)).status).toBe(404);
      const other = list.days[0]!;
      await ask(house, "POST", `/api/challenges/${other.name}/give-up`);
      expect((await house.ask("POST", `/api/challenges/${other.name}/play`, undefined)).status).toBe(409);
    }
    expect([...logs[0]!].sort()).toEqual([...logs[1]!].sort()); // who chooses at the same time may be quicker here or there
  });
});
