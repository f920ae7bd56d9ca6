/** Limits how many pieces of work run at the same time; the others wait, first come, first served. */

/** Settles with the work's own result. */
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
      // The next piece of work takes over this slot, so that no newcomer can slip in before it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
