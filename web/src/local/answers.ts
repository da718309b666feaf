/**
 * What the rules answer in a browser, for tests/wasm, which knows what they answer elsewhere: the same games followed move by move with
 * every view, thumb moves, playouts, searches that grow their tree, states that are imagined.
 */
import { sha256 } from "../lib/sha256";
import { LevelBot, Thought } from "./bots";
import { Follower } from "./follower";
import { Company, Foresight, NetSearchBot } from "./foresight";
import type { AnyView } from "../games/contract";
import type { TableAnswer } from "../lib/schema";
import { ofDay, seedOf } from "./deals";
import { type Block, Engine, SEATS } from "./engine";
import { House } from "./house";
import { keyOf } from "./keys";
import { advise } from "./learn/coach";
import { oddsOf } from "./learn/faces";
import { review } from "./learn/review";
import { Mind, Networks } from "./network";
import { InMemory } from "./store";
import { allOptions, drawSetup, encoded, Match, type Options } from "./match";

export interface Plan {
  game: string;
  players: number;
  options: Options;
  draws: number[];
  moves: string[];
  /** Whose thumb move is asked for before each move; null where chance is due. */
  movers: (number | null)[];
  /** What is thought about at the end of these moves. */
  searches: { seat: number; seed: number; iterations: number }[];
  /** The choices of all levels at the end of these moves. */
  levels: { seat: number; seed: number; iterations: number }[];
  /** What bots with a network choose there, of whose game they have seen all. */
  foreseen: { seat: number; seed: number; worlds: number }[];
  /** What is imagined there. */
  imagined: { seat: number; seed: number }[];
  /** Who is coached there. */
  coached: number[];
  /** From where a finished game is looked back on. */
  reviews: { seat: number; samples: number; seed: number }[];
  /** Random games with these players and options. */
  playouts: { seed: number; games: number } | null;
}

const RANDOM_GAMES = "random games"; // what the streams of src/besace/kernel/batch.py are for
const bytes = new TextEncoder();
const hex = (data: Uint8Array) => [...sha256(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Files of weights by the names of their games, as text. */
export type Weights = Record<string, string>;

/** Networks whose weights are at hand. */
const at = (engine: Engine, weights: Weights) =>
  new Networks(engine, async (game) => Uint8Array.from(atob(weights[game] ?? ""), (each) => each.charCodeAt(0)).buffer);

export async function answers(module: BufferSource, plans: readonly Plan[], weights: Weights): Promise<unknown[]> {
  const engine = await Engine.load(module);
  const networks = at(engine, weights);
  const minds = new Map<string, Mind | null>();
  for (const { game } of plans) minds.set(game, await networks.of(game));
  return plans.map((plan) => answer(engine, plan, minds.get(plan.game) ?? null));
}

/** The version that a module says it is of. */
export async function version(module: BufferSource): Promise<string> {
  return (await Engine.load(module)).tables.version;
}

function answer(engine: Engine, plan: Plan, mind: Mind | null): unknown {
  const match = new Match(engine, plan.game, plan.players, plan.options, plan.draws);
  const eyes = [...Array(plan.players).keys(), null];
  const seen = () => hex(bytes.encode(match.views(eyes).join("\n")));
  const views = [seen()];
  const thumbs: (string | null)[] = [];
  plan.moves.forEach((move, ply) => {
    thumbs.push(thumb(match, plan.movers[ply] ?? null, ply));
    match.follow(move);
    views.push(seen());
  });
  const found = {
    views,
    thumbs,
    result: match.result(),
    searches: plan.searches.map(({ seat, seed, iterations }) => search(match, seat, seed, iterations)),
    levels: plan.levels.map(({ seat, seed, iterations }) => choices(match, seat, seed, iterations)),
    foreseen: mind && plan.foreseen.map(({ seat, seed, worlds }) => foresee(engine, plan, match, mind, seat, seed, worlds)),
    imagined: plan.imagined.map(({ seat, seed }) => imagine(match, seat, seed)),
    coached: plan.coached.map((seat) => coach(match, seat, mind)),
    reviews: plan.reviews.map(({ seat, samples, seed }) => lookBack(engine, plan, seat, samples, seed)),
    playouts: plan.playouts && playouts(engine, plan, plan.playouts.seed, plan.playouts.games),
  };
  match.close();
  return found;
}

function thumb(match: Match, seat: number | null, seed: number): string | null {
  if (seat === null) return null;
  const observation = match.observation(seat);
  const rng = match.engine.stream(match.game, seed);
  const move = observation.rules.thumb_move(observation.record, seat, rng);
  match.engine.give(rng);
  observation.give();
  return observation.spell(move);
}

function search(match: Match, seat: number, seed: number, iterations: number): unknown {
  const observation = match.observation(seat);
  const thought = new Thought(observation, seed);
  const { chunk } = match.engine.tables.search;
  while (thought.iterations < iterations) thought.goOn(Math.min(chunk, iterations - thought.iterations));
  const found = thought.considered().map(({ move, visits, value, error }) => [move, visits, value, error]);
  thought.give();
  observation.give();
  return found;
}

function choices(match: Match, seat: number, seed: number, iterations: number): string[] {
  const { engine, game } = match;
  return engine.tables.search.levels.flatMap((level) => {
    const bot = new LevelBot(engine, game, level, seed, iterations);
    const chosen = [0, 1].map(() => {
      const observation = match.observation(seat);
      const move = bot.choose(observation);
      observation.give();
      return move;
    });
    bot.give();
    return chosen;
  });
}

/** Two whims, and what comes of looking ahead after having watched the game: the choice, the moves tried, what the others are taken for. */
function foresee(engine: Engine, plan: Plan, match: Match, mind: Mind, seat: number, seed: number, worlds: number): unknown {
  const follower = new Follower(new Match(engine, plan.game, plan.players, plan.options, plan.draws), seat);
  const bot = new NetSearchBot(engine, plan.game, seed, { worlds });
  for (const [seen, move] of follower.news(plan.moves)) bot.company.notice(seen, move, mind);
  const observation = match.observation(seat);
  const { move, considered } = finish(bot.thinking(observation, mind));
  const tried = considered.map((one) => [one.move, one.visits, one.value, one.error]);
  const playful = new LevelBot(engine, plan.game, engine.tables.search.levels.find(({ network }) => network?.milliseconds === null)!, seed);
  const whims = [0, 1].map(() => playful.choose(observation, mind));
  const found = [whims, move, tried, bot.company.likely];
  playful.give();
  bot.give();
  follower.close();
  observation.give();
  return found;
}

function imagine(match: Match, seat: number, seed: number): unknown {
  const { engine, game } = match;
  const observation = match.observation(seat);
  const box = engine.take(match.table.state);
  const rng = engine.stream(game, seed);
  const tries = engine.room(1024);
  observation.rules.resample(observation.record, box, rng);
  const worth = engine.read(tries, observation.rules.worth_trying(observation.record, seat, tries));
  const state = hex(engine.bytes(box).slice());
  engine.give(box, rng, tries);
  observation.give();
  return [state, worth];
}

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function coach(match: Match, seat: number, mind: Mind | null): unknown {
  const observation = match.observation(seat);
  const advice = finish(advise(observation, oddsOf(match.game), true, mind));
  observation.give();
  return advice;
}

function lookBack(engine: Engine, plan: Plan, seat: number, samples: number, seed: number): unknown {
  const deal = () => new Match(engine, plan.game, plan.players, plan.options, plan.draws);
  const finished = { deal, moves: plan.moves, secret: engine.table(plan.game).secret_verbs, odds: oddsOf(plan.game) };
  return finish(review(finished, seat, samples, seed));
}

/** What is played on these days, with the seed of each deal. */
export async function deals(module: BufferSource, days: readonly string[]): Promise<unknown[]> {
  const { games } = (await Engine.load(module)).tables;
  const found = days.flatMap((day) => Object.entries(games).map(([game, table]) => ofDay(game, table, day)));
  return found.map((deal) => ({ ...deal, seed: seedOf(deal) }));
}

/** The fair record of a deal that somebody plays who always takes the first move that there is. */
export async function dealPlayed(module: BufferSource, name: string): Promise<unknown> {
  const house = new House(await Engine.load(module), new InMemory(), () => 0);
  const { table, you } = (await house.ask("POST", `/api/challenges/${name}/play`, undefined)).body as TableAnswer;
  await new Promise<void>((over) => {
    let send: (text: string) => void = () => undefined;
    const tell = (text: string) => {
      const { view } = JSON.parse(text) as { view?: AnyView };
      if (view?.over) over();
      else if (view !== undefined && view.moves.length > 0)
        setTimeout(() => send(JSON.stringify({ type: "move", id: `${view.ply}`, ply: view.ply, move: view.moves[0] })));
    };
    const address = `ws://here/api/tables/${table.id}/live?eyes=${you.seats[0]}`;
    void house.connect(address, tell, () => undefined).then((live) => (send = (text) => live.receive(text)));
  });
  return (await house.ask("GET", `/api/tables/${table.id}/record`, undefined)).body;
}

/** Everything that one eye is told of a game that was brought here: its moves, refusals, and what a coach says to the seat. */
export async function told(module: BufferSource, asked: readonly (Pick<Plan, "game" | "players" | "options" | "draws" | "moves"> & { eye: number | null })[], weights: Weights): Promise<string[][]> {
  const engine = await Engine.load(module);
  const networks = at(engine, weights);
  return Promise.all(
    asked.map(async ({ eye, ...game }) => {
      const store = new InMemory();
      const seats = Array.from({ length: game.players }, () => ({ kind: "guest" as const, name: "", bot: null }));
      const rest = { version: 1, state: "playing" as const, result: null, rematch: null, deal: null, coach: true, created: 0, ended: null };
      await store.put({ id: "here-told", seats, seed: "00".repeat(32), contributions: [], ...game, ...rest });
      const house = new House(engine, store, () => 0, undefined, undefined, undefined, networks);
      const frames: string[] = [];
      const live = await house.connect(`ws://here/api/tables/here-told/live?since=0&eyes=${eye ?? "board"}`, (text) => frames.push(text), () => undefined);
      for (const move of ["0 nonsense", "1 nonsense", "2 nonsense", "nonsense", "9 pass"]) {
        const heard = frames.length;
        live.receive(JSON.stringify({ type: "move", id: move, ply: game.moves.length, move }));
        while (frames.length === heard) await new Promise((resolve) => setTimeout(resolve)); // one answer each
      }
      if (eye !== null) frames.push(JSON.stringify(await house.ask("GET", `/api/tables/here-told/coach?seat=${eye}&hint=true`, undefined)));
      frames.push(JSON.stringify(await house.ask("GET", `/api/tables/here-told/events?since=0&eye=${eye ?? "board"}`, undefined)));
      return frames;
    }),
  );
}

/** Room for so many random games of one kind. */
class Batch {
  readonly lengths: Block;
  private readonly room: Block[];
  private readonly won: Block;
  private readonly points: Block;
  private readonly options: Block;

  constructor(
    private readonly engine: Engine,
    private readonly plan: Plan,
    readonly games: number,
  ) {
    const table = engine.table(plan.game);
    this.room = [engine.room(table.most_draws), engine.room(table.most_draws), engine.room(engine.tables.stream)];
    [this.lengths, this.won, this.points] = [engine.room(games), engine.room(games), engine.take(8, games, SEATS)];
    this.options = engine.numbers(...encoded(table, plan.options));
  }

  play(seed: number): void {
    const { engine, plan, games, lengths, won, points, options } = this;
    const box = engine.take(engine.table(plan.game).state);
    const [bounds, draws, rng] = this.room as [Block, Block, Block];
    engine.game(plan.game).playouts(box, plan.players, options, bounds, draws, rng, keyOf(seed, RANDOM_GAMES), 0, games, lengths, won, points);
    engine.give(box);
  }

  found(): unknown {
    const { engine, games } = this;
    return [engine.read(this.lengths, games), engine.read(this.won, games), engine.read(this.points, games * SEATS)];
  }

  give(): void {
    this.engine.give(...this.room, this.lengths, this.won, this.points, this.options);
  }
}

function playouts(engine: Engine, plan: Plan, seed: number, games: number): unknown {
  const batch = new Batch(engine, plan, games);
  batch.play(seed);
  const found = batch.found();
  batch.give();
  return found;
}

/** Simulations a second of a search where the plan's moves lead, moves a second of random games, and worlds a second of looking ahead
 * there, each for so many milliseconds. */
export async function speeds(module: BufferSource, plan: Plan, seat: number, milliseconds: number, weights: Weights): Promise<number[]> {
  const engine = await Engine.load(module);
  const match = new Match(engine, plan.game, plan.players, plan.options, plan.draws);
  plan.moves.forEach((move) => match.follow(move));
  const observation = match.observation(seat);
  const { chunk } = engine.tables.search;
  const thought = new Thought(observation, 1);
  thought.goOn(chunk); // what is fast has been compiled twice by then
  const searched = timed(milliseconds, () => {
    thought.goOn(chunk);
    return chunk;
  });
  const batch = new Batch(engine, plan, 500);
  const played = timed(milliseconds, (round) => {
    batch.play(round);
    return engine.read(batch.lengths, batch.games).reduce((sum, length) => sum + length, 0);
  });
  const company = new Company(engine, plan.game, 1);
  const foresight = new Foresight(observation, (await at(engine, weights).of(plan.game))!, company, 1);
  foresight.goOn(engine.tables.foresight.chunk);
  const foreseen = timed(milliseconds, () => {
    foresight.goOn(1);
    return 1;
  });
  return [searched, played, foreseen];
}

/** How long each of the first choices of a level takes in a game among its like, in milliseconds. */
export async function patience(module: BufferSource, weights: Weights, game: string, players: number, name: string, most: number): Promise<number[]> {
  const engine = await Engine.load(module);
  const mind = await at(engine, weights).of(game);
  const level = engine.tables.search.levels.find((one) => one.name === name)!;
  const options = allOptions(engine.table(game), {});
  const below = (k: number) => Math.floor(Math.random() * k);
  const match = new Match(engine, game, players, options, drawSetup(engine, game, players, options, below));
  const bots = Array.from({ length: players }, (_, seat) => new LevelBot(engine, game, level, seat));
  const taken: number[] = [];
  while (!match.over && taken.length < most) {
    if (match.chanceIsDue) match.chance(below);
    else {
      const observation = match.observation(match.toAct[0]!);
      const began = performance.now();
      match.play(bots[observation.seat]!.choose(observation, mind));
      if (observation.legal().length > 1) taken.push(performance.now() - began);
      observation.give();
    }
  }
  return taken;
}

function timed(milliseconds: number, work: (round: number) => number): number {
  const began = performance.now();
  let done = 0;
  for (let round = 0; performance.now() - began < milliseconds; round++) done += work(round);
  return (1000 * done) / (performance.now() - began);
}
