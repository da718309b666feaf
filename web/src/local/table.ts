/**
 * A table in this browser. It speaks the messages of the server's live connection (docs/protocol.md), keeps every move before it tells of
 * it, and gives each eye its own view and bots an observation: nobody here is handed the state.
 */
import type { Event, Snapshot, TableInfo, You } from "../lib/schema";
import { fromHex, sha256, toHex } from "../lib/sha256";
import { LevelBot } from "./bots";
import { botSeed, type Chance, chanceOf } from "./chance";
import type { Engine, GameTable, Level } from "./engine";
import { drawSetup, type Eye, Match, type Observation } from "./match";
import type { Finished } from "./learn/review";
import { advise, type RawAdvice } from "./learn/coach";
import { oddsOf } from "./learn/faces";
import { isChallenge } from "./deals";
import { Overtaken, type Saved, type Store } from "./store";

const PROTOCOL = 1;
const PAUSE_MS = 25; // of thinking, after which others have their turn
const RETRY_MS = 5_000; // after which a bot's move that could not be kept is tried again
const RULES = { clock: null, absence: { bot: "default", level: null, seconds: null }, spectators: true, reveal_seconds: 0 };

/** Someone who looks on from some eyes, and hears what they may. */
export interface Watcher {
  eyes: Eye[];
  tell(message: string): void;
}

/** A refusal: a code of the live connection, and one sentence. */
export class Refused extends Error {
  constructor(
    readonly code: "bad" | "stale" | "illegal" | "seat" | "state" | "store" | "alone" | "deal",
    sentence: string,
    /** The deal that has to be played first. */
    readonly deal: string | null = null,
  ) {
    super(sentence);
  }
}

/** Everything that happens within some milliseconds of thinking waits for it; this lets it happen. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Do some work bit by bit, and let others have their turn in between; `step` hears of every bit. */
export async function patiently<Y, T>(work: Generator<Y, T>, step: (done: Y) => void = () => undefined): Promise<T> {
  for (let since = performance.now(); ; ) {
    const next = work.next();
    if (next.done) return next.value;
    step(next.value);
    if (performance.now() - since > PAUSE_MS) {
      await breathe();
      since = performance.now();
    }
  }
}

export class LocalTable {
  private readonly watchers = new Set<Watcher>();
  private readonly bots = new Map<number, LevelBot>();
  private match: Match | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly luck: Chance;
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
  ) {
    this.luck = chanceOf(saved);
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

  private table(): GameTable {
    return this.engine.table(this.saved.game);
  }

  private dealt(): Match {
    const { game, players, options } = this.saved;
    return new Match(this.engine, game, players, options, this.drawn());
  }

  private drawn(): number[] {
    const { game, players, options, draws } = this.saved;
    return draws ?? drawSetup(this.engine, game, players, options, this.luck.setup());
  }

  /** The position that the log leads to. */
  private current(): Match {
    if (this.match === null) {
      try {
        const match = this.dealt();
        this.saved.moves.forEach((move) => match.follow(move));
        this.match = match;
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
        this.events(match, watcher.eyes).forEach((message) => told.push({ watcher, message }));
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
    while (match.chanceIsDue) {
      match.chance(this.luck.move(match));
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
    const match = this.current();
    const { ply } = match;
    const observation = match.observation(seat);
    try {
      return { ply, ...(await patiently(advise(observation, oddsOf(this.saved.game), hint))) };
    } finally {
      observation.give();
    }
  }

  finished(): Finished {
    this.ended("Only a finished game can be reviewed, once everything is revealed.");
    const { game, moves } = this.saved;
    return { deal: () => this.dealt(), moves, secret: this.table().secret_verbs, odds: oddsOf(game) };
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
      if (since !== null && since <= version) this.past(eye, since).forEach((message) => watcher.tell(message));
      else watcher.tell(this.snapshot(this.current(), eye));
    }
  }

  private message(type: "welcome" | "table"): string {
    return JSON.stringify({ type, ...(type === "welcome" ? { protocol: PROTOCOL } : {}), ...this.answer() });
  }

  private everyone(message: () => string): void {
    for (const watcher of this.watchers) watcher.tell(message());
  }

  // what it tells

  private snapshot(match: Match, eye: Eye): string {
    const [view] = match.views([eye]);
    return `{"type":"snapshot","eye":${JSON.stringify(eye)},"version":${match.ply},"view":${view},"clock":null}`;
  }

  /** The last move, as each eye may know it. */
  private events(match: Match, eyes: readonly Eye[]): string[] {
    const move = match.played.at(-1)!;
    const [mark = "", verb = ""] = move.split(" ");
    const seat = mark === "*" ? null : Number(mark);
    const hidden = this.table().secret_verbs.includes(verb);
    const views = match.views(eyes);
    return eyes.map((eye, i) => {
      const shown = hidden && eye !== seat ? null : move;
      const told = JSON.stringify({ type: "event", eye, version: match.ply, seat, verb, move: shown, by: null }).slice(0, -1);
      return `${told},"view":${views[i]},"clock":null}`;
    });
  }

  /** What happened after a version, as one eye saw it. */
  private past(eye: Eye, since: number): string[] {
    this.current(); // so that what is damaged is refused
    const match = this.dealt();
    const found = this.saved.moves.flatMap((move, i) => {
      match.follow(move);
      return i < since ? [] : this.events(match, [eye]);
    });
    match.close();
    return found;
  }

  /** The messages after a version. */
  eventsSince(eye: Eye, since: number): { version: number; messages: Event[] } {
    if (!this.eyes.includes(eye)) throw new Refused("seat", "You may not look from there.");
    const messages = this.saved.state === "waiting" ? [] : this.past(eye, since).map((text) => JSON.parse(text) as Event);
    return { version: this.saved.moves.length, messages };
  }

  /** The whole game from some eyes, version by version. */
  replay(eyes: Eye[]): { version: number; eyes: Eye[]; messages: (Snapshot | Event)[] } {
    this.ended();
    const match = this.dealt();
    const messages = eyes.map((eye) => this.snapshot(match, eye));
    for (const move of this.saved.moves) {
      match.follow(move);
      messages.push(...this.events(match, eyes));
    }
    match.close();
    return { version: this.saved.moves.length, eyes, messages: messages.map((text) => JSON.parse(text) as Snapshot | Event) };
  }

  /** The fair record: its draws instead of the setup that they give, which is for the rules to spell. */
  record(): unknown {
    this.ended();
    const { game, players, options, moves, result, seed, contributions } = this.saved;
    const record = { besace: 1, game, players, options, draws: this.drawn(), moves, result };
    return { besace_fair: this.luck.version, record, commitment: toHex(sha256(fromHex(seed))), seed, contributions };
  }

  /** What every draw was among. */
  draws(): unknown {
    this.ended();
    const { game, players, options, moves } = this.saved;
    const below = this.luck.setup();
    const setup: { below: number; number: number }[] = [];
    drawSetup(this.engine, game, players, options, (k) => {
      setup.push({ below: k, number: below(k) });
      return setup.at(-1)!.number;
    });
    const match = this.dealt();
    const found = moves.flatMap((move, ply) => {
      const outcomes = match.chanceIsDue ? [{ ply, outcomes: runs(match.outcomes()) }] : [];
      match.follow(move);
      return outcomes;
    });
    match.close();
    return { setup, moves: found };
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
      const move = await this.chosen(seat);
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

  private async chosen(seat: number): Promise<string> {
    const observation = this.saved.deal === null ? this.current().observation(seat) : this.unhurried(seat);
    const bot = this.saved.deal === null ? this.bot(seat) : this.prepared(seat);
    try {
      return await patiently(bot.thinking(observation));
    } finally {
      observation.give();
      if (this.saved.deal !== null) bot.give();
    }
  }

  /** What a seat knows if it is always the first of those who choose at the same time: who was quicker makes no difference to its bot. */
  private unhurried(seat: number): Observation {
    const waiting = new Map<string, string[]>();
    for (const move of this.saved.moves) {
      const mark = move.split(" ")[0]!;
      waiting.set(mark, [...(waiting.get(mark) ?? []), move]);
    }
    const match = this.dealt();
    for (;;) {
      const next = match.toAct.includes(seat) ? [`${seat}`] : match.chanceIsDue ? ["*"] : match.toAct.map(String);
      const known = next.map((mark) => waiting.get(mark)).find((moves) => moves !== undefined && moves.length > 0);
      if (known === undefined) break;
      match.follow(known.shift()!);
    }
    const observation = match.observation(seat);
    match.close();
    return observation;
  }

  /** The bot of a prepared deal for its next choice: it thinks as much as everywhere, never as long. */
  private prepared(seat: number): LevelBot {
    const { game, seed, moves } = this.saved;
    const moved = moves.filter((move) => move.startsWith(`${seat} `)).length;
    const level = this.level(seat);
    const iterations = level.milliseconds === null ? null : (this.table().iterations[level.name] ?? null);
    return new LevelBot(this.engine, game, level, botSeed(seed, seat, moved), iterations);
  }

  private level(seat: number): Level {
    const { levels } = this.engine.tables.search;
    return levels.find((one) => one.name === this.saved.seats[seat]?.bot) ?? levels[0]!;
  }

  private bot(seat: number): LevelBot {
    let found = this.bots.get(seat);
    if (found === undefined) {
      const level = this.level(seat);
      const [seed] = crypto.getRandomValues(new Uint32Array(1));
      found = new LevelBot(this.engine, this.saved.game, level, seed ?? 0);
      this.bots.set(seat, found);
    }
    return found;
  }
}

/** Equal neighbours counted together. */
function runs(texts: readonly string[]): [string, number][] {
  const found: [string, number][] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last !== undefined && last[0] === text) last[1] += 1;
    else found.push([text, 1]);
  }
  return found;
}
