/**
 * A table in this browser. It speaks the messages of the server's live connection (docs/protocol.md), keeps every move before it tells of
 * it, and gives each eye its own view and bots an observation: nobody here is handed the state.
 */
import type { Event, TableInfo, You } from "../lib/schema";
import { fromHex, sha256, toHex } from "../lib/sha256";
import { isChallenge } from "./deals";
import type { Engine } from "./engine";
import { advise, type RawAdvice } from "./learn/coach";
import { oddsOf } from "./learn/faces";
import type { Finished } from "./learn/review";
import type { Eye, Match } from "./match";
import { eventsOf, snapshotOf } from "./messages";
import type { Networks } from "./network";
import { Past } from "./past";
import { patiently } from "./patience";
import { Players } from "./players";
import { Refused } from "./refused";
import { Overtaken, type Saved, type Store } from "./store";

const PROTOCOL = 1;
const RETRY_MS = 5_000; // after which a bot's move that could not be kept is tried again
const RULES = { clock: null, absence: { bot: "default", level: null, seconds: null }, spectators: true, reveal_seconds: 0 };

/** Someone who looks on from some eyes, and hears what they may. */
export interface Watcher {
  eyes: Eye[];
  tell(message: string): void;
}

export class LocalTable {
  private readonly watchers = new Set<Watcher>();
  private readonly players: Players;
  private match: Match | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private awaited: ReturnType<typeof setTimeout> | null = null;
  private thinking = false;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private saved: Saved,
    /** Milliseconds that a bot takes at least, so that people can follow. */
    private readonly pace: () => number,
    /** Tells other pages that there is more to read. */
    private readonly announce: (id: string) => void,
    private readonly networks: Networks,
  ) {
    this.players = new Players(engine, networks);
  }

  get id(): string {
    return this.saved.id;
  }

  /** One thing after another. */
  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.turn.then(job);
    this.turn = done.catch(() => undefined);
    return done;
  }

  // what it looks like

  get own(): number[] {
    return this.saved.seats.flatMap((seat, i) => (seat.kind === "guest" ? [i] : []));
  }

  get eyes(): Eye[] {
    return [null, ...(this.saved.state === "over" ? this.saved.seats.keys() : this.own)];
  }

  info(): TableInfo {
    const { id, game, players, options, state, seats, moves, result, contributions, seed, rematch, deal, coach } = this.saved;
    return {
      id, code: "", state, private: true, game, players, options, rules: { ...RULES, coach }, host: this.own[0] ?? null, version: moves.length, result,
      seats: seats.map((seat, i) => ({ seat: i, ...seat, level: null, away: false, shown: false, online: true })),
      commitment: toHex(sha256(fromHex(seed))), contributions: state === "waiting" ? null : contributions,
      seed: state === "over" ? seed : null, seat_changes: [], muted: [], again: false, rematch, deal,
    }; // prettier-ignore
  }

  you(): You {
    return { seats: this.own, host: true, eyes: this.eyes, coached: this.own.filter((seat) => this.mayBeCoached(seat)) };
  }

  /** Whether a coach takes nothing from anybody: all others are bots, or the table's rules allow it. */
  private mayBeCoached(seat: number): boolean {
    if (isChallenge(this.saved.deal)) return false;
    return this.saved.coach || this.saved.seats.every((one, i) => i === seat || one.kind === "bot");
  }

  answer(): { table: TableInfo; you: You } {
    return { table: this.info(), you: this.you() };
  }

  // the game

  private get past(): Past {
    return new Past(this.engine, this.saved);
  }

  /** The position that the log leads to. */
  private current(): Match {
    if (this.match === null) {
      try {
        this.match = this.past.position();
      } catch {
        throw new Refused("state", "What this device has kept of the game cannot be played: it is damaged.");
      }
    }
    return this.match;
  }

  start(): Promise<void> {
    return this.inTurn(async () => {
      if (this.saved.state !== "waiting") throw new Refused("state", "The game has started already.");
      this.saved = { ...this.saved, state: "playing" };
      await this.keep(() => this.current());
      this.everyone(() => this.message("table"));
      for (const watcher of this.watchers) this.show(watcher, null);
    });
  }

  /** Play a seat's move as an answer to the position of a version; the version after it. */
  play(move: string, ply: number): Promise<number> {
    return this.inTurn(async () => {
      const seat = Number(move.split(" ")[0]);
      if (!this.own.includes(seat)) throw new Refused("seat", "You do not sit there.");
      return this.step(move, ply);
    });
  }

  private async step(move: string, ply: number): Promise<number> {
    if (this.saved.state !== "playing") throw new Refused("state", "Nothing can be played here now.");
    const match = this.current();
    const seat = Number(move.split(" ")[0]);
    if (ply !== match.ply && !match.moves(seat).includes(move)) throw new Refused("stale", "The game has gone on: look again.");
    const told: { watcher: Watcher; message: string }[] = [];
    const happened = () => {
      for (const watcher of this.watchers)
        eventsOf(match, watcher.eyes).forEach((message) => told.push({ watcher, message }));
    };
    if (!match.play(move)) throw new Refused("illegal", "This move is not legal now.");
    happened();
    const version = match.ply;
    this.chance(match, happened);
    await this.keep(() => match);
    for (const { watcher, message } of told) if (this.watchers.has(watcher)) watcher.tell(message);
    if (match.over) this.everyone(() => this.message("table"));
    return version;
  }

  /** Chance plays what is due. */
  private chance(match: Match, happened: () => void): void {
    const { luck } = this.past;
    while (match.chanceIsDue) {
      match.chance(luck.move(match));
      happened();
    }
  }

  /** Keep the position that was reached. Where that fails nothing has happened. */
  private async keep(reach: () => Match): Promise<void> {
    const before = this.saved;
    const match = reach();
    this.chance(match, () => undefined);
    const result = match.result();
    const over = result === null ? {} : { state: "over" as const, ended: Date.now() };
    this.saved = { ...before, ...over, version: before.version + 1, moves: [...match.played], result };
    try {
      await this.store.put(this.saved);
    } catch (wrong) {
      this.saved = before;
      this.drop();
      if (!(wrong instanceof Overtaken)) throw new Refused("store", "This device could not keep the move: perhaps its storage is full.");
      await this.read();
      throw new Refused("stale", "The game has gone on in another window: look again.");
    }
    this.announce(this.id);
    this.wake();
  }

  private drop(): void {
    this.match?.close();
    this.match = null;
  }

  /** Another page has kept more of this table: take it up from there. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.read());
  }

  private async read(): Promise<void> {
    const kept = await this.store.find(this.id);
    if (kept === undefined || kept === null || kept.version <= this.saved.version) return;
    const [state, since] = [this.saved.state, this.saved.moves.length];
    this.saved = kept;
    this.drop();
    if (kept.state !== state || kept.rematch !== null) this.everyone(() => this.message("table"));
    for (const watcher of this.watchers) this.show(watcher, state === "waiting" ? null : since);
    this.wake();
  }

  // looking back, and thinking with somebody

  /** What the coach says to a seat, before it is put into words. */
  async advice(seat: number, hint: boolean): Promise<RawAdvice & { ply: number }> {
    if (!this.own.includes(seat)) throw new Refused("seat", "You do not sit there.");
    if (!this.mayBeCoached(seat)) throw new Refused("seat", "At this table there is no coach: it would help one player against the others.");
    if (this.saved.state !== "playing") throw new Refused("state", "There is nothing to advise: no game is being played at this table.");
    const { game } = this.saved;
    const mind = hint ? await this.networks.of(game) : null;
    const match = this.current();
    const { ply } = match;
    const observation = match.observation(seat);
    try {
      return { ply, ...(await patiently(advise(observation, oddsOf(game), hint, mind))) };
    } finally {
      observation.give();
    }
  }

  finished(): Finished {
    this.ended("Only a finished game can be reviewed, once everything is revealed.");
    const { game, moves } = this.saved;
    return { deal: () => this.past.dealt(), moves, secret: this.engine.table(game).secret_verbs, odds: oddsOf(game) };
  }

  // who looks on

  enter(watcher: Watcher, since: number | null): void {
    this.watchers.add(watcher);
    watcher.tell(this.message("welcome"));
    this.show(watcher, since);
    if (!this.store.lasting && since === null) watcher.tell(this.refusal(new Refused("store", "This browser keeps no games: this one is gone when the page is closed.")));
    this.wake();
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** Look from somewhere else. */
  watch(watcher: Watcher, eyes: Eye[]): void {
    if (eyes.some((eye) => !this.eyes.includes(eye))) throw new Refused("seat", "You may not look from there.");
    watcher.eyes = eyes;
    this.show(watcher, null);
  }

  private show(watcher: Watcher, since: number | null): void {
    if (this.saved.state === "waiting") return;
    const version = this.saved.moves.length;
    for (const eye of watcher.eyes) {
      if (since !== null && since <= version) this.since(since, eye).forEach((message) => watcher.tell(message));
      else watcher.tell(snapshotOf(this.current(), eye));
    }
  }

  private message(type: "welcome" | "table"): string {
    return JSON.stringify({ type, ...(type === "welcome" ? { protocol: PROTOCOL } : {}), ...this.answer() });
  }

  private everyone(message: () => string): void {
    for (const watcher of this.watchers) watcher.tell(message());
  }

  // what it tells

  private since(version: number, eye: Eye): string[] {
    this.current(); // so that what is damaged is refused
    return this.past.since(version, eye);
  }

  /** The messages after a version. */
  eventsSince(eye: Eye, since: number): { version: number; messages: Event[] } {
    if (!this.eyes.includes(eye)) throw new Refused("seat", "You may not look from there.");
    const messages = this.saved.state === "waiting" ? [] : this.since(since, eye).map((text) => JSON.parse(text) as Event);
    return { version: this.saved.moves.length, messages };
  }

  /** All that there is to know of a game, once it is over. */
  revealed(): Past {
    this.ended();
    return this.past;
  }

  private ended(otherwise = "The record holds every secret: it is shown once the game is over."): void {
    this.current();
    if (this.saved.state !== "over") throw new Refused("state", otherwise);
  }

  async noteRematch(id: string): Promise<void> {
    await this.inTurn(async () => {
      const next = { ...this.saved, version: this.saved.version + 1, rematch: id };
      await this.store.put(next);
      this.saved = next;
      this.announce(this.id);
    });
    this.everyone(() => this.message("table"));
  }

  // bots

  /** Let a bot that is to move think, in a moment; while somebody looks on, one at a time. */
  private wake(): void {
    if (this.awaited !== null || this.thinking || this.saved.state !== "playing" || this.watchers.size === 0) return;
    const seat = this.current().toAct.find((one) => this.saved.seats[one]?.kind === "bot");
    if (seat === undefined) return;
    this.awaited = setTimeout(() => {
      this.awaited = null;
      void this.think(seat);
    }, this.pace());
  }

  /** What is told without having been asked for. */
  private refusal({ code, message }: Refused): string {
    return JSON.stringify({ type: "refused", id: "", code, sentence: message, version: this.saved.moves.length });
  }

  private tryLater(wrong: Refused): void {
    this.everyone(() => this.refusal(wrong));
    this.awaited = setTimeout(() => {
      this.awaited = null;
      this.wake();
    }, RETRY_MS);
  }

  private async think(seat: number): Promise<void> {
    this.thinking = true;
    try {
      const move = await this.players.chosen(this.saved, this.current(), seat);
      await this.inTurn(async () => {
        if (this.current().moves(seat).includes(move)) await this.step(move, this.current().ply);
      });
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      if (wrong.code !== "stale") this.tryLater(wrong); // else another page's bot was faster
    } finally {
      this.thinking = false;
    }
    this.wake();
  }
}
