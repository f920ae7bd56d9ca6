/** The time when people could last reach the bot on one shard, as the database stores it. */
import { describe, expect, test } from 'vitest';
import { program } from './programs.ts';
import { isMissing, serverForTests } from './server.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test("stores each shard's own time; a new shard starts from the old time, and never from another shard's", async () => {
    const url = await server.newDatabase();
    const alone = await program(url);
    alone.lastSeen.noteSeen(at(1));
    await alone.close();

    const one = await program(url);
    const seen = async (shard: number, count: number) =>
      (await one.leases.lastSeenOn({ shard, count })).seenAt();
    const note = async (shard: number, count: number, minute: number) =>
      (await one.leases.lastSeenOn({ shard, count })).noteSeen(at(minute));
    expect(await seen(0, 2)).toEqual(at(1));
    await note(0, 2, 10);
    expect(await seen(1, 2)).toEqual(at(1));
    await note(1, 2, 20);
    await one.close();

    const other = await program(url);
    const seenThen = async (shard: number, count: number) =>
      (await other.leases.lastSeenOn({ shard, count })).seenAt();
    expect([await seenThen(0, 2), await seenThen(1, 2)]).toEqual([at(10), at(20)]);
    // With another number of shards, a server may have been on any shard.
    expect(await seenThen(2, 3)).toEqual(at(10));
    for (const shard of [0, 1, 2])
      (await other.leases.lastSeenOn({ shard, count: 3 })).noteSeen(at(30 + shard));
    await other.close();

    const last = await program(url);
    expect((await last.leases.lastSeenOn({ shard: 1, count: 3 })).seenAt()).toEqual(at(31));
    expect((await last.leases.lastSeenOn({ shard: 0, count: 2 })).seenAt()).toEqual(at(30));
  });
});
