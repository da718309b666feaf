/** A score sheet on the screen: kept in this browser, counted by the server whenever something changes. */
import { post, Refusal } from "../lib/api";
import { store, stored } from "../lib/storage";
import { sentenceOf } from "../lib/refusals";
import type { Scores } from "../lib/schema";
import { language, words } from "../lib/words.svelte";
import type { Sheet, SheetKind } from "./sheet";

const PAUSE_MS = 150; // so that not every key is a question

export class Keeper<S extends Sheet> {
  sheet = $state() as S;
  found = $state.raw<Scores | null>(null);
  wrong = $state("");
  /** What was on the sheet before it was cleared. */
  #before = $state.raw<S | null>(null);
  #asked = 0;

  constructor(
    readonly game: string,
    readonly kind: SheetKind<S>,
    readonly least: number,
    readonly most: number,
  ) {
    this.sheet = kind.mend(stored(this.#place, null), least, most);
  }

  get #place(): string {
    return `score.${this.game}`;
  }

  get names(): string[] {
    return this.sheet.players.map((player, seat) => player.name.trim() || words("player-name", { n: seat + 1 }));
  }

  get waiting(): number[] {
    return this.kind.waiting(this.sheet);
  }

  /** The result for as many as are on the sheet now. */
  get result(): Scores | null {
    return this.found?.totals.length === this.sheet.players.length ? this.found : null;
  }

  get cleared(): boolean {
    return this.#before !== null;
  }

  /** Keep what is on the sheet and have it counted; runs again with every change. Returns how to stop. */
  follow(): () => void {
    const now = $state.snapshot(this.sheet) as S;
    store(this.#place, now);
    const question = this.kind.question(now);
    const path = `/api/scores/${this.game}?lang=${language()}`;
    const names = this.names;
    const number = ++this.#asked;
    if (question === null) {
      [this.found, this.wrong] = [null, ""];
      return () => undefined;
    }
    this.#before = null; // the next game has begun
    const timer = setTimeout(() => void this.#ask(number, path, { ...question, names }), PAUSE_MS);
    return () => clearTimeout(timer);
  }

  async #ask(number: number, path: string, sheet: unknown): Promise<void> {
    try {
      const found = await post<Scores>(path, sheet);
      if (number === this.#asked) [this.found, this.wrong] = [found, ""];
    } catch (problem) {
      // what is wrong with a sheet the server says in the language asked for
      const said = problem instanceof Refusal && problem.code === "bad" ? problem.message : sentenceOf(problem);
      if (number === this.#asked) [this.found, this.wrong] = [null, said];
    }
  }

  /** A new game; with the same people and by the same rules, if they want. */
  clear(names: boolean): void {
    this.#before = $state.snapshot(this.sheet) as S;
    this.sheet = names ? this.kind.blank(this.least) : this.kind.next(this.#before);
  }

  takeBack(): void {
    if (this.#before !== null) this.sheet = this.#before;
    this.#before = null;
  }
}
