/** A program whose shards were taken over writes nothing more. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrationNaming } from '../../../src/storage/data-format.ts';
import { openPostgres, ourMigrations } from '../../../src/storage/postgres/open-postgres.ts';
import { PACE } from '../../../src/storage/postgres/sharing/holder.ts';
import type { Rescue, WaitTimerUpdate } from '../../../src/tables/model/storage/store.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import { eventually } from '../../eventually.ts';
import { commitOf, due, lobby, NOON, next, secondsAfterNoon } from '../../shared/stores/tables.ts';
import { claim, claimOne, watching } from '../contract/outbox-rows.ts';
import { program, silentFor } from './programs.ts';
import { asks, isMissing, serverForTests } from './server.ts';

const KEPT = `
  SELECT (SELECT json_agg("one" ORDER BY "id") FROM "GameTable" AS "one") AS "tables",
    (SELECT json_agg("one" ORDER BY "id") FROM "ErrandRow" AS "one") AS "errands",
    (SELECT json_agg("one" ORDER BY "cause") FROM "TableChange" AS "one") AS "changes"`;

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  /** A program that was working on a job when its lease expired, and the one that took over. */
  async function overtaken() {
    const url = await server.newDatabase();
    const [other, late] = [await program(url), await program(url)];
    const jobs = [due(0, 'first'), { job: watching(), dueAt: secondsAfterNoon(600) }];
    await late.store.commit(commitOf(lobby(), { jobs }));
    const row = await claimOne(late.store, 1);
    const timers = await late.store.waitTimersOfServer('guild');
    await silentFor(url, late, 21);
    await other.leases.renew();
    return { url, other, late, row, timer: timers.get(lobby().id)?.rowId ?? 0 };
  }

  test('refuses writes from a program that missed a newer version’s migration', async () => {
    const url = await server.newDatabase('kept');
    const older = await program(url);
    await older.store.commit(commitOf(lobby(), { jobs: [due(0, 'first')] }));
    // All leases still count as valid on a server that has just started.
    await server.stop();
    await server.start();
    const format = {
      name: '20991231000000_format',
      sql: migrationNaming('0123456789abcdef'),
      checksum: 'format',
    };
    const newer = await openPostgres(url, {}, { migrations: [...ourMigrations(), format] });
    if (!newer.ok) throw new Error(newer.problem.sentence);
    onTestFinished(() => newer.close());
    const refused = { name: 'StorageError', code: 'lease-lost' };
    await eventually(() =>
      expect(older.store.commit(commitOf(next(lobby())))).rejects.toMatchObject(refused),
    );
    expect(await claim(older.store, 60)).toEqual([]);
    expect(await newer.store.load(lobby().id)).toEqual(lobby());
  });

  test('rejects writes from a program whose shards were taken over, and gives the reason', async () => {
    const { url, late, row, timer } = await overtaken();
    const before = await asks(url, KEPT);
    const { store } = late;
    const following = [due(1, 'too late')];
    const update: WaitTimerUpdate = {
      timers: [{ rowId: timer, state: watching({ reminders: 9 }).watch }],
      jobs: following,
      done: [row.id],
    };
    const elsewhere = { guildId: 'guild', channelId: 'elsewhere' as ChannelId };
    const another = lobby({ id: 'another' as TableId, place: elsewhere });
    const refused = { name: 'StorageError', code: 'lease-lost', isFinal: false };
    for (const writing of [
      () => store.commit(commitOf(next(lobby()))),
      () => store.commit(commitOf(another)),
      () => store.finish(row, { shown: null, jobs: following }),
      () => store.setAside(row, 'too late', following),
      () => store.updateWaitTimers(lobby().id, update),
    ])
      await expect(writing()).rejects.toMatchObject(refused);
    await store.postpone(row, secondsAfterNoon(60), 'too late');
    await store.park(row, 'other', 'too late', null);
    const remains = { ...lobby(), isLive: true, version: '1' };
    const rescue: Rescue = { remains, place: null, cause: 'too late', changedAt: NOON };
    expect(await store.rescue(rescue)).toBe('conflict');
    expect(await claim(store, 60)).toEqual([]);
    expect(await asks(url, KEPT)).toEqual(before);
    await late.leases.lost;
  });

  test("lets the program that took over finish the other's work", async () => {
    const { other, row } = await overtaken();
    expect(await claimOne(other.store, 1)).toMatchObject({ id: row.id, attempts: 1 });
    expect(await other.store.commit(commitOf(next(lobby())))).toBe('done');
  });

  test('treats a reopened program as a new one, which writes again', async () => {
    const { url, late } = await overtaken();
    await late.close();
    const anew = await program(url);
    expect(anew.leases.id).not.toBe(late.leases.id);
    expect(await anew.store.commit(commitOf(next(lobby())))).toBe('done');
  });

  /** Moves the monotonic clock on, as if the program had been suspended with its timers. */
  function stopped(seconds: number): void {
    const now = performance.now() + seconds * 1000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    onTestFinished(() => clock.mockRestore());
  }

  test('a program that could not reach the server takes over no lease until all programs had time to come back', async () => {
    const url = await server.newDatabase();
    const one = await program(url, PACE);
    const other = await program(url);
    const judges = async () => {
      await silentFor(url, other, 60);
      const { holders } = await one.leases.renew();
      return holders.length === 1;
    };
    const looks = async (afterSeconds: number) => {
      stopped(afterSeconds);
      await one.leases.renew();
    };
    stopped(30);
    expect(await judges()).toBe(false);
    await looks(8);
    await looks(8);
    expect(await judges()).toBe(false);
    await looks(8);
    expect(await judges()).toBe(true);
  });

  test('program clocks that differ by a minute affect no lease, and no job is done twice', async () => {
    const url = await server.newDatabase();
    const [fast, slow] = [await program(url), await program(url)];
    await fast.leases.agreeOnCount(1);
    await fast.store.commit(commitOf(lobby(), { jobs: [due(0, 'first'), due(30, 'second')] }));
    const real = Date.now();
    // Both ways to read the clock are replaced: otherwise one would use the real time, and the test would show nothing.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const [own, skew] of [
      [fast, 30],
      [slow, -30],
    ] as const) {
      vi.setSystemTime(real + skew * 1000);
      expect(new Date()).toEqual(new Date(real + skew * 1000));
      expect((await own.leases.renew()).holders).toHaveLength(2);
    }
    const first = await claimOne(fast.store, 30);
    expect(await claim(slow.store, -30)).toEqual([]);
    await slow.store.releaseClaims([]);
    expect(await claim(slow.store, 30)).toEqual([]);
    await fast.store.finish(first);
    const second = await claimOne(fast.store, 30);
    expect(await claim(slow.store, 60)).toEqual([]);
    await fast.store.finish(second);
    expect(await slow.store.nextDue()).toBeNull();
  });
});
