/** Where everybody sits: clockwise around the table, from the left of one's own place at the bottom. */

export interface Around {
  /** From the bottom to the top. */
  left: number[];
  top: number[];
  right: number[];
}

/** The seats of a table around it as this eye sees them; null for a screen of everyone, which is wide and leaves the middle all its height. */
export function around(players: number, eye: number | null): Around {
  const all = Array.from({ length: players }, (_, n) => (eye === null ? n : (eye + n) % players));
  if (eye === null) return { left: all.slice(0, Math.ceil(players / 2)), top: [], right: all.slice(Math.ceil(players / 2)) };
  const others = all.slice(1);
  if (others.length === 1) return { left: [], top: others, right: [] };
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
}
