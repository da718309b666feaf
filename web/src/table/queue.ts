/**
 * Events wait here for their turn on the screen: each is shown for its beats, then the next. The truth is never far: whoever is far
 * behind is shown faster, whoever is very far behind, does not look, or wants no animation sees the newest position at once.
 */

/** One thing that happened, with the positions before and after it. */
export interface Step<E, V> {
  event: E;
  before: V | null;
  after: V;
  /** How many beats to show it for. */
  beats: number;
}

export interface Screen<E, V> {
  /** Show a step; `beat` is in milliseconds, 0 for no animation. */
  show(step: Step<E, V>, beat: number): void;
  /** A step has been shown for its beats; true to leave it on the screen until `letGo`. */
  stays?(step: Step<E, V>): boolean;
  /** Nothing is being shown any more: this is the truth. */
  rest(view: V): void;
  /** Milliseconds of one beat right now. */
  beat(): number;
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

export class EventQueue<E, V> {
  private waiting: Step<E, V>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private showing = false;
  private held = false;
  private paused = false;

  constructor(private readonly screen: Screen<E, V>) {}

  /** Whether anything is being shown or waits for it. */
  get busy(): boolean {
    return this.showing || this.waiting.length > 0;
  }

  push(step: Step<E, V>): void {
    this.waiting.push(step);
    if (!this.showing && !this.paused) this.next();
  }

  /** Forget what waits and show this position: it is newer than all of that. */
  jump(view: V): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.showing = this.held = false;
    this.screen.rest(view);
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.held = false;
    if (!this.busy) return;
    let last: V | null = null;
    for (const step of this.waiting.splice(0)) {
      this.screen.show(step, 0);
      last = step.after;
    }
    this.showing = false;
    const now = last ?? this.shown;
    if (now !== null) this.screen.rest(now);
  }

  /** Go on after a step that stayed. */
  letGo(): void {
    if (!this.held) return;
    this.held = false;
    this.next();
  }

  private shown: V | null = null;

  private next(): void {
    let step = this.waiting.shift();
    while (step !== undefined) {
      const beat = this.screen.beat() * haste(this.waiting.length);
      this.shown = step.after;
      this.showing = true;
      this.screen.show(step, beat);
      const now = step;
      const wait = beat * now.beats;
      if (wait > 0) {
        this.timer = setTimeout(() => this.stays(now) || this.next(), wait);
        return;
      }
      if (this.stays(now)) return;
      step = this.waiting.shift();
    }
    this.showing = false;
    if (this.shown !== null) this.screen.rest(this.shown);
  }

  private stays(step: Step<E, V>): boolean {
    this.held = this.screen.stays?.(step) ?? false;
    return this.held;
  }

  /** Stop for good. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.showing = false;
    this.paused = true;
  }
}
