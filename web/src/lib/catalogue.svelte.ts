/** What can be played on this server, and where others find it; asked for once. */
import { hasFolder } from "../games/folders";
import { get, getText, isOffline } from "./api";
import type { Catalogue, GameInfo } from "./schema";
import { addMessages, type Language } from "./words.svelte";

let told = $state.raw<Catalogue | null>(null);
let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= whatIsThere().then(
    (found) => (told = found),
    (wrong: unknown) => {
      asked = null;
      throw wrong;
    },
  );
  return asked;
}

/** As the server tells it; where none answers, what can be played in this browser alone. */
function whatIsThere(): Promise<Catalogue> {
  return get<Catalogue>("/api/games").catch((problem: unknown) => {
    if (!isOffline(problem)) throw problem;
    return get<Catalogue>("/api/here/games");
  });
}

/** The games in the order of their boxes on the shelf; none before the server has told us. */
export function shelf(): readonly GameInfo[] {
  return told?.games ?? [];
}

/** Bots from elsewhere that this server offers beside our own characters; none before the server has told us. */
export function otherBots(): readonly string[] {
  return told?.others ?? [];
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await catalogue()).games.find((game) => game.name === name);
}

/** Where others find this server: for who plays at its own machine, the page's address may lead nowhere else (127.0.0.1). */
export async function publicAddress(): Promise<string> {
  if (BESACE_SITE) return `${location.href.split("#")[0]}#`;
  return (await catalogue().catch(() => null))?.address ?? location.origin;
}

/** How few and how many can play. */
export function range(game: GameInfo): { least: number; most: number } {
  return { least: Math.min(...game.players), most: Math.max(...game.players) };
}

const learnt = new Map<string, Promise<void>>();

/** Learn the words of a game that has no folder in this build, in a language or the nearest that it has. */
export function learnWords(game: GameInfo, language: Language): Promise<void> {
  const spoken = game.languages.includes(language) ? language : game.languages[0];
  if (hasFolder(game.name) || spoken === undefined) return Promise.resolve();
  const known = learnt.get(`${game.name} ${language}`);
  if (known !== undefined) return known;
  const learning = getText(`/api/games/${game.name}/words/${spoken}`).then(
    (text) => addMessages(language, text),
    (wrong: unknown) => {
      learnt.delete(`${game.name} ${language}`);
      throw wrong;
    },
  );
  learnt.set(`${game.name} ${language}`, learning);
  return learning;
}

/** Learn the words of all such games. */
export async function learnAllWords(language: Language): Promise<void> {
  await Promise.all((await catalogue()).games.map((game) => learnWords(game, language)));
}

/** The bots that are characters, the easiest first. */
export const LEVELS = ["puppy", "kitten", "stray", "tomcat", "magpie", "king", "fox"] as const;
