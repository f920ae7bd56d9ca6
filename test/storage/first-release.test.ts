/** A database of the first release is brought up to date, and everything in it is there as it was. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Table } from '../../src/tables/table.ts';
import { openTestTables, playsOn } from '../tables/hall.ts';
import { fileOfFirstRelease, type OldTable, oldGame, oldLobby, VERSION_1 } from './first-release.ts';
import { commitOf, next, storageIn } from './stores.ts';

const TABLES: readonly OldTable[] = [
  oldLobby('lobby'),
  oldGame('running', 'throw-back'),
  oldGame('finished', 'the end'),
  endedInTheLobby(),
];

function endedInTheLobby(): OldTable {
  const { table } = oldLobby('ended in the lobby');
  return { table: { ...table, status: 'aborted' }, lines: [] };
}

function ask(file: string, sql: string): readonly unknown[] {
  const database = new Database(file, { readonly: true });
  const answer = database.prepare(sql).pluck().all();
  database.close();
  return answer;
}

function expectSound(file: string): void {
  expect(ask(file, 'PRAGMA integrity_check')).toEqual(['ok']);
  expect(ask(file, 'PRAGMA foreign_key_check')).toEqual([]);
}

test('the file has what the first release made of it, and nothing that came later', () => {
  const file = fileOfFirstRelease(TABLES);
  expect(ask(file, 'SELECT migration_name FROM _prisma_migrations')).toEqual(['20261120120000_first']);
  expect(ask(file, `SELECT name FROM pragma_table_info('GameTable') WHERE name = 'boxJson'`)).toEqual([]);
  expect(ask(file, `SELECT json_extract(snapshotJson, '$.box') FROM GameTable WHERE id = 'running'`)).toEqual(
    [null],
  );
});

test('every table, its seats and its log come through the migration as they were', async () => {
  const file = fileOfFirstRelease(TABLES);
  const { store } = await storageIn(file);
  for (const { table, lines } of TABLES) {
    expect(await store.load(table.id)).toEqual(table);
    expect(await store.log(table.id)).toEqual(lines);
  }
  expectSound(file);
});

test('every game that was begun is in its first era, and no lobby is', async () => {
  const { store } = await storageIn(fileOfFirstRelease(TABLES));
  const first = [{ rulesVersion: VERSION_1, from: 0, state: null }];
  const eras = TABLES.map(async ({ table }) => [table.id, await store.eras(table.id)] as const);
  expect(new Map(await Promise.all(eras))).toEqual(
    new Map<string, unknown>([
      ['lobby', []],
      ['running', first],
      ['finished', first],
      ['ended in the lobby', []],
    ]),
  );
});

test('its live tables are those that have to be taken over, and all of them are gone on with', async () => {
  const file = fileOfFirstRelease(TABLES);
  const hall = await openTestTables(file);
  const found = await hall.tables.withOtherRules();
  expect(new Set(found)).toEqual(new Set(['lobby', 'running']));
  for (const id of found) expect(await hall.tables.adopt(id)).toMatchObject({ ok: true });
  for (const id of found) {
    const { table } = (await hall.tables.standing(id)) ?? {};
    if (table?.status === 'lobby') await hall.tables.start(hall.doer(table.hostId), id, null);
    const before = await logged(id);
    await playsOn(hall, id, 5);
    expect(await logged(id)).toBe(before + 5);
  }
  expectSound(file);

  async function logged(id: Table['id']): Promise<number> {
    return (await hall.tables.log(id)).length;
  }
});

test('a channel is as taken or as free as it was', async () => {
  const { store } = await storageIn(fileOfFirstRelease(TABLES));
  const places = TABLES.map(({ table }) => table.place.channelId);
  const live = await Promise.all(places.map((channelId) => store.liveIn(channelId)));
  expect(live.map((table) => table?.id ?? null)).toEqual(['lobby', 'running', null, null]);
});

test('an old table is changed and read again like any other', async () => {
  const file = fileOfFirstRelease(TABLES);
  const { store } = await storageIn(file);
  const [lobby] = TABLES;
  if (lobby === undefined) throw new Error('there is a lobby');
  const changed = next(lobby.table, { box: { some: ['values', 1, null] } });
  expect(await store.commit(commitOf(changed))).toBe('done');
  await store.close();
  expect(await (await storageIn(file)).store.load(changed.id)).toEqual(changed);
});
