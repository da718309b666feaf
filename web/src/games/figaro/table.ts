/** Figaro at the table: a king's court. */
import type { AnyView, TableFace } from "../contract";
import Centre from "./Centre.svelte";
import Ground from "./Ground.svelte";
import { Hand } from "./hand.svelte";
import Place from "./Place.svelte";
import Portrait from "./Portrait.svelte";
import Scene from "./Scene.svelte";
import Seat from "./Seat.svelte";
import { moment } from "./stage";
import { ask, beats, headline, result, sound, tell } from "./tell";
import type { FigaroView } from "./view";

const own = (view: AnyView) => view as FigaroView;
const before = (view: AnyView | null) => view as FigaroView | null;

export const table: TableFace = {
  hand: () => new Hand(),
  Seat,
  Centre,
  Place,
  Ground,
  Portrait,
  Scene,
  ask: (view) => ask(own(view)),
  headline: (view) => headline(own(view)),
  tell: (event, old, after, names) => tell(event, before(old), own(after), names),
  beats: (event, old, after) => beats(event, before(old), own(after)),
  moment: (event, old, after, names) => moment(event, own(old), own(after), names),
  sound: (event, old, after) => sound(event, before(old), own(after)),
  seatWidth: 6.5,
  result: (view) => result(own(view)),
};
