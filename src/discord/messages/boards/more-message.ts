/** The tools of a board. They are behind its More button so that the answers are easy to find. */

import type { Translate } from '../../../core/presentation/phrase.ts';
import { enumerate } from '../../../core/requests/answer.ts';
import type { Request } from '../../../core/requests/request.ts';
import { canModerate } from '../../../tables/lobby/lobby.ts';
import type { PrivilegedActor } from '../../../tables/model/change.ts';
import { isLive, type Table, type UserId } from '../../../tables/model/table.ts';
import { refusedToPlan } from '../../../tables/planning/plans.ts';
import { refusedSession } from '../../../tables/sessions/session.ts';
import { adviceRequest } from '../../../tables/turns/advising.ts';
import { hasOurRules, isReadOnly } from '../../../tables/turns/current-request.ts';
import { isInSession } from '../../../tables/turns/in-session.ts';
import { isLesson } from '../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatsHeldBy } from '../../../tables/turns/seating.ts';
import type { TableButton } from '../../custom-ids/custom-id.ts';
import { rows } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import type { Words } from '../questions/answers.ts';
import { goodMoves } from '../questions/moves.ts';
import { tableButton } from './board-buttons.ts';

/** The person who reads the message, and their rights here. */
type Reader = Pick<PrivilegedActor, 'userId' | 'isModerator'>;

export function moreMessage(loaded: LoadedTable, reader: Reader, translate: Translate): Reply {
  const { userId } = reader;
  const tools: readonly TableButton[] = [
    ...aboutQuestion(loaded, translate).filter(
      (kind) => kind !== 'advise' || seatsHeldBy(loaded.table, userId).length > 0,
    ),
    'status',
    'board',
    'text',
    'since',
    ...(loaded.entry.guide === null ? [] : (['guide', 'legend'] as const)),
    ...(refusedToPlan(loaded.entry, loaded.table, userId) === null ? (['plan'] as const) : []),
    ...sessionTools(loaded, userId),
    ...(mayWatch(loaded.table, userId) ? (['tell-end'] as const) : []),
    ...(mayEnd(loaded, reader) ? (['end-game'] as const) : []),
  ];
  return {
    content: translate({ key: 'more.told' }),
    rows: rows(tools.map((kind) => tableButton(loaded.table, kind, { translate }))),
  };
}

/**
 * The buttons that start or end a live session, for the people at the table. A lesson's board has no room for them, and a game
 * for one person has no one to wait for.
 */
export function sessionTools({ table, entry }: LoadedTable, userId: UserId): readonly TableButton[] {
  if (refusedSession(table, userId) !== null || isReadOnly(entry, table) || isLesson(entry, table)) return [];
  if (isInSession(table)) return ['session-end'];
  return entry.game.seats.max === 1 ? [] : ['session-begin'];
}

/** Whether the reader may end the game early. A lesson's board has its own button for that. */
function mayEnd({ table, entry }: LoadedTable, { userId, isModerator }: Reader): boolean {
  return isLive(table) && !isLesson(entry, table) && canModerate(table, userId, isModerator);
}

/** Whether the reader may subscribe to the end of the game. Players see the end anyway. */
function mayWatch(table: Table, userId: UserId): boolean {
  return isLive(table) && seatsHeldBy(table, userId).length === 0;
}

/** A paused game has no open question, so there is no advice. A state from other rules can't be read. */
function aboutQuestion({ table, entry, request }: LoadedTable, translate: Translate): readonly TableButton[] {
  if (request === null || !hasOurRules(entry, table)) return [];
  const words: Words = { presenter: entry.presenter, view: entry.game.observe(table.state), translate };
  const isPlaying = table.pausedBy === null;
  const hasDetails = words.presenter.details(request, words.view).length > 0;
  return [
    ...(hasDetails ? (['details'] as const) : []),
    ...(isPlaying && isAdvised({ table, entry }, request, words) ? (['advise'] as const) : []),
    ...(words.presenter.odds(words.view, {}).length > 0 ? (['odds'] as const) : []),
  ];
}

/**
 * True if there is a choice, the table gives advice, and some answers are known to be better than others. Being able to let a
 * computer go first counts as a choice.
 */
function isAdvised(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  request: Request,
  words: Words,
): boolean {
  const advised = adviceRequest(table, request);
  if (table.advice === 'off' || enumerate(advised, 2).length < 2) return false;
  return entry.judgement !== null || goodMoves(entry, advised, words).length > 0;
}
