/** The daily challenge's message on a server: today's challenge, and yesterday's results there. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { attemptId } from '../../../daily/attempt/attempt-id.ts';
import type { KeptDay } from '../../../daily/daily-store.ts';
import type { DailyDate } from '../../../daily/day.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import type { Outgoing } from '../pieces/outgoing.ts';
import { button, row, timestamp } from '../pieces/parts.ts';
import { endOfDay, titleOf } from './daily-message.ts';
import { linePhrase, type StandingsLine } from './standings-message.ts';

/** The results of the day before. */
export interface ShownResults {
  /** The people with the best results. */
  readonly lines: readonly StandingsLine[];
  readonly people: number;
}

/** The message is silent, and its mentions ping no one. */
export function postMessage(day: KeptDay, { lines, people }: ShownResults, translate: Translate): Outgoing {
  const phrases: readonly Phrase[] = [
    { key: 'daily.title', with: titleOf(day) },
    { key: 'daily.post-open', with: { until: timestamp(endOfDay(day.date), 'relative') } },
    ...(lines.length === 0 ? [] : [{ key: 'daily.post-yesterday' }]),
    ...lines.map(linePhrase),
    ...(people > lines.length ? [{ key: 'daily.standings-people', with: { people } }] : []),
  ];
  return {
    content: phrases.map(translate).join('\n'),
    rows: [row([button(playButtonId(day.date), translate({ key: 'button.daily-play' }), 'success')])],
    files: [],
    call: [],
    isSilent: true,
  };
}

/** The id of the Play button, by which the bot recognises the message. */
export function playButtonId(date: DailyDate): string {
  return formatCustomId({ kind: 'daily-play', table: attemptId(date) });
}
