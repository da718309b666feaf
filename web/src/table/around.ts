/** Where everybody sits: clockwise around the table, from the left of one's own place at the bottom. */

export interface Around {
  left: number[];
  top: number[];
  right: number[];
  /** Only where nobody's own place is at the bottom; from right to left. */
  bottom: number[];
}

/** The seats of a table around it as this eye sees them; null for a screen of everyone. */
export function around(players: number, eye: number | null): Around {
  const all = Array.from({ length: players }, (_, n) => (eye === null ? n : (eye + n) % players));
  const others = eye === null ? all : all.slice(1);
  if (others.length === 1) return { left: [], top: others, right: [], bottom: [] };
  const [left, ...rest] = others;
  const opposite = eye === null ? Math.ceil((rest.length - 1) / 2) : rest.length - 1;
  return { left: [left!], top: rest.slice(0, opposite), right: rest.slice(opposite, opposite + 1), bottom: rest.slice(opposite + 1) };
}
