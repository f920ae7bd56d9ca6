/**
 * Sheds load: limits how much can happen in one channel at the same time, so that a crowd at one table doesn't hold up other
 * tables or wait until Discord rejects its presses.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Incoming } from '../incoming.ts';

interface Limits {
  /** Interactions that may start per second. */
  readonly perSecond: number;
  /** Interactions that may be in progress at once. This limit applies when the CPU or the database can't keep up. */
  readonly unfinished: number;
}

export const CROWD = {
  /**
   * A table of eight people stays far below these limits. Fifteen moves take a third of a second of CPU time, so other tables are
   * still served in between.
   */
  moves: { perSecond: 15, unfinished: 15 },
  /** Discord requests suggestions for every letter that anyone types. */
  suggestions: { perSecond: 60, unfinished: 60 },
} as const satisfies Readonly<Record<string, Limits>>;
type Kind = keyof typeof CROWD;
export type CrowdLimits = Readonly<Record<Kind, Limits>>;

const LOGGED_EVERY_S = 10;

export type Admission =
  | {
      readonly ok: true;
      /** Call it when the interaction is over. */
      readonly leave: () => void;
    }
  /**
   * `isFirst` is true for the channel's first refusal in `LOGGED_EVERY_S` seconds. Without it, every press of a crowd would be
   * logged.
   */
  | { readonly ok: false; readonly isFirst: boolean };

export interface Crowd {
  admit(incoming: Incoming): Promise<Admission>;
}

/** No limits, for tests and measurements in which one channel stands in for many. */
export const NO_CROWD: Crowd = { admit: () => Promise.resolve({ ok: true, leave: () => undefined }) };

export function openCrowd(limits: CrowdLimits = CROWD): Crowd {
  const gates = { moves: openGate(limits.moves), suggestions: openGate(limits.suggestions) };
  return {
    admit({ kind, interaction }) {
      const gate = kind === 'suggestion' ? gates.suggestions : gates.moves;
      return gate(interaction.channelId ?? '');
    },
  };
}

function openGate({ perSecond, unfinished }: Limits): (channelId: string) => Promise<Admission> {
  const rate = new RateLimiterMemory({ points: perSecond, duration: 1 });
  const logged = new RateLimiterMemory({ points: 1, duration: LOGGED_EVERY_S });
  const unfinishedIn = new Map<string, number>();

  function count(channelId: string, by: 1 | -1): void {
    const now = (unfinishedIn.get(channelId) ?? 0) + by;
    if (now === 0) unfinishedIn.delete(channelId);
    else unfinishedIn.set(channelId, now);
  }

  const refuse = async (channelId: string): Promise<Admission> => ({
    ok: false,
    isFirst: (await takePoint(logged, channelId)) === null,
  });

  return async (channelId) => {
    if ((unfinishedIn.get(channelId) ?? 0) >= unfinished) return refuse(channelId);
    // Counts the interaction before the wait below, because others may arrive during that wait.
    count(channelId, 1);
    const leave = () => count(channelId, -1);
    if ((await takePoint(rate, channelId)) === null) return { ok: true, leave };
    leave();
    return refuse(channelId);
  };
}

/** Takes a point from `key`. Returns null if there was one left, otherwise details of how far `key` exceeds the limit. */
export async function takePoint(rate: RateLimiterMemory, key: string): Promise<RateLimiterRes | null> {
  try {
    await rate.consume(key);
    return null;
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    return spent;
  }
}
