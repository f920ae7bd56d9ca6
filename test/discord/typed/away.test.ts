/** The time a person is away, as they type it: in the bot's own labels and in their own words, in every language. */
import { expect, test } from 'vitest';
import { awayTyped, suggestAway } from '../../../commands/parts/away-option.ts';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';

const NOW = new Date('2026-11-28T20:30:00Z');
const TOKYO = 'Asia/Tokyo';

function until(text: string): string | null {
  const read = awayTyped(text, TOKYO, NOW);
  if (!read.ok) return 'unread';
  return read.until === null ? null : read.until.toISOString();
}

const after = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000).toISOString();

test.each(LANGUAGES)('the suggested labels in %s are accepted', (language) => {
  for (const { name, value } of suggestAway('', translator(language))) {
    expect(until(name), name).toBe(value === 'back' ? null : after(Number(value.slice(0, -1))));
    expect(until(value)).toBe(until(name));
  }
});

test.each<readonly [number, readonly string[]]>([
  [1, ['1d', '1', 'a day', '1 day', 'un jour', 'un giorno', '1日', '一日', '１日間']],
  [3, ['3d', '3 d', '3 days', 'for 3 days', '3 jours', 'pendant 3 jours']],
  [3, ['3 giorni', 'per 3 giorni', '３日', '3日間', '３ｄ']],
  [7, ['1 week', 'a week', 'one week', '1w', '1 semaine', 'une semaine']],
  [7, ['1 settimana', 'una settimana', '1週間', '一週間', '１週間']],
  [14, ['2 weeks', '2 Weeks.', '2 semaines', '2 settimane', '2週間', '２　週間']],
])('texts that mean this number of days are accepted: %d', (days, texts) => {
  for (const text of texts) expect(until(text), text).toBe(after(days));
});

test('texts that mean a month are accepted', () => {
  for (const text of ['1 month', 'a month', 'un mois', '1 mois', 'un mese', '1か月', '１ヶ月'])
    expect(until(text), text).toBe('2026-12-28T20:30:00.000Z');
});

test('an absence until "tomorrow" or "the day after tomorrow" ends at midnight in the person’s time zone', () => {
  for (const text of [
    'tomorrow',
    'until tomorrow',
    'Demain',
    "jusqu'à demain",
    'domani',
    'fino a domani',
    '明日',
    '明日まで',
    'あした',
  ])
    expect(until(text), text).toBe('2026-11-29T15:00:00.000Z');
  for (const text of ['day after tomorrow', 'après-demain', 'dopodomani', '明後日'])
    expect(until(text), text).toBe('2026-11-30T15:00:00.000Z');
});

test('a date is accepted in several forms', () => {
  for (const text of [
    '2027-01-06',
    '2027/1/6',
    '2027.01.06',
    '２０２７-０１-０６',
    '2027年1月6日',
    'until 2027-01-06',
  ])
    expect(until(text), text).toBe('2027-01-05T15:00:00.000Z');
});

test('texts that mean that the person is back are accepted', () => {
  for (const text of ['back', 'BACK', "I'm back", 'I’m back', 'de retour', 'sono tornata', '戻りました'])
    expect(until(text), text).toBeNull();
});

test.each([
  '',
  ' ',
  'soon',
  '0d',
  '0',
  '999d',
  '400 days',
  '60 weeks',
  '13 months',
  '-3 days',
  '2020-01-01',
  '2027-02-30',
  'today',
  '01/02/2027',
  '3 moons',
  'days',
  'a',
  'a'.repeat(6000),
  '١ day',
])('%j is not a time within the next year', (text) => {
  expect(until(text)).toBe('unread');
});
