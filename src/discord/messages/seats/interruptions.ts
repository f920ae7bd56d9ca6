/** Says what holds a game up, a pause or an asked person who is away, and when it goes on without an answer. */
import type { Request } from '../../../core/requests/request.ts';
import type { Saying } from '../../../core/telling/presenter.ts';
import type { Table } from '../../../tables/model/table.ts';
import { pauseHeldUntil } from '../../../tables/moderation/pausing.ts';
import { answersItselfAt } from '../../../tables/turns/play.ts';
import type { Rivalry } from '../../../tables/waiting/overdue.ts';
import type { Asked } from '../../../tables/waiting/wait-timer.ts';
import { mention, timestamp } from '../pieces/parts.ts';

/** Who paused the game, and who may resume it from when; nothing where it is not paused. */
export function pausedSayings(table: Table): readonly Saying[] {
  const { pausedBy } = table;
  const heldUntil = pauseHeldUntil(table);
  if (pausedBy === null || heldUntil === null) return [];
  return [{ key: 'turn.paused', with: { user: mention(pausedBy), from: timestamp(heldUntil, 'exact') } }];
}

/** When a finished turn passes by itself; nothing while the game is paused. An overdue question says so in its own words. */
export function passingSayings(table: Table, request: Request): readonly Saying[] {
  const at = answersItselfAt(table, request);
  if (at === null || table.pausedBy !== null || request.defaultAnswer?.when !== 'after-a-pause') return [];
  return [{ key: 'turn.passing', with: { at: timestamp(at, 'relative') } }];
}

/** Which of the asked people are away. In a game against each other nobody plays for them meanwhile. */
export function awaySayings({ isContest }: Rivalry, away: readonly Asked[]): readonly Saying[] {
  const absent = away.flatMap(({ userId, settings: { awayUntil } }) =>
    awayUntil === null
      ? []
      : [{ key: 'asked.away', with: { user: mention(userId), until: timestamp(awayUntil, 'exact') } }],
  );
  return absent.length === 0
    ? []
    : [{ key: isContest ? 'turn.away-rival' : 'turn.away', with: { people: absent } }];
}
