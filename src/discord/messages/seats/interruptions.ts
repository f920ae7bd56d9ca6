/** Shows what is holding a game up (a pause, or a player who is away), and when it continues automatically. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import { computersIn } from '../../../tables/computers/pending.ts';
import type { Table } from '../../../tables/model/table.ts';
import { pauseHeldUntil } from '../../../tables/moderation/pausing.ts';
import { QUIET_MINUTES } from '../../../tables/sessions/session.ts';
import { pendingUsers } from '../../../tables/turns/current-request.ts';
import { answersItselfAt } from '../../../tables/turns/default-answers.ts';
import type { Rivalry } from '../../../tables/waiting/overdue.ts';
import type { PendingPlayer } from '../../../tables/waiting/wait-timer.ts';
import { mention, timestamp } from '../pieces/parts.ts';

/** Names the person who paused the game, and says who may resume it and from when. Empty if the game isn't paused. */
export function pausedPhrases(table: Table): readonly Phrase[] {
  const { pausedBy } = table;
  const heldUntil = pauseHeldUntil(table);
  if (pausedBy === null || heldUntil === null) return [];
  return [{ key: 'turn.paused', with: { user: mention(pausedBy), from: timestamp(heldUntil, 'exact') } }];
}

/** Names the person who started a live session, and says when the session ends. Empty if no session is running. */
export function sessionPhrases({ arrangements: { session } }: Table): readonly Phrase[] {
  if (session === undefined) return [];
  return [{ key: 'session.on', with: { user: mention(session.by), minutes: QUIET_MINUTES } }];
}

/**
 * Says when a finished turn ends automatically. Empty if it's a computer's turn: that ends sooner, and the board says when the
 * computer plays. Automatic answers to overdue questions have a separate text.
 */
export function passingPhrases(table: Table, request: Request): readonly Phrase[] {
  const isComputers = computersIn(table, request)?.isAmongPeople === false;
  const at = isComputers ? null : passesAt(table, request);
  const isPlayed = String(pendingUsers(table, request).length > 0);
  // A board that is no longer current keeps its text, and a relative time in it would keep changing.
  return at === null ? [] : [{ key: 'turn.passing', with: { at: timestamp(at, 'clock'), isPlayed } }];
}

/** The time at which a finished turn passes automatically; null if it waits for its player. */
export function passesAt(table: Table, request: Request): Date | null {
  const waits = table.pausedBy !== null || request.defaultAnswer?.when !== 'after-a-pause';
  return waits ? null : answersItselfAt(table, request);
}

/** Names the people who are away while the table is waiting for them. In competitive games, no one can play for them. */
export function awayPhrases({ isContest }: Rivalry, away: readonly PendingPlayer[]): readonly Phrase[] {
  const absent = away.flatMap(({ userId, settings: { awayUntil } }) =>
    awayUntil === null
      ? []
      : [{ key: 'pending.away', with: { user: mention(userId), until: timestamp(awayUntil, 'exact') } }],
  );
  return absent.length === 0
    ? []
    : [{ key: isContest ? 'turn.away-rival' : 'turn.away', with: { people: absent } }];
}
