/** Doggy Bag at the table: London by night, stray dogs and Fagin's bag. */
import type { TableFace } from "../contract";
import Centre from "./Centre.svelte";
import Ground from "./Ground.svelte";
import { Hand } from "./hand.svelte";
import Place from "./Place.svelte";
import Portrait from "./Portrait.svelte";
import Scene from "./Scene.svelte";
import Seat from "./Seat.svelte";
import { ask, beats, headline, moment, reach, result, sound, tell } from "./tell";

export const table: TableFace = {
  seatWidth: 6.4,
  hand: () => new Hand(),
  Seat,
  Centre,
  Place,
  Ground,
  Portrait,
  Scene,
  ask,
  headline,
  tell,
  beats,
  moment,
  reach,
  sound,
  result,
};
