import { keep, recall, remembered, type Opened } from "./packets";
import type { FilouView } from "./view";

/** What one has in mind: the card picked, the bid on the stepper before it is said, the sacks that one has seen opened. */
export class FilouHand {
  card = $state<string | null>(null);
  bid = $state<number | null>(null);
  opened = $state.raw<Opened>(recall());

  /** Remember the sack that has just been opened, if one has. */
  watch(view: FilouView): void {
    const opened = remembered(this.opened, view);
    if (opened === this.opened) return;
    this.opened = opened;
    keep(opened);
  }

  /** Pick a card up, or put it back. */
  toggle(card: string): void {
    this.card = this.card === card ? null : card;
  }
}
