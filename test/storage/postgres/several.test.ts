/** Several programs on one database: each job is done once, in order, even if a program dies. */
import { describe, expect, test } from 'vitest';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { commitOf, due, lobby, next } from '../../shared/stores/tables.ts';
import { claim, claimOne, texts } from '../contract/outbox-rows.ts';
import { program, silentFor } from './programs.ts';
import { isMissing, serverForTests } from './server.ts';

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test('three programs open a new database at the same time and do each job once, in order for each table', async () => {
    const url = await server.newDatabase();
    const stores = (await Promise.all([program(url), program(url), program(url)])).map(({ store }) => store);
    const [store] = stores;
    if (store === undefined) throw new Error('no program');
    const [tables, jobs] = [10, 4];
    for (let table = 0; table < tables; table += 1) {
      const opened = lobby({
        id: `table-${table}` as TableId,
        place: { guildId: 'guild', channelId: `${table}` as ChannelId },
      });
      const each = Array.from({ length: jobs }, (_, at) => due(at, `${at}`));
      await store.commit(commitOf(opened, { jobs: each }));
    }
    const done = new Map<string, string[]>();
    const works = async (own: TableStore) => {
      while ([...done.values()].flat().length < tables * jobs) {
        for (const row of await claim(own, 60, 5)) {
          done.set(row.tableId, [...(done.get(row.tableId) ?? []), ...texts([row])]);
          await own.finish(row);
        }
      }
    };
    await Promise.all(stores.map(works));
    const inOrder = Array.from({ length: jobs }, (_, at) => `${at}`);
    expect([...done.values()]).toEqual(Array.from({ length: tables }, () => inOrder));
  });

  test("keeps a live program's claims when others release theirs", async () => {
    const url = await server.newDatabase();
    const [{ store }, { store: another, leases }] = await Promise.all([program(url), program(url)]);
    await store.commit(commitOf(lobby(), { jobs: [due(0, 'first')] }));
    const row = await claimOne(store, 1);
    await leases.renew();
    await another.releaseClaims([]);
    expect(await claim(another, 1)).toEqual([]);
    await store.finish(row);
    expect(await store.nextDue()).toBeNull();
  });

  test('hands a dead program’s jobs to another and refuses its later writes', async () => {
    const url = await server.newDatabase();
    const { store: another, leases } = await program(url);
    const stopped = await program(url);
    await stopped.store.commit(commitOf(lobby(), { jobs: [due(0, 'first')] }));
    const late = await claimOne(stopped.store, 1);
    await silentFor(url, stopped, 21);
    await leases.renew();
    const following = { shown: null, jobs: [due(2, 'too late')] };
    await stopped.store.finish(late, following).catch(() => undefined);
    const row = await claimOne(another, 1);
    expect(row).toMatchObject({ id: late.id, attempts: 1 });
    await stopped.store.park(late, 'other', 'too late', null).catch(() => undefined);
    await stopped.store.finish(late).catch(() => undefined);
    await another.finish(row);
    expect(await another.nextDue()).toBeNull();
  });

  test('of simultaneous changes by several programs to one version of a table, only one is stored', async () => {
    const url = await server.newDatabase();
    const stores = (await Promise.all([program(url), program(url), program(url)])).map(({ store }) => store);
    const [store] = stores;
    if (store === undefined) throw new Error('no program');
    await store.commit(commitOf(lobby()));
    const results = await Promise.all(
      stores.map((own, at) => own.commit(commitOf(next(lobby()), { cause: `press ${at}` }))),
    );
    expect(results.toSorted()).toEqual(['conflict', 'conflict', 'done']);
  });

  test('a table and its seats are read as of one moment, even in lists, while another program changes them', async () => {
    const url = await server.newDatabase();
    const [{ store: writer }, { store: reader }] = await Promise.all([program(url), program(url)]);
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
});
