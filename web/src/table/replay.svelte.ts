/** A finished game, position by position, as one eye sees it. */
import type { AnyView, Coming, Happening, Moment, Said, Seen, Table, TableFace } from "../games/contract";
import type { Eye } from "../lib/route";
import type { Event, Replay, SeatInfo } from "../lib/schema";
import { beat, pace } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { FinishedTable } from "./finished";
import { seatName } from "./names";
import { EventQueue, type Step } from "./queue";
import { happening } from "./earlier";

/** What one eye saw: `views[v]` is the position of version v, `events[v]` the move that led there. */
export interface Film {
  eye: Eye;
  views: AnyView[];
  events: Happening[];
}

/** The films of all eyes of a replay. */
export function films(replay: Replay): Film[] {
  return replay.eyes.map((eye) => {
    const film: Film = { eye, views: [], events: [] };
    for (const message of replay.messages) {
      if (message.eye !== eye) continue;
      film.views[message.version] = message.view as unknown as AnyView;
      if (message.type === "event") film.events[message.version] = happening(message as Event);
    }
    return film;
  });
}

/** A step of the eye that is shown first: those of the others go with it. */
interface Told extends Step<Happening, AnyView> {
  moment: Moment | null;
}

/** Where we are in the game, shared by all eyes that are shown. */
export class Reel {
  /** The move that was told last. */
  at = $state(0);
  /** The position that lies on the table: during a moment still that before it. */
  laid = $state(0);
  /** The move that is being shown, null while nothing moves. */
  moving = $state<number | null>(null);
  coming = $state.raw<Coming | null>(null);
  step = $state<number | null>(null);
  line = $state.raw<Said | null>(null);
  /** Where all this ends. */
  private goal = 0;
  private readonly names: string[];
  private readonly queue: EventQueue<Happening, AnyView, Told>;

  constructor(
    readonly face: TableFace,
    readonly seats: readonly SeatInfo[],
    readonly last: number,
  ) {
    this.names = seats.map(seatName);
    this.queue = new EventQueue({
      expect: ({ event, moment }) => {
        this.coming = { seat: event.seat, verb: event.verb, asked: false };
        if (moment?.drum) sound(moment.drum);
      },
      see: ({ moment }, at) => this.see(at, moment!.seen![at]!),
      tell: (told) => this.tell(told),
      show: () => (this.laid = this.goal),
      rest: () => this.rest(),
      beat,
      pace,
    });
  }

  /** Go somewhere; one step forward is shown as it happened, for so many milliseconds. */
  go(to: number, film: Film): number {
    const next = Math.max(0, Math.min(this.last, to));
    const [event, before, after] = [film.events[next], film.views[next - 1], film.views[next]!];
    const forward = next === this.goal + 1;
    this.queue.jump(after); // whatever is being shown is over
    this.goal = next;
    if (!forward || event === undefined || before === undefined || pace() === 0) {
      this.rest();
      return 0;
    }
    const found = this.face.moment?.(event, before, after, this.names) ?? null;
    const moment = found === null ? null : { ...found, tap: false }; // nobody draws here any more
    const beats = moment?.settle ?? this.face.beats(event, before, after);
    this.queue.push({ event, before, after, moment, beats });
    return moment === null ? beat() * beats : pace() * (moment.lead + (moment.seen ?? []).reduce((sum, one) => sum + one.beats, 0) + moment.told + beats);
  }

  /** Where one goes on from: the move that is being shown, or the last one. */
  get here(): number {
    return this.goal;
  }

  stop(): void {
    this.queue.stop();
  }

  private see(at: number, { line, sound: name }: Seen): void {
    [this.coming, this.step, this.moving] = [null, at, this.goal];
    if (line !== undefined) this.line = line;
    if (name) sound(name);
  }

  private tell({ event, before, after, moment }: Told): void {
    const name = this.step === null ? this.face.sound(event, before, after) : null; // what was seen was heard too
    [this.coming, this.step, this.moving, this.at] = [null, null, this.goal, this.goal];
    this.line = moment?.line === undefined ? this.line : moment.line;
    if (name !== null) sound(name);
  }

  private rest(): void {
    this.at = this.laid = this.goal;
    this.coming = this.step = this.line = this.moving = null;
  }
}

/** The `Table` of one eye of a replay. */
export class ReplayTable extends FinishedTable {
  #now: Table["now"] = null;

  constructor(
    readonly reel: Reel,
    readonly film: Film,
  ) {
    super(reel.face);
  }

  get eye(): Eye {
    return this.film.eye;
  }

  get seats(): readonly SeatInfo[] {
    return this.reel.seats;
  }

  get view(): AnyView {
    return this.film.views[this.reel.laid]!;
  }

  get past(): AnyView[] {
    return this.film.views.slice(0, this.reel.laid + 1);
  }

  get now(): Table["now"] {
    const at = this.reel.moving;
    const [event, before, after] = at === null ? [] : [this.film.events[at], this.film.views[at - 1], this.film.views[at]];
    if (event === undefined || before === undefined || after === undefined) return null;
    if (this.#now?.event !== event) this.#now = { event, before, after }; // the same object as long as it is shown
    return this.#now;
  }

  override get coming(): Coming | null {
    return this.reel.coming;
  }

  override get step(): number | null {
    return this.reel.step;
  }

  get line(): Said | null {
    return this.reel.line;
  }

  get beat(): number {
    return beat();
  }
}
