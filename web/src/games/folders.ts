/** The folders of games beside this file, and what each of them offers (contract.ts); loaded when it is needed. */
import type { Lesson } from "../guide/lesson";
import type { BoxFace, CoachFace, ScoreFace, TableFace } from "./contract";

const boxes = import.meta.glob<BoxFace>("./*/box.ts", { eager: true, import: "box" });
const tables = import.meta.glob<TableFace>("./*/table.ts", { import: "table" });
const lessons = import.meta.glob<readonly Lesson<never>[]>("./*/lessons.ts", { import: "lessons" });
const scores = import.meta.glob<ScoreFace>("./*/score.ts", { import: "score" });
const coaches = import.meta.glob<CoachFace>("./*/coach.ts", { import: "coach" });

type Found<T> = Record<string, () => Promise<T>>;

async function part<T>(found: Found<T>, game: string, file: string): Promise<T | null> {
  return (await found[`./${game}/${file}.ts`]?.()) ?? null;
}

/** Whether somebody has drawn anything for a game: then its words are part of this build, too. */
export function hasFolder(game: string): boolean {
  return Object.keys({ ...boxes, ...tables }).some((path) => path.startsWith(`./${game}/`));
}

export function boxOf(game: string): BoxFace | null {
  return boxes[`./${game}/box.ts`] ?? null;
}

export const tableOf = (game: string) => part(tables, game, "table");
export const lessonsOf = (game: string) => part(lessons, game, "lessons");
export const scoreOf = (game: string) => part(scores, game, "score");
export const coachOf = (game: string) => part(coaches, game, "coach");

export const hasLessons = (game: string) => `./${game}/lessons.ts` in lessons;
export const hasScore = (game: string) => `./${game}/score.ts` in scores;
