/** The curve of winning chances, laid out in pixels. */
import type { ToldEvent, ReviewInfo } from "../lib/schema";
import type { Verdict } from "./Badge.svelte";

export interface Place {
  x: number;
  y: number;
}

export interface Sketch {
  /** Where each event of the review lies. */
  places: Place[];
  line: string;
  band: string;
  /** Heights of the lines across. */
  levels: { share: number; y: number }[];
  fair: number;
  left: number;
  right: number;
  bottom: number;
}

const MARGIN = { left: 38, right: 12, top: 12, bottom: 24 };
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** Lay out the curve; it begins before the deal, one step ahead of the first event. */
export function sketch(review: Pick<ReviewInfo, "start" | "events">, width: number, height: number): Sketch {
  const last = Math.max(...review.events.map((event) => event.ply)) + 2;
  const [right, bottom] = [width - MARGIN.right, height - MARGIN.bottom];
  const x = (step: number) => round(MARGIN.left + ((right - MARGIN.left) * step) / last);
  const y = (share: number) => round(MARGIN.top + (bottom - MARGIN.top) * (1 - Math.min(1, Math.max(0, share))));
  const places = review.events.map((event) => ({ x: x(event.ply + 2), y: y(event.value) }));
  const start = `${x(0)},${y(review.start)}`;
  const edge = (sign: number) => review.events.map((event, i) => `${places[i]!.x},${y(event.value + sign * event.error)}`);
  return {
    places,
    line: [start, ...places.map((place) => `${place.x},${place.y}`)].join(" "),
    band: [start, ...edge(1), ...edge(-1).reverse()].join(" "),
    levels: LEVELS.map((share) => ({ share, y: y(share) })),
    fair: y(review.start),
    left: MARGIN.left,
    right,
    bottom,
  };
}

/** The event nearest to a place on the screen: by its column, then by its height. */
export function nearest(places: readonly Place[], x: number, y: number): number {
  const distance = (place: Place) => Math.abs(place.x - x) * 1_000 + Math.abs(place.y - y);
  return places.reduce((best, place, i) => (distance(place) < distance(places[best]!) ? i : best), 0);
}

/** Which event the keyboard goes to; the same one where the key means nothing. */
export function stepped(key: string, at: number, count: number): number {
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(count - 1, at + 1);
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, at - 1);
  return key === "Home" ? 0 : key === "End" ? count - 1 : at;
}

/** The event of the curve that stands for a moment: the largest change of that move. */
export function eventAt(events: readonly ToldEvent[], ply: number): number {
  let best = -1;
  for (const [i, event] of events.entries()) {
    if (event.ply === ply && (best < 0 || Math.abs(event.change) > Math.abs(events[best]!.change))) best = i;
  }
  return best;
}

/** What a review says of each move, by the version after it: its marks, and the chances of winning then, as the curve shows them. */
export function judgements(events: readonly ToldEvent[]): Map<number, { marks: Verdict[]; value: number }> {
  const found = new Map<number, { marks: Verdict[]; value: number }>();
  for (const { ply, mark, value } of events.filter((event) => event.ply >= 0)) {
    const marks = found.get(ply + 1)?.marks ?? [];
    found.set(ply + 1, { marks: mark === null || marks.includes(mark) ? marks : [...marks, mark], value });
  }
  return found;
}

export interface Step {
  label: string;
  /** Whether it is a part of the step before it. */
  part: boolean;
  from: number;
  to: number;
  error: number | null;
}

const DEAL = "deal";

/** From the start to the result, one cause after the other, on a scale of their own. */
export function waterfall(review: Pick<ReviewInfo, "game" | "start" | "luck" | "skill" | "others" | "result" | "errors" | "luck_by_kind">): Step[] {
  const steps: Step[] = [{ label: "review-cause-start", part: false, from: 0, to: review.start, error: null }];
  let at = review.start;
  for (const cause of ["luck", "skill", "others"] as const) {
    const begun = at;
    steps.push({ label: `review-cause-${cause}`, part: false, from: at, to: at + review[cause], error: review.errors[cause] ?? null });
    const kinds = Object.entries(review.luck_by_kind);
    if (cause === "luck" && kinds.length > 1) {
      let inside = begun;
      for (const [kind, change] of kinds) {
        steps.push({ label: kind === DEAL ? "review-luck-deal" : `${review.game}-luck-${kind}`, part: true, from: inside, to: inside + change, error: null });
        inside += change;
      }
    }
    at += review[cause];
  }
  return [...steps, { label: "review-cause-result", part: false, from: 0, to: review.result, error: null }];
}

function round(number: number): number {
  return Math.round(10 * number) / 10;
}
