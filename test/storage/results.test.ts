/** Results as the database adds them up. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ODD_VALUES, otherHands } from '../../scripts/fuzz/other-hands.ts';
import type { RowDamage } from '../../src/storage/storage.ts';
import type { GameResult } from '../../src/tables/model/game-result.ts';
import type { GameStatistics } from '../../src/tables/model/statistics.ts';
import type { TableStore } from '../../src/tables/model/store.ts';
import type { ChannelId, TableId, UserId } from '../../src/tables/model/table.ts';
import { commitOf, lobby, NOON, newFile, storageIn, storeIn } from './stores.ts';

const ANN = 'ann' as UserId;
const BEN = 'ben' as UserId;
const GUILD = 'guild';

interface Played extends Partial<GameResult> {
  /** Who sat where, and whether they won. */
  readonly people?: readonly (readonly [role: string, userId: UserId | null, hasWon: boolean])[];
}

let tables = 0;

/** Keeps a result as the change does that ends a game. */
async function keeps(store: TableStore, { people = [], ...changes }: Played): Promise<GameResult> {
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
    seats: people.map(([role, userId, hasWon]) => ({ role, userId, hasWon })),
    ...changes,
  };
  const place = { guildId: result.guildId, channelId: tableId as string as ChannelId };
  const table = lobby({ id: tableId, place, status: 'finished' });
  expect(await store.commit(commitOf(table, { result }))).toBe('done');
  return result;
}

function ofServer(store: TableStore, role: string | null = null): Promise<readonly GameStatistics[]> {
  return store.statistics.of({ guildId: GUILD, userId: null, role });
}

function of(
  store: TableStore,
  userId: UserId,
  role: string | null = null,
): Promise<readonly GameStatistics[]> {
  return store.statistics.of({ guildId: GUILD, userId, role });
}

test('where nothing was finished there is nothing', async () => {
  const store = await storeIn();
  expect(await ofServer(store)).toEqual([]);
  expect(await of(store, ANN)).toEqual([]);
});

test('games, wins by difficulty, the longest and the closest, for a person, a server and a role', async () => {
  const store = await storeIn();
  const hard = { rules: '2018', angry: 3 };
  await keeps(store, {
    people: [
      ['thor', ANN, true],
      ['odin', BEN, true],
    ],
    turns: 31,
    closeness: 2,
  });
  await keeps(store, { people: [['thor', ANN, false]], turns: 44 });
  await keeps(store, { people: [['odin', ANN, true]], difficulty: hard, turns: 25, closeness: 4 });
  await keeps(store, { people: [['odin', BEN, true]], turns: 50, closeness: 1 });
  const told = { gameId: 'yggdrasil', isContest: false, shared: 0 };
  const easy = { difficulty: { rules: '2018' }, shared: 0 };
  const atHard = { difficulty: hard, games: 1, won: 1, shared: 0 };
  expect(await of(store, ANN)).toEqual([
    {
      ...told,
      games: 3,
      won: 2,
      longest: 44,
      closest: 2,
      byDifficulty: [{ ...easy, games: 2, won: 1 }, atHard],
    },
  ]);
  expect(await ofServer(store)).toEqual([
    {
      ...told,
      games: 4,
      won: 3,
      longest: 50,
      closest: 1,
      byDifficulty: [{ ...easy, games: 3, won: 2 }, atHard],
    },
  ]);
  expect(await ofServer(store, 'thor')).toEqual([
    { ...told, games: 2, won: 1, longest: 44, closest: 2, byDifficulty: [{ ...easy, games: 2, won: 1 }] },
  ]);
  expect(await of(store, ANN, 'odin')).toEqual([
    { ...told, games: 1, won: 1, longest: 25, closest: 4, byDifficulty: [atHard] },
  ]);
});

test('somebody who held several seats has played one game', async () => {
  const store = await storeIn();
  await keeps(store, {
    people: [
      ['thor', ANN, true],
      ['odin', ANN, true],
      ['tyr', null, true],
    ],
  });
  expect(await of(store, ANN)).toMatchObject([{ games: 1, won: 1 }]);
  expect(await ofServer(store, 'tyr')).toMatchObject([{ games: 1, won: 1 }]);
});

test('who plays against one another wins, loses or shares; how close it was is the winner’s to tell', async () => {
  const store = await storeIn();
  const duel = { gameId: 'micromidgard', difficulty: {} };
  await keeps(store, {
    ...duel,
    ending: 'decided',
    closeness: 3,
    people: [
      ['hugin', ANN, true],
      ['munin', BEN, false],
    ],
  });
  await keeps(store, {
    ...duel,
    ending: 'shared',
    people: [
      ['hugin', BEN, true],
      ['munin', ANN, true],
    ],
  });
  expect(await of(store, ANN)).toMatchObject([{ isContest: true, games: 2, won: 1, shared: 1, closest: 3 }]);
  expect(await of(store, BEN)).toMatchObject([{ games: 2, won: 0, shared: 1, closest: null }]);
  expect(await ofServer(store, 'munin')).toMatchObject([{ games: 2, won: 0, shared: 1 }]);
  expect(await ofServer(store)).toMatchObject([{ games: 2, won: 1, shared: 1, closest: 3 }]);
});

test('the game that is played most comes first, and other servers are theirs', async () => {
  const store = await storeIn();
  const people = [['thor', ANN, false]] as const;
  await keeps(store, { people, gameId: 'yggdrasil' });
  await keeps(store, { people, gameId: 'chronicles' });
  await keeps(store, { people, gameId: 'chronicles' });
  await keeps(store, { people, guildId: 'elsewhere' });
  expect((await of(store, ANN)).map(({ gameId, games }) => [gameId, games])).toEqual([
    ['chronicles', 2],
    ['yggdrasil', 1],
  ]);
});

test('a change that is refused keeps no result', async () => {
  const file = newFile();
  const store = await storeIn(file);
  const result = await keeps(store, { people: [['thor', ANN, true]] });
  const again = lobby({ id: result.tableId, status: 'finished' });
  expect(await store.commit(commitOf(again, { result, cause: 'once more' }))).toBe('conflict');
  const database = new Database(file, { readonly: true });
  expect(database.prepare('SELECT COUNT(*) FROM "ResultRow"').pluck().get()).toBe(1);
  database.close();
});

test('a result that other hands have changed is left out and named once; the others count', async () => {
  const file = newFile();
  const damage: RowDamage[] = [];
  const { store } = await storageIn(file, { damaged: (row) => damage.push(row) });
  const broken = await keeps(store, {
    people: [['thor', ANN, true]],
    turns: 99,
    closeness: 1,
    ending: 'decided',
  });
  await keeps(store, { people: [['thor', ANN, true]], turns: 7 });
  await keeps(store, { people: [['thor', ANN, false]], turns: 9 });
  const before = await of(store, ANN);
  expect(before).toMatchObject([{ games: 3, longest: 99 }]);
  const hands = otherHands(file);
  const goesBack = hands.remembers();
  for (const [row, column] of [
    ['ResultRow', 'gameId'],
    ['ResultRow', 'difficultyJson'],
    ['ResultRow', 'ending'],
    ['ResultRow', 'turns'],
    ['ResultRow', 'closeness'],
    ['ResultSeatRow', 'won'],
  ] as const) {
    for (const value of ODD_VALUES) {
      damage.length = 0;
      if (!hands.sets(row, column, value, broken.tableId)) continue;
      const counted = await of(store, ANN);
      const [yggdrasil] = counted.filter(({ gameId }) => gameId === 'yggdrasil');
      if (column !== 'closeness' || value !== 'NULL')
        expect([column, value, yggdrasil]).toMatchObject([column, value, { games: 2, won: 1, longest: 9 }]);
      goesBack();
    }
  }
  expect(await of(store, ANN)).toEqual(before);
  hands.does(`UPDATE "ResultRow" SET "turns" = '?' WHERE "tableId" = '${broken.tableId}'`);
  damage.length = 0;
  await ofServer(store);
  expect(damage).toEqual([{ row: `ResultRow ${broken.tableId}`, why: 'it cannot be counted' }]);
  hands.close();
});
