/** Shares the width of a ring among its Worlds. */

/** All equal, unless some want more, which the others give from what they can spare. They sum up to `room`. */
export function sharedWidths(wanted: readonly number[], room: number): readonly number[] {
  const equal = room / wanted.length;
  const lacking = wanted.map((width) => Math.max(0, width - equal));
  const spare = wanted.map((width) => Math.max(0, equal - width));
  const moved = Math.min(sum(lacking), sum(spare));
  if (moved === 0) return wanted.map(() => equal);
  return wanted.map(
    (_, place) =>
      equal + ((lacking[place] ?? 0) * moved) / sum(lacking) - ((spare[place] ?? 0) * moved) / sum(spare),
  );
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}
