/** Doggy Bag's lessons, in the order in which they are said when several apply. */
import { choice, event, type Happened, type Lesson, type Moment } from "../../guide/lesson";
import { BLACK_LIMIT, points, size } from "./bones";
import { bonesSaid, aBone, roleSaid } from "./say";
import { choiceOf } from "./targets";
import { raidDraw } from "./tell";
import { blackInAll, dared, type DoggyBagView, hotheadOf, keepsGrey, tokenOf } from "./view";

type Choice = Moment<DoggyBagView>;
type Event = Happened<DoggyBagView>;

const BLACKS_AT_FIRST = 3;
/** Bones behind the screen that will not last for many turns. */
const LAST_BONES = 4;

const looting = (view: DoggyBagView): boolean => choiceOf(view) === "loot";
const taking = (view: DoggyBagView): boolean => choiceOf(view) === "roles";
const deciding = (view: DoggyBagView): boolean => choiceOf(view) === "decide";
const blacks = (view: DoggyBagView, seat: number): number => view.front[seat]!.black;

/** Black bones that are neither in sight nor behind my screen: in the bag, or behind the others' screens. */
const lurking = ({ view }: Choice): number => blackInAll(view) - view.black_seen - (view.behind?.black ?? 0);

/** What the turn before has left in the bag: others may have added their bones already when I choose mine. */
function leftOver(view: DoggyBagView, me: number): number {
  const added = view.owed.map((owed, seat) => (seat === me || view.out.includes(seat) ? 0 : view.owed[me]! - owed));
  return view.bag_size - added.reduce((sum, bones) => sum + bones, 0);
}

/** Whose raid this draw belonged to, if it was a black bone. */
function spoilt({ event, before }: Event): number | null {
  return raidDraw(event, before) && event.args?.[0] === "black" ? before.raider : null;
}

/** How many bones a failed raid costs, and whether grey ones are spared. */
const cost = ({ before }: Event) => ({ lost: size(before.raid) - (keepsGrey(before) ? before.raid.grey : 0), kept: keepsGrey(before) ? "yes" : "no" });

const beginner = (view: DoggyBagView): string => (view.options.beginner ? "yes" : "no");

/** Whether this event ended a turn, so that the next begins or the game is over. */
const closes = ({ before, view }: Event): boolean => view.turn > before.turn || (view.over && !before.over);

/** The seats that would still have raided when somebody ended the turn. */
function waiting(view: DoggyBagView): number[] {
  return view.roles.flatMap((role, seat) => (role !== null && seat !== view.raider && !view.raided.includes(seat) && !view.out.includes(seat) ? seat : []));
}

/** A lesson for a choice that a role gives. */
const effect = (id: "first" | "chest" | "bag" | "swap", rule: string, shows: string): Lesson<DoggyBagView> =>
  choice(`effect-${id}`, rule, shows, ({ view }) => (choiceOf(view) === id ? {} : null));

export const lessons: readonly Lesson<DoggyBagView>[] = [
  choice("welcome", "D4", null, ({ view }) => (looting(view) ? {} : null)),
  choice("bones", "D1", ".own .screen", ({ view, me }) => {
    const [a, b] = view.coins ?? [];
    return looting(view) && a !== undefined && b !== undefined ? { a, b, n: view.owed[me]! } : null;
  }),
  choice("loot", "D1", ".own .screen", ({ view }) => (looting(view) ? { black: view.behind?.black ?? 0 } : null)),
  choice("next-turn", "D9", ".centre .bag", ({ view, me, names }) =>
    looting(view) && view.turn > 1 ? { n: leftOver(view, me), mine: view.first === me ? "yes" : "no", who: names[view.first]! } : null),
  choice("two-black", "D8", ".own article", ({ view, me }) => (looting(view) && blacks(view, me) === BLACK_LIMIT - 1 ? { beginner: beginner(view) } : null)),
  choice("last-bones", "E1", ".own .screen", ({ view, me }) => (looting(view) && view.behind_size[me]! <= LAST_BONES ? { n: view.behind_size[me]! } : null)),
  choice("roles", "D2", ".centre .tokens", ({ view }) => (taking(view) ? { beginner: beginner(view) } : null)),
  choice("announce", "D4", ".centre .bag", (moment) => (taking(moment.view) ? { n: moment.view.bag_size, black: Math.min(lurking(moment), moment.view.bag_size) } : null)),
  choice("rid", "R0", ".own article", ({ view, me }) => (taking(view) && !view.options.beginner && blacks(view, me) > 0 && view.moves.some((move) => move.endsWith(" take 0")) ? { n: blacks(view, me) } : null)),
  choice("hothead", "D3", ".own .hot", ({ view }) => (taking(view) && view.turn > 1 && hotheadOf(view) === null ? {} : null)),
  effect("first", "R2", ".own .dogs"),
  effect("chest", "R5", ".centre .shown"),
  effect("bag", "R6", ".centre .chest"),
  effect("swap", "R7", ".centre .chest"),
  choice("decide", "D5", ".own .ways", ({ view }) => (deciding(view) ? { bones: bonesSaid(view.raid), n: size(view.raid) } : null)),
  choice("glut", "D6", ".own .glut", ({ view, me }) => (deciding(view) ? { n: view.bag_size, black: blacks(view, me) } : null), 2),
  choice("steal", "D6", null, ({ view }) => (choiceOf(view) === "steal" ? { kind: aBone(view.glutted ?? "grey") } : null)),

  event("end", "E1", null, ({ before, view, me, names }) => {
    if (!view.over) return null;
    const why = view.out.length >= view.players - 1 ? "alone" : view.black_seen === blackInAll(view) ? "black" : "empty";
    const won = view.winners?.includes(me) ? "yes" : "no";
    return { why, points: view.scores?.[me] ?? 0, out: before.out.includes(me) || view.out.includes(me) ? "yes" : "no", won, who: names[view.winners?.[0] ?? me]! };
  }),
  event("looted", "D1", ".centre .bag", ({ event, before, view }) =>
    event.verb === "put" && before.phase === "loot" && view.phase === "roles" ? { n: view.bag_size, mine: BLACKS_AT_FIRST - (view.behind?.black ?? 0) } : null),
  event("out-me", "D8", null, ({ before, view, me }) => (view.out.includes(me) && !before.out.includes(me) ? {} : null)),
  event("out-other", "D8", null, ({ before, view, me, names }) => {
    const seat = view.out.find((one) => !before.out.includes(one));
    return seat === undefined || seat === me ? null : { who: names[seat]! };
  }),
  event("black-me", "D4", ".own article", (moment) => {
    const { before, view, me } = moment;
    if (spoilt(moment) !== me || view.out.includes(me)) return null;
    return { ...cost(moment), n: blacks(view, me), glut: before.phase === "glut" ? "yes" : "no" };
  }, 2),
  event("black-other", "D4", ".centre .chest", (moment) => {
    const seat = spoilt(moment);
    if (seat === null || seat === moment.me || moment.view.out.includes(seat)) return null;
    return { who: moment.names[seat]!, ...cost(moment), n: blacks(moment.view, seat) };
  }),
  event("glutted", "D6", null, ({ event, before, me, names }) => {
    if (!raidDraw(event, before) || before.phase !== "glut" || event.args?.[0] === "black") return null;
    return { mine: before.raider === me ? "yes" : "no", who: names[before.raider ?? 0]! };
  }),
  event("too-late", "D5", null, (moment) => {
    const { event, before, me, names } = moment;
    if (event.verb !== "stop" || event.seat === me || event.seat === null || !closes(moment) || !waiting(before).includes(me)) return null;
    return { who: names[event.seat]!, theirs: dared(before, event.seat), mine: dared(before, me) };
  }),
  event("stopped", "D5", ".own article", (moment) => {
    const { event, before, me, names } = moment;
    if (event.verb !== "stop" || event.seat === null) return null;
    return { mine: event.seat === me ? "yes" : "no", who: names[event.seat]!, bones: bonesSaid(before.raid), points: points(before.raid), n: size(before.raid) };
  }),
  event("stolen", "D6", null, ({ event, me, names }) =>
    event.verb === "steal" && event.seat !== me && Number(event.args?.[0]) === me ? { who: names[event.seat ?? 0]! } : null),
  event("failed", "D7", null, (moment) => (closes(moment) && spoilt(moment) !== null && !moment.view.over ? { beginner: beginner(moment.view) } : null)),
  event("dry", "D4", null, (moment) => {
    const { event, before, view } = moment;
    return closes(moment) && raidDraw(event, before) && spoilt(moment) === null && before.phase === "raid" && view.bag_size === 0 ? {} : null;
  }),
  event("flipped", "D3", null, ({ event, me, names }) =>
    event.verb === "flip" && event.seat !== me && event.seat !== null ? { who: names[event.seat]!, n: Number(event.args?.[1]) } : null),
  event("role-taken", "D2", null, ({ event, view, me, names }) => {
    if (event.verb !== "take" || event.seat === null) return null;
    const token = tokenOf(view, event.seat) ?? Number(event.args?.[0]);
    return { mine: event.seat === me ? "yes" : "no", who: names[event.seat]!, role: roleSaid(token), n: token };
  }),
  event("raid", "D4", ".scene .raid", ({ before, view, me, names }) => {
    if (before.phase === "raid" || view.phase !== "raid" || view.raider === null) return null;
    return { mine: view.raider === me ? "yes" : "no", who: names[view.raider]!, n: dared(view, view.raider) };
  }),
];
