/**
 * Real positions for the tests: each is a game (`from`, in tests/learn/games/doggybag) after `at` moves as a seat sees it; a step has
 * the views before and after the move. `python -m tests.learn.guide_moments` writes them anew.
 */
import type { DoggyBagView } from "../../lib/schema";
import type { Happening } from "../contract";
import samples from "./samples.json";

export const NAMES = ["Ada", "Moka", "Zazou", "Figue"];

export function view(name: keyof typeof samples.views): DoggyBagView {
  return structuredClone(samples.views[name].view) as DoggyBagView;
}

export function step(name: keyof typeof samples.steps): { event: Happening; before: DoggyBagView; after: DoggyBagView } {
  return structuredClone(samples.steps[name]) as unknown as { event: Happening; before: DoggyBagView; after: DoggyBagView };
}
