/** What one has in mind before it is said: the card picked, the bid on the stepper. */
export class FilouHand {
  card = $state<string | null>(null);
  bid = $state<number | null>(null);

  /** Pick a card up, or put it back. */
  toggle(card: string): void {
    this.card = this.card === card ? null : card;
  }
}
