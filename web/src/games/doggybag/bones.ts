/** Bones and piles of them, in the record's words. */

export const KINDS = ["grey", "white", "red", "yellow", "black"] as const;
export type Kind = (typeof KINDS)[number];
export type Pile = Readonly<Record<Kind, number>>;

export const POINTS: Pile = { grey: 1, white: 1, red: 2, yellow: 3, black: 0 };
/** D8: this many black bones in front throw a dog out. */
export const BLACK_LIMIT = 3;

export const isKind = (word: string | undefined): word is Kind => (KINDS as readonly string[]).includes(word ?? "");

export const none = (): Record<Kind, number> => ({ grey: 0, white: 0, red: 0, yellow: 0, black: 0 });

export const size = (pile: Pile): number => KINDS.reduce((sum, kind) => sum + pile[kind], 0);

export const points = (pile: Pile): number => KINDS.reduce((sum, kind) => sum + pile[kind] * POINTS[kind], 0);

/** The bones one by one, kind after kind. */
export const spread = (pile: Pile): Kind[] => KINDS.flatMap((kind) => Array<Kind>(pile[kind]).fill(kind));

/** The bones of a pile in the order in which they came: those we had seen before stay where they were, new ones come last. */
export function inOrder(seen: readonly Kind[], pile: Pile): Kind[] {
  const left = { ...pile };
  const kept = seen.filter((kind) => left[kind]-- > 0);
  const known = none();
  for (const kind of kept) known[kind] += 1;
  return [...kept, ...KINDS.flatMap((kind) => Array<Kind>(Math.max(0, pile[kind] - known[kind])).fill(kind))];
}
