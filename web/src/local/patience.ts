const PAUSE_MS = 25; // of thinking, after which others have their turn

/** Everything that happens within some milliseconds of thinking waits for it; this lets it happen. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Do some work bit by bit, and let others have their turn in between; `step` hears of every bit. */
export async function patiently<Y, T>(work: Generator<Y, T>, step: (done: Y) => void = () => undefined): Promise<T> {
  for (let since = performance.now(); ; ) {
    const next = work.next();
    if (next.done) return next.value;
    step(next.value);
    if (performance.now() - since > PAUSE_MS) {
      await breathe();
      since = performance.now();
    }
  }
}
