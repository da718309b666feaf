/**
 * Real positions for the tests: each is a golden record (`from`, in tests/goldens/doggybag) after `at` moves as seat `view.seat` sees it,
 * which `besace replay --json` prints; a step has the views before and after the move.
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
