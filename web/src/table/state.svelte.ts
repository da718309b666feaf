/** One table on this screen: hears the live connection, lets events wait for their turn, and is the `Table` that games draw. */
import type { AnyView, Coming, Moment, TableFace, Happening, Said, WhyNot } from "../games/contract";
import { Live, type Link, type Socket } from "../lib/live";
import { refusalOf } from "../lib/refusals";
import type { Eye } from "../lib/route";
import type { Clock, Event, Refused, SeatInfo, ServerMessage, TableInfo, You } from "../lib/schema";
import { beat, pace } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { noteCommitment } from "../lib/evidence";
import { words } from "../lib/words.svelte";
import type { Companion } from "./companion";
import { eventsSoFar, happening, linesBefore } from "./earlier";
import type { Flying, Frame } from "./frame";
import { saidOf } from "./log";
import { seatName } from "./names";
import { EventQueue, type Step } from "./queue";
import type { Line } from "./story";
import { Talk } from "./talk.svelte";

/** Something short on the screen that goes away: a hint, or why not. */
export interface Notice {
  said: Said;
  rule: string | null;
  number: number;
}

/** A step of this table: with the moment that it is, and the clocks as they were then. */
interface Arrived extends Step<Happening, AnyView> {
  moment: Moment | null;
  clock: { clock: Clock; at: number } | null;
}

export class TableState implements Frame {
  info = $state.raw() as TableInfo;
  you = $state.raw() as You;
  link = $state<Link>("connecting");
  shown = $state.raw<AnyView | null>(null);
  eye = $state<Eye>(null);
  coming = $state.raw<Coming | null>(null);
  now = $state.raw<{ event: Happening; before: AnyView; after: AnyView } | null>(null);
  step = $state<number | null>(null);
  /** What is said in large letters. */
  line = $state.raw<Said | null>(null);
  beat = $state(0);
  clock = $state.raw<{ clock: Clock; at: number } | null>(null);
  lines = $state.raw<Line[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** What the live region says. */
  heard = $state("");
  hand = $state.raw<unknown>(null);
  /** The seat of the next person at this device, while the curtain is closed. */
  curtain = $state<number | null>(null);
  companion = $state.raw<Companion | null>(null);
  /** Whether what is shown stays until the companion lets it go. */
  held = $state(false);
  private resting = $state(true);
  private pending = $state(0);
  private counted = 0;
  /** The version at which this person was asked to reach out. */
  private reached: number | null = null;
  private newest: AnyView | null = null;
  readonly talk: Talk;
  private readonly live: Live;
  private readonly queue: EventQueue<Happening, AnyView, Arrived>;
  private readonly looked = () => this.lookedAt();
  private readonly online = () => this.live.wake();

  constructor(
    readonly face: TableFace,
    info: TableInfo,
    you: You,
    /** A screen for everyone: the board, whatever seats this guest has. */
    readonly publicOnly = false,
    /** How to reach a table that is not on the server. */
    connect: ((address: string) => Socket) | null = null,
  ) {
    this.info = info;
    this.you = you;
    this.eye = this.firstEye();
    this.hand = face.hand();
    const listener = {
      heard: (message: ServerMessage) => this.take(message),
      linked: (link: Link) => (this.link = link),
      refused: (why: Refused) => this.turnedDown(why),
    };
    this.live = connect === null ? new Live(info.id, this.eye, listener) : new Live(info.id, this.eye, listener, connect);
    this.talk = new Talk(info.id, () => this.live, (seat) => this.own.includes(seat));
    this.queue = new EventQueue({
      expect: (step, milliseconds, asked) => this.expect(step, milliseconds, asked),
      see: (step, at, milliseconds) => this.see(step, at, milliseconds),
      tell: (step, milliseconds) => this.tell(step, milliseconds),
      show: (step, milliseconds) => this.show(step, milliseconds),
      stays: (step) => (this.held = this.companion?.happened(step) ?? false),
      rest: (view) => this.rest(view),
      beat: () => (document.hidden ? 0 : beat()),
      pace: () => (document.hidden ? 0 : pace()),
    });
  }

  start(): void {
    document.addEventListener("visibilitychange", this.looked);
    addEventListener("online", this.online);
    this.live.start();
    void this.readBack();
    void this.talk.readBack();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.looked);
    removeEventListener("online", this.online);
    this.live.stop();
    this.queue.stop();
  }

  // what games read

  get view(): AnyView {
    if (this.shown === null) throw new Error("The table is not laid yet.");
    return this.shown;
  }

  get past(): AnyView[] {
    return this.lines.map((line) => line.after);
  }

  get flying(): readonly Flying[] {
    return this.talk.flying;
  }

  get seats(): SeatInfo[] {
    return this.info.seats;
  }

  get names(): string[] {
    return this.seats.map(seatName);
  }

  /** Whether the game goes on, as far as this screen has come. */
  get playing(): boolean {
    return this.info.state === "playing" || (this.info.state === "over" && !this.resting);
  }

  /** The seats of people at this device. */
  get own(): number[] {
    return this.publicOnly ? [] : this.you.seats;
  }

  get mine(): boolean {
    const seat = this.eye;
    if (seat === null || !this.own.includes(seat) || this.curtain !== null || !this.playing) return false;
    if (!this.resting || this.pending > 0 || this.now !== null || this.shown === null) return false;
    return this.shown.to_act.includes(seat) && this.shown.seat === seat;
  }

  get moves(): readonly string[] {
    return this.mine ? this.view.moves : [];
  }

  /** Whether moves are on their way. */
  get sending(): boolean {
    return this.pending > 0;
  }

  /** Whether something is still being shown. */
  get busy(): boolean {
    return !this.resting;
  }

  play(...moves: string[]): void {
    if (moves.length === 0 || this.shown === null) return;
    this.notice = null;
    this.live.play(this.shown.ply, moves);
    this.pending = this.live.pending;
  }

  letHappen(): void {
    if (!this.coming?.asked) return;
    if (this.resting) this.draw(this.view);
    else this.queue.letGo();
  }

  refuse(why: WhyNot): void {
    this.tellShort(why, why.rule);
    sound("no");
  }

  hint(said: Said): void {
    this.tellShort(said, null);
  }

  // what the page does

  skip(): void {
    this.companion?.interrupted();
    this.held = false;
    this.queue.skip();
  }

  /** What was left on the screen has been looked at. */
  letGo(): void {
    this.held = false;
    this.queue.letGo();
  }

  /** The next person is alone with the device now. */
  lift(): void {
    if (this.curtain === null) return;
    this.lookFrom(this.curtain);
    this.curtain = null;
  }

  /** Look from somewhere else: nothing of what was seen before stays. */
  lookFrom(eye: Eye): void {
    if (eye === this.eye && this.shown !== null) return;
    this.eye = eye;
    this.shown = null;
    this.newest = null;
    this.now = this.coming = this.step = this.line = null;
    this.lines = [];
    this.notice = null;
    this.heard = "";
    this.hand = this.face.hand();
    this.live.watch(eye);
    void this.readBack();
  }

  /** The table and we as the server sees us, from an answer over HTTP. */
  update(info: TableInfo, you: You): void {
    const change = info.seat_changes.slice(this.info.seat_changes.length).at(-1);
    if (change !== undefined) this.tellShort(saidOf(change), null);
    this.info = info;
    this.you = you;
    if (info.seed === null) noteCommitment(info.id, info.commitment);
    this.settle();
  }

  // what arrives

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
      case "table":
        this.update(message.table, message.you);
        if (message.type === "welcome" && this.resting && this.shown !== null) this.reach(this.shown); // what we sent may be lost
        return;
      case "snapshot":
        this.clock = message.clock === null ? null : { clock: message.clock, at: Date.now() };
        this.newest = message.view as unknown as AnyView;
        this.queue.jump(this.newest);
        if (this.lines.length > 0 && this.lines.at(-1)!.version < message.version) void this.readBack(); // more was missed than is told
        return;
      case "event":
        this.event(message);
        return;
      case "stored":
        this.pending = this.live.pending;
        this.settle(); // the event may have been shown before: it is the next person's turn now
        return;
      case "chat":
        this.talk.hear(message);
        return;
      case "reaction":
        this.talk.fly(message.seat, message.reaction);
        return;
      case "presence": {
        const seats = this.seats.map((seat) => (seat.seat === message.seat ? { ...seat, online: message.online } : seat));
        this.info = { ...this.info, seats };
        return;
      }
    }
  }

  private event(message: Event): void {
    const event = happening(message);
    const before = this.newest;
    const after = message.view as unknown as AnyView;
    const clock = message.clock === null ? null : { clock: message.clock, at: Date.now() };
    const found = before === null ? null : (this.face.moment?.(event, before, after, this.names) ?? null);
    const moment = found !== null && this.reached === before?.ply ? { ...found, tap: false } : found; // it was asked for already
    this.newest = after;
    this.resting = false;
    this.queue.push({ event, before, after, clock, moment, beats: moment?.settle ?? this.face.beats(event, before, after) });
  }

  private expect({ event, moment }: Arrived, milliseconds: number, asked: boolean): void {
    this.beat = milliseconds;
    this.now = this.step = this.line = null;
    this.coming = { seat: event.seat, verb: event.verb, asked };
    if (!asked && moment?.drum) sound(moment.drum);
  }

  private see(step: Arrived, at: number, milliseconds: number): void {
    this.beat = milliseconds;
    this.onStage(step, at);
    const { line, sound: name } = step.moment!.seen![at]!;
    if (line !== undefined) this.line = line;
    if (name) sound(name);
  }

  /** What happens, with the views around it: the same object as long as it is shown. */
  private onStage({ event, before, after }: Arrived, at: number | null): void {
    this.coming = null;
    this.step = at;
    if (this.now?.event !== event) this.now = before === null ? null : { event, before, after };
  }

  private tell(step: Arrived, milliseconds: number): void {
    this.beat = milliseconds;
    const { event, before, after, moment } = step;
    const seen = this.step !== null;
    if (moment === null || this.now?.event !== event) this.line = null; // of something else, or of what was skipped
    this.onStage(step, null);
    if (moment?.line !== undefined) this.line = moment.line;
    this.lines = [...this.lines, { version: event.version, event, before, after }];
    const said = this.face.tell(event, before, after, this.names);
    if (said !== null) this.announce(said);
    const name = seen ? null : this.face.sound(event, before, after); // what was seen was heard too
    if (name !== null && (milliseconds > 0 || moment !== null || !this.queue.busy)) sound(name);
  }

  private show({ after, clock }: Arrived, milliseconds: number): void {
    this.beat = milliseconds;
    this.shown = after;
    this.clock = clock;
  }

  private rest(view: AnyView): void {
    const asked = this.mineIn(this.shown);
    this.shown = view;
    this.now = this.coming = this.step = this.line = null;
    this.held = false;
    this.beat = document.hidden ? 0 : beat();
    this.resting = true;
    this.settle();
    this.reach(view);
    if (!asked && this.mineIn(view)) sound("turn");
    if (view.over) sound(view.winners?.some((seat) => this.own.includes(seat)) ? "win" : "end");
  }

  /** Chance may wait for a hand of ours: for that of who looks until it reaches out, for any other one no longer than it has to. */
  private reach(view: AnyView): void {
    const hand = this.face.reach?.(view) ?? null;
    if (hand === null || !this.playing || !this.own.includes(hand.seat)) return;
    if (hand.seat !== this.eye || this.curtain !== null || document.hidden || pace() === 0) return this.draw(view);
    this.reached = view.ply;
    this.coming = { ...hand, seat: null, asked: true };
  }

  private draw(view: AnyView): void {
    if (this.coming !== null) this.coming = { ...this.coming, asked: false };
    this.live.draw(view.ply);
  }

  private mineIn(view: AnyView | null): boolean {
    return view !== null && view.to_act.some((seat) => typeof seat === "number" && this.own.includes(seat));
  }

  private turnedDown(why: Refused): void {
    this.pending = this.live.pending;
    this.settle();
    this.tellShort({ message: "web-refused", args: { code: why.code, sentence: refusalOf(why.code, why.sentence) } }, null);
  }

  private announce(said: Said): void {
    this.heard = words(said.message, said.args);
  }

  private tellShort(said: Said, rule: string | null): void {
    this.notice = { said, rule, number: ++this.counted };
    this.announce(said);
  }

  private lookedAt(): void {
    if (!document.hidden) return this.live.wake();
    if (this.companion === null) this.queue.skip(); // a guide has something to say about what happens meanwhile
    if (this.resting && this.coming?.asked) this.draw(this.view);
  }

  // whose eyes

  /** Where to look from while nobody has to be told to look away. */
  private firstEye(): Eye {
    return this.own.length === 1 || this.info.state === "over" ? (this.own[0] ?? null) : null;
  }

  /** See to it that the right eye looks: one's own, or with several people at this device the one whose turn it is. */
  private settle(): void {
    if (!this.resting || this.pending > 0) return;
    if (this.own.length > 1 && this.playing) return this.passOn();
    this.curtain = null;
    const fine = this.own.length === 0 ? this.you.eyes.includes(this.eye) : this.info.state === "over" && this.eye !== null;
    if (!fine && this.eye !== this.firstEye()) this.lookFrom(this.firstEye());
  }

  /** Close the curtain when somebody else at this device has to choose. */
  private passOn(): void {
    const asked = this.own.filter((seat) => this.shown?.to_act.includes(seat));
    if (asked.length === 0 || (this.eye !== null && asked.includes(this.eye))) return;
    if (this.curtain !== null && asked.includes(this.curtain)) return;
    this.curtain = asked[0]!;
    if (this.eye !== null) this.lookFrom(null);
  }

  /** What had happened before we came: for the log, and for games that remember what lies face down now. */
  private async readBack(): Promise<void> {
    const { info, eye } = this;
    if (info.state === "waiting") return;
    const events = await eventsSoFar(info.id, eye);
    if (this.eye !== eye) return;
    const lines = linesBefore((this.shown?.ply ?? info.version) + 1, events); // nothing that is still to be shown
    this.lines = [...lines, ...this.lines.filter((line) => line.version > (lines.at(-1)?.version ?? 0))];
  }
}
