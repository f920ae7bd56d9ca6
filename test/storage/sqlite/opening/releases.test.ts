/** Everything an earlier program left is unchanged and continues. */
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { takeOverTables } from '../../../../src/program/taking-over.ts';
import { ourMigrations } from '../../../../src/storage/sqlite/opening/database.ts';
import { fingerprintOf } from '../../../../src/tables/history/fingerprint.ts';
import { gameFileOf } from '../../../../src/tables/history/game-file.ts';
import { historyOf } from '../../../../src/tables/history/history.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import { latestEra } from '../../../../src/tables/turns/eras.ts';
import { agreed, openTestTables, playsOn, type TestTables } from '../../../shared/hall.ts';
import { fileOfRelease, RELEASES } from './releases.ts';

function ask<T>(file: string, sql: string): readonly T[] {
  const database = new Database(file);
  try {
    return database.prepare<[], T>(sql).all();
  } finally {
    database.close();
  }
}

/** The number of rows of each table, except interactions, which are deleted after a day, and migrations, which are added. */
function contents(file: string): Readonly<Record<string, number>> {
  const names = ask<{ readonly name: string }>(
    file,
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
     AND name NOT IN ('_prisma_migrations', 'TableChange')`,
  );
  return Object.fromEntries(
    names.map(({ name }) => [
      name,
      ask<{ n: number }>(file, `SELECT COUNT(*) AS n FROM "${name}"`)[0]?.n ?? -1,
    ]),
  );
}

/** The seats and the notices, in a form that no later schema changes. */
function namesOf(file: string): readonly unknown[] {
  return [
    ...ask(file, 'SELECT "id", "channelId", "hostId", "status", "version" FROM "GameTable" ORDER BY "id"'),
    ...ask(
      file,
      'SELECT "tableId", "position", "role", "userId" FROM "SeatRow" ORDER BY "tableId", "position"',
    ),
    ...ask(
      file,
      'SELECT "tableId", "position", "seat", "userId", "actionJson" FROM "LogRow" ORDER BY "tableId", "position"',
    ),
    ...ask(file, 'SELECT "id", "tableId", "lane", "errandJson", "dueAt" FROM "ErrandRow" ORDER BY "id"'),
  ];
}

interface TableRow {
  readonly id: TableId;
  readonly status: string;
}

function tablesIn(file: string): readonly TableRow[] {
  return ask<TableRow>(file, 'SELECT "id", "status" FROM "GameTable" ORDER BY "createdAt"');
}

async function loadedAt({ tables }: TestTables, id: TableId) {
  const loaded = await tables.loaded(id);
  if (loaded === null) throw new Error(`${id} is not there`);
  return loaded;
}

/** Expects that the log of every table can be replayed to its state. */
async function everyLogLeadsToItsGame(hall: TestTables, file: string): Promise<void> {
  const begun = tablesIn(file).filter(({ status }) => status !== 'lobby');
  expect(begun.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['playing', 'finished', 'aborted']),
  );
  for (const { id } of begun) {
    const { table, entry } = await loadedAt(hall, id);
    const [eras, log] = [await hall.tables.eras(id), await hall.tables.log(id)];
    expect(log).toHaveLength(table.logged);
    expect(eras.map(({ rulesVersion }) => rulesVersion)).toEqual([table.rulesVersion]);
    expect(gameFileOf(entry, table, eras, log)).not.toBeNull();
    if (table.rulesVersion !== entry.game.rulesVersion) continue;
    const era = latestEra(entry, table, eras, log);
    if (era?.replayed.ok !== true) throw new Error(`${id}: ${JSON.stringify(era?.replayed)}`);
    expect(fingerprintOf(era.replayed.moments.at(-1)?.state), id).toBe(fingerprintOf(table.state));
    expect(historyOf(entry, table, eras, log)?.moments.length, id).toBeGreaterThan(1);
  }
}

async function liveTablesArePlayedOn(hall: TestTables, file: string): Promise<void> {
  await takeOverTables(hall.tables, pino({ level: 'silent' }));
  expect(await hall.tables.withOtherRules()).toEqual([]);
  expect(await hall.tables.withoutWaitTimer()).toEqual([]);
  const live = tablesIn(file).filter(({ status }) => status === 'lobby' || status === 'playing');
  for (const { id } of live) {
    const { table } = await loadedAt(hall, id);
    expect((await hall.tables.loadedIn(table.place.channelId))?.table.id).toBe(id);
    const host = hall.actor(table.hostId);
    if (table.pausedBy !== null) agreed(await hall.tables.resume({ ...host, isModerator: false }, id));
    if (table.status === 'lobby') agreed(await hall.tables.start(host, id, null));
    await playsOn(hall, id, 2);
    const { table: after } = await loadedAt(hall, id);
    expect(after.logged, id).toBeGreaterThan(table.logged);
  }
}

test('every migration has a file left by the program of its time', () => {
  expect(RELEASES).toEqual(ourMigrations().map(({ name }) => name));
});

/** Expects that all pending messages are sent, including claimed ones. */
async function everyJobIsDone({ store, tables, jobs }: TestTables, file: string): Promise<void> {
  expect(ask(file, 'SELECT id FROM "ErrandRow" WHERE "claimed"')).toHaveLength(1);
  expect(ask(file, 'SELECT id FROM "ErrandRow" WHERE "trouble" IS NOT NULL')).toHaveLength(1);
  await store.releaseClaims([]);
  for (const id of await tables.allLive()) await store.wake(id);
  const posted = await jobs(new Date('2027-01-01'));
  expect(posted.map(({ job }) => job.kind)).not.toContain('unreadable');
  expect(ask(file, 'SELECT id FROM "ErrandRow"')).toEqual([]);
}

/** One test per release, since opening takes longest. */
test.each(RELEASES)(
  "%s: nothing is lost on the way to today's schema, every log leads to its game's state, pending messages are sent, and live tables play on",
  async (release) => {
    const file = fileOfRelease(release);
    const before = contents(file);
    const names = namesOf(file);
    expect(before['GameTable']).toBeGreaterThan(4);
    expect(before['LogRow']).toBeGreaterThan(100);
    expect(before['ErrandRow']).toBeGreaterThan(2);
    const hall = await openTestTables(file);
    // The first migration after that release records a game's era; everything else is unchanged.
    const { EraRow: eras, ...rest } = contents(file);
    const { EraRow: erasBefore = eras, ...restBefore } = before;
    expect(rest).toMatchObject(restBefore);
    expect(eras).toBe(erasBefore);
    expect(namesOf(file)).toEqual(names);
    expect(ask(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(ask(file, 'PRAGMA foreign_key_check')).toEqual([]);
    expect(ask(file, 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY rowid')).toEqual(
      ourMigrations().map(({ name }) => ({ name })),
    );
    await everyLogLeadsToItsGame(hall, file);
    await everyJobIsDone(hall, file);
    await liveTablesArePlayedOn(hall, file);
  },
);
