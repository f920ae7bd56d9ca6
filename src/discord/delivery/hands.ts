/** How many errands a program carries out at once, on all its connections together. */

export interface Hands {
  /** Takes as many as are free, and no more than these. Where none is, calls `whenFree` once some are. */
  take(most: number, whenFree: () => void): number;
  putBack(some: number): void;
}

/** More would only wait for the database and for pictures, and people who press would wait behind them. */
const HANDS = 8;

export function openHands(all: number = HANDS): Hands {
  let free = all;
  const waiting = new Set<() => void>();
  return {
    take(most, whenFree) {
      const taken = Math.min(free, most);
      if (taken === 0) waiting.add(whenFree);
      free -= taken;
      return taken;
    },
    putBack(some) {
      free += some;
      if (free === 0) return;
      const called = [...waiting];
      waiting.clear();
      for (const call of called) call();
    },
  };
}
