/** Reviews of finished games, made bit by bit and kept on the device: as many samples as it has patience for. */
import type { Engine } from "./engine";
import { Evaluator } from "./learn/evaluate";
import { type Finished, type Review, review } from "./learn/review";
import type { Store } from "./store";
import { patiently } from "./patience";

const CHOICES = 5; // about so many moves are looked at where somebody chooses

interface Job {
  state: "running" | "cancelled" | "failed";
  done: number;
}

export interface RawReviewState {
  state: "none" | "done" | Job["state"];
  done: number;
  total: number;
  review: Review | null;
}

export class Reviews {
  private readonly jobs = new Map<string, Job>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly patience: number,
  ) {}

  private name(table: string, seat: number): string {
    return `review/${this.engine.tables.learn.version}/${table}/${seat}`;
  }

  async state(table: string, seat: number, { moves }: Finished): Promise<RawReviewState> {
    const [name, total] = [this.name(table, seat), moves.length];
    const job = this.jobs.get(name);
    const kept = job?.state === "running" ? undefined : ((await this.store.note(name)) as Review | undefined);
    if (kept !== undefined) return { state: "done", done: total, total, review: kept };
    return { state: job?.state ?? "none", done: job?.done ?? 0, total, review: null };
  }

  /** Have it made in the background, unless it is there or on its way. */
  async want(table: string, seat: number, finished: Finished): Promise<RawReviewState> {
    const found = await this.state(table, seat, finished);
    const name = this.name(table, seat);
    if (found.state === "done" || this.jobs.get(name)?.state === "running") return found;
    const job: Job = { state: "running", done: 0 };
    this.jobs.set(name, job);
    void this.make(name, job, finished, seat);
    return { ...found, state: "running", done: 0 };
  }

  /** No longer. */
  cancel(table: string, seat: number): void {
    const job = this.jobs.get(this.name(table, seat));
    if (job?.state === "running") job.state = "cancelled";
  }

  private async make(name: string, job: Job, finished: Finished, seat: number): Promise<void> {
    try {
      const samples = this.affordable(finished, seat);
      const found = await patiently(review(finished, seat, samples), (done) => {
        job.done = done;
        if (job.state !== "running") throw new Stopped();
      });
      await this.store.keepNote(name, found);
      this.jobs.delete(name);
    } catch (wrong) {
      if (wrong instanceof Stopped) return;
      job.state = "failed";
      console.error(wrong instanceof Error ? wrong.message : wrong); // the page says that it failed
    }
  }

  /** How many samples this device can look at without trying anyone's patience: a first look tells. */
  private affordable({ deal, moves }: Finished, seat: number): number {
    const [least, usual] = this.engine.tables.learn.samples;
    const match = deal();
    const evaluator = new Evaluator(this.engine, match.game, match.players, seat, least, 0);
    const began = performance.now();
    evaluator.look({ ply: 0, observation: match.observation(seat), view: JSON.parse(match.views([seat])[0]!) }, null);
    const once = (performance.now() - began) / least;
    const own = moves.filter((move) => move.startsWith(`${seat} `)).length;
    const looks = (moves.length + CHOICES * own) / 2; // the later, the shorter
    evaluator.give();
    match.close();
    return Math.round(Math.min(usual, Math.max(least, this.patience / (once * looks))));
  }
}

class Stopped extends Error {}
