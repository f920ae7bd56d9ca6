/** The pages of practice at past challenges, except for the board of an unfinished practice, which is a table's board. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { attemptId } from '../../../daily/attempt/attempt-id.ts';
import type { DayResult } from '../../../daily/attempt/day-result.ts';
import type { KeptDay, ListedDay } from '../../../daily/daily-store.ts';
import { beginningOf, type DailyDate, overAt } from '../../../daily/day.ts';
import { DAYS_PRACTISED, type PracticeRefusal, type PracticeStatus } from '../../../daily/practice.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, menu, type Row, row, type Style, timestamp } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import {
  challengePhrases,
  endPhrases,
  guideButton,
  judgedPhrases,
  legendPhrases,
  shareLine,
  titleOf,
} from './daily-message.ts';

type Status<Kind extends PracticeStatus['kind']> = Extract<PracticeStatus, { readonly kind: Kind }>;

export interface PracticeReader {
  readonly translate: Translate;
  /** The days for the menu. */
  readonly days: readonly ListedDay[];
  /** Whether the person chose bars instead of squares. */
  readonly hasBars: boolean;
}

const REFUSED: Readonly<Record<PracticeRefusal, string>> = {
  'not-over': 'refusal.practice-not-over',
  'too-old': 'refusal.practice-too-old',
  'no-day': 'refusal.practice-no-day',
  cancelled: 'refusal.practice-cancelled',
  'old-rules': 'refusal.practice-old-rules',
  'unknown-rules': 'refusal.practice-unknown-rules',
};

/** The page for a person who hasn't started this practice. */
export function practiceInvitation({ loaded, counted }: Status<'new'>, reader: PracticeReader): Reply {
  const { translate } = reader;
  const { day, entry } = loaded;
  const id = attemptId(day.date, 'practice');
  const phrases: readonly Phrase[] = [
    { key: 'daily.practice-title', with: titleOf(day) },
    ...challengePhrases(loaded, { key: 'daily.practice-free' }),
    ...countedPhrases(counted, reader),
  ];
  const start = startButton(id, 'button.daily-start', 'success', translate);
  const guide = entry.guide === null ? [] : [guideButton(id, translate)];
  return {
    content: phrases.map(translate).join('\n'),
    rows: [row([start, ...guide, ...countedReview(counted, translate)]), ...daysMenu(id, reader)],
  };
}

/** The page for a person who has finished this practice. */
export function practiceEnded(status: Status<'ended'>, reader: PracticeReader): Reply {
  const { translate } = reader;
  const { loaded, end, counted } = status;
  const { day } = loaded;
  const id = attemptId(day.date, 'practice');
  const phrases: readonly Phrase[] = [
    { key: 'daily.practice-title', with: titleOf(day) },
    ...endPhrases(loaded, end),
    ...judgedPhrases(status, 'daily.practice-judging'),
    { key: 'daily.practice-free' },
    ...countedPhrases(counted, reader),
  ];
  const again = startButton(id, 'button.practice-start', 'primary', translate);
  const board = button(formatCustomId({ kind: 'board', table: id }), translate({ key: 'button.board' }));
  const review = button(formatCustomId({ kind: 'review', table: id }), translate({ key: 'button.review' }));
  return {
    content: phrases.map(translate).join('\n'),
    rows: [row([again, board, review, ...countedReview(counted, translate)]), ...daysMenu(id, reader)],
  };
}

/** Shown above the board of a practice that is being played. */
export function practiceLine({ number }: KeptDay): Phrase {
  return { key: 'daily.practice-board', with: { number } };
}

/** The page for a practice that can't be continued. */
export function practiceDamaged({ loaded }: Status<'damaged'>, reader: PracticeReader): Reply {
  const id = attemptId(loaded.day.date, 'practice');
  return {
    content: reader.translate({ key: 'daily.practice-damaged' }),
    rows: [
      row([startButton(id, 'button.practice-start', 'primary', reader.translate)]),
      ...daysMenu(id, reader),
    ],
  };
}

export function practiceRefused({ reason, date }: Status<'refused'>, reader: PracticeReader): Reply {
  const when = timestamp(new Date(overAt(date)), 'relative');
  return {
    content: reader.translate({ key: REFUSED[reason], with: { when, days: DAYS_PRACTISED } }),
    rows: daysMenu(attemptId(date, 'practice'), reader),
  };
}

/** The page if the text that a person typed names no day. */
export function unknownDay(today: DailyDate, reader: PracticeReader): Reply {
  const [example] = reader.days;
  if (example === undefined) return { content: reader.translate({ key: 'daily.practice-none' }) };
  const { number, date } = example;
  return {
    content: reader.translate({ key: 'refusal.practice-which', with: { number, date } }),
    rows: daysMenu(attemptId(today, 'practice'), reader),
  };
}

/** The day as a line in a menu or a suggestion. */
export function dayLabel(day: ListedDay, translate: Translate): string {
  return translate({ key: 'daily.practice-day', with: { ...titleOf(day), day: middleOf(day.date) } });
}

const HALF_A_DAY_MS = 43_200_000;

/** At noon UTC, almost every time zone has the same date. */
function middleOf(date: DailyDate): number {
  return beginningOf(date) + HALF_A_DAY_MS;
}

/** The menu of the days other than the one that the page is about. */
function daysMenu(id: TableId, { days, translate }: PracticeReader): readonly Row[] {
  const others = days.filter(({ date }) => attemptId(date, 'practice') !== id);
  if (others.length === 0) return [];
  const options = others.map((day) => ({ label: dayLabel(day, translate), value: day.date }));
  const placeholder = translate({ key: 'daily.practice-menu' });
  return [menu(formatCustomId({ kind: 'practice-day', table: id }), placeholder, options)];
}

function startButton(
  id: TableId,
  label: 'button.daily-start' | 'button.practice-start',
  style: Style,
  translate: Translate,
) {
  return button(formatCustomId({ kind: 'practice-start', table: id }), translate({ key: label }), style);
}

/** The line of the person's attempt that counted, and its legend. */
function countedPhrases(
  counted: DayResult | null,
  { hasBars, translate }: PracticeReader,
): readonly Phrase[] {
  if (counted === null) return [];
  return [
    { key: 'daily.practice-counted', with: { line: shareLine(counted, hasBars, translate) } },
    ...legendPhrases(counted.judgement, hasBars),
  ];
}

function countedReview(counted: DayResult | null, translate: Translate) {
  if (counted === null) return [];
  const id = formatCustomId({ kind: 'review', table: attemptId(counted.day.date) });
  return [button(id, translate({ key: 'button.review-counted' }))];
}
