/** One review on this page: asked for, waited for, given up; found again after a reload. */
import { ask, get, post } from "../lib/api";
import { sentenceOf } from "../lib/refusals";
import type { ReviewState } from "../lib/schema";

const POLL_MS = 700;

export class ReviewRequest {
  found = $state.raw<ReviewState | null>(null);
  wrong = $state("");
  private seat = -1;
  private language = "";
  private wanted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question = 0;

  constructor(private readonly table: string) {}

  /** Whose game to look at, in which language. */
  async at(seat: number, language: string): Promise<void> {
    if (seat !== this.seat) {
      this.found = null;
      this.wanted = false;
    }
    this.seat = seat;
    this.language = language;
    await this.look();
  }

  /** Have it made. */
  async want(): Promise<void> {
    this.wanted = true;
    await this.tried(async () => {
      await post(`/api/tables/${this.table}/review`, { seat: this.seat });
      await this.look();
    });
  }

  /** No longer. */
  async cancel(): Promise<void> {
    this.stop();
    this.wanted = false;
    await this.tried(async () => {
      await ask("DELETE", `/api/tables/${this.table}/review?seat=${this.seat}`);
      if (this.found !== null) this.found = { ...this.found, state: "cancelled" };
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.question++;
  }

  private async look(): Promise<void> {
    this.stop();
    const number = this.question;
    await this.tried(async () => {
      const found = await get<ReviewState>(`/api/tables/${this.table}/review?seat=${this.seat}&lang=${this.language}`);
      if (number !== this.question) return;
      this.found = found;
      if (found.state === "none" && this.wanted) await this.want(); // another process of the server answered
      else if (found.state === "running") this.timer = setTimeout(() => void this.look(), POLL_MS);
    });
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    this.wrong = "";
    try {
      await work();
    } catch (problem) {
      this.wrong = sentenceOf(problem);
    }
  }
}
