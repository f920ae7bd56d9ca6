/** Marks the day of an attempt that was erased, so that no one erases their attempt to play the day twice. */
import { createHmac } from 'node:crypto';
import type { AttemptKey } from '../../../daily/daily-store.ts';

/** Only the secret can lead from the mark to the person. */
export function markOfSpent(secret: string, { date, userId }: AttemptKey): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`spent ${date} ${userId}`).digest('hex');
}
