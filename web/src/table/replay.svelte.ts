/** A finished game, position by position, as one eye sees it. */
import type { AnyView, TableFace, Happening } from "../games/contract";
import type { Eye } from "../lib/route";
import type { Event, Replay, SeatInfo } from "../lib/schema";
import { beat } from "../lib/settings.svelte";
import { FinishedTable } from "./finished";
import { happening } from "./state.svelte";

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

/** Where we are in the game, shared by all eyes that are shown. */
export class Reel {
  at = $state(0);
  /** Whether the move that led here is being shown. */
  moving = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly face: TableFace,
    readonly seats: readonly SeatInfo[],
    readonly last: number,
  ) {}

  /** Go somewhere; one step forward is shown as it happened, for so many milliseconds. */
  go(to: number, film: Film): number {
    clearTimeout(this.timer);
    const next = Math.max(0, Math.min(this.last, to));
    const step = next === this.at + 1;
    this.at = next;
    this.moving = false;
    const event = film.events[next];
    if (!step || event === undefined || beat() === 0) return 0;
    const lasts = beat() * this.face.beats(event, film.views[next - 1] ?? null, film.views[next]!);
    if (lasts > 0) {
      this.moving = true;
      this.timer = setTimeout(() => (this.moving = false), lasts);
    }
    return lasts;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** The `Table` of one eye of a replay. */
export class ReplayTable extends FinishedTable {
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
    return this.film.views[this.reel.at]!;
  }

  get past(): AnyView[] {
    return this.film.views.slice(0, this.reel.at + 1);
  }

  get now(): { event: Happening; before: AnyView; after: AnyView } | null {
    const [event, before] = [this.film.events[this.reel.at], this.film.views[this.reel.at - 1]];
    return this.reel.moving && event !== undefined && before !== undefined ? { event, before, after: this.view } : null;
  }

  get beat(): number {
    return beat();
  }
}
