/** Score sheets counted in this browser: what src/besace/learn/scores.py does on a server, step by step. */
import type { Scores } from "../lib/schema";
import { listed, words } from "../lib/words.svelte";
import { type CountFace, isObject, type Step, Uncountable } from "../scores/counting";

const LONGEST_KEY = 40;
const faces = import.meta.glob<CountFace>("../games/*/count.ts", { eager: true, import: "count" });

/** Count a sheet, as a server would answer. */
export function count(game: string, sheet: unknown): { status: number; body: Scores | { code: string; sentence: string } } {
  const face = faces[`../games/${game}/count.ts`];
  if (face === undefined) return { status: 404, body: { code: "missing", sentence: `There is no score sheet of ${game}.` } };
  try {
    if (!isObject(sheet)) throw new Uncountable("sheet-shape");
    const strange = Object.keys(sheet).find((key) => key !== "names" && !face.keys.includes(key));
    if (strange !== undefined) throw new Uncountable("sheet-key", { key: strange.slice(0, LONGEST_KEY) });
    const { needed, steps, ...found } = face.score(sheet);
    return { status: 200, body: { ...found, needed: needed && told(needed), steps: steps.map(told) } };
  } catch (wrong) {
    if (!(wrong instanceof Uncountable)) throw wrong;
    return { status: 400, body: { code: "bad", sentence: words(wrong.said, wrong.about) } };
  }
}

/** A step in words; lists of names are joined as the language does it. */
function told({ rule, message, about, seat }: Step): { rule: string; seat: number | null; sentence: string } {
  const said = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, typeof value === "object" ? listed(value) : value]));
  return { rule, seat, sentence: words(message, said) };
}
