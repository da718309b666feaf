/** What somebody has picked and not yet played. */
import { KINDS, none, size, type Kind, type Pile } from "./bones";
import { LEAST_ANNOUNCED } from "./view";

export class Hand {
  /** The bones chosen for the bag (D1). */
  loot = $state(none());
  /** The token looked at, to take or to flip (D2). */
  token = $state<number | null>(null);
  /** The number a hothead would announce (D3). */
  announced = $state(LEAST_ANNOUNCED);
  /** The own bone the expert would give (R7). */
  mine = $state<Kind | null>(null);
  /** The bone of the chest the expert would get (R7). */
  theirs = $state<Kind | null>(null);

  get chosen(): number {
    return size(this.loot);
  }

  add(kind: Kind): void {
    this.loot[kind] += 1;
  }

  takeBack(kind: Kind): void {
    if (this.loot[kind] > 0) this.loot[kind] -= 1;
  }

  /** Keep only what can still be put: as many of each kind as are behind the screen, and no more than are owed. */
  fit(behind: Pile, owed: number): void {
    let room = owed;
    for (const kind of KINDS) {
      const kept = Math.min(this.loot[kind], behind[kind], room);
      if (kept !== this.loot[kind]) this.loot[kind] = kept;
      room -= kept;
    }
  }

  clear(): void {
    this.loot = none();
    this.token = this.mine = this.theirs = null;
    this.announced = LEAST_ANNOUNCED;
  }
}
