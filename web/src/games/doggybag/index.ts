/** Doggy Bag at the table: London by night, stray dogs and Fagin's bag. */
import type { GameFace } from "../contract";
import Centre from "./Centre.svelte";
import { Hand } from "./hand.svelte";
import Place from "./Place.svelte";
import Seat from "./Seat.svelte";
import { ask, beats, headline, result, sound, tell } from "./tell";

export const game: GameFace = {
  name: "doggybag",
  minutes: 20,
  age: 8,
  seatWidth: 6.4,
  hand: () => new Hand(),
  Seat,
  Centre,
  Place,
  ask,
  headline,
  tell,
  beats,
  sound,
  result,
  optionNames: ["edition", "beginner"],
};
