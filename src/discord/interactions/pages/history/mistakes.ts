/** Shows a person the boards before their own mistakes in a reviewed game. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { MistakeRef } from '../../../../tables/history/mistake-id.ts';
import {
  beforeMistake,
  hasAnswered,
  mistakesBy,
  type OwnMistake,
} from '../../../../tables/history/mistakes.ts';
import { isOver, type Table, type UserId } from '../../../../tables/model/table.ts';
import { hasOurRules } from '../../../../tables/turns/current-request.ts';
import { isLesson } from '../../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../../bot.ts';
import { formatCustomId } from '../../../custom-ids/custom-id.ts';
import { paintTurnBoard } from '../../../delivery/boards/board-picture.ts';
import { altText } from '../../../messages/boards/turn-message.ts';
import type { ReviewedGame } from '../../../messages/history/review/reviewed-game.ts';
import {
  mistakeMessage,
  type ShownMistake,
  type Verdict,
} from '../../../messages/mistakes/mistake-message.ts';
import { button, cut, LIMITS, type Row, row } from '../../../messages/pieces/parts.ts';
import type { Reply } from '../../../messages/pieces/reply.ts';
import { wordsFor } from '../../acting.ts';
import { keptReview, playedAt } from './review.ts';

/** The reason why there is no mistake to show, and a button for the next step. */
export interface NoMistakes {
  readonly ok: false;
  /**
   * `old-rules`: the current rules can't replay the game. `flawless`: the person made no mistake. `elsewhere`: the person isn't
   * part of the game, or it has no mistakes to learn from.
   */
  readonly code: 'not-over' | 'old-rules' | 'not-reviewed' | 'flawless' | 'elsewhere' | 'gone';
  readonly reason: Phrase;
  readonly rows?: readonly Row[];
}

export interface OwnMistakes {
  readonly ok: true;
  readonly loaded: LoadedTable;
  readonly reviewed: ReviewedGame;
  /** The person's mistakes, at least one, in the order of the game. */
  readonly own: readonly [OwnMistake, ...OwnMistake[]];
}

export async function ownMistakes(
  bot: Bot,
  loaded: LoadedTable,
  userId: UserId,
): Promise<OwnMistakes | NoMistakes> {
  const { table, entry } = loaded;
  if (!isOver(table)) return { ok: false, code: 'not-over', reason: { key: 'review.not-over' } };
  if (isLesson(entry, table)) return { ok: false, code: 'elsewhere', reason: { key: 'mistakes.lesson' } };
  if (!hasOurRules(entry, table))
    return { ok: false, code: 'old-rules', reason: { key: 'mistakes.old-rules' } };
  if (entry.game.outcome(table.state).kind === 'ongoing')
    return { ok: false, code: 'elsewhere', reason: { key: 'review.unfinished' } };
  const review = (await keptReview(bot, table))?.review ?? null;
  if (review === null) return notReviewed(bot, table);
  const played = await playedAt(bot, loaded);
  if (played === null) return { ok: false, code: 'old-rules', reason: { key: 'mistakes.old-rules' } };
  const [first, ...others] = mistakesBy(userId, review, played);
  if (first !== undefined)
    return { ok: true, loaded, reviewed: { entry, table, played, review }, own: [first, ...others] };
  return hasAnswered(userId, played)
    ? { ok: false, code: 'flawless', reason: { key: 'mistakes.flawless' } }
    : { ok: false, code: 'elsewhere', reason: { key: 'mistakes.not-yours' } };
}

function notReviewed({ translate }: Bot, { id }: Table): NoMistakes {
  const review = button(
    formatCustomId({ kind: 'review', table: id }),
    translate({ key: 'button.review' }),
    'primary',
  );
  return { ok: false, code: 'not-reviewed', reason: { key: 'mistakes.not-reviewed' }, rows: [row([review])] };
}

export type FoundMistake = { readonly ok: true; readonly shown: ShownMistake } | NoMistakes;

/** The mistake with this number. It has to be the person's own, so a forged number shows no one else's. */
export async function mistakeAt(
  bot: Bot,
  { table, number }: MistakeRef,
  userId: UserId,
): Promise<FoundMistake> {
  const loaded = await bot.tables.loaded(table);
  if (loaded === null) return GONE;
  const found = await ownMistakes(bot, loaded, userId);
  if (!found.ok) return found;
  const mistake = found.own.find((each) => each.number === number);
  return mistake === undefined ? GONE : shownAt(found, mistake, userId);
}

/** The first of the person's mistakes in the game. */
export function firstMistake(found: OwnMistakes, userId: UserId): FoundMistake {
  return shownAt(found, found.own[0], userId);
}

const GONE: NoMistakes = { ok: false, code: 'gone', reason: { key: 'mistakes.gone' } };

function shownAt({ loaded, reviewed, own }: OwnMistakes, mistake: OwnMistake, userId: UserId): FoundMistake {
  const before = beforeMistake(loaded, reviewed.played, mistake, userId);
  return before === null
    ? GONE
    : { ok: true, shown: { reviewed, table: loaded.table, own, mistake, before } };
}

/** The page of a mistake. `reason` is shown above it: the reason why the last press changed nothing. */
export async function mistakeReply(
  bot: Bot,
  shown: ShownMistake,
  verdict: Verdict = { kind: 'unanswered' },
  reason: Phrase | null = null,
): Promise<Reply> {
  const { before } = shown;
  const message = mistakeMessage(shown, verdict, bot.translate);
  const { content } = message;
  return {
    ...message,
    content: reason === null ? content : cut(`${bot.translate(reason)}\n${content}`, LIMITS.content),
    files: await paintTurnBoard(bot, before, altText(before.table, wordsFor(bot, before))),
  };
}

/** The page, or the reason why there's no page. */
export async function foundReply(bot: Bot, found: FoundMistake, verdict?: Verdict): Promise<Reply> {
  if (found.ok) return mistakeReply(bot, found.shown, verdict);
  return { content: bot.translate(found.reason), rows: found.rows ?? [] };
}
