/** Determines whether other processes may consider this one dead, because it has not renewed its lease for too long. */
import { LEASE_HOLDS_MS } from '../../storage/shard-leases.ts';

export interface Doubt {
  readonly isInDoubt: () => boolean;
  /** Renews the lease by calling `renew`. If that rejects, the lease keeps its age. */
  readonly renewing: <Done>(renew: () => Promise<Done>) => Promise<Done>;
}

/**
 * Two clocks, either of which may reveal that the process was suspended: one stands still while the machine sleeps, and the other
 * can be set back.
 */
export function openDoubt(clocks: readonly (() => number)[] = [() => performance.now(), Date.now]): Doubt {
  const now = () => clocks.map((clock) => clock());
  let renewedAt = now();
  return {
    isInDoubt: () => now().some((at, clock) => at - (renewedAt[clock] ?? at) > LEASE_HOLDS_MS),
    async renewing(renew) {
      const began = now();
      const done = await renew();
      renewedAt = began;
      return done;
    },
  };
}
