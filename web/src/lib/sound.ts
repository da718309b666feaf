/** Small sounds, made on the spot from tones and noise. */
import { settings } from "./settings.svelte";

/** A tone glides from one pitch to another; noise is filtered at a pitch. Times are in seconds. */
interface Part {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
}

const tone = (from: number, at: number, lasts: number, loud = 0.5, wave: OscillatorType = "triangle"): Part => ({ wave, from, at, lasts, loud });

const SOUNDS: Record<string, readonly Part[]> = {
  card: [{ wave: "noise", from: 2600, to: 900, lasts: 0.09, loud: 0.5 }],
  flip: [{ wave: "noise", from: 1400, to: 3200, lasts: 0.08, loud: 0.5 }, tone(880, 0.05, 0.05, 0.15)],
  shuffle: [0, 0.07, 0.14].map((at) => ({ wave: "noise" as const, from: 2200, to: 1200, at, lasts: 0.06, loud: 0.4 })),
  coin: [tone(1480, 0, 0.09, 0.3, "sine"), tone(2217, 0.06, 0.22, 0.3, "sine")],
  bone: [{ wave: "triangle", from: 620, to: 420, lasts: 0.06, loud: 0.6 }, { wave: "noise", from: 1800, lasts: 0.03, loud: 0.4 }],
  bad: [{ wave: "sawtooth", from: 196, to: 92, lasts: 0.38, loud: 0.35 }],
  good: [tone(660, 0, 0.1, 0.35), tone(880, 0.08, 0.18, 0.35)],
  bid: [tone(523, 0, 0.07, 0.4), tone(659, 0.05, 0.1, 0.4)],
  pass: [{ wave: "sine", from: 440, to: 262, lasts: 0.2, loud: 0.35 }],
  turn: [tone(587, 0, 0.1, 0.3, "sine"), tone(784, 0.1, 0.22, 0.3, "sine")],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, i * 0.11, 0.26, 0.35)),
  end: [tone(523, 0, 0.18, 0.3), tone(392, 0.16, 0.3, 0.3)],
  shake: [0, 0.11, 0.22].map((at) => ({ wave: "noise" as const, from: 700, to: 300, at, lasts: 0.1, loud: 0.7 })),
  bark: [0, 0.16].map((at) => ({ wave: "sawtooth" as const, from: 420, to: 150, at, lasts: 0.1, loud: 0.3 })),
  meow: [{ wave: "sawtooth", from: 500, to: 780, lasts: 0.16, loud: 0.15 }, { wave: "sawtooth", from: 780, to: 390, at: 0.16, lasts: 0.26, loud: 0.15 }],
  ronde: [0, 1, 2, 3].map((i) => tone(440 + 110 * i, i * 0.07, 0.1, 0.25, "sine")),
  sweep: [{ wave: "noise", from: 500, to: 3000, lasts: 0.28, loud: 0.4 }],
  knock: [0, 0.17].map((at) => ({ wave: "triangle" as const, from: 240, to: 90, at, lasts: 0.1, loud: 0.9 })),
  chat: [tone(988, 0, 0.06, 0.22, "sine"), tone(1319, 0.07, 0.1, 0.22, "sine")],
  no: [{ wave: "sine", from: 220, to: 180, lasts: 0.12, loud: 0.4 }],
};

export const SOUND_NAMES = Object.keys(SOUNDS);

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let pages sound only after the first touch. */
export function allowSound(): void {
  const begin = () => {
    if (settings.sound) ready();
  };
  addEventListener("pointerdown", begin, { once: true });
  addEventListener("keydown", begin, { once: true });
}

function ready(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Play a sound by its name; one that is not known is silence. */
export function sound(name: string): void {
  const parts = SOUNDS[name];
  if (!settings.sound || settings.volume <= 0 || parts === undefined || context === null) return;
  const here = ready();
  if (here !== null && here.state === "running") for (const part of parts) sing(here, part);
}

/** Try a sound out: called from a click, so that it may begin. */
export function trySound(name: string): void {
  const here = ready();
  if (here !== null && settings.sound) for (const part of SOUNDS[name] ?? []) sing(here, part);
}

function sing(here: AudioContext, part: Part): void {
  const begin = here.currentTime + (part.at ?? 0);
  const end = begin + part.lasts;
  const loud = here.createGain();
  loud.gain.setValueAtTime(0, begin);
  loud.gain.linearRampToValueAtTime((part.loud ?? 0.5) * settings.volume, begin + Math.min(0.012, part.lasts / 4));
  loud.gain.exponentialRampToValueAtTime(0.0008, end);
  loud.connect(here.destination);
  const [source, pitch] = part.wave === "noise" ? rustle(here, loud) : pipe(here, part.wave, loud);
  pitch.setValueAtTime(part.from, begin);
  if (part.to !== undefined) pitch.exponentialRampToValueAtTime(part.to, end);
  source.start(begin);
  source.stop(end + 0.02);
}

function pipe(here: AudioContext, wave: OscillatorType, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = here.createOscillator();
  source.type = wave;
  source.connect(into);
  return [source, source.frequency];
}

function rustle(here: AudioContext, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  if (noise === null) {
    noise = here.createBuffer(1, here.sampleRate, here.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = here.createBufferSource();
  source.buffer = noise;
  const filter = here.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter).connect(into);
  return [source, filter.frequency];
}
