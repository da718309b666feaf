import type { TableFace } from "../contract";
import Centre from "./Centre.svelte";
import Ground from "./Ground.svelte";
import { FilouHand } from "./hand.svelte";
import Place from "./Place.svelte";
import Portrait from "./Portrait.svelte";
import Scene from "./Scene.svelte";
import Seat from "./Seat.svelte";
import { moment } from "./stage";
import { ask, beats, headline, result, sound, tell } from "./tell";
import type { FilouView } from "./view";

export const table: TableFace = {
  hand: () => new FilouHand(),
  Seat,
  Centre,
  Place,
  Ground,
  Portrait,
  Scene,
  ask: (view) => ask(view as FilouView),
  headline,
  tell: (event, before, after, names) => tell(event, before as FilouView | null, after as FilouView, names),
  beats: (event, before, after) => beats(event, before as FilouView | null, after as FilouView),
  moment: (_, before, after, names) => moment(before as FilouView, after as FilouView, names),
  sound: (event, before, after) => sound(event, before as FilouView | null, after as FilouView),
  result: (view) => result(view as FilouView),
  seatWidth: 6.4,
};
