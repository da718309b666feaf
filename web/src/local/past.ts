/** A game by what was kept of it: the deal, the moves since, and what can be told of them. */
import type { Event, Snapshot } from "../lib/schema";
import { fromHex, sha256, toHex } from "../lib/sha256";
import { type Chance, chanceOf } from "./chance";
import type { Engine } from "./engine";
import { drawSetup, type Eye, Match } from "./match";
import { eventsOf, snapshotOf } from "./messages";
import type { Saved } from "./store";

export class Past {
  readonly luck: Chance;

  constructor(
    private readonly engine: Engine,
    private readonly saved: Saved,
  ) {
    this.luck = chanceOf(saved);
  }

  /** As it was dealt, before the first move. */
  dealt(): Match {
    const { game, players, options } = this.saved;
    return new Match(this.engine, game, players, options, this.drawn());
  }

  private drawn(): number[] {
    const { game, players, options, draws } = this.saved;
    return draws ?? drawSetup(this.engine, game, players, options, this.luck.setup());
  }

  /** The position that the log leads to. */
  position(): Match {
    const match = this.dealt();
    this.saved.moves.forEach((move) => match.follow(move));
    return match;
  }

  /** What happened after a version, as one eye saw it. */
  since(version: number, eye: Eye): string[] {
    const match = this.dealt();
    const found = this.saved.moves.flatMap((move, i) => {
      match.follow(move);
      return i < version ? [] : eventsOf(match, [eye]);
    });
    match.close();
    return found;
  }

  /** The whole game from some eyes, version by version. */
  replay(eyes: Eye[]): { version: number; eyes: Eye[]; messages: (Snapshot | Event)[] } {
    const match = this.dealt();
    const messages = eyes.map((eye) => snapshotOf(match, eye));
    for (const move of this.saved.moves) {
      match.follow(move);
      messages.push(...eventsOf(match, eyes));
    }
    match.close();
    return { version: this.saved.moves.length, eyes, messages: messages.map((text) => JSON.parse(text) as Snapshot | Event) };
  }

  /** The fair record: its draws instead of the setup that they give, which is for the rules to spell. */
  record(): unknown {
    const { game, players, options, moves, result, seed, contributions } = this.saved;
    const record = { besace: 1, game, players, options, draws: this.drawn(), moves, result };
    return { besace_fair: this.luck.version, record, commitment: toHex(sha256(fromHex(seed))), seed, contributions };
  }

  /** What every draw was among. */
  draws(): unknown {
    const { game, players, options, moves } = this.saved;
    const below = this.luck.setup();
    const setup: { below: number; number: number }[] = [];
    drawSetup(this.engine, game, players, options, (k) => {
      setup.push({ below: k, number: below(k) });
      return setup.at(-1)!.number;
    });
    const match = this.dealt();
    const found = moves.flatMap((move, ply) => {
      const outcomes = match.chanceIsDue ? [{ ply, outcomes: runs(match.outcomes()) }] : [];
      match.follow(move);
      return outcomes;
    });
    match.close();
    return { setup, moves: found };
  }

  /** What a seat knows if it is always the first of those who choose at the same time: who was quicker makes no difference to its bot. */
  unhurried(seat: number): Match {
    const waiting = new Map<string, string[]>();
    for (const move of this.saved.moves) {
      const mark = move.split(" ")[0]!;
      waiting.set(mark, [...(waiting.get(mark) ?? []), move]);
    }
    const match = this.dealt();
    for (;;) {
      const next = match.toAct.includes(seat) ? [`${seat}`] : match.chanceIsDue ? ["*"] : match.toAct.map(String);
      const known = next.map((mark) => waiting.get(mark)).find((moves) => moves !== undefined && moves.length > 0);
      if (known === undefined) return match;
      match.follow(known.shift()!);
    }
  }
}

/** Equal neighbours counted together. */
function runs(texts: readonly string[]): [string, number][] {
  const found: [string, number][] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last !== undefined && last[0] === text) last[1] += 1;
    else found.push([text, 1]);
  }
  return found;
}
