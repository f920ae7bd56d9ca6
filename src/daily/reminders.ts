/** Daily reminders: a person who asked for them gets one direct message a day, until they have started the challenge. */
import { DateTime } from 'luxon';
import type { UserId } from '../tables/model/table.ts';
import type { Language } from '../words/languages.ts';
import type { DailyStore, KeptDay, Reminder } from './daily-store.ts';
import { dailyDateAt, daysAfter } from './day.ts';

/** A reminder to send now. */
export interface DueReminder {
  readonly day: KeptDay;
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
  /** Postpones the reminder of a person who is asleep or away until then. */
  postponeReminder(reminder: Reminder, until: Date): Promise<void>;
  /** Moves the reminder on to its next day. Returns the reminder to send now, to one caller only; null if none is to be sent. */
  takeReminder(reminder: Reminder, timeZone: string | null): Promise<DueReminder | null>;
}

/** The reminders end after this many in a row without a started challenge. */
const MAX_UNANSWERED = 7;
/** The number of reminders sent in one go. */
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
      const before = today || yesterday ? 0 : reminder.unanswered;
      if (before >= MAX_UNANSWERED) {
        await store.removeReminder(userId);
        return null;
      }
      const date = dailyDateAt(now().getTime());
      const day = await store.dayOf(date);
      // A reminder that came late may have been for today already.
      const isNew = !today && reminder.sentFor !== date;
      const isPlayable = isNew && day !== null && day !== 'damaged' && day.status === 'open';
      const nextAt = nextHour(now(), hour, timeZone ?? 'utc');
      const unanswered = before + (isPlayable ? 1 : 0);
      const sentFor = isPlayable ? date : reminder.sentFor;
      if (!(await store.moveReminder(reminder, { nextAt, sentFor, unanswered }))) return null;
      return isPlayable ? { day, isLast: unanswered === MAX_UNANSWERED } : null;
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
