import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { checkFairness, isFair } from "../lib/fair";
import type { AnyView } from "../games/contract";
import type { Draws, Event, FairRecord, MyTables, Replay, ServerMessage, TableAnswer } from "../lib/schema";
import { Engine } from "./engine";
import { House } from "./house";
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
async function seated(house: House, game: string, bots: boolean): Promise<string> {
  const players = engine.table(game).players[0] + 1;
  const others = Array.from({ length: players - 1 }, (_, i) => (bots ? { kind: "bot", bot: "stray" } : { kind: "me", name: `P${i}` }));
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

/** Play to the end from the first seat; what it heard. */
async function playOut(house: House, id: string): Promise<Ear> {
  const ear = new Ear();
  const live = await look(house, id, 0, ear);
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
    await store.put({ ...saved, moves: [...saved.moves, "0 nonsense"] });
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
});
