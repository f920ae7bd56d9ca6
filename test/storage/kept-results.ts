/** Stores results in the way that a game's last change does, and reads their sums. */
import { expect } from 'vitest';
import type { Strength } from '../../src/core/thinking/strength.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { GameResult } from '../../src/tables/model/game-result.ts';
import type { GameStatistics } from '../../src/tables/model/storage/statistics.ts';
import type { ChannelId, TableId, UserId } from '../../src/tables/model/table.ts';
import { commitOf, lobby, NOON } from '../shared/stores/tables.ts';

const GUILD = 'guild';

type Kept = Pick<Storage, 'store' | 'statistics'>;

interface Played extends Partial<GameResult> {
  /** The players' roles, and whether they won. */
  readonly people?: readonly (readonly [role: string, userId: UserId | null, hasWon: boolean])[];
  /** A computer that plays with these people. */
  readonly computer?: Strength;
}

let tables = 0;

/** Stores a result together with its finished table, in the way that a game's last change does. */
export async function keeps(
  storage: Kept,
  { people = [], computer, ...changes }: Played,
): Promise<GameResult> {
  tables += 1;
  const tableId = `table-${tables}` as TableId;
  const result: GameResult = {
    tableId,
    guildId: GUILD,
    gameId: 'yggdrasil',
    difficulty: { rules: '2018' },
    ending: people.some(([, , hasWon]) => hasWon) ? 'won' : 'lost',
    turns: 20,
    closeness: null,
    finishedAt: NOON,
    seats: [
      ...people.map(([role, userId, hasWon]) => ({ role, userId, hasWon })),
      ...(computer === undefined ? [] : [{ role: 'tyr', userId: null, computer, hasWon: true }]),
    ],
    ...changes,
  };
  const place = { guildId: result.guildId, channelId: tableId as string as ChannelId };
  const table = lobby({ id: tableId, place, status: 'finished' });
  expect(await storage.store.commit(commitOf(table, { result }))).toBe('done');
  return result;
}

export function ofServer(storage: Kept, role: string | null = null): Promise<readonly GameStatistics[]> {
  return storage.statistics.of({ guildId: GUILD, userId: null, role });
}

/** The results of one person. */
export function of(
  storage: Kept,
  userId: UserId,
  role: string | null = null,
): Promise<readonly GameStatistics[]> {
  return storage.statistics.of({ guildId: GUILD, userId, role });
}
