/** The games that can be played here: every folder beside this file that has an index. */
import type { GameFace } from "./contract";

const found = import.meta.glob<{ game: GameFace }>("./*/index.ts");

/** The face of a game, loaded when it is needed. */
export async function faceOf(name: string): Promise<GameFace> {
  const load = found[`./${name}/index.ts`];
  if (load === undefined) throw new Error(`There is no table for ${name}.`);
  return (await load()).game;
}
