/** What this browser saw and added before a game began, so that afterwards it need not believe anyone. */
import type { Known } from "./fair";
import { store, stored } from "./storage";

const NAME = "witness";
const MOST = 40;

type Note = Known & { id: string };

function note(id: string, some: Partial<Known>): void {
  const notes = stored<Note[]>(NAME, []);
  const old = notes.find((one) => one.id === id) ?? { id, commitment: null, contribution: null };
  store(NAME, [{ ...old, ...some }, ...notes.filter((one) => one.id !== id)].slice(0, MOST));
}

/** A table was seen with this commitment before its seed was revealed. */
export function noteCommitment(id: string, commitment: string): void {
  if (notesOn(id).commitment === null) note(id, { commitment });
}

export function noteContribution(id: string, contribution: string | null): void {
  note(id, { contribution });
}

export function notesOn(id: string): Known {
  return stored<Note[]>(NAME, []).find((one) => one.id === id) ?? { commitment: null, contribution: null };
}
