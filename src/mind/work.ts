/** Long work in steps: yields at points where it may be paused for something more urgent. */

export type Work<Found> = Generator<void, Found, void>;

/** Does all of it without a pause. */
export function inOneGo<Found>(work: Work<Found>): Found {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
