/**
 * What a server is elsewhere, in this browser: tables and their live connections, asked for by the same addresses. It has no pages,
 * no guests and no other people: whoever holds the device is at home.
 */
import type { Catalogue, MyTable, SeatWish } from "../lib/schema";
import { sha256, toHex } from "../lib/sha256";
import { Challenges } from "./challenges";
import { Engine } from "./engine";
import { PREFIX } from "./here";
import { allOptions, encoded, type Eye } from "./match";
import { Networks } from "./network";
import { historyOf } from "./places";
import { Missing, Refused } from "./refused";
import { Reviews } from "./reviews";
import type { Saved, SavedSeat, Store, Wish } from "./store";
import { LocalTable, type Watcher } from "./table";

const SEED_BYTES = 32;
const ID_BYTES = 8;
const GONE = 4004;
const GUIDED = "puppy"; // the gentlest
const DAYS_LISTED = 7;
const STATUS: Record<Refused["code"], number> = { bad: 400, stale: 409, illegal: 409, seat: 403, state: 409, store: 503, alone: 409, deal: 403 };

export interface Answer {
  status: number;
  body: unknown;
}

/** The house's end of a live connection. */
export interface LiveEnd {
  receive(text: string): void;
  hangUp(): void;
}

/** What the house tells other pages, and hears from them. */
export interface Bus {
  announce(table: string): void;
  onTable: ((table: string) => void) | null;
}

const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
const NO_SERVER = "At a table without a server this cannot be done.";

export class House {
  private readonly tables = new Map<string, LocalTable>();
  private readonly reviews: Reviews;
  private readonly challenges: Challenges;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly pace: () => number,
    private readonly bus: Bus = { announce: () => undefined, onTable: null },
    private readonly clock: () => number = () => Date.now(),
    /** Milliseconds that somebody likes to wait for a review. */
    patience = 10_000,
    private readonly networks = new Networks(engine),
  ) {
    this.challenges = new Challenges(engine, store, clock);
    this.reviews = new Reviews(engine, store, patience);
    bus.onTable = (id) => void this.tables.get(id)?.catchUp();
  }

  /** Answer a request, as a server would; what is refused is refused in one sentence. */
  async ask(method: string, address: string, body: unknown, name = ""): Promise<Answer> {
    try {
      const { pathname, searchParams } = new URL(address, "here://home");
      const [, room = "", id = "", what = ""] = pathname.split("/").slice(1);
      return { status: 200, body: await this.answer(`${method} ${room}`, id, what, searchParams, body, name) };
    } catch (wrong) {
      if (wrong instanceof Refused) return { status: STATUS[wrong.code], body: { code: wrong.code, sentence: wrong.message, deal: wrong.deal } };
      if (wrong instanceof Missing) return { status: 404, body: { code: "missing", sentence: wrong.message } };
      throw wrong;
    }
  }

  private async answer(what: string, id: string, more: string, asked: URLSearchParams, body: unknown, name: string): Promise<unknown> {
    switch (what) {
      case "GET here":
        return id === "games" ? this.catalogue() : { tables: await this.mine() };
      case "POST here":
        return id === "guides" ? this.guide(more, (body as { name: string }).name) : this.make(body);
      case "GET me":
        return id === "history" ? historyOf(await this.store.all()) : { tables: await this.store.all() };
      case "DELETE here":
      case "DELETE me":
        return this.forget();
      case "GET challenges":
        return id === "" ? this.challenges.list(Number(asked.get("days") ?? DAYS_LISTED)) : more === "" ? this.challenges.info(id) : this.challenges.compare(id);
      case "POST challenges":
        if (more === "play") return this.playDeal(id, name);
        if (more === "give-up") return this.challenges.giveUp(id);
        throw new Refused("alone", "Deals for friends need a server, so that everyone gets the same.");
      default:
        return this.about(await this.table(id), `${what.split(" ")[0]} ${more}`, asked, body);
    }
  }

  private async about(table: LocalTable, what: string, asked: URLSearchParams, body: unknown): Promise<unknown> {
    const seat = Number(asked.get("seat") ?? (body as { seat?: number } | undefined)?.seat ?? 0);
    switch (what) {
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
        return table.revealed().record();
      case "GET draws":
        return table.revealed().draws();
      case "GET coach":
        return this.toTell("advice", table, await table.advice(seat, asked.get("hint") !== "false"));
      case "POST review":
        return this.reviews.want(table.id, this.reviewed(table, seat), table.finished());
      case "GET review":
        return this.toTell("review", table, await this.reviews.state(table.id, this.reviewed(table, seat), table.finished()));
      case "DELETE review":
        this.reviews.cancel(table.id, seat);
        return {};
      case "GET replay": {
        const eyes = asked.get("eye") === "all" ? table.eyes : [readEye(asked.get("eye"))];
        const { game, players } = table.info();
        return { game, players, fair: true, ...table.revealed().replay(eyes) };
      }
      case "POST rematch":
        return this.rematch(table);
      default:
        throw new Missing(NO_SERVER);
    }
  }

  /** What the page puts into words (telling.ts): with everything that it needs to know for that. */
  private toTell(tell: string, table: LocalTable, found: object): object {
    const { game, seats, id } = table.info();
    const { arguments: kinds, secret_verbs } = this.engine.table(game);
    return { tell, about: { table: id, game, seats, arguments: kinds, secret: secret_verbs, sure: this.engine.tables.learn.sure, telling: this.engine.tables.learn.telling }, found };
  }

  private reviewed(table: LocalTable, seat: number): number {
    const { players } = table.info();
    if (!Number.isInteger(seat) || seat < 0 || seat >= players) throw new Refused("state", `There is no seat ${seat}: the seats are 0 to ${players - 1}.`);
    return seat;
  }

  /** The table of that name, taken up from what was kept. */
  private async table(id: string): Promise<LocalTable> {
    let found = this.tables.get(id);
    if (found === undefined) {
      const saved = await this.store.find(id);
      if (saved === undefined) throw new Missing("This device has kept no such game.");
      if (saved === null) throw new Refused("state", "What this device has kept of the game cannot be read: it is damaged.");
      found = this.tables.get(id) ?? this.open(saved);
    }
    return found;
  }

  private open(saved: Saved): LocalTable {
    const table = new LocalTable(this.engine, this.store, saved, this.pace, (id) => this.bus.announce(id), this.networks);
    this.tables.set(saved.id, table);
    return table;
  }

  private async make(body: unknown): Promise<unknown> {
    const wish = body as { game: string; players: number; options?: Record<string, unknown>; seats: SeatWish[]; contribution: string; name: string; rules?: { coach?: boolean } };
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
    const { game, players } = wish;
    return (await this.settle({ game, players, options, seats, contributions, deal: null, seed: random(SEED_BYTES), coach: wish.rules?.coach ?? false })).answer();
  }

  /** The guided first game: the one that was left, or a new one; the same deal as on every server. */
  private async guide(game: string, name: string): Promise<unknown> {
    const guided = this.engine.tables.games[game]?.guide ?? null;
    if (guided === null) throw new Missing("There is no guide to this game.");
    const deal = `guide/${game}`;
    const left = (await this.store.all()).filter((one) => one.deal === deal && one.state === "playing").sort((a, b) => b.created - a.created)[0];
    if (left !== undefined) return (await this.table(left.id)).answer();
    const [players, number] = guided;
    const seed = toHex(sha256(new TextEncoder().encode(`besace guide ${game} ${number}`)));
    const options = allOptions(this.engine.table(game), {});
    return this.begun({ game, players, options, seats: besideBots(players, 0, name, GUIDED), contributions: [], deal, seed });
  }

  /** The one table where a deal of the day is played: made now, or the one that was begun. */
  private async playDeal(id: string, name: string): Promise<unknown> {
    const { begun, deal } = await this.challenges.toPlay(id);
    if (begun !== null) return (await this.table(begun)).answer();
    const { seat, level, ...wish } = deal;
    return this.begun({ ...wish, seats: besideBots(wish.players, seat, name, level), contributions: [] });
  }

  private async begun(wish: Wish): Promise<unknown> {
    const fresh = await this.settle(wish);
    await fresh.start();
    return fresh.answer();
  }

  private async settle(wish: Wish): Promise<LocalTable> {
    const id = `${PREFIX}${random(ID_BYTES)}`;
    const fresh = { id, version: 1, coach: false, draws: null, moves: [], state: "waiting" as const, result: null, rematch: null, created: this.clock(), ended: null };
    const saved = { ...fresh, ...wish };
    await this.store.put(saved).catch(() => {
      throw new Refused("store", "This device could not keep the game: perhaps its storage is full.");
    });
    return this.open(saved);
  }

  private async rematch(table: LocalTable): Promise<unknown> {
    const { game, players, options, rematch, seats, rules } = table.info();
    if (rematch !== null) return (await this.table(rematch)).answer();
    const around = [...seats.slice(1), seats[0]!].map(({ kind, name, bot }): SavedSeat => ({ kind: kind === "bot" ? "bot" : "guest", name, bot }));
    const mine = around.findIndex((seat) => seat.kind === "guest");
    const contributions = around.map((_, i) => (i === mine ? random(ID_BYTES) : ""));
    const next = await this.settle({ game, players, options, seats: around, contributions, deal: null, seed: random(SEED_BYTES), coach: rules.coach });
    await table.noteRematch(next.id);
    await next.start();
    return next.answer();
  }

  // what this device has

  /** What can be played here. */
  private catalogue(): Catalogue {
    const games = Object.entries(this.engine.tables.games).map(([name, table]) => ({
      name,
      players: Array.from({ length: table.players[1] - table.players[0] + 1 }, (_, i) => table.players[0] + i),
      options: table.options.map((option) => ({ ...option, default: option.values[0] })),
      secret_verbs: table.secret_verbs,
      view_fields: { seats: [], by_seat: [], own: [] },
      languages: [],
      arguments: table.arguments,
    }));
    const levels = this.engine.tables.search.levels.map(({ name }) => name);
    return { games, bots: levels, levels, others: [], reactions: [], address: globalThis.location?.origin ?? "" };
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

  private async forget(): Promise<object> {
    await this.store.clear();
    this.tables.clear();
    return {};
  }

  // live connections

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

/** One person among bots of a level. */
const besideBots = (players: number, seat: number, name: string, bot: string) =>
  Array.from({ length: players }, (_, i): SavedSeat => (i === seat ? { kind: "guest", name, bot: null } : { kind: "bot", name: "", bot }));

function readEye(text: string | null): Eye {
  return text === null || text === "board" ? null : Number(text);
}
