/** What one has in mind: the card picked, and the bid on the stepper before it is said. */
export class FilouHand {
  card = $state<string | null>(null);
  bid = $state<number | null>(null);

  /** Pick a card up, or put it back. */
  toggle(card: string): void {
    this.card = this.card === card ? null : card;
  }
}
