/** A refusal: a code of the live connection, and one sentence. */
export class Refused extends Error {
  constructor(
    readonly code: "bad" | "stale" | "illegal" | "seat" | "state" | "store" | "alone" | "deal",
    sentence: string,
    /** The deal that has to be played first. */
    readonly deal: string | null = null,
  ) {
    super(sentence);
  }
}

/** Somebody asks for what is not there. */
export class Missing extends Error {}
