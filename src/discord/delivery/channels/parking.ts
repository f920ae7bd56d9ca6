/** Decides when to retry a job that failed for lack of a permission, for cases in which no event reports the change. */

const HOUR_MS = 3_600_000;
/** A moderator's change of permissions wakes the job immediately, so this catches only changes that Discord doesn't report. */
const RETRY_PARKED_MS = 6 * HOUR_MS;
/** The maximum time by which Discord's clock may be behind this machine's. */
const CLOCKS_APART_MS = 60_000;
const RETRY_SOON_MS = 10_000;

/** A time-out of the bot ends without an event, at a known time. */
export function retryParkedAt(now: Date, timedOutUntil: Date | null): Date {
  const left = (timedOutUntil?.getTime() ?? 0) - now.getTime();
  if (left < -CLOCKS_APART_MS) return new Date(now.getTime() + RETRY_PARKED_MS);
  return new Date(now.getTime() + Math.max(left, RETRY_SOON_MS));
}
