/** Runs a few pieces of work at once; the others wait, the first come first served. */

/** Resolves or rejects as the work does. */
export type FewAtOnce = <T>(work: () => Promise<T>) => Promise<T>;

export function openFewAtOnce(most: number): FewAtOnce {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // The next one takes this place, so that none who comes meanwhile slips in before it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
