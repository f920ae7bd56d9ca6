/** Until when somebody is away, as they type it: a day, a number of days, or that they are back. */
import { DateTime } from 'luxon';
import type { Translate } from '../../src/core/telling/saying.ts';
import { matching, type Suggestion } from '../../src/discord/interactions/typed-answers.ts';

/** Nobody is waited for longer than a year. */
const MOST_DAYS = 365;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = /^(\d{1,3}) ?d?$/;
const BACK = 'back';
const SUGGESTED_DAYS = [1, 3, 7, 14, 21, 28];

/** Null: they are back. A day is meant to begin where the person lives; undefined where no such time is to come. */
export function awayTyped(text: string, timeZone: string | null, now: Date): Date | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === BACK) return null;
  const here = DateTime.fromJSDate(now, { zone: timeZone ?? 'utc' });
  const days = DAYS.exec(typed)?.[1];
  const until = days === undefined ? dayTyped(typed, timeZone) : here.plus({ days: Number(days) });
  if (until === null || !until.isValid || until <= here || until > here.plus({ days: MOST_DAYS })) {
    return undefined;
  }
  return until.toJSDate();
}

function dayTyped(typed: string, timeZone: string | null): DateTime | null {
  return DAY.test(typed) ? DateTime.fromISO(typed, { zone: timeZone ?? 'utc' }) : null;
}

export function suggestAway(typed: string, translate: Translate): readonly Suggestion[] {
  const days = SUGGESTED_DAYS.map((count) => ({
    name: translate({ key: 'choice.away-days', with: { count } }),
    value: `${count}d`,
  }));
  const all = [...days, { name: translate({ key: 'choice.away-back' }), value: BACK }];
  return matching(all, typed);
}
