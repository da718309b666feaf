/**
 * What a server is elsewhere, in this browser: tables and their live connections, asked for by the same addresses. It has no pages,
 * no guests and no other people: whoever holds the device is at home.
 */
import type { Catalogue, MyTable, SeatWish } from "../lib/schema";
import { sha256, toHex } from "../lib/sha256";
import { Engine } from "./engine";
import { PREFIX } from "./here";
import { allOptions, encoded, type Eye } from "./match";
import type { Saved, SavedSeat, Store } from "./store";
import { LocalTable, Refused, type Watcher } from "./table";

const SEED_BYTES = 32;
const ID_BYTES = 8;
const GONE = 4004;
const GUIDED = "puppy"; // the gentlest
const STATUS: Record<Refused["code"], number> = { bad: 400, stale: 409, illegal: 409, seat: 403, state: 409, store: 503, alone: 409 };

export interface Answer {
  status: number;
  body: unknown;
}

/** The house's end of a live connection. */
export interface LiveEnd {
  receive(text: string): void;
  hangUp(): void;
}

/** Somebody asks for what is not there. */
class Missing extends Error {}

const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

export class House {
  private readonly tables = new Map<string, LocalTable>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly pace: () => number,
  ) {}

  /** Answer a request, as a server would; what is refused is refused in one sentence. */
  async ask(method: string, address: string, body: unknown): Promise<Answer> {
    try {
      const { pathname, searchParams } = new URL(address, "here://home");
      const [, room = "", id = "", what = ""] = pathname.split("/").slice(1);
      if (room === "here" && id === "games") return { status: 200, body: this.catalogue() };
      if (room === "here" && id === "guides") return { status: 200, body: await this.guide(what, (body as { name: string }).name) };
      if (room === "here") return { status: 200, body: method === "POST" ? await this.make(body) : { tables: await this.mine() } };
      return { status: 200, body: await this.about(await this.table(id), method, what, searchParams) };
    } catch (wrong) {
      if (wrong instanceof Refused) return { status: STATUS[wrong.code], body: { code: wrong.code, sentence: wrong.message } };
      if (wrong instanceof Missing) return { status: 404, body: { code: "missing", sentence: wrong.message } };
      throw wrong;
    }
  }

  private async about(table: LocalTable, method: string, what: string, asked: URLSearchParams): Promise<unknown> {
    switch (`${method} ${what}`) {
      case "GET ":
        return table.answer();
      case "POST start":
        await table.start();
        return table.answer();
      case "GET events":
        return table.eventsSince(readEye(asked.get("eye")), Number(asked.get("since") ?? 0));
      case "GET chat":
        return { messages: [] };
      case "GET record":
        return table.record();
      case "GET draws":
        return table.draws();
      case "GET replay": {
        const eyes = asked.get("eye") === "all" ? table.eyes : [readEye(asked.get("eye"))];
        const { game, players } = table.info();
        return { game, players, fair: true, ...table.replay(eyes) };
      }
      case "POST rematch":
        return this.rematch(table);
      default:
        throw new Missing("At a table without a server this cannot be done.");
    }
  }

  /** The table of that name, taken up from what was kept. */
  private async table(id: string): Promise<LocalTable> {
    let found = this.tables.get(id);
    if (found === undefined) {
      const saved = await this.store.find(id);
      if (saved === undefined) throw new Missing("This device has kept no such game.");
      found = this.tables.get(id) ?? this.open(saved);
    }
    return found;
  }

  private open(saved: Saved): LocalTable {
    const table = new LocalTable(this.engine, this.store, saved, this.pace);
    this.tables.set(saved.id, table);
    return table;
  }

  private async make(body: unknown): Promise<unknown> {
    const wish = body as { game: string; players: number; options?: Record<string, unknown>; seats: SeatWish[]; contribution: string; name: string };
    const table = this.engine.tables.games[wish.game];
    if (table === undefined) throw new Missing("There is no such game here.");
    const [least, most] = table.players;
    if (!(wish.players >= least && wish.players <= most) || wish.seats.length !== wish.players)
      throw new Refused("bad", `This game is for ${least} to ${most} players.`);
    const options = allOptions(table, wish.options ?? {});
    try {
      encoded(table, options);
    } catch {
      throw new Refused("bad", "Without a server this game has no such options.");
    }
    const seats = wish.seats.map((seat): SavedSeat => {
      if (seat.kind === "open") throw new Refused("alone", "Without a server nobody can join from elsewhere: every seat is somebody's here.");
      return { kind: seat.kind === "me" ? "guest" : "bot", name: seat.kind === "me" ? (seat.name ?? wish.name) : "", bot: seat.bot ?? null };
    });
    const mine = seats.findIndex((seat) => seat.kind === "guest");
    const contributions = seats.map((_, i) => (i === mine ? wish.contribution : ""));
    return this.settle({ game: wish.game, players: wish.players, options, seats, contributions, deal: null, seed: random(SEED_BYTES) });
  }

  /** The guided first game: the one that was left, or a new one; the same deal as on every server. */
  private async guide(game: string, name: string): Promise<unknown> {
    const guided = this.engine.tables.games[game]?.guide ?? null;
    if (guided === null) throw new Missing("There is no guide to this game.");
    const deal = `guide/${game}`;
    const left = (await this.store.all()).filter((one) => one.deal === deal && one.state === "playing").sort((a, b) => b.created - a.created)[0];
    if (left !== undefined) return (await this.table(left.id)).answer();
    const [players, number] = guided;
    const seats = Array.from({ length: players }, (_, i): SavedSeat => (i === 0 ? { kind: "guest", name, bot: null } : { kind: "bot", name: "", bot: GUIDED }));
    const seed = toHex(sha256(new TextEncoder().encode(`besace guide ${game} ${number}`)));
    const options = allOptions(this.engine.table(game), {});
    const { table } = (await this.settle({ game, players, options, seats, contributions: [], deal, seed })) as { table: { id: string } };
    const fresh = await this.table(table.id);
    await fresh.start();
    return fresh.answer();
  }

  private async settle(wish: Pick<Saved, "game" | "players" | "options" | "seats" | "contributions" | "deal" | "seed">): Promise<unknown> {
    const id = `${PREFIX}${random(ID_BYTES)}`;
    const fresh = { id, moves: [], state: "waiting" as const, result: null, rematch: null, created: Date.now() };
    const saved = { ...wish, ...fresh };
    await this.store.put(saved).catch(() => {
      throw new Refused("store", "This device could not keep the game: perhaps its storage is full.");
    });
    return this.open(saved).answer();
  }

  private async rematch(table: LocalTable): Promise<unknown> {
    const { game, players, options, rematch, seats } = table.info();
    if (rematch !== null) return (await this.table(rematch)).answer();
    const around = [...seats.slice(1), seats[0]!].map(({ kind, name, bot }): SavedSeat => ({ kind: kind === "bot" ? "bot" : "guest", name, bot }));
    const mine = around.findIndex((seat) => seat.kind === "guest");
    const contributions = around.map((_, i) => (i === mine ? random(ID_BYTES) : ""));
    const next = (await this.settle({ game, players, options, seats: around, contributions, deal: null, seed: random(SEED_BYTES) })) as { table: { id: string } };
    await table.noteRematch(next.table.id);
    const fresh = await this.table(next.table.id);
    await fresh.start();
    return fresh.answer();
  }

  /** What can be played here. */
  private catalogue(): Catalogue {
    const games = Object.entries(this.engine.tables.games).map(([name, table]) => ({
      name,
      players: Array.from({ length: table.players[1] - table.players[0] + 1 }, (_, i) => table.players[0] + i),
      options: table.options.map((option) => ({ ...option, default: option.values[0] })),
      secret_verbs: table.secret_verbs,
      view_fields: { seats: [], by_seat: [], own: [] },
      languages: [],
      arguments: {},
    }));
    const levels = this.engine.tables.search.levels.map(({ name }) => name);
    return { games, bots: levels, levels, reactions: [], address: globalThis.location?.origin ?? "" };
  }

  /** The tables of this device, the newest first. */
  private async mine(): Promise<MyTable[]> {
    const kept = await this.store.all();
    return kept
      .sort((a, b) => b.created - a.created)
      .map(({ id, game, players, options, state, seats, created, deal }) => ({
        id, code: "", game, players, options, state, created_at: created, deal,
        seats: seats.flatMap((seat, i) => (seat.kind === "guest" ? [i] : [])), names: seats.map((seat) => seat.name),
      })); // prettier-ignore
  }

  /** A live connection to a table, by the address that a server would be asked for. */
  async connect(address: string, tell: (text: string) => void, close: (code: number) => void): Promise<LiveEnd> {
    const { pathname, searchParams } = new URL(address);
    const [, , , id = ""] = pathname.split("/");
    let table: LocalTable;
    const watcher: Watcher = { eyes: [readEye(searchParams.get("eyes"))], tell };
    try {
      table = await this.table(id);
      const since = searchParams.get("since");
      if (!table.eyes.includes(watcher.eyes[0] ?? null)) watcher.eyes = [null];
      table.enter(watcher, since === null ? null : Number(since));
    } catch (wrong) {
      if (!(wrong instanceof Missing || wrong instanceof Refused)) throw wrong;
      close(GONE);
      return { receive: () => undefined, hangUp: () => undefined };
    }
    return { receive: (text) => void this.receive(table, watcher, text), hangUp: () => table.leave(watcher) };
  }

  private async receive(table: LocalTable, watcher: Watcher, text: string): Promise<void> {
    const message = JSON.parse(text) as { type: string; id?: string; ply?: number; move?: string; eyes?: Eye[] };
    try {
      if (message.type === "ping") watcher.tell('{"type":"pong"}');
      else if (message.type === "watch") table.watch(watcher, message.eyes ?? []);
      else if (message.type === "move") {
        const version = await table.play(message.move ?? "", message.ply ?? -1);
        watcher.tell(JSON.stringify({ type: "stored", id: message.id, version }));
      }
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      const { version } = table.info();
      watcher.tell(JSON.stringify({ type: "refused", id: message.id ?? "", code: wrong.code, sentence: wrong.message, version }));
    }
  }
}

function readEye(text: string | null): Eye {
  return text === null || text === "board" ? null : Number(text);
}
