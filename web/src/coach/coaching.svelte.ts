/** Asks the coach about the position on the screen: seldom enough for the server's limits, never showing what has passed. */
import { get, Refusal } from "../lib/api";
import { sentenceOf } from "../lib/refusals";
import type { Advice, Hint, Odds } from "../lib/schema";
import { LATER_MS, wait } from "./pace";

/** What is looked at: from where, and in which language it is to be told. */
export interface Scene {
  table: string;
  seat: number;
  ply: number;
  lang: string;
}

export class Coaching {
  odds = $state.raw<Odds[] | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  wrong = $state("");
  private scene: Scene | null = null;
  private turn = false; // the last look was at a choice of ours, and we have not answered it
  private asked = -Infinity; // when we asked last
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Another position, or the same in another language; `turn`: someone waits for the answer. */
  look(scene: Scene, turn: boolean): void {
    const last = this.scene;
    const same = last !== null && last.table === scene.table && last.seat === scene.seat && last.ply === scene.ply;
    if (same && last.lang === scene.lang) return;
    const hinted = same && this.hint !== null;
    if (!same && !(turn && this.turn)) this.hint = null; // where others choose at the same time, ours stays as it was
    [this.scene, this.turn] = [scene, turn];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(scene, hinted), wait(Date.now(), this.asked, turn));
  }

  /** We have chosen: the hint has served. */
  moved(): void {
    this.turn = false;
  }

  /** A hint for the position that is looked at, or for what others have made of it meanwhile. */
  async think(): Promise<void> {
    if (this.scene === null || this.thinking) return;
    this.thinking = true;
    let scene: Scene | null;
    do {
      clearTimeout(this.timer);
      scene = this.scene;
      await this.ask(scene, true);
    } while (this.turn && this.scene !== null && this.scene !== scene);
    this.thinking = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.scene = null;
  }

  private async ask(scene: Scene, hint: boolean): Promise<void> {
    this.asked = Date.now();
    this.wrong = "";
    const { table, seat, lang } = scene;
    try {
      const advice = await get<Advice>(`/api/tables/${table}/coach?seat=${seat}&lang=${lang}&hint=${hint}`);
      if (this.scene !== scene || advice.ply !== scene.ply) return; // the game has moved on: that will be looked at in its turn
      this.odds = advice.odds;
      if (hint) this.hint = advice.hint;
    } catch (problem) {
      if (this.scene !== scene || (problem instanceof Refusal && problem.code === "state")) return; // the game has ended
      this.wrong = sentenceOf(problem);
      if (!hint && problem instanceof Refusal && problem.code === "limit") this.timer = setTimeout(() => void this.ask(scene, hint), LATER_MS);
    }
  }
}
