/** What can be played on this server; asked for once. */
import { get } from "./api";
import type { Catalogue, GameInfo } from "./schema";

/** The games in the order of their boxes on the shelf, with how many can play. */
export const BOXES = [
  { name: "doggybag", least: 2, most: 6 },
  { name: "figaro", least: 3, most: 6 },
  { name: "filou", least: 3, most: 5 },
] as const;

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= get<Catalogue>("/api/games").catch((wrong: unknown) => {
    asked = null;
    throw wrong;
  });
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await catalogue()).games.find((game) => game.name === name);
}

/** The bots that are characters, the easiest first. */
export const LEVELS = ["puppy", "kitten", "stray", "tomcat", "king"] as const;
