/** Creates ids as Discord does: time in the high bits, so that they sort by age. */

const DISCORD_EPOCH = 1_420_070_400_000n;

/** Returns a function that creates ids: each is new and later than `after`, even if the clock stands still. */
export function snowflakes(now: () => number, after: string): () => string {
  let last = BigInt(after);
  return () => {
    const fromClock = (BigInt(Math.trunc(now())) - DISCORD_EPOCH) << 22n;
    last = fromClock > last ? fromClock : last + 1n;
    return last.toString();
  };
}

/** Orders ids by age: negative if `a` is older. */
export function byAge(a: string, b: string): number {
  return a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
}
