/** Refuses presses on the daily challenge while too many of its pages wait. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { attemptNamed } from '../../daily/attempt/attempt-id.ts';
import type { BotContext } from '../bot.ts';
import type { Incoming } from '../incoming.ts';
import { type Admission, takePoint } from './crowd.ts';

const LOGGED_EVERY_S = 10;

export function openPageAdmission({ pages }: Pick<BotContext, 'pages'>): () => Promise<Admission> {
  const logged = new RateLimiterMemory({ points: 1, duration: LOGGED_EVERY_S });
  return async () =>
    pages.isFull()
      ? { ok: false, isFirst: (await takePoint(logged, '')) === null }
      : { ok: true, leave: () => undefined };
}

/** Whether the interaction is about the page of an attempt at the daily challenge. */
export function isForPage(incoming: Incoming): boolean {
  if (incoming.kind === 'command') return incoming.name === 'daily';
  if (!('id' in incoming) || incoming.id === null || !('table' in incoming.id)) return false;
  return attemptNamed(incoming.id.table) !== null;
}
