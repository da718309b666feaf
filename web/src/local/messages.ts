/** What the live connection of a table says of a match, to each eye what it may know (docs/protocol.md). */
import type { Eye, Match } from "./match";

export function snapshotOf(match: Match, eye: Eye): string {
  const [view] = match.views([eye]);
  return `{"type":"snapshot","eye":${JSON.stringify(eye)},"version":${match.ply},"view":${view},"clock":null}`;
}

/** The last move, as each eye may know it. */
export function eventsOf(match: Match, eyes: readonly Eye[]): string[] {
  const move = match.played.at(-1)!;
  const [mark = "", verb = ""] = move.split(" ");
  const seat = mark === "*" ? null : Number(mark);
  const hidden = match.table.secret_verbs.includes(verb);
  const views = match.views(eyes);
  return eyes.map((eye, i) => {
    const shown = hidden && eye !== seat ? null : move;
    const told = JSON.stringify({ type: "event", eye, version: match.ply, seat, verb, move: shown, by: null }).slice(0, -1);
    return `${told},"view":${views[i]},"clock":null}`;
  });
}
