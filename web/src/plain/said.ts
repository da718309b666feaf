/**
 * A game in words without knowing it: the game's own messages where it has them, else what the wire says, made readable.
 *
 * Messages that are read, all of them optional:
 *   GAME-field-NAME (or GAME-column-NAME, GAME-NAME)                      what a field of the view is called
 *   GAME-field-NAME-VALUE (or GAME-NAME-VALUE, GAME-value-VALUE)          what it holds
 *   GAME-headline, GAME-over, with the view's numbers; GAME-phase-NAME    where the game is
 *   GAME-ask-PHASE                                                        what is asked
 *   GAME-move-VERB, GAME-move-VERB-hidden, GAME-choice-VERB, GAME-group-VERB
 * The arguments of a move are called as the server says; where it says nothing, the message's own variables stand for them in the
 * order in which they come.
 */
import type { AnyView, Happening, ResultRow, Said } from "../games/contract";
import type { GameInfo } from "../lib/schema";
import { type Arguments, capital, variablesOf, words, wordsIfWhole } from "../lib/words.svelte";
import { layOut } from "./layout";
import { argumentsOf, verbOf } from "./moves";

/** Who reads a value: the game with what its types say, and the names at the table. */
export interface Reader {
  game: GameInfo;
  names: readonly string[];
}

const SEATS = ["whom", "seat", "player"]; // what an argument is called that must be someone at the table

const first = (...messages: string[]) => messages.map((message) => wordsIfWhole(message)).find((text) => text !== null) ?? null;

/** A name of the wire as people would write it. */
export function readable(name: string): string {
  return /^-\d/.test(name) ? name.replace("-", "−") : name.replaceAll("_", " ");
}

/** What a field is called; an inner one by its own name. */
export function labelOf(game: string, path: string): string {
  const field = path.split(".").at(-1)!;
  return capital(first(`${game}-field-${field}`, `${game}-column-${field}`, `${game}-${field.replaceAll("_", "-")}`) ?? readable(field));
}

/** A word or number that a field holds. */
export function valueText({ game, names }: Reader, path: string, value: string | number): string {
  if (typeof value === "number" && game.view_fields.seats.includes(path)) return names[value] ?? String(value);
  const field = path.split(".").at(-1)!;
  return first(`${game.name}-field-${field}-${value}`, `${game.name}-${field}-${value}`, `${game.name}-value-${value}`) ?? readable(String(value));
}

/** One argument of a move, by its kind. */
export function argumentText({ game, names }: Reader, kind: string, text: string): string | number {
  if (kind === "seat") return names[Number(text)] ?? text;
  if (kind === "number") return Number(text);
  return first(`${game.name}-the-${text}`, `${game.name}-${kind}-${text}`) ?? (/^\d+$/.test(text) ? Number(text) : readable(text));
}

/** The kinds of a move's arguments by their names in a message. */
function kindsOf(game: GameInfo, verb: string, message: string): [name: string, kind: string][] {
  const declared = Object.entries(game.arguments[verb] ?? {});
  if (declared.length > 0) return declared;
  return variablesOf(message).filter((name) => name !== "who").map((name) => [name, SEATS.includes(name) ? "seat" : name]);
}

function spoken(reader: Reader, verb: string, args: readonly string[], message: string): Arguments {
  const kinds = kindsOf(reader.game, verb, message).slice(0, args.length);
  return Object.fromEntries(kinds.map(([name, kind], place) => [name, argumentText(reader, kind, args[place]!)]));
}

/** A move as something to choose. */
export function choiceText(reader: Reader, move: string): string {
  const [verb, args] = [verbOf(move), argumentsOf(move)];
  const message = `${reader.game.name}-choice-${verb}`;
  return capital(wordsIfWhole(message, spoken(reader, verb, args, message)) ?? [verb, ...args].map(readable).join(" "));
}

/** An argument as something to choose first. */
export function stepText(reader: Reader, verb: string, place: number, text: string): string {
  const kind = kindsOf(reader.game, verb, `${reader.game.name}-choice-${verb}`)[place]?.[1] ?? "";
  return capital(String(argumentText(reader, kind, text)));
}

/** Many moves of one verb, as one thing. */
export function groupText({ game }: Reader, verb: string): string {
  return capital((wordsIfWhole(`${game.name}-group-${verb}`, { range: "" }) ?? readable(verb)).trim());
}

const numbersOf = (view: AnyView): Arguments => Object.fromEntries(Object.entries(view).filter((entry) => typeof entry[1] === "number")) as Arguments;

/** Text that is no message of its own. */
const plain = (text: string): Said => ({ message: "plain-text", args: { text } });

export function headline(game: GameInfo, view: AnyView): Said {
  const message = view.over ? `${game.name}-over` : `${game.name}-headline`;
  const args = numbersOf(view);
  if (wordsIfWhole(message, args) !== null) return { message, args };
  return view.over ? { message: "web-title-over" } : plain(capital(first(`${game.name}-phase-${view.phase}`) ?? readable(view.phase)));
}

export function ask(game: GameInfo, view: AnyView): Said | null {
  if (view.seat === null || !view.to_act.includes(view.seat)) return null;
  const message = `${game.name}-ask-${view.phase}`;
  return { message: wordsIfWhole(message) === null ? "web-title-turn" : message };
}

export function tell(game: GameInfo, event: Happening, names: readonly string[]): Said {
  const who = event.seat === null ? words("chance-name") : (names[event.seat] ?? "");
  const message = `${game.name}-move-${event.verb}${event.args === null ? "-hidden" : ""}`;
  const args = { who, ...spoken({ game, names }, event.verb, event.args ?? [], message) };
  if (wordsIfWhole(message, args) !== null) return { message, args };
  return { message: "move-unknown", args: { who, verb: [event.verb, ...(event.args ?? [])].map(readable).join(" ") } };
}

/** What the seats have in numbers, at the end. */
export function result(game: GameInfo, view: AnyView): ResultRow[] {
  const counted = layOut(view, game.view_fields).bySeat.filter(({ value }) => value.every((one) => typeof one === "number") && value.some((one) => one !== 0));
  return counted.map(({ name, value }) => ({ label: plain(labelOf(game.name, name)), cells: value.map((one) => readable(String(one))) }));
}
