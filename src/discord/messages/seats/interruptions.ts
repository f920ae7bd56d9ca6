/** Says what holds a game up: a pause, or an asked person who is away. */
import type { Saying } from '../../../core/telling/presenter.ts';
import type { Table } from '../../../tables/model/table.ts';
import { pauseHeldUntil } from '../../../tables/moderation/pausing.ts';
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
