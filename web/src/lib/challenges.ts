/** The same deal for everyone: what the pages about it share. */
import { gameInfo } from "./catalogue.svelte";
import type { ChallengeInfo, OptionInfo, TableAnswer } from "./schema";
import { isHere } from "../local/here";
import { post } from "./api";
import { introduce } from "./me.svelte";
import { noteCommitment } from "./evidence";
import { keepHere } from "./starting";

const CHALLENGE = "challenge/";

/** Whether a table's deal is one that is compared. */
export function isChallenge(deal: string | null): deal is string {
  return deal !== null && deal.startsWith(CHALLENGE);
}

/** "Monday 16 November", in the reader's language. */
export function dayInWords(day: string, language: string, short = false): string {
  const how: Intl.DateTimeFormatOptions = short ? { weekday: "short", day: "numeric", month: "short" } : { weekday: "long", day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { ...how, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** My one table of this deal; its id. */
export async function play(challenge: ChallengeInfo): Promise<string> {
  await introduce();
  const { table } = await post<TableAnswer>(`/api/challenges/${challenge.name}/play`);
  if (isHere(table.id)) keepHere();
  if (table.state === "playing") noteCommitment(table.id, challenge.commitment);
  return table.id;
}

/** The options of a deal that are not the usual ones. */
export async function unusual(challenge: ChallengeInfo): Promise<OptionInfo[]> {
  const found = (await gameInfo(challenge.game))?.options ?? [];
  return found.filter((option) => JSON.stringify(challenge.options[option.name]) !== JSON.stringify(option.default));
}
