/**
 * Sheds load: limits what all people together may ask in one channel, so that a crowd at one table neither holds up other
 * tables nor waits until Discord voids its presses.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Incoming } from '../incoming.ts';

interface Limits {
  /** Interactions that may begin in a second. */
  readonly perSecond: number;
  /** Interactions that may be unfinished. The limit is reached if the processor or the database is short. */
  readonly unfinished: number;
}

export const CROWD = {
  /**
   * A table of eight people stays far below it. This many take a third of a second of the processor, so other tables are
   * answered in between.
   */
  moves: { perSecond: 15, unfinished: 15 },
  /** Discord asks for suggestions at every letter of everyone who types. */
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
  /** `isFirst`: the channel has refused nothing for `LOGGED_EVERY_S`, so that a crowd isn't logged at each press. */
  | { readonly ok: false; readonly isFirst: boolean };

export interface Crowd {
  admit(incoming: Incoming): Promise<Admission>;
}

/** For tests and measurements in which one channel represents many. */
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
    // Counted before the wait below: others may ask meanwhile.
    count(channelId, 1);
    const leave = () => count(channelId, -1);
    if ((await takePoint(rate, channelId)) === null) return { ok: true, leave };
    leave();
    return refuse(channelId);
  };
}

/** Null if `key` had a point left; otherwise how far it is beyond the limit. */
export async function takePoint(rate: RateLimiterMemory, key: string): Promise<RateLimiterRes | null> {
  try {
    await rate.consume(key);
    return null;
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    return spent;
  }
}
