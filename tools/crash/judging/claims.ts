/** Tells a job that a program works on from one that is claimed forever. */
import type { KeptJob } from '../kept.ts';

/** Those of `before` that no program has released or begun again since. */
export function stillClaimed(before: readonly KeptJob[], now: readonly KeptJob[]): readonly KeptJob[] {
  return before.filter((one) =>
    now.some(({ id, claimed, attempts }) => claimed && id === one.id && attempts === one.attempts),
  );
}
