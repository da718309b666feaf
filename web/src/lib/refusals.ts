/** What went wrong, in the reader's language where we have words for it, else in the server's own. */
import { Refusal } from "./api";
import { has, language, words } from "./words.svelte";

/** The deal that has to be played before this opens; null where that is not why. */
export function closedBy(wrong: unknown): string | null {
  return wrong instanceof Refusal ? wrong.deal : null;
}

export function sentenceOf(wrong: unknown): string {
  if (!(wrong instanceof Refusal)) return words("web-wrong");
  const message = `web-refusal-${wrong.code}`;
  return has(message) && (wrong.code === "offline" || language() !== "en") ? words(message) : wrong.message;
}
