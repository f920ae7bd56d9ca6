/** Reads when a person's absence ends, as typed in any of the bot's languages: a day, a duration, or "I'm back". */
import { DateTime } from 'luxon';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import { matching, type Suggestion } from '../../src/discord/interactions/typed-answers.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { translator } from '../../src/words/translate.ts';

/** The maximum length of an absence. */
const MAX_DAYS = 365;
const DAY = /^(\d{4})[-/年 ] ?(\d{1,2})[-/月 ] ?(\d{1,2})日?$/;
const LASTING = /^(\d{1,3}|\D+?) ?(\D*)$/;
const BACK = 'back';
const SUGGESTED_DAYS = [1, 3, 7, 14, 21, 28];

/** The words that people type for a duration, a day or their return. Each key has a list of words in every language. */
export const AWAY_WORDS = [
  'day',
  'week',
  'month',
  'tomorrow',
  'after-tomorrow',
  'back',
  'one',
  'until',
] as const;
type AwayWord = (typeof AWAY_WORDS)[number];

export type AwayTyped =
  /** Null if the person is back. */
  | { readonly ok: true; readonly until: Date | null }
  /** The text names no time within a year from now. */
  | { readonly ok: false };

/** Days begin at midnight in the person's time zone. */
export function awayTyped(text: string, timeZone: string | null, now: Date): AwayTyped {
  const typed = withoutUntil(plain(text));
  if (typed === BACK || means(typed, 'back')) return { ok: true, until: null };
  const here = DateTime.fromJSDate(now, { zone: timeZone ?? 'utc' });
  const until = dayTyped(typed, here) ?? lasting(typed, here);
  if (until === null || !until.isValid || until <= here || until > here.plus({ days: MAX_DAYS }))
    return { ok: false };
  return { ok: true, until: until.toJSDate() };
}

function dayTyped(typed: string, here: DateTime): DateTime | null {
  if (means(typed, 'tomorrow')) return here.plus({ days: 1 }).startOf('day');
  if (means(typed, 'after-tomorrow')) return here.plus({ days: 2 }).startOf('day');
  const [, year, month, day] = DAY.exec(typed) ?? [];
  if (year === undefined) return null;
  return DateTime.fromObject(
    { year: Number(year), month: Number(month), day: Number(day) },
    { zone: here.zone },
  );
}

/** A duration such as `3`, `3d`, `3 days` or `a week`. */
function lasting(typed: string, here: DateTime): DateTime | null {
  const [, amount = '', unit = ''] = LASTING.exec(typed) ?? [];
  const one = words('one').find((word) => typed.startsWith(word) && isUnit(typed.slice(word.length).trim()));
  const count = one === undefined ? Number(amount) : 1;
  const unitTyped = one === undefined ? unit : typed.slice(one.length).trim();
  if (amount === '' || Number.isNaN(count)) return null;
  if (unitTyped === '' || unitTyped === 'd' || means(unitTyped, 'day')) return here.plus({ days: count });
  if (means(unitTyped, 'week')) return here.plus({ weeks: count });
  return means(unitTyped, 'month') ? here.plus({ months: count }) : null;
}

function isUnit(text: string): boolean {
  return means(text, 'day') || means(text, 'week') || means(text, 'month');
}

/** Normalises digits of any width, and removes capitals, apostrophes and dots. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'’.!。]+/g, ' ')
    .trim();
}

function withoutUntil(typed: string): string {
  const before = words('until').find((word) => typed.startsWith(`${word} `));
  if (before !== undefined) return typed.slice(before.length).trim();
  const behind = words('until').find((word) => typed.endsWith(word));
  return behind === undefined ? typed : typed.slice(0, -behind.length).trim();
}

function means(typed: string, word: AwayWord): boolean {
  return words(word).includes(typed);
}

/** The words in all languages, because few people change Discord's language for a single word. Longest first. */
function words(word: AwayWord): readonly string[] {
  return LANGUAGES.flatMap((language) => translator(language)({ key: `typed.${word}` }).split(', '))
    .map(plain)
    .toSorted((one, other) => other.length - one.length);
}

export function suggestAway(typed: string, translate: Translate): readonly Suggestion[] {
  const days = SUGGESTED_DAYS.map((count) => ({
    name: translate({ key: 'choice.away-days', with: { count } }),
    value: `${count}d`,
  }));
  const all = [...days, { name: translate({ key: 'choice.away-back' }), value: BACK }];
  return matching(all, typed);
}
