import type { SpokenFace } from "../contract";
import { theCard } from "./view";

const RONDE = "X";

export const spoken: SpokenFace = {
  argument: (name, kind, text) => (kind === "card" ? { [name]: theCard(text) } : null),
  variant(seat, verb, args) {
    const [card, whom] = args;
    if (verb !== "play" || whom === undefined) return "";
    return card === RONDE ? "-X" : whom === `${seat}` ? "-self" : "";
  },
};
