/** What people read, in their language, from the same Fluent files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const KEPT = "besace.language";
const bundle = (language: Language) => new FluentBundle(language, { useIsolating: false });
const bundles: Record<Language, FluentBundle> = { en: bundle("en"), fr: bundle("fr") };

/** Learn the messages of these files, each in the folder of its language. */
export function addWords(sources: Readonly<Record<string, string>>): void {
  for (const [path, source] of Object.entries(sources)) {
    const spoken = LANGUAGES.find((language) => path.includes(`/${language}/`));
    if (spoken !== undefined) bundles[spoken].addResource(new FluentResource(source));
  }
}

// The guide's words come with the guide: few people need them every day.
addWords(import.meta.glob<string>(["../../../src/besace/locales/*/*.ftl", "!**/guide.ftl"], { query: "?raw", import: "default", eager: true }));

function firstGuess(): Language {
  const kept = globalThis.localStorage?.getItem(KEPT);
  if (kept === "en" || kept === "fr") return kept;
  return globalThis.navigator?.language?.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const chosen = $state({ language: firstGuess() });

export function language(): Language {
  return chosen.language;
}

/** How this reader writes dates and numbers: British or American English, say. */
export function locale(): string {
  return navigator.languages.find((one) => one.startsWith(chosen.language)) ?? chosen.language;
}

export function speak(next: Language): void {
  chosen.language = next;
  globalThis.localStorage?.setItem(KEPT, next);
  if (globalThis.document) document.documentElement.lang = next;
}

/** Whether there is such a message in the language of now. */
export function has(message: string): boolean {
  return bundles[chosen.language].hasMessage(message);
}

/** The message with its arguments filled in; its own name where there is no such message. Read in markup it follows the language. */
export function words(message: string, given: Arguments = {}): string {
  const here = bundles[chosen.language];
  const pattern = here.getMessage(message)?.value;
  return pattern ? here.formatPattern(pattern, given) : message;
}

/** "a, b and c" */
export function listed(things: readonly string[]): string {
  if (things.length === 0) return words("nothing");
  if (things.length === 1) return things[0]!;
  return `${things.slice(0, -1).join(", ")} ${words("and")} ${things.at(-1)}`;
}
