/** Doggy Bag's odds where no server works them out: as src/besace/games/doggybag/extras/beliefs.py and bluffs.py. */
import { amount, type Belief, type Bluff, Mean, means, noneOf, odds, type OddsFace, type Played } from "../../local/learn/beliefs";
import { bits, type Known, Seen } from "../../local/learn/seen";
import type { DoggyBagView } from "./view";

/** Bones in one word: a byte counts each kind, their number stands above. */
const ofKind = (bones: bigint, kind: number) => bits(bones, 8 * kind, 255);
const size = (bones: bigint) => Number(bones >> 40n);

/** A game's numbers, read once. */
class Numbers {
  readonly black: number;
  readonly grey: number;
  readonly points: number[];
  readonly most: number;

  constructor(private readonly seen: Seen) {
    [this.black, this.grey, this.most] = [seen.constant("BLACK"), seen.constant("GREY"), seen.constant("LEAST_MOST")];
    this.points = seen.constants("POINTS").map(Number);
  }

  worth(bones: bigint): number {
    return this.points.reduce((sum, each, kind) => sum + each * ofKind(bones, kind), 0);
  }

  is(phase: number, ...names: string[]): boolean {
    return names.some((name) => this.seen.constant(name) === phase);
  }
}

/** What a bag of known contents means. */
function bagFacts(bag: bigint, o: Known, numbers: Numbers): Record<string, number> {
  const [bones, blacks] = [size(bag), ofKind(bag, numbers.black)];
  const found: Record<string, number> = { black: bones > 0 ? blacks / bones : 0 };
  for (let number = 1; number <= numbers.most; number++) found[`raid-${number}`] = noneOf(bones, blacks, number);
  if (numbers.is(o.number("phase"), "DECIDE")) found["glut"] = glut(bag, o, numbers);
  return found;
}

/** The points that gluttony leaves of this raid: the bone and one like it from another front, or only the grey ones. */
function glut(bag: bigint, o: Known, numbers: Numbers): number {
  const [bones, held, actor] = [size(bag), o.word("held"), o.number("actor")];
  const seats = [...Array(o.number("players")).keys()];
  const total = numbers.points.reduce((sum, points, kind) => {
    if (kind === numbers.black) return sum + ofKind(bag, kind) * ofKind(held, numbers.grey);
    const steals = seats.some((seat) => seat !== actor && ofKind(o.word("front", seat), kind) > 0);
    return sum + ofKind(bag, kind) * (numbers.worth(held) + points * (steals ? 2 : 1));
  }, 0);
  return bones > 0 ? total / bones : numbers.worth(held);
}

const exactly = (value: number): Mean => {
  const mean = new Mean();
  mean.add(value);
  return mean;
};

function facts(seen: Seen, numbers: Numbers, samples: number, seed: number): Map<string, Mean> {
  const o = seen.known;
  const seat = o.number("seat");
  const others = [...Array(o.number("players")).keys()].filter((one) => one !== seat && (o.number("still_in") >> one) & 1);
  const found = means(seen, samples, seed, (state) => ({
    ...bagFacts(state.word("bag"), o, numbers),
    ...Object.fromEntries(others.map((one) => [`hides-${one}`, ofKind(state.word("behind", one), numbers.black)])),
  }));
  if ((o.number("knows") >> seat) & 1)
    for (const [name, value] of Object.entries(bagFacts(o.word("bag"), o, numbers))) found.set(name, exactly(value));
  return found;
}

function beliefs(seen: Seen, samples: number, seed: number): Belief[] {
  const [o, numbers] = [seen.known, new Numbers(seen)];
  const phase = o.number("phase");
  if (numbers.is(phase, "OVER")) return [];
  const all = facts(seen, numbers, samples, seed);
  const told = (name: string) => [all.get(name)!.value, all.get(name)!.error] as const;
  const found = [odds("belief-doggybag-black", ...told("black"))];
  if (numbers.is(phase, "COINS", "LOOT", "ROLES"))
    for (const number of raidable(seen, numbers)) found.push(odds("belief-doggybag-raid", ...told(`raid-${number}`), { number }));
  if (numbers.is(phase, "DECIDE"))
    found.push(amount("belief-doggybag-stop", numbers.worth(o.word("held"))), amount("belief-doggybag-glut", ...told("glut")));
  for (const name of all.keys())
    if (name.startsWith("hides-")) found.push(amount("belief-doggybag-hides", ...told(name), { seat: Number(name.slice("hides-".length)) }));
  return found;
}

/** The numbers that can still be raided with. */
function raidable(seen: Seen, numbers: Numbers): number[] {
  const [middle, taken] = [seen.known.number("middle"), seen.known.number("taken")];
  const tokens = [...Array(seen.constant("TOKENS")).keys()].slice(1).filter((token) => (middle >> token) & 1);
  return (taken >> seen.constant("HOTHEAD")) & 1 ? tokens : [...tokens, numbers.most];
}

function* bluffs(positions: Iterable<Played>, seat: number): Generator<Bluff> {
  let dared = new Map<number, Bluff>();
  for (const { ply, move, match } of positions) {
    const [mark = "", verb = "", ...args] = move.split(" ");
    if (verb === "coins") dared = new Map();
    if ((verb === "take" || verb === "flip") && mark !== "*" && Number(mark) !== seat) {
      const bluff = daring({ ply, move, match }, Number(mark), seat, Number(args.at(-1)));
      if (bluff !== null) dared.set(bluff.victim, bluff);
    }
    if (verb === "draw" && args[0] === "black") {
      const { raider } = JSON.parse(match.views([null])[0]!) as DoggyBagView;
      const bluff = raider === null ? undefined : dared.get(raider);
      if (bluff !== undefined) {
        dared.delete(bluff.victim);
        yield bluff;
      }
    }
  }
}

/** A raid that is dared because the mover believes more rotten bones to be behind the seat's screen than there are. */
function daring({ ply, match }: Played, mover: number, seat: number, number: number): Bluff | null {
  const [movers, own] = match.views([mover, seat]).map((text) => JSON.parse(text) as DoggyBagView);
  if (number === 0 || movers!.bag !== null || movers!.out.includes(seat)) return null;
  const seen = new Seen(match.observation(mover));
  const black = seen.constant("BLACK");
  const asked = means(seen, seen.constant("SAMPLES"), ply, (state) => {
    const bag = state.word("bag");
    return { hides: ofKind(state.word("behind", seat), black), success: noneOf(size(bag), ofKind(bag, black), number) };
  });
  const [far, likely] = [seen.constant("FAR"), seen.constant("LIKELY")];
  seen.observation.give();
  const truth = own!.behind!.black;
  const believed = asked.get("hides")!.value;
  return believed - truth < far || asked.get("success")!.value < likely ? null : { ply, victim: mover, kind: "dared", believed, truth };
}

export const oddsFace: OddsFace = { beliefs, bluffs };
