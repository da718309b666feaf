/** The bots that sit at a table. They are given observations, and what everybody saw the others do. */
import { LevelBot } from "./bots";
import { botSeed } from "./chance";
import type { Engine, Level } from "./engine";
import { Follower } from "./follower";
import type { Match, Observation } from "./match";
import type { Mind, Networks } from "./network";
import { Past } from "./past";
import { patiently } from "./patience";
import type { Saved } from "./store";

interface Seated {
  bot: LevelBot;
  follower: Follower | null;
}

export class Players {
  private readonly seated = new Map<number, Seated>();

  constructor(
    private readonly engine: Engine,
    private readonly networks: Networks,
  ) {}

  /** What the bot of a seat that is to move plays. */
  async chosen(saved: Saved, match: Match, seat: number): Promise<string> {
    return saved.deal === null ? this.free(saved, match.observation(seat)) : this.prepared(saved, seat);
  }

  private async free(saved: Saved, observation: Observation): Promise<string> {
    try {
      const seated = this.at(saved, observation.seat);
      const mind = seated.bot.learned ? await this.networks.of(saved.game) : null;
      if (mind !== null) await patiently(noticing(seated, saved.moves, mind));
      return await patiently(seated.bot.thinking(observation, mind));
    } finally {
      observation.give();
    }
  }

  /** The bot of a prepared deal for its next choice: it thinks as much as everywhere, never as long. */
  private async prepared(saved: Saved, seat: number): Promise<string> {
    const { game, seed, moves } = saved;
    const moved = moves.filter((move) => move.startsWith(`${seat} `)).length;
    const level = this.level(saved, seat);
    const iterations = level.milliseconds === null ? null : (this.engine.table(game).iterations[level.name] ?? null);
    const bot = new LevelBot(this.engine, game, level, botSeed(seed, seat, moved), iterations);
    const match = new Past(this.engine, saved).unhurried(seat);
    const observation = match.observation(seat);
    match.close();
    try {
      return await patiently(bot.thinking(observation));
    } finally {
      observation.give();
      bot.give();
    }
  }

  private level({ seats }: Saved, seat: number): Level {
    const { levels } = this.engine.tables.search;
    return levels.find((one) => one.name === seats[seat]?.bot) ?? levels[0]!;
  }

  private at(saved: Saved, seat: number): Seated {
    let found = this.seated.get(seat);
    if (found !== undefined && (found.follower === null || found.follower.fits(saved.moves))) return found;
    found?.follower?.close(); // what it has seen is not what happened: another window was faster
    found?.bot.give();
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const bot = new LevelBot(this.engine, saved.game, this.level(saved, seat), seed ?? 0);
    found = { bot, follower: bot.watchful ? new Follower(new Past(this.engine, saved).dealt(), seat) : null };
    this.seated.set(seat, found);
    return found;
  }
}

function* noticing({ bot, follower }: Seated, moves: readonly string[], mind: Mind): Generator<void, void> {
  for (const [seen, move] of follower?.news(moves) ?? []) {
    bot.notice(seen, move, mind);
    yield;
  }
}
