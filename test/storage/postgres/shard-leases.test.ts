/** Programs on one database share the shards of the bot's connection, even if one of them joins, leaves or dies. */
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeaseView } from '../../../src/storage/shard-leases.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import { eventually } from '../../eventually.ts';
import { commitOf, due, lobby } from '../../shared/stores/tables.ts';
import { type Program, program, silentFor } from './programs.ts';
import { asks, isMissing, serverForTests } from './server.ts';

/** Checks the leases, and immediately serves the shards that the program is to connect. */
async function looksAndServes({ leases }: Program): Promise<LeaseView> {
  const { toConnect } = await leases.renew();
  for (const shard of toConnect) expect(await leases.serve(shard)).toBe(true);
  return leases.renew();
}

/** Repeats until nothing changes any more. */
async function settle(...programs: readonly Program[]): Promise<readonly LeaseView[]> {
  let before = '';
  for (;;) {
    const views: LeaseView[] = [];
    for (const one of programs) views.push(await looksAndServes(one));
    const now = JSON.stringify(views.map(({ held }) => held));
    if (now === before) return views;
    before = now;
  }
}

/** The sessions that wait for another session. */
const WAITING = 'SELECT FROM pg_locks WHERE NOT granted';

/**
 * Another session locks all leases, so that programs that want to change a lease wait. Returns a function that releases the
 * locks.
 */
async function holdsLeases(url: string): Promise<() => Promise<void>> {
  const session = new Client(url);
  await session.connect();
  onTestFinished(() => session.end());
  await session.query('BEGIN; SELECT FROM "ShardLease" FOR UPDATE');
  return async () => {
    await session.query('COMMIT');
  };
}

const heldIn = (views: readonly LeaseView[]) => views.map(({ held }) => held.length);

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test('a single program gets all shards, and serves those it has connected', async () => {
    const { leases } = await program(await server.newDatabase());
    expect(await leases.agreeOnCount(3)).toBe(3);
    expect(await leases.renew()).toMatchObject({ count: 3, held: [], toConnect: [0, 1, 2] });
    expect(await leases.serve(1)).toBe(true);
    expect(await leases.renew()).toMatchObject({
      held: [1],
      toConnect: [0, 2],
      holders: [{ id: leases.id, shards: [1], isTaking: true }],
    });
  });

  test('a newcomer gets its share, and the old holder serves each shard until the newcomer does', async () => {
    const url = await server.newDatabase();
    const old = await program(url);
    await old.leases.agreeOnCount(4);
    await settle(old);
    const newcomer = await program(url);
    expect(await newcomer.leases.agreeOnCount(7)).toBe(4);
    expect((await newcomer.leases.renew()).toConnect).toEqual([]);
    expect((await old.leases.renew()).held).toEqual([0, 1, 2, 3]);
    expect((await newcomer.leases.renew()).toConnect).toEqual([2, 3]);
    expect((await old.leases.renew()).held).toEqual([0, 1, 2, 3]);
    expect(await newcomer.leases.serve(2)).toBe(true);
    expect((await old.leases.renew()).held).toEqual([0, 1, 3]);
    expect(heldIn(await settle(old, newcomer))).toEqual([2, 2]);
  });

  test('shards that a newcomer serves are no longer offered, not even to another newcomer', async () => {
    const url = await server.newDatabase();
    const [old, newcomer] = [await program(url), await program(url)];
    await old.leases.agreeOnCount(2);
    await settle(old);
    await newcomer.leases.renew();
    await old.leases.renew();
    expect((await newcomer.leases.renew()).toConnect).toEqual([1]);
    expect(await newcomer.leases.serve(1)).toBe(true);
    expect((await (await program(url)).leases.renew()).toConnect).toEqual([]);
  });

  test('lets others take free shards before those a program serves above its share', async () => {
    const url = await server.newDatabase();
    const [first, second, third] = [await program(url), await program(url), await program(url)];
    await first.leases.agreeOnCount(3);
    await first.leases.renew();
    for (const shard of [1, 2]) await first.leases.serve(shard);
    for (const { leases } of [second, third]) expect((await leases.renew()).toConnect).toEqual([]);
    expect(await first.leases.renew()).toMatchObject({ held: [1, 2], toConnect: [] });
    expect((await second.leases.renew()).toConnect).toEqual([0]);
    expect((await third.leases.renew()).toConnect).toEqual([2]);
  });

  test('three programs that start at the same time never serve a shard twice, and share the shards evenly', async () => {
    const url = await server.newDatabase();
    const programs = await Promise.all([program(url), program(url), program(url)]);
    const counts = await Promise.all(programs.map(({ leases }) => leases.agreeOnCount(16)));
    expect(counts).toEqual([16, 16, 16]);
    const served = new Set<string>();
    const races = async ({ leases }: Program) => {
      for (let round = 0; round < 12; round += 1)
        for (const shard of (await leases.renew()).toConnect)
          if (await leases.serve(shard)) served.add(`${leases.id} ${shard}`);
    };
    await Promise.all(programs.map(races));
    const views = await settle(...programs);
    const held = views.flatMap((view) => view.held);
    expect(held.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 16 }, (_, at) => at));
    expect(Math.max(...heldIn(views))).toBe(6);
  });

  test('stands by if there are more programs than shards, and takes over when one ends', async () => {
    const url = await server.newDatabase();
    const [first, second] = [await program(url), await program(url)];
    await first.leases.agreeOnCount(1);
    expect(heldIn(await settle(first, second))).toEqual([1, 0]);
    await first.leases.offerAll();
    expect((await second.leases.renew()).toConnect).toEqual([0]);
    expect((await first.leases.renew()).held).toEqual([0]);
    expect(await second.leases.serve(0)).toBe(true);
    expect(await first.leases.renew()).toMatchObject({ held: [], toConnect: [] });
  });

  test('serves its shards while stopping, without taking new ones', async () => {
    const url = await server.newDatabase();
    const [ending, other] = [await program(url), await program(url)];
    await ending.leases.agreeOnCount(2);
    await ending.leases.renew();
    await ending.leases.serve(0);
    await ending.leases.offerAll();
    const view = await ending.leases.renew();
    expect(view).toMatchObject({ held: [0], toConnect: [] });
    expect(view.holders.find(({ id }) => id === ending.leases.id)?.isTaking).toBe(false);
    expect((await other.leases.renew()).toConnect).toEqual([0, 1]);
  });

  test("gives up shards it hasn't connected yet when another program joins", async () => {
    const url = await server.newDatabase();
    const [first, second] = [await program(url), await program(url)];
    await first.leases.agreeOnCount(2);
    expect((await first.leases.renew()).toConnect).toEqual([0, 1]);
    await second.leases.renew();
    expect((await first.leases.renew()).toConnect).toEqual([0]);
    expect(await first.leases.serve(1)).toBe(false);
    expect((await second.leases.renew()).toConnect).toEqual([1]);
  });

  test("a dead program's shards are free when its lease has expired; a live program's are not", async () => {
    const url = await server.newDatabase();
    const [living, dead] = [await program(url), await program(url)];
    await living.leases.agreeOnCount(2);
    expect(heldIn(await settle(living, dead))).toEqual([1, 1]);
    await silentFor(url, dead, 19);
    expect(heldIn(await settle(living))).toEqual([1]);
    await silentFor(url, dead, 2);
    expect(heldIn(await settle(living))).toEqual([2]);
    await expect(dead.leases.renew()).rejects.toMatchObject({ code: 'lease-lost' });
    await dead.leases.lost;
    await expect(dead.leases.serve(1)).rejects.toMatchObject({ code: 'lease-lost' });
  });

  test('frees the shards a program was connecting when it died', async () => {
    const url = await server.newDatabase();
    const [living, dead] = [await program(url), await program(url)];
    await living.leases.agreeOnCount(2);
    expect((await dead.leases.renew()).toConnect).toEqual([0, 1]);
    await silentFor(url, dead, 21);
    expect((await living.leases.renew()).toConnect).toEqual([0, 1]);
  });

  test('never gives one shard to two programs that ask at the same time', async () => {
    const url = await server.newDatabase();
    const programs = [await program(url), await program(url)];
    for (const { leases } of programs) await leases.agreeOnCount(2);
    const letGo = await holdsLeases(url);
    const looks = programs.map(({ leases }) => leases.renew());
    await eventually(async () => expect(await asks(url, WAITING)).toHaveLength(programs.length));
    await letGo();
    const toConnect = (await Promise.all(looks)).flatMap((view) => view.toConnect);
    expect(toConnect.toSorted()).toEqual([0, 1]);
  });

  test('lets an expired program continue if no one has taken over', async () => {
    const url = await server.newDatabase();
    const one = await program(url);
    await one.leases.agreeOnCount(1);
    await settle(one);
    await silentFor(url, one, 60);
    expect((await one.leases.renew()).held).toEqual([0]);
  });

  test('a program that has just started, or returns to the server, takes over no leases yet', async () => {
    const url = await server.newDatabase();
    const [one, newcomer] = [await program(url), await program(url)];
    await one.leases.agreeOnCount(1);
    await settle(one);
    await silentFor(url, one, 60);
    await newcomer.leases.renew();
    expect((await one.leases.renew()).held).toEqual([0]);
  });

  test('a program that exits cleanly releases its shards immediately, and the others are notified', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await program(url), await program(url)];
    await one.leases.agreeOnCount(2);
    await settle(one);
    const heard = new Promise<void>((resolve) => void other.leases.onChange(() => resolve()));
    await one.close();
    await heard;
    expect(heldIn(await settle(other))).toEqual([2]);
  });

  test('changes the number of shards only while no other program has any', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await program(url), await program(url)];
    await one.leases.agreeOnCount(2);
    expect(await one.leases.agreeOnCount(3)).toBe(3);
    await settle(one);
    expect(await other.leases.agreeOnCount(5)).toBe(3);
    expect(await one.leases.agreeOnCount(4)).toBe(4);
    expect(await one.leases.renew()).toMatchObject({ count: 4, held: [], toConnect: [0, 1, 2, 3] });
  });

  test('serialises logins of one bucket across programs, but not of different buckets', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await program(url), await program(url)];
    const waits = await Promise.all([one, other, one].map(({ leases }) => leases.identifyIn(0)));
    const [first = 0, second = 0, third = 0] = waits.toSorted((a, b) => a - b);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(5_000);
    expect(third - second).toBeGreaterThan(5_000);
    expect(await other.leases.identifyIn(1)).toBe(0);
    await asks(url, `UPDATE "IdentifySlot" SET "nextAt" = "nextAt" - INTERVAL '1 hour'`);
    expect(await one.leases.identifyIn(0)).toBe(0);
    expect(await other.leases.identifyIn(0)).toBeGreaterThan(5_000);
  });

  test('notifies every program of each lease change, even after a lost session', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await program(url), await program(url)];
    let heard = 0;
    other.leases.onChange(() => {
      heard += 1;
    });
    await one.leases.agreeOnCount(1);
    await eventually(() => expect(heard).toBe(1));
    await asks(url, `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted`);
    await eventually(() => expect(heard).toBe(2));
    await eventually(() => one.leases.renew());
    await eventually(() => expect(heard).toBe(3));
  });

  test('notifies a program about jobs others wrote for its shards, but not about its own', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await program(url), await program(url)];
    await one.leases.agreeOnCount(2);
    await settle(one, other);
    const heard: string[] = [];
    one.leases.onChange((change) => {
      if (change.kind === 'errands') heard.push(change.guildId);
    });
    const writes = ({ store }: Program, shard: number, name: string) => {
      const place = { guildId: `${BigInt(shard) << 22n}`, channelId: name as ChannelId };
      const table = lobby({ id: name as TableId, place });
      return store.commit(commitOf(table, { jobs: [due(0, name)] }));
    };
    await writes(one, 0, 'by itself');
    await writes(other, 1, 'by the other for its own');
    await writes(other, 2, 'by the other for this one');
    await eventually(() => expect(heard).toEqual([`${2n << 22n}`]));
  });

  /** The state a killed program leaves behind. */
  const KILLED = `
    INSERT INTO "Holder" VALUES ('killed', now() AT TIME ZONE 'UTC' + INTERVAL '1 minute', true);
    INSERT INTO "ShardLease" VALUES (0, 1, 'killed', NULL, false)`;

  test('takes over immediately if no other program uses the server, unless one has just started', async () => {
    const url = await server.newDatabase();
    await (await program(url)).close();
    await asks(url, KILLED);
    const patient = await program(url, { expiresAfter: 3_600_000, renewedEvery: 3_600_000 });
    expect(await patient.leases.agreeOnCount(1)).toBe(1);
    expect((await patient.leases.renew()).toConnect).toEqual([]);
    await patient.close();
    const next = await program(url, { expiresAfter: 1, renewedEvery: 3_600_000 });
    // A dead program's shards don't keep others from using a different number of shards.
    expect(await next.leases.agreeOnCount(2)).toBe(2);
    expect((await next.leases.renew()).toConnect).toEqual([0, 1]);
  });

  test('a database from a backup is opened by one program at a time, until its tables have been notified', async () => {
    const url = await server.newDatabase();
    await (await program(url)).close();
    await asks(url, `INSERT INTO "StorageNote" VALUES ('restored', '2026-11-20T12:00:00.000Z')`);
    const first = await program(url);
    let isOpen = false;
    const second = program(url).then((opened) => {
      isOpen = true;
      return opened;
    });
    await eventually(async () => expect(await asks(url, WAITING)).toHaveLength(1));
    expect(isOpen).toBe(false);
    await first.backups.finishRestore();
    expect(await (await second).backups.restoredFrom()).toBeNull();
  });
});
