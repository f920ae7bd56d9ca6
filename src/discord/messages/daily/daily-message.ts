/** The page of the daily challenge, except for the board of an unfinished attempt, which is a table's board. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { attemptId } from '../../../daily/attempt/attempt-id.ts';
import type { LoadedAttempt } from '../../../daily/attempt/attempt-table.ts';
import type { EndedAttempt } from '../../../daily/attempt/attempts.ts';
import type { DayResult } from '../../../daily/attempt/day-result.ts';
import type { ChallengeStatus } from '../../../daily/daily.ts';
import type { AttemptEnd, AttemptJudgement, KeptDay } from '../../../daily/daily-store.ts';
import { beginningOf, type DailyDate, daysAfter } from '../../../daily/day.ts';
import { resultPhrase } from '../../../tables/endings/result.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Row, row, timestamp } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { legendPhrase, signsOf } from './signs.ts';

type Status<Kind extends ChallengeStatus['kind']> = Extract<ChallengeStatus, { readonly kind: Kind }>;

const ENDED = { won: 'daily.won', shared: 'daily.shared', lost: 'daily.lost' } as const;

const NOTHING_TO_PLAY = {
  preparing: 'daily.preparing',
  cancelled: 'daily.cancelled',
  'unknown-rules': 'daily.unknown-rules',
  damaged: 'daily.damaged',
  spent: 'daily.spent',
} as const;

/** The page for a person who hasn't started. */
export function invitationMessage({ loaded }: Status<'new'>, translate: Translate): Reply {
  const { day, entry } = loaded;
  const once = { key: 'daily.once', with: { until: timestamp(endOfDay(day.date), 'relative') } };
  const phrases = [{ key: 'daily.title', with: titleOf(day) }, ...challengePhrases(loaded, once)];
  const id = attemptId(day.date);
  const start = button(
    formatCustomId({ kind: 'daily-start', table: id }),
    translate({ key: 'button.daily-start' }),
    'success',
  );
  return {
    content: phrases.map(translate).join('\n'),
    rows: [row([start, ...(entry.guide === null ? [] : [guideButton(id, translate)])])],
  };
}

/** The position, the person's part in it, and how long it takes. `terms` says whether it counts. */
export function challengePhrases({ day, table, entry }: LoadedAttempt, terms: Phrase): readonly Phrase[] {
  const { presenter, game } = entry;
  const own = table.seats.flatMap((seat, at) =>
    seat.computer === undefined ? [seatName(entry, table, at as SeatIndex)] : [],
  );
  const against = own.length < table.seats.length;
  return [
    presenter.progress(game.observe(table.state)),
    { key: against ? 'daily.duel' : 'daily.roles', with: { roles: own } },
    { key: 'daily.length', with: { answers: Math.round(day.reference.answers) } },
    terms,
    { key: against ? 'daily.alike' : 'daily.luck' },
  ];
}

interface EndedReader {
  readonly translate: Translate;
  readonly isOnServer: boolean;
  /** Whether the person chose bars instead of squares. */
  readonly hasBars: boolean;
  /** Whether the person has asked for reminders. */
  readonly isReminded: boolean;
  /** Whether there's a past challenge to practise. */
  readonly canPractise: boolean;
}

/** The page for a person who has finished. Its last line is the one they can share. */
export function endedMessage(
  status: Status<'ended'>,
  { translate, isOnServer, hasBars, isReminded, canPractise }: EndedReader,
): Reply {
  const { loaded, end, judgement, tally, streak, nextGame, isShared } = status;
  const { day } = loaded;
  const next = { when: timestamp(endOfDay(day.date), 'relative') };
  const phrases: readonly Phrase[] = [
    ...endPhrases(loaded, end),
    ...judgedPhrases(status, 'daily.judging', legendPhrases(judgement, hasBars)),
    { key: 'daily.points', with: { points: end.points } },
    { key: 'daily.tally', with: { finished: tally.finished, won: tally.won } },
    { key: 'daily.streak', with: { streak } },
    nextGame === null
      ? { key: 'daily.next', with: next }
      : { key: 'daily.next-game', with: { ...next, game: { key: `game.${nextGame}` } } },
  ];
  const id = attemptId(day.date);
  const share = button(
    formatCustomId({ kind: 'daily-share', table: id }),
    translate({ key: 'button.daily-share' }),
    'primary',
  );
  const board = button(formatCustomId({ kind: 'board', table: id }), translate({ key: 'button.board' }));
  const standings = button(
    formatCustomId({ kind: 'daily-standings', table: id }),
    translate({ key: 'button.daily-standings' }),
  );
  const remind = isReminded
    ? unremindButton(id, translate)
    : button(formatCustomId({ kind: 'daily-remind', table: id }), translate({ key: 'button.daily-remind' }));
  const practice = button(
    formatCustomId({ kind: 'practice', table: id }),
    translate({ key: 'button.practice' }),
  );
  return {
    content: [...phrases.map(translate), `> ${shareLine({ day, end, judgement }, hasBars, translate)}`].join(
      '\n',
    ),
    rows: [
      row([
        ...(isOnServer && !isShared ? [share] : []),
        board,
        standings,
        remind,
        ...(canPractise ? [practice] : []),
      ]),
    ],
  };
}

/** The result of an attempt, and the end in the game's own words. */
export function endPhrases(
  { entry, table }: LoadedAttempt,
  { ending, turns }: AttemptEnd,
): readonly Phrase[] {
  return [{ key: ENDED[ending], with: { turns } }, resultPhrase(entry, table)];
}

/** The parts of an ended attempt that its judgement is about. */
interface Judged extends Pick<EndedAttempt, 'judgement'> {
  readonly loaded: Pick<LoadedAttempt, 'entry'>;
  readonly end: Pick<AttemptEnd, 'ending'>;
}

/** `judging` is the key of the text that is shown until there's a judgement, and `legend` explains the chances. */
export function judgedPhrases(
  { loaded: { entry }, end, judgement }: Judged,
  judging: 'daily.judging' | 'daily.practice-judging',
  legend: readonly Phrase[] = [],
): readonly Phrase[] {
  if (judgement === null) return entry.judgement === null ? [] : [{ key: judging }];
  const { chances, kept } = judgement;
  const shown = chances.map((chance) => ({ key: 'daily.chance', with: { chance } }));
  return [
    ...(shown.length === 0 ? [] : [{ key: 'daily.chances', with: { chances: shown } }]),
    ...legend,
    { key: keptKey(end, kept, entry.game.isContest), with: { kept } },
  ];
}

/** If the choices kept a smaller share of the chances, only luck or the opponent's mistakes can explain a win. */
const LITTLE_KEPT = 0.5;

function keptKey({ ending }: Judged['end'], kept: number, isContest: boolean): string {
  if (ending !== 'won' || kept >= LITTLE_KEPT) return 'daily.kept';
  return isContest ? 'daily.kept-by-opponent' : 'daily.kept-by-dice';
}

/** Explains the symbols of the line; empty if it has none. */
export function legendPhrases(judgement: AttemptJudgement | null, hasBars: boolean): readonly Phrase[] {
  return judgement === null || judgement.chances.length === 0 ? [] : [legendPhrase(hasBars)];
}

/**
 * The line that people share: how tense the attempt was and how it ended, without revealing any moves. The line is in words until
 * the attempt is judged. The lowest chance is readable without colours.
 */
export function shareLine(
  { day, end, judgement }: DayResult,
  hasBars: boolean,
  translate: Translate,
): string {
  const { ending, turns } = end;
  const title = titleOf(day);
  if (judgement === null) return translate({ key: 'daily.line', with: { ...title, ending, turns } });
  const signs = signsOf(judgement.chances, ending, hasBars);
  if (judgement.chances.length === 0) return translate({ key: 'daily.signs', with: { ...title, signs } });
  const lowest = Math.min(...judgement.chances);
  return translate({ key: 'daily.signs-lowest', with: { ...title, signs, lowest } });
}

/** The page for a person who currently has nothing to play. */
export function withoutGame(
  status: Status<'preparing' | 'cancelled' | 'unknown-rules' | 'damaged' | 'spent'>,
  translate: Translate,
): Reply {
  const streak = status.kind === 'cancelled' ? { streak: status.streak } : {};
  return { content: translate({ key: NOTHING_TO_PLAY[status.kind], with: streak }) };
}

/** If a question replaces the board, this leads back to the board. */
export function backRow(table: TableId, translate: Translate): Row {
  return row([button(formatCustomId({ kind: 'daily', table }), translate({ key: 'button.daily' }))]);
}

export function unremindButton(table: TableId, translate: Translate) {
  return button(
    formatCustomId({ kind: 'daily-unremind', table }),
    translate({ key: 'button.daily-unremind' }),
  );
}

export function guideButton(table: TableId, translate: Translate) {
  return button(formatCustomId({ kind: 'daily-guide', table }), translate({ key: 'button.guide' }));
}

export function titleOf({ number, gameId }: Pick<KeptDay, 'number' | 'gameId'>) {
  return { number, game: { key: `game.${gameId}` } };
}

export function endOfDay(date: DailyDate): Date {
  return new Date(beginningOf(daysAfter(date, 1)));
}
