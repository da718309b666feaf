/** What people read, in their language, from the same Fluent files that Python reads; one language is loaded, others when they are chosen. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import names from "words:names";
import refusals from "words:refusals/en";
import table from "words:table";

export type Language = string;
export type Arguments = Record<string, FluentVariable>;
type Loaders = Readonly<Record<Language, () => Promise<string>>>;

const KEPT = "besace.language";
const DEFAULT = "en";
const learnt = $state({ files: 0 }); // what has been read without a message is read again when more messages come
const bundles: Record<Language, FluentBundle> = {};
const plain: Record<Language, { id: string; value: string }[]> = {}; // messages without anything to fill in
const sources: Loaders[] = [table];
const known = new Set<() => Promise<string>>(); // of their loaders, those whose words are here

export const LANGUAGES: readonly Language[] = Object.keys(names);

/** Learn messages of a language from the text of a Fluent file; those that are known stay as they are. */
export function addMessages(language: Language, source: string): void {
  const messages = new FluentResource(source);
  (bundles[language] ??= new FluentBundle(language, { useIsolating: false })).addResource(messages);
  for (const { id, value } of messages.body) if (typeof value === "string") (plain[language] ??= []).push({ id, value });
  learnt.files += 1;
}

addMessages(DEFAULT, refusals); // what servers say, so that it can be said in other words

const missing = (language: Language) => sources.map((load) => load[language]!).filter((load) => !known.has(load));

/** Load what is not here yet of a language. */
async function learn(language: Language): Promise<void> {
  const learning = missing(language).map(async (load) => {
    const source = await load();
    if (!known.has(load)) addMessages(language, source);
    known.add(load);
  });
  await Promise.all(learning);
}

/** From now on these words are needed, too, in the language of now and in every later one. */
export async function alsoLearn(more: Loaders): Promise<void> {
  if (!sources.includes(more)) sources.push(more);
  await learn(chosen.language);
}

/** What this reader likes to read, as the browser says it, the dearest first. */
const reads = (): readonly string[] => globalThis.navigator?.languages ?? [];

/** "de-AT" is German. */
const spokenIn = (tag: string): Language => tag.toLowerCase().split("-")[0]!;

function firstGuess(): Language {
  const kept = globalThis.localStorage?.getItem(KEPT);
  if (kept && LANGUAGES.includes(kept)) return kept;
  return reads().map(spokenIn).find((one) => LANGUAGES.includes(one)) ?? DEFAULT;
}

const chosen = $state({ language: firstGuess() });

export function language(): Language {
  return chosen.language;
}

/** How this reader writes dates and numbers: British or American English, say. */
export function locale(): string {
  return reads().find((one) => spokenIn(one) === chosen.language) ?? chosen.language;
}

function show(language: Language): void {
  chosen.language = language;
  if (globalThis.document) document.documentElement.lang = language;
}

/** Begin with the language that this reader likes; without a network with one that this browser has kept. */
export async function begin(): Promise<void> {
  for (const one of new Set([chosen.language, ...LANGUAGES])) {
    const came = await learn(one).then(() => true, () => false);
    if (came) return show(one);
  }
  throw new Error("The words of this page did not come.");
}

let wanted: Language | null = null;

/** Speak another language from now on, once its words are here. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  if (missing(next).length > 0) await learn(next);
  if (wanted !== next) return; // another was chosen meanwhile
  show(next);
  globalThis.localStorage?.setItem(KEPT, next);
}

/** What a language calls itself. */
export function nameOf(language: Language): string {
  return names[language]!;
}

/** A number below zero, with a minus and not with a hyphen. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

const written = (given: Arguments): Arguments =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === "number" && value < 0 ? new Negative(value) : value]));

/** Whether there is such a message in the language of now. */
export function has(message: string): boolean {
  void learnt.files;
  return bundles[chosen.language]!.hasMessage(message);
}

/** The message with its arguments filled in; its own name where there is no such message. Read in markup it follows the language. */
export function words(message: string, given: Arguments = {}): string {
  void learnt.files;
  const here = bundles[chosen.language]!;
  const pattern = here.getMessage(message)?.value;
  return pattern ? here.formatPattern(pattern, written(given)) : message;
}

/** The message with its arguments filled in; null where there is no such message, or one of its arguments is missing. */
export function wordsIfWhole(message: string, given: Arguments = {}): string | null {
  void learnt.files;
  const here = bundles[chosen.language]!;
  const pattern = here.getMessage(message)?.value;
  const missing: Error[] = [];
  const text = pattern ? here.formatPattern(pattern, written(given), missing) : null;
  return missing.length > 0 ? null : text;
}

/** What another language says with one of the messages that are called so, in the language of now; null where none says it. */
export function inOwnWords(other: Language, called: string, sentence: string): string | null {
  const message = (plain[other] ?? []).find(({ id, value }) => id.startsWith(called) && value === sentence)?.id;
  return message !== undefined && has(message) ? words(message) : null;
}

/** The names of the arguments that a message wants, in the order in which they first come. */
export function variablesOf(message: string): string[] {
  void learnt.files;
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("type" in part && part.type === "var" && "name" in part) found.add(String(part.name));
    Object.values(part).forEach(look);
  };
  look(bundles[chosen.language]!.getMessage(message)?.value);
  return [...found];
}

/** What a game is called; its name as the server writes it where nobody has said more. */
export function gameTitle(game: string): string {
  return has(`${game}-title`) ? words(`${game}-title`) : capital(game);
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(chosen.language) + text.slice(1);
}

/** A number as this reader writes it, with so many digits after the point: "1.5" or "1,5". */
export function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** "a, b and c" */
export function listed(things: readonly string[]): string {
  if (things.length === 0) return words("nothing");
  if (things.length === 1) return things[0]!;
  return `${things.slice(0, -1).join(", ")} ${words("and")} ${things.at(-1)}`;
}
