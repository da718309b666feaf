/** Bones and roles in words. */
import { has, listed, words } from "../../lib/words.svelte";
import { KINDS, type Kind, type Pile } from "./bones";
import type { DoggyBagView } from "./view";

/** "two beef bones and one ossicle", or "nothing". */
export const bonesSaid = (pile: Pile): string =>
  listed(KINDS.filter((kind) => pile[kind] > 0).map((kind) => words(`doggybag-n-${kind}`, { n: pile[kind] })));

export const aBone = (kind: Kind): string => words(`doggybag-a-${kind}`);

export const kindSaid = (kind: Kind): string => words(`doggybag-kind-${kind}`);

export const roleSaid = (token: number): string => words(`doggybag-role-${token}`);

/** What a role does, as this edition has it. */
export function effectSaid(token: number, options: DoggyBagView["options"]): string {
  const ours = `doggybag-effect-${token}-${options.edition}`;
  return words(options.beginner ? "doggybag-token-beginner" : has(ours) ? ours : `doggybag-effect-${token}`);
}
