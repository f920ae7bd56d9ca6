/** Limits how many jobs a process runs at the same time, across all its connections. */

export interface Semaphore {
  /** Takes the free slots, up to this limit. If none is free, calls `whenFree` once some are. */
  take(most: number, whenFree: () => void): number;
  release(some: number): void;
}

/** More jobs would only wait for the database and for pictures, and people's presses would wait behind them. */
const MAX_AT_ONCE = 8;

export function openSemaphore(all: number = MAX_AT_ONCE): Semaphore {
  let free = all;
  const waiting = new Set<() => void>();
  return {
    take(most, whenFree) {
      const taken = Math.min(free, most);
      if (taken === 0) waiting.add(whenFree);
      free -= taken;
      return taken;
    },
    release(some) {
      free += some;
      if (free === 0) return;
      const called = [...waiting];
      waiting.clear();
      for (const call of called) call();
    },
  };
}
