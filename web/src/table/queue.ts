/**
 * Events wait here for their turn on the screen: each is shown for its beats, then the next. The truth is never far: whoever is far
 * behind is shown what is routine faster, whoever is very far behind, does not look, or wants no animation sees the newest position
 * at once. A moment has its acts and its own time, which no backlog shortens.
 */

/** How many beats the acts of a moment take before things find their places. */
export interface Acts {
  lead: number;
  /** The steps in which it is seen before it is told. */
  seen?: readonly { beats: number }[];
  told: number;
  /** Whether it waits before the first act until it is let happen. */
  tap?: boolean;
}

/** For how many beats something of a moment can be expected, seen or read before things find their places. */
export const lasts = ({ lead, seen = [], told }: Acts): number => lead + told + seen.reduce((sum, { beats }) => sum + beats, 0);

/** One thing that happened, with the positions before and after it. */
export interface Step<E, V> {
  event: E;
  before: V | null;
  after: V;
  /** How many beats to show it for; of a moment, how long things take to find their places. */
  beats: number;
  moment: Acts | null;
}

export interface Screen<S, V> {
  /** A moment comes: nothing of how it ends may be seen. `asked`: it waits until it is let go. `beat` is in milliseconds, 0 for no animation. */
  expect(step: S, beat: number, asked: boolean): void;
  /** What happens is seen, by this step of it, while not a word is said yet. */
  see(step: S, at: number, beat: number): void;
  /** What happened is told, while the table still lies as before. */
  tell(step: S, beat: number): void;
  /** Lay the table as it is after the step. */
  show(step: S, beat: number): void;
  /** A step has been shown for its beats; true to leave it on the screen until `letGo`. */
  stays?(step: S): boolean;
  /** Nothing is being shown any more: this is the truth. */
  rest(view: V): void;
  /** Milliseconds of one beat of animation right now. */
  beat(): number;
  /** Milliseconds of one beat of a moment right now: time passes even where nothing may move. */
  pace(): number;
}

/** What is done at once, and how long it is looked at: null for until it is let go. */
interface Act {
  run: () => void;
  lasts: number | null;
  /** Whether there is nothing in it for whoever does not want to wait. */
  expects?: boolean;
}

const A_FEW = 3;
const MANY = 10;
const TOO_MANY = 24;
const HURRY = 0.6;
const RUN = 0.3;

/** How fast to go with so many steps still waiting, as a factor of a beat. */
export function haste(waiting: number): number {
  if (waiting > TOO_MANY) return 0;
  if (waiting > MANY) return RUN;
  return waiting > A_FEW ? HURRY : 1;
}

export class EventQueue<E, V, S extends Step<E, V> = Step<E, V>> {
  private waiting: S[] = [];
  /** The step on the screen, and what of it is still to be done. */
  private step: S | null = null;
  private acts: Act[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private paused = false;

  constructor(private readonly screen: Screen<S, V>) {}

  /** Whether anything is being shown or waits for it. */
  get busy(): boolean {
    return this.step !== null || this.waiting.length > 0;
  }

  push(step: S): void {
    this.waiting.push(step);
    if (this.step === null && !this.paused) this.next();
  }

  /** Forget what waits and show this position: it is newer than all of that. */
  jump(view: V): void {
    clearTimeout(this.timer);
    this.waiting = this.acts = [];
    this.step = null;
    this.held = false;
    this.screen.rest(view);
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.held = false;
    if (this.step === null) return;
    const left = this.acts.splice(0);
    for (const step of this.waiting.splice(0)) {
      left.push(...this.actsOf(step, 0, 0));
      this.step = step;
    }
    for (const act of left) if (!act.expects) act.run();
    this.rest();
  }

  /** Go on after a step that stayed, or with a moment that waited. */
  letGo(): void {
    if (!this.held) return;
    this.held = false;
    if (this.acts.length > 0) this.goOn();
    else this.next();
  }

  private next(): void {
    const step = this.waiting.shift();
    if (step === undefined) return this.rest();
    this.step = step;
    this.acts = this.actsOf(step, this.screen.beat(), this.screen.pace());
    this.goOn();
  }

  /** Act after act; one of no time is followed at once. */
  private goOn(): void {
    for (let act = this.acts.shift(); act !== undefined; act = this.acts.shift()) {
      act.run();
      if (act.lasts === 0) continue;
      if (act.lasts === null) this.held = true;
      else this.timer = setTimeout(() => this.goOn(), act.lasts);
      return;
    }
    this.held = this.step !== null && (this.screen.stays?.(this.step) ?? false);
    if (!this.held) this.next();
  }

  private actsOf(step: S, beat: number, pace: number): Act[] {
    const { screen } = this;
    if (step.moment === null || pace === 0) {
      const hurried = step.moment === null ? beat * haste(this.waiting.length) : 0;
      return [{ run: () => (screen.tell(step, hurried), screen.show(step, hurried)), lasts: hurried * step.beats }];
    }
    const { lead, seen = [], told, tap = false } = step.moment;
    const asks: Act[] = tap ? [{ run: () => screen.expect(step, beat, true), lasts: null, expects: true }] : [];
    return [
      ...asks,
      { run: () => screen.expect(step, beat, false), lasts: pace * lead, expects: true },
      ...seen.map(({ beats }, at) => ({ run: () => screen.see(step, at, beat), lasts: pace * beats, expects: true })),
      { run: () => screen.tell(step, beat), lasts: pace * told },
      { run: () => screen.show(step, beat), lasts: pace * step.beats },
    ];
  }

  private rest(): void {
    const last = this.step;
    this.step = null;
    if (last !== null) this.screen.rest(last.after);
  }

  /** Stop for good. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = this.acts = [];
    this.step = null;
    this.paused = true;
  }
}
