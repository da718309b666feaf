/** The face of a game at the table: its own, or the plain one. */
import { tableOf } from "../games/folders";
import type { TableFace } from "../games/contract";
import { gameInfo, learnWords } from "../lib/catalogue.svelte";
import { language } from "../lib/words.svelte";

export async function faceOf(game: string): Promise<TableFace> {
  const drawn = await tableOf(game);
  if (drawn !== null) return drawn;
  const info = await gameInfo(game);
  if (info === undefined) throw new Error(`There is no game called ${game} on this server.`);
  const [{ plainFace }] = await Promise.all([import("../plain/face"), learnWords(info, language())]);
  return plainFace(info);
}
