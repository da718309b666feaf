/** Whoever sits beside the person at this screen. */
import type { Component } from "svelte";
import type { AnyView, Happening } from "../games/contract";
import type { Step } from "./queue";

/** Someone who explains the game to the person at this screen, and draws themselves. */
export interface Companion {
  readonly Bubble: Component<{ guide: never; rule: (number: string) => void }>;
  readonly Head: Component<{ guide: never }>;
  /** Something has been shown; true to leave it on the screen until the table is let go. */
  happened(step: Step<Happening, AnyView>): boolean;
  /** The person does not want to wait. */
  interrupted(): void;
}
