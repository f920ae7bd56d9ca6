/** Daily reminders: a person who asked for them gets one direct message a day, until they have started the challenge. */
import { DateTime } from 'luxon';
import type { UserId } from '../tables/model/table.ts';
import type { Language } from '../words/languages.ts';
import type { DailyStore, KeptDay, Reminder } from './daily-store.ts';
import { dailyDateAt, daysAfter } from './day.ts';

/** A reminder to send now. This process has claimed it until `claimed.nextAt`. */
export interface DueReminder {
  readonly claimed: Reminder;
  readonly day: KeptDay;
  /** True if the reminder may have been sent already: by a process that died, or by a call whose reply never came. */
  readonly isRetry: boolean;
  /** True if the next reminder won't come unless the person plays. */
  readonly isLast: boolean;
}

export interface DailyReminders {
  /** The person's reminder; null if they asked for none. */
  reminderOf(userId: UserId): Promise<Reminder | null>;
  /** `hour` is the hour of the day in the person's time zone. */
  remindAt(userId: UserId, hour: number, timeZone: string, language: Language): Promise<void>;
  stopReminding(userId: UserId): Promise<void>;
  remindersDue(): Promise<readonly Reminder[]>;
  /** Postpones the reminder to that time, because the person is asleep or away. */
  postponeReminder(reminder: Reminder, until: Date): Promise<void>;
  /**
   * Claims the reminder, for one caller only. Null if it isn't sent now: either it moves on to its next day, or another process
   * has claimed it.
   */
  takeReminder(reminder: Reminder, timeZone: string | null): Promise<DueReminder | null>;
  /**
   * Call this when the reminder was sent: moves it on to its next day. Does nothing if the claim has expired and another process
   * has claimed the reminder.
   */
  endReminder(due: DueReminder, timeZone: string | null): Promise<void>;
}

/** The reminders end after this many in a row without a started challenge. */
const MAX_UNANSWERED = 7;
/** The time in ms after which another process may send a reminder, because the process that claimed it may have died. */
const SENDING_MS = 300_000;
/** The maximum number of reminders that one call of `remindersDue` returns. */
const AT_ONCE = 100;

export function remindersOver(store: DailyStore, now: () => Date): DailyReminders {
  const hasBegun = async (userId: UserId, days: number) => {
    const date = daysAfter(dailyDateAt(now().getTime()), days);
    return (await store.attemptOf({ date, userId })) !== null;
  };

  return {
    reminderOf: (userId) => store.reminderOf(userId),
    remindAt: (userId, hour, timeZone, language) =>
      store.keepReminder({
        userId,
        hour,
        language,
        nextAt: nextHour(now(), hour, timeZone),
        sentFor: null,
        unanswered: 0,
      }),
    stopReminding: (userId) => store.removeReminder(userId),
    remindersDue: () => store.remindersDue(now(), AT_ONCE),
    async postponeReminder(reminder, until) {
      await store.moveReminder(reminder, { ...reminder, nextAt: until });
    },
    async takeReminder(reminder, timeZone) {
      const { userId, hour } = reminder;
      const [today, yesterday] = [await hasBegun(userId, 0), await hasBegun(userId, -1)];
      const unanswered = today || yesterday ? 0 : reminder.unanswered;
      if (unanswered >= MAX_UNANSWERED) {
        await store.removeReminder(userId);
        return null;
      }
      const date = dailyDateAt(now().getTime());
      const day = await store.dayOf(date);
      if (today || day === null || day === 'damaged' || day.status !== 'open') {
        const nextAt = nextHour(now(), hour, timeZone ?? 'utc');
        await store.moveReminder(reminder, { nextAt, sentFor: reminder.sentFor, unanswered });
        return null;
      }
      const nextAt = new Date(now().getTime() + SENDING_MS);
      const claimed = { ...reminder, nextAt, sentFor: date, unanswered };
      if (!(await store.moveReminder(reminder, claimed))) return null;
      const isRetry = reminder.sentFor === date;
      return { claimed, day, isRetry, isLast: unanswered + 1 >= MAX_UNANSWERED };
    },
    async endReminder({ claimed }, timeZone) {
      const { hour, sentFor, unanswered } = claimed;
      const next = nextHour(now(), hour, timeZone ?? 'utc');
      // A reminder sent after midnight was for the new day's challenge, and that day's own hour may still be ahead.
      const isForSame = dailyDateAt(next.getTime()) === sentFor;
      const nextAt = isForSame ? nextHour(next, hour, timeZone ?? 'utc') : next;
      await store.moveReminder(claimed, { nextAt, sentFor, unanswered: unanswered + 1 });
    },
  };
}

/** The first moment after `now` with that hour of the day. */
export function nextHour(now: Date, hour: number, timeZone: string): Date {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).set({
    hour,
    minute: 0,
    second: 0,
    millisecond: 0,
  });
  return (today.toMillis() > now.getTime() ? today : today.plus({ days: 1 })).toJSDate();
}
