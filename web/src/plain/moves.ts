/** Moves as things to choose: by their verbs, and where there are very many, one argument after the other. */

/** All moves of one verb that can be chosen now. */
export interface Group {
  verb: string;
  moves: readonly string[];
}

/** One thing to press: a whole move, or an argument that leads to several. */
export type Choice = { move: string } | { argument: string; place: number };

/** More buttons than this nobody wants to read through. */
export const MANY = 16;

const parts = (move: string) => move.split(" ").slice(1);
export const verbOf = (move: string) => parts(move)[0] ?? "";
export const argumentsOf = (move: string) => parts(move).slice(1);

/** The moves by their verbs, in the order in which the verbs first come. */
export function groups(moves: readonly string[]): Group[] {
  const verbs = [...new Set(moves.map(verbOf))];
  return verbs.map((verb) => ({ verb, moves: moves.filter((move) => verbOf(move) === verb) }));
}

/** The moves that begin with these arguments. */
function beginning(moves: readonly string[], path: readonly string[]): string[] {
  return moves.filter((move) => path.every((argument, place) => argumentsOf(move)[place] === argument));
}

/** What there is to press after these arguments have been chosen. What all moves share is not asked for. */
export function choices(moves: readonly string[], path: readonly string[]): Choice[] {
  const left = beginning(moves, path);
  if (left.length <= MANY) return left.map((move) => ({ move }));
  const most = Math.max(...left.map((move) => argumentsOf(move).length));
  for (let place = path.length; place < most - 1; place++) {
    const values = [...new Set(left.map((move) => argumentsOf(move)[place]))];
    if (values.length > 1 && values.length < left.length && values.every((value) => value !== undefined)) {
      return values.map((argument) => ({ argument, place }));
    }
  }
  return left.map((move) => ({ move }));
}

/** The arguments chosen once this one is, with those that all moves share before it. */
export function stepInto(moves: readonly string[], path: readonly string[], choice: { argument: string; place: number }): string[] {
  const shared = argumentsOf(beginning(moves, path)[0] ?? "").slice(path.length, choice.place);
  return [...path, ...shared, choice.argument];
}
