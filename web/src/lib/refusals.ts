/** What went wrong, in the reader's language where we have words for it, else in the server's own. */
import { Refusal } from "./api";
import { has, inOwnWords, language, words } from "./words.svelte";

const SPOKEN = "en"; // by the server
const SENTENCES = "refusal-"; // how the messages are called that say what the server refuses

/** The deal that has to be played before this opens; null where that is not why. */
export function closedBy(wrong: unknown): string | null {
  return wrong instanceof Refusal ? wrong.deal : null;
}

export function sentenceOf(wrong: unknown): string {
  return wrong instanceof Refusal ? refusalOf(wrong.code, wrong.message) : words("web-wrong");
}

/** A refusal by its code and the server's sentence: that very sentence where we know it, else what its kind of refusal means. */
export function refusalOf(code: string, sentence: string): string {
  const kind = `web-refusal-${code}`;
  if (code === "offline") return words(kind);
  if (language() === SPOKEN) return sentence;
  return inOwnWords(SPOKEN, SENTENCES, sentence) ?? (has(kind) ? words(kind) : sentence);
}
