/** Several programs on one database: each errand is done once, in order, also where one of them dies. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../src/storage/postgres/open-postgres.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { claim, claimOne, texts } from '../outbox-rows.ts';
import { commitOf, due, lobby, next } from '../tables.ts';
import { asks, isMissing, serverForTests } from './server.ts';

async function program(url: string): Promise<TableStore> {
  const opened = await openPostgres(url, {}, { isShared: true });
  if (!opened.ok) throw new Error(opened.problem.sentence);
  onTestFinished(() => opened.close());
  return opened.store;
}

/** As if twenty seconds had passed in which a program that holds a claim did not renew it. */
const EXPIRE_HOLDERS_OF_CLAIMS = `
  UPDATE "Holder" SET "expiresAt" = "expiresAt" - INTERVAL '1 minute'
  WHERE "id" IN (SELECT "claimedBy" FROM "ErrandRow" WHERE "claimed")`;

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test('three programs at once open a new database, and do each errand once, those of a table in order', async () => {
    const url = await server.newDatabase();
    const stores = await Promise.all([program(url), program(url), program(url)]);
    const [store] = stores;
    const [tables, errands] = [10, 4];
    for (let table = 0; table < tables; table += 1) {
      const opened = lobby({
        id: `table-${table}` as TableId,
        place: { guildId: 'guild', channelId: `${table}` as ChannelId },
      });
      const each = Array.from({ length: errands }, (_, at) => due(at, `${at}`));
      await store.commit(commitOf(opened, { errands: each }));
    }
    const done = new Map<string, string[]>();
    const works = async (own: TableStore) => {
      while ([...done.values()].flat().length < tables * errands) {
        for (const row of await claim(own, 60, 5)) {
          done.set(row.tableId, [...(done.get(row.tableId) ?? []), ...texts([row])]);
          await own.finish(row);
        }
      }
    };
    await Promise.all(stores.map(works));
    const inOrder = Array.from({ length: errands }, (_, at) => `${at}`);
    expect([...done.values()]).toEqual(Array.from({ length: tables }, () => inOrder));
  });

  test('what a program has in hand stays its own while it lives, whatever others release', async () => {
    const url = await server.newDatabase();
    const [store, another] = await Promise.all([program(url), program(url)]);
    await store.commit(commitOf(lobby(), { errands: [due(0, 'first')] }));
    const row = await claimOne(store, 1);
    await another.releaseClaims([]);
    expect(await claim(another, 1)).toEqual([]);
    await store.finish(row);
    expect(await store.nextDue()).toBeNull();
  });

  test('the errands of a program that died are done by another, and what it writes later is refused', async () => {
    const url = await server.newDatabase();
    const [stopped, another] = await Promise.all([program(url), program(url)]);
    await stopped.commit(commitOf(lobby(), { errands: [due(0, 'first')] }));
    const late = await claimOne(stopped, 1);
    await asks(url, EXPIRE_HOLDERS_OF_CLAIMS);
    await another.releaseClaims([]);
    await stopped.finish(late, { shown: null, errands: [due(2, 'too late')] });
    const row = await claimOne(another, 1);
    expect(row).toMatchObject({ id: late.id, attempts: 1 });
    await stopped.park(late, 'other', 'too late');
    await stopped.finish(late);
    await another.finish(row);
    expect(await another.nextDue()).toBeNull();
  });

  test('of changes that several programs make to one version of a table, one is done', async () => {
    const url = await server.newDatabase();
    const stores = await Promise.all([program(url), program(url), program(url)]);
    const [store] = stores;
    await store.commit(commitOf(lobby()));
    const results = await Promise.all(
      stores.map((own, at) => own.commit(commitOf(next(lobby()), { cause: `press ${at}` }))),
    );
    expect(results.toSorted()).toEqual(['conflict', 'conflict', 'done']);
  });

  test('a table and its seats are read as they are at one moment, also in lists, while another program changes them', async () => {
    const url = await server.newDatabase();
    const [writer, reader] = await Promise.all([program(url), program(url)]);
    const withSeats = (version: number) => {
      const seats = [{ role: null, userId: `person ${version}` as UserId }];
      return lobby({ version, hostId: `person ${version}` as UserId, seats });
    };
    await writer.commit(commitOf(withSeats(1)));
    let isOver = false;
    const reads = async () => {
      while (!isOver) {
        const one = await reader.load(lobby().id);
        expect(one?.seats[0]?.userId).toBe(one?.hostId);
        const [listed] = await reader.liveOfServer('guild');
        if (listed === undefined || !('seats' in listed)) throw new Error('it cannot be read');
        expect(listed.seats[0]?.userId).toBe(listed.hostId);
      }
    };
    const readers = Promise.all([reads(), reads()]);
    for (let version = 2; version <= 30; version += 1) await writer.commit(commitOf(withSeats(version)));
    isOver = true;
    await readers;
  });

  test('a bot that has the database alone is refused beside those that share it, and they beside it', async () => {
    const url = await server.newDatabase();
    await program(url);
    expect(await openPostgres(url)).toMatchObject({ ok: false, problem: { code: 'in-use' } });
  });
});
