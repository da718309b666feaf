/** What the house found, in the reader's words: what src/besace/learn says on a server, from the same messages. */
import type { SpokenFace } from "../games/contract";
import type { Advice, ReviewState, SeatInfo } from "../lib/schema";
import { type Arguments, capital, decimal, has, words } from "../lib/words.svelte";
import { replayPath } from "../lib/route";
import { seatName } from "../table/names";
import { type Belief, type Bluff, rounded } from "./learn/beliefs";
import type { RawAdvice, RawHint } from "./learn/coach";
import type { Decision } from "./learn/evaluate";
import { isMistake, type Moment, type Review, type ReviewEvent } from "./learn/review";
import type { RawReviewState } from "./reviews";

/** Whose game it is about, and how its moves are built. */
interface About {
  table: string;
  game: string;
  seats: SeatInfo[];
  arguments: Record<string, Record<string, string>>;
  secret: string[];
  sure: number;
  telling: number;
}

export type ToTell =
  | { tell: "advice"; about: About; found: RawAdvice & { ply: number } }
  | { tell: "review"; about: About; found: RawReviewState }
  | { tell: "compared"; about: { seat: number; players: number }; found: { results: object[] } };

const faces = import.meta.glob<SpokenFace>("../games/*/spoken.ts", { eager: true, import: "spoken" });
const PERCENT = 100;

export function tell(told: ToTell): unknown {
  switch (told.tell) {
    case "advice":
      return new Teller(told.about).advice(told.found);
    case "review": {
      const { review, ...state } = told.found;
      return { ...state, review: review && new Teller(told.about).review(review) } as ReviewState;
    }
    case "compared": {
      const { seat, players } = told.about;
      return { ...told.found, names: Array.from({ length: players }, (_, one) => (one === seat ? "" : words(`bot-name-${one}`))) };
    }
  }
}

/** Points of a hundred; halves go up. */
const whole = (share: number): number => Math.floor(PERCENT * share + 0.5);

/** A change in points of a hundred, with its sign. */
function points(change: number): string {
  const size = whole(Math.abs(change));
  return size === 0 ? "0" : `${change > 0 ? "+" : "−"}${size}`;
}

/** How many of a hundred, twice, with as many digits as it takes to tell them apart. */
function apart(one: number, other: number): [string, string] {
  const digits = whole(one) === whole(other) ? 1 : 0;
  const written = (share: number): string => decimal(digits === 0 ? whole(share) : PERCENT * share, digits);
  return [written(one), written(other)];
}

/** How often one of its moves wins. */
const worth = (decision: Decision, move: string): number => decision.moves.find((one) => one.move === move)!.value;

/** A move taken apart; its seat is null for chance. */
function read(move: string): { seat: number | null; verb: string; args: string[] } {
  const [mark = "", verb = "", ...args] = move.split(" ");
  return { seat: mark === "*" ? null : Number(mark), verb, args };
}

class Teller {
  private readonly names: string[];
  private readonly face: SpokenFace | undefined;

  constructor(private readonly about: About) {
    this.names = about.seats.map(seatName);
    this.face = faces[`../games/${about.game}/spoken.ts`];
  }

  private message(name: string): string {
    return `${this.about.game}-${name}`;
  }

  private spoken(verb: string, args: readonly string[]): Arguments {
    const kinds = Object.entries(this.about.arguments[verb] ?? {}).slice(0, args.length);
    return Object.assign({}, ...kinds.map(([name, kind], place) => this.argument(name, kind, args[place]!))) as Arguments;
  }

  private argument(name: string, kind: string, text: string): Arguments {
    if (kind === "seat") return { [name]: this.names[Number(text)] ?? text };
    if (kind === "number") return { [name]: Number(text) };
    return this.face?.argument(name, kind, text) ?? { [name]: text };
  }

  /** A move as something to choose. */
  choice(move: string): string {
    const { seat, verb, args } = read(move);
    const message = this.message(`choice-${verb}${this.face?.variant?.(seat, verb, args) ?? ""}`);
    return has(message) ? capital(words(message, this.spoken(verb, args))) : [verb, ...args].join(" ");
  }

  /** What happened, as far as the viewer may know. */
  private happened(move: string, viewer: number): string {
    const { seat, verb, args } = read(move);
    const who = seat === null ? words("chance-name") : this.names[seat]!;
    const hidden = this.about.secret.includes(verb) && seat !== viewer;
    const message = this.message(hidden ? `move-${verb}-hidden` : `move-${verb}${this.face?.variant?.(seat, verb, args) ?? ""}`);
    if (!has(message)) return words("move-unknown", { who, verb });
    return capital(words(message, { who, ...(hidden ? {} : this.spoken(verb, args)) }));
  }

  // the coach

  private believed({ message, arguments: about }: Belief): string {
    const named = message.replace("belief-", "coach-");
    const who = "seat" in about ? { who: this.names[Number(about["seat"])]! } : {};
    const by = "by" in about ? { by: this.names[Number(about["by"])]! } : {};
    return words(has(named) ? named : message, { ...about, ...who, ...by });
  }

  advice({ ply, odds, hint }: RawAdvice & { ply: number }): Advice {
    return {
      ply,
      odds: odds.map((belief) => {
        const { percent, value: _, ...about } = belief.arguments;
        const share = percent === undefined ? null : belief.value;
        return { kind: belief.message.replace(/^belief-/, ""), sentence: this.believed(belief), value: belief.value, error: belief.error, share, about };
      }),
      hint: hint && this.hint(hint),
    };
  }

  private hint({ move, message, arguments: why, facts, options }: RawHint): Advice["hint"] {
    const said = message === "why-worse" ? "why-close" : message; // a move that was hardly tried promises little
    const moves = Object.fromEntries(["move", "next"].flatMap((name) => (name in why ? [[name, this.choice(String(why[name]))]] : [])));
    return {
      move, words: this.choice(move), sentence: words(said.replace("why-", "coach-"), { ...why, ...moves }),
      reasons: facts.map((fact) => this.believed(fact)),
      options: options.map((one) => ({ move: one.move, words: this.choice(one.move), value: one.value, error: one.error })),
    }; // prettier-ignore
  }

  // the review

  review(found: Review): ReviewState["review"] {
    const parts = { luck: points(found.luck), skill: points(found.skill), others: points(found.others) };
    const ends = { start: whole(found.start), result: whole(found.result) };
    return {
      ...found,
      events: found.events.map((event) => ({ ...event, words: this.event(event, found.seat), mark: this.mark(event, found) })),
      decisions: found.decisions.map((one) => this.decision(one)),
      bluffs: found.bluffs.map((bluff) => ({ ...bluff, sentence: this.bluff(bluff) })),
      moments: found.moments.map((one) => ({ ...one, sentence: this.moment(one, found), link: replayPath(this.about.table, one.ply, found.seat) })),
      summary: words("review-summary", { ...ends, ...parts }),
    } as unknown as ReviewState["review"];
  }

  private event({ ply, move }: ReviewEvent, seat: number): string {
    return ply < 0 ? words("review-luck-deal") : this.happened(move, seat);
  }

  private decision(one: Decision): object {
    const moves = one.moves.map((move) => ({ ...move, words: this.choice(move.move) }));
    const mark = this.judgement(one);
    return { ...one, moves, clear: mark === "mistake", mark, verdict: this.verdict(one, mark === "mistake"), value: worth(one, one.played) };
  }

  /** A verdict at a glance: good is what nothing beats and a club player would hardly have found among other moves. */
  private judgement(one: Decision): "mistake" | "good" | null {
    if (isMistake(one, this.about.sure)) return "mistake";
    return one.moves.length > 1 && one.gave_away === 0 && one.skill >= this.about.telling ? "good" : null;
  }

  /** The same on a step of the curve; nobody is blamed for what others do. */
  private mark({ ply, cause, change }: ReviewEvent, found: Review): ReturnType<Teller["judgement"]> | "lucky" | "unlucky" {
    if (cause === "skill") return this.judgement(found.decisions.find((one) => one.ply === ply)!);
    if (cause !== "luck" || Math.abs(change) < this.about.telling) return null;
    return change > 0 ? "lucky" : "unlucky";
  }

  private verdict(one: Decision, clear: boolean): string {
    if (one.moves.length === 1) return words("review-only-move");
    if (!clear) return words("review-nothing-better");
    return words("review-better", { best: this.choice(one.best) });
  }

  private bluff({ kind, victim, believed, truth }: Bluff): string {
    return words(this.message(`bluff-${kind}`), { who: this.names[victim]!, believed: rounded(believed, 1), truth: rounded(truth, 1) });
  }

  private moment({ ply, kind, change }: Moment, found: Review): string {
    if (kind === "bluff") return words("review-moment-bluff", { ply, what: this.bluff(found.bluffs.find((one) => one.ply === ply)!) });
    if (kind === "mistake") {
      const decision = found.decisions.find((one) => one.ply === ply)!;
      const [more, less] = apart(worth(decision, decision.best), worth(decision, decision.played));
      return words("review-moment-mistake", { ply, played: this.choice(decision.played), best: this.choice(decision.best), more, less });
    }
    const turn = found.events.find((one) => one.ply === ply && one.cause === kind && one.change === change)!;
    const [before, after] = apart(turn.value - turn.change, turn.value);
    if (kind === "skill") return words("review-moment-skill", { ply, played: this.choice(turn.move), before, after });
    return words("review-moment-turn", { ply, what: this.happened(turn.move, found.seat), before, after });
  }
}
