/** Finds the place in a log whose answer a test leaves out. */

/**
 * The action nearest to the middle that another one follows. Without one of two equal answers in a row, a log goes the same way
 * for another step.
 */
export function placeBeforeAnother(actions: readonly string[]): number {
  const half = Math.floor(actions.length / 2);
  const places = actions.slice(0, -1).flatMap((each, at) => (each === actions[at + 1] ? [] : [at]));
  return places.toSorted((one, other) => Math.abs(one - half) - Math.abs(other - half))[0] ?? half;
}
