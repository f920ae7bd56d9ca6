/** Marks the day of an erased attempt, so that no one can erase their attempt in order to play the day twice. */
import { createHmac } from 'node:crypto';
import type { AttemptKey } from '../../../daily/daily-store.ts';

/** The person can be found from the mark only with the secret. */
export function markOfSpent(secret: string, { date, userId }: AttemptKey): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`spent ${date} ${userId}`).digest('hex');
}
