/** The guide of a first game: listens to the table, says what is worth saying, and waits while somebody reads. */
import type { AnyView, Happening } from "../games/contract";
import { lessonsOf } from "../games/folders";
import { store, stored } from "../lib/storage";
import { alsoLearn } from "../lib/words.svelte";
import type { Step } from "../table/queue";
import type { Companion } from "../table/companion";
import type { TableState } from "../table/state.svelte";
import words from "words:guide";
import Bubble from "./Bubble.svelte";
import Head from "./Head.svelte";
import { atChoice, atEvent, type Lesson, type Page } from "./lesson";

/** What this browser remembers of a guided table: how often what was said, and whether the guide was sent to sleep. */
interface Remembered {
  told: Record<string, number>;
  asleep: boolean;
}

const SILENT: Page = { id: "silent", message: "guide-silent", rule: null, shows: null, args: () => ({}) };

export class Guide implements Companion {
  readonly Bubble = Bubble;
  readonly Head = Head;
  asleep = $state(false);
  /** What is being said, page by page; empty while the guide is silent. */
  private pages = $state.raw<readonly Page[]>([]);
  private at = $state(0);
  private last: readonly Page[] = [];
  private again = false;
  private readonly told: Record<string, number>;
  /** Whether the choice of now has been spoken about. */
  private asked = false;

  constructor(
    private readonly lessons: readonly Lesson[],
    private readonly table: TableState,
  ) {
    const before = stored<Partial<Remembered>>(this.name, {});
    this.told = { ...before.told };
    this.asleep = before.asleep ?? false;
  }

  private get name(): string {
    return `guide.${this.table.info.id}`;
  }

  get page(): Page | null {
    return this.pages[this.at] ?? null;
  }

  /** Whether a word has been said at this table: the first ones are a welcome, at the first choice, whatever others do before it. */
  private get introduced(): boolean {
    return this.asked || Object.keys(this.told).length > 0;
  }

  /** Whether there is more to say after this page. */
  get more(): boolean {
    return this.at + 1 < this.pages.length;
  }

  happened({ event, before, after }: Step<Happening, AnyView>): boolean {
    const me = this.table.eye;
    if (this.asleep || !this.introduced || before === null || me === null) return false;
    const pages = atEvent(this.lessons, { me, view: after, names: this.table.names, event, before }, this.told);
    if (pages.length > 0) this.say(pages);
    return pages.length > 0;
  }

  interrupted(): void {
    this.pages = [];
  }

  /** Keep up with the table: speak about a choice when it comes, fall silent when it is made. */
  follow(): void {
    if (this.table.sending) {
      if (this.asked) {
        this.remember();
        this.pages = [];
      }
      this.asked = false;
    } else if (this.table.mine && !this.asked) {
      this.asked = true;
      this.advise();
    }
  }

  /** The next page; after the last one the table goes on. */
  onward(): void {
    this.remember();
    if (this.more) this.at += 1;
    else {
      this.pages = [];
      this.table.letGo();
    }
  }

  /** Say no more from now on. */
  sleep(): void {
    this.asleep = true;
    this.pages = [];
    this.save();
    this.table.letGo();
  }

  /** Wake up, or say the last thing once more. */
  call(): void {
    const wasAsleep = this.asleep;
    this.asleep = false;
    this.save();
    if (wasAsleep && this.table.mine) this.advise();
    if (this.page === null) this.say(this.last.length > 0 ? this.last : [SILENT], true);
  }

  private advise(): void {
    const me = this.table.eye;
    if (this.asleep || me === null) return;
    const pages = atChoice(this.lessons, { me, view: this.table.view, names: this.table.names }, this.told);
    if (pages.length > 0) this.say(pages);
  }

  private say(pages: readonly Page[], again = false): void {
    this.pages = this.last = pages;
    this.at = 0;
    this.again = again;
  }

  /** The page on the screen counts as said. */
  private remember(): void {
    if (this.page === null || this.again) return;
    this.told[this.page.id] = (this.told[this.page.id] ?? 0) + 1;
    this.save();
  }

  private save(): void {
    store(this.name, { told: this.told, asleep: this.asleep } satisfies Remembered);
  }
}

/** The guide for a table, or null where nobody has written lessons for its game. */
export async function guideFor(table: TableState): Promise<Guide | null> {
  const [lessons] = await Promise.all([lessonsOf(table.info.game), alsoLearn(words)]);
  return lessons === null ? null : new Guide(lessons as readonly Lesson[], table);
}
