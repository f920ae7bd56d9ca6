/** Makes the challenges ahead: today's if it is missing, and those for the next few days. */
import type { DailyStore } from './daily-store.ts';
import { type DailyDate, type DailyDay, dailyDateAt, daysAfter } from './day.ts';

export type DayMade =
  | { readonly ok: true; readonly day: DailyDay }
  | { readonly ok: false; readonly code: string; readonly because?: string };

export interface DaysAheadNeeds {
  readonly store: DailyStore;
  /**
   * The same date and secret always make the same day. `closed` means that the process is ending, so the next process makes the
   * day.
   */
  readonly makeDay: (date: DailyDate, secret: string) => Promise<DayMade>;
  readonly now: () => Date;
  readonly made: (day: Pick<DailyDay, 'date' | 'gameId' | 'recipe'>) => void;
  /** `error` is for the log. */
  readonly failed: (date: DailyDate, error: unknown) => void;
}

export interface DaysAhead {
  /**
   * Makes the missing days, and deletes data that is no longer needed. Never rejects. A call while another one is running does
   * nothing.
   */
  make(): Promise<void>;
}

const AHEAD = 3;
/** The number of days for which answers can be viewed. */
const ANSWERS_KEPT = 30;

export function openDaysAhead({ store, makeDay, now, made, failed }: DaysAheadNeeds): DaysAhead {
  let isAtWork = false;
  const today = () => dailyDateAt(now().getTime());

  async function missingDates(): Promise<readonly DailyDate[]> {
    const first = today();
    const there = await store.datesFrom(first);
    const wanted = Array.from({ length: AHEAD + 1 }, (_, days) => daysAfter(first, days));
    return wanted.filter((date) => !there.includes(date));
  }

  /** Makes the day of that date. Returns false if the process is ending. */
  async function makeOne(date: DailyDate): Promise<boolean> {
    const answered = await makeDay(date, await store.secret());
    if (!answered.ok && answered.code === 'closed') return false;
    if (answered.ok) {
      await store.keepDay(answered.day);
      made(answered.day);
    } else failed(date, new Error(answered.because ?? answered.code));
    return true;
  }

  async function makeAll(): Promise<void> {
    for (const date of await missingDates()) if (!(await makeOne(date))) return;
    const yesterday = daysAfter(today(), -1);
    await store.tidy({ answers: daysAfter(yesterday, -ANSWERS_KEPT), spent: yesterday });
  }

  return {
    async make() {
      if (isAtWork) return;
      isAtWork = true;
      try {
        await makeAll();
      } catch (error) {
        failed(today(), error);
      } finally {
        isAtWork = false;
      }
    },
  };
}
