/** How this browser likes to play: colours, speed, sounds. */
import { store, stored } from "./storage";

export const SCHEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Scheme = (typeof SCHEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds of one beat. */
export const BEATS: Record<Speed, number> = { slow: 900, normal: 550, fast: 280, off: 0 };

interface Settings {
  scheme: Scheme;
  speed: Speed;
  sound: boolean;
  volume: number;
}

const usual: Settings = { scheme: "auto", speed: "normal", sound: true, volume: 0.5 };
export const settings = $state<Settings>({ ...usual, ...stored<Partial<Settings>>("settings", {}) });

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  store("settings", $state.snapshot(settings));
  showSettings();
}

const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const motion = $state({ reduced: still?.matches ?? false });
still?.addEventListener("change", () => {
  motion.reduced = still.matches;
  showSettings();
});

/** Tell the style sheets which colours are wanted, and whether anything may move. */
export function showSettings(): void {
  const page = document.documentElement;
  if (settings.scheme === "auto") delete page.dataset.scheme;
  else page.dataset.scheme = settings.scheme;
  page.toggleAttribute("data-still", beat() === 0);
}

/** Milliseconds of one beat as the person at this screen wants it; 0 for no animation. */
export function beat(): number {
  return motion.reduced ? 0 : BEATS[settings.speed];
}

/** Milliseconds of one beat of a moment that is told: with less motion in stills, which take their time too. */
export function pace(): number {
  return BEATS[settings.speed];
}
