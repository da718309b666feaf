import type { GameFace } from "../contract";
import Centre from "./Centre.svelte";
import { FilouHand } from "./hand.svelte";
import Place from "./Place.svelte";
import Seat from "./Seat.svelte";
import { ask, beats, headline, result, sound, tell } from "./tell";
import type { FilouView } from "./view";

export const game: GameFace = {
  name: "filou",
  minutes: 25,
  age: 8,
  hand: () => new FilouHand(),
  Seat,
  Centre,
  Place,
  ask: (view) => ask(view as FilouView),
  headline,
  tell: (event, before, after, names) => tell(event, before as FilouView | null, after as FilouView, names),
  beats: (event, before, after) => beats(event, before as FilouView | null, after as FilouView),
  sound: (event, before, after) => sound(event, before as FilouView | null, after as FilouView),
  result: (view) => result(view as FilouView),
  optionNames: ["open_mice"],
  seatWidth: 6.4,
};
