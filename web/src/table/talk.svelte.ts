/** What people at a table say to each other, and the reactions that fly over it. */
import { get } from "../lib/api";
import type { Live } from "../lib/live";
import type { Chat } from "../lib/schema";
import { sound } from "../lib/sound";
import type { Flying } from "./frame";

const REACTION_MS = 3_000;

export class Talk {
  said = $state.raw<Chat[]>([]);
  /** What others have said since this person last looked. */
  unread = $state.raw<Chat[]>([]);
  flying = $state.raw<Flying[]>([]);
  private counted = 0;

  constructor(
    private readonly id: string,
    private readonly live: () => Live,
    /** Whether a seat is of somebody at this screen. */
    private readonly isOwn: (seat: number) => boolean,
  ) {}

  say(text: string): void {
    this.live().say(text);
  }

  react(reaction: string): void {
    this.live().react(reaction);
  }

  /** It has been looked at. */
  read(): void {
    this.unread = [];
  }

  hear(said: Chat): void {
    if (this.said.some((known) => known.number === said.number)) return;
    this.said = [...this.said, said];
    if (said.seat !== null && this.isOwn(said.seat)) return;
    this.unread = [...this.unread, said];
    sound("chat");
  }

  fly(seat: number | null, reaction: string): void {
    const flying = { seat, reaction, number: ++this.counted };
    this.flying = [...this.flying, flying];
    setTimeout(() => (this.flying = this.flying.filter((other) => other !== flying)), REACTION_MS);
  }

  /** What was said before we came. */
  async readBack(): Promise<void> {
    const found = await get<{ messages: Chat[] }>(`/api/tables/${this.id}/chat`).catch(() => null);
    const known = new Set(this.said.map((one) => one.number));
    this.said = [...(found?.messages ?? []).filter((one) => !known.has(one.number)), ...this.said];
  }

  /** Who is heard has changed: read what was said once more. */
  async hearAnew(): Promise<void> {
    this.said = this.unread = [];
    await this.readBack();
  }
}
