/** The odds of every game that has them: see web/src/games/contract.ts. */
import type { OddsFace } from "./beliefs";

const found = import.meta.glob<OddsFace>("../../games/*/odds.ts", { eager: true, import: "oddsFace" });

export const oddsOf = (game: string): OddsFace | null => found[`../../games/${game}/odds.ts`] ?? null;
