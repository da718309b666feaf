/** Filou's view, as the server describes it. */

export type { FilouView, FinishedRound } from "../../lib/schema";
