/** Long work in steps. It yields at points where it can be paused for something more urgent. */

export type Work<Found> = Generator<void, Found, void>;

/** Does all the work without a pause. */
export function inOneGo<Found>(work: Work<Found>): Found {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
