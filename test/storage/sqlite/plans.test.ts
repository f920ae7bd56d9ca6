/** The cost of a table's change does not grow with the number of tables. */
import { QueryCompiler } from '@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../src/tables/model/table.ts';
import { storageIn } from '../../shared/stores/stores.ts';
import { commitOf, due, lobby, next, secondsAfterNoon } from '../../shared/stores/tables.ts';

function tableCalled(name: string): Table {
  return lobby({
    id: `table-${name}` as TableId,
    place: { guildId: 'guild', channelId: `channel ${name}` as ChannelId },
    hostId: `host of ${name}` as UserId,
    seats: [{ role: 'odin', userId: `host of ${name}` as UserId }],
  });
}

/** Opens a table, changes it and runs its jobs, as the bot does for every table. */
async function playsAt({ store }: Awaited<ReturnType<typeof storageIn>>, name: string): Promise<void> {
  const opened = tableCalled(name);
  const watch = {
    since: 'then',
    idleSince: 'then',
    reminders: 0,
    reminded: [],
    isOverdueAnnounced: false,
    closesAt: null,
  };
  const watching = { job: { kind: 'watch', watch }, dueAt: secondsAfterNoon(1) } as const;
  await store.commit(commitOf(opened, { jobs: [due(0, 'first'), watching] }));
  const action = { request: `turn of ${name}`, choice: 'asgard', values: {} };
  const line = { index: 0, seat: seatIndex(0), userId: opened.hostId, action };
  expect(await store.commit(commitOf(next(opened), { lines: [line], keepsSeats: true }))).toBe('done');
  for (const row of await store.claimDue(secondsAfterNoon(2), 10)) {
    const isWatch = row.job.kind === 'watch';
    await store.finish(row, { shown: null, jobs: isWatch ? [watching] : [] });
  }
}

test('Prisma plans a change once for all tables', async () => {
  const storage = await storageIn();
  const plans = vi.spyOn(QueryCompiler.prototype, 'compileBatch');
  onTestFinished(() => plans.mockRestore());
  await playsAt(storage, 'Ada');
  const planned = plans.mock.calls.length;
  expect(planned).toBeGreaterThan(0);
  await playsAt(storage, 'Bo');
  await playsAt(storage, 'Cleo');
  expect(plans).toHaveBeenCalledTimes(planned);
});

test('SQLite prepares the queries of a change once for all tables', async () => {
  const preparing = vi.spyOn(Database.prototype, 'prepare');
  onTestFinished(() => preparing.mockRestore());
  const storage = await storageIn();
  await playsAt(storage, 'Ada');
  const ofChanges = () => preparing.mock.calls.filter(([sql]) => /^(SELECT|INSERT|UPDATE|DELETE)/.test(sql));
  const prepared = ofChanges().length;
  expect(prepared).toBeGreaterThan(0);
  await playsAt(storage, 'Bo');
  await playsAt(storage, 'Cleo');
  expect(ofChanges()).toHaveLength(prepared);
});

test('SQLite reads the columns of a query once for all tables', async () => {
  const database = new Database(':memory:');
  const statements: Database.Statement = Object.getPrototypeOf(database.prepare('SELECT 1'));
  database.close();
  const record = vi.spyOn(statements, 'columns');
  onTestFinished(() => record.mockRestore());
  const storage = await storageIn();
  await playsAt(storage, 'Ada');
  const told = record.mock.calls.length;
  expect(told).toBeGreaterThan(0);
  await playsAt(storage, 'Bo');
  await playsAt(storage, 'Cleo');
  expect(record).toHaveBeenCalledTimes(told);
});
