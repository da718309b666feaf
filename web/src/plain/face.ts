/** A table for games that nobody has drawn: their views laid out, their moves as buttons. */
import type { TableFace } from "../games/contract";
import type { GameInfo } from "../lib/schema";
import Centre from "./Centre.svelte";
import { PlainHand } from "./hand.svelte";
import Place from "./Place.svelte";
import { ask, headline, result, tell } from "./said";
import Seat from "./Seat.svelte";

export function plainFace(game: GameInfo): TableFace {
  return {
    hand: () => new PlainHand(game),
    Seat,
    Centre,
    Place,
    ask: (view) => ask(game, view),
    headline: (view) => headline(game, view),
    tell: (event, _before, _after, names) => tell(game, event, names),
    beats: () => 1,
    sound: (event) => (event.seat === null ? "shuffle" : "card"),
    result: (view) => result(game, view),
  };
}
