/** Long work in steps: it yields wherever it may be put aside for something more urgent. */

export type Work<Found> = Generator<void, Found, void>;

/** Does it in one go. */
export function inOneGo<Found>(work: Work<Found>): Found {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
