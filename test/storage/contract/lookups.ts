/** Tables are found by id, channel and server, with their log, notices and eras. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Commit, TableStore } from '../../../src/tables/model/storage/store.ts';
import {
  type ChannelId,
  NOTHING_ARRANGED,
  type Table,
  type TableId,
  type UserId,
} from '../../../src/tables/model/table.ts';
import { commitOf, due, LINE, lobby, NOON, next, secondsAfterNoon } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';
import { watching } from './outbox-rows.ts';

interface Opened {
  readonly guildId?: string;
  readonly openedIn?: string;
  readonly table?: Partial<Table>;
  readonly isTimed?: boolean;
}

/** A table in a channel of its own, which has the same name as the table. */
async function opens(
  store: TableStore,
  name: string,
  { guildId = 'guild', openedIn = 'hall', table = {}, isTimed = false }: Opened = {},
): Promise<void> {
  const place = { guildId, channelId: name as ChannelId };
  const jobs = isTimed ? [{ job: watching(), dueAt: secondsAfterNoon(60) }] : [];
  const change = commitOf(lobby({ id: name as TableId, place, ...table }), { jobs });
  expect(await store.commit({ ...change, openedIn: openedIn as ChannelId })).toBe('done');
}

export function lookups(openBackEnd: OpenBackEnd): void {
  test('a new table is found by its id and by its channel', async () => {
    const { store } = await openBackEnd();
    expect(await store.commit(commitOf(lobby()))).toBe('done');
    expect(await store.load(lobby().id)).toEqual(lobby());
    expect(await store.liveIn(lobby().place.channelId)).toEqual(lobby());
    expect(await store.load('nobody' as TableId)).toBeNull();
    expect(await store.liveIn('elsewhere' as ChannelId)).toBeNull();
  });

  test('the eras of a game are returned in order, each with its first state', async () => {
    const { store } = await openBackEnd();
    const opened = lobby();
    const begun = next(opened, { status: 'playing', state: { turn: 1 } });
    const eras = [
      { rulesVersion: 'first', from: 0, state: null },
      { rulesVersion: 'second', from: 0, state: { turn: 1, ð: null } },
      { rulesVersion: 'a third', from: 1, state: { turn: 2 } },
    ] as const;
    await store.commit(commitOf(opened));
    expect(await store.eras(opened.id)).toEqual([]);
    let table = opened;
    for (const era of eras) {
      table = next(table, { ...begun, version: table.version + 1 });
      const lines = era.rulesVersion === 'second' ? [LINE] : [];
      expect(await store.commit(commitOf(table, { lines, era }))).toBe('done');
    }
    expect(await store.eras(opened.id)).toEqual(eras);
    expect(await store.eras('nobody' as TableId)).toEqual([]);
  });

  test("live tables whose rules aren't the given ones are found, but no finished tables and no other games", async () => {
    const { store } = await openBackEnd();
    const tables = [
      { id: 'ours', rulesVersion: 'new' },
      { id: 'old lobby', rulesVersion: 'old' },
      { id: 'old game', rulesVersion: 'older', status: 'playing' },
      { id: 'finished', rulesVersion: 'old', status: 'finished' },
      { id: 'aborted', rulesVersion: 'old', status: 'aborted' },
      { id: 'another game', rulesVersion: 'old', gameId: 'chronicles' },
    ] as const;
    for (const { id, ...changes } of tables) {
      const place = { guildId: 'guild', channelId: id as string as ChannelId };
      await store.commit(commitOf(lobby({ ...changes, id: id as string as TableId, place })));
    }
    expect(new Set(await store.liveWithOtherRules('yggdrasil', 'new'))).toEqual(
      new Set(['old lobby', 'old game']),
    );
  });

  test("a host's finished game with a seed is found only on its server, and a running game isn't found", async () => {
    const { store } = await openBackEnd();
    const { hostId, gameId, seed, place } = lobby();
    const of = { hostId, gameId, seed, guildId: place.guildId };
    await store.commit(commitOf(lobby({ id: 'running' as TableId })));
    expect(await store.lastFinishedOf(of)).toBeNull();
    const table = lobby({ id: 'ended' as TableId, place: { ...place, channelId: 'else' as ChannelId } });
    await store.commit(commitOf(table));
    await store.commit(commitOf(next(table, { status: 'finished', state: { over: 'ended' } })));
    expect(await store.lastFinishedOf(of)).toMatchObject({ id: 'ended' });
    expect(await store.lastFinishedOf({ ...of, guildId: 'another' })).toBeNull();
    expect(await store.lastFinishedOf({ ...of, hostId: 'no one' as UserId })).toBeNull();
    expect(await store.lastFinishedOf({ ...of, seed: 'another' })).toBeNull();
  });

  test('the game that ended last in a channel is found, but no running game and no lobby that never started', async () => {
    const { store } = await openBackEnd();
    const here = 'channel' as ChannelId;
    const era = { rulesVersion: '2018-1', from: 0, state: null };
    const endsAt = async (id: string, seconds: number, changes: Partial<Commit> = { era }) => {
      const table = lobby({ id: id as TableId });
      await store.commit(commitOf(table, changes));
      const changedAt = secondsAfterNoon(seconds);
      const over = next(table, { status: 'finished', state: { over: id }, changedAt });
      expect(await store.commit(commitOf(over))).toBe('done');
    };
    expect(await store.lastOverIn(here)).toBeNull();
    await endsAt('later', 20);
    await endsAt('earlier', 10);
    await endsAt('never-began', 30, {});
    await store.commit(commitOf(lobby({ id: 'live' as TableId }), { era }));
    expect(await store.lastOverIn(here)).toMatchObject({ id: 'later', seats: [{ userId: 'ann' }] });
    expect(await store.lastOverIn('elsewhere' as ChannelId)).toBeNull();
  });

  test('the live tables of a server are found, oldest first, and counted by the channel they were opened in', async () => {
    const { store } = await openBackEnd();
    await opens(store, 'younger', { table: { createdAt: secondsAfterNoon(9) } });
    await opens(store, 'older', { openedIn: 'yard' });
    await opens(store, 'over', { table: { status: 'aborted' } });
    await opens(store, 'elsewhere', { guildId: 'another' });
    await opens(store, 'out of reach', { table: { isSuspended: true, createdAt: secondsAfterNoon(20) } });
    const live = await store.liveOfServer('guild');
    expect(live).toMatchObject([{ id: 'older' }, { id: 'younger' }, { id: 'out of reach' }]);
    expect(new Set(await store.live())).toEqual(new Set(['older', 'younger', 'out of reach', 'elsewhere']));
    expect(await store.live('another')).toEqual(['elsewhere']);
    expect(new Set(await store.serversWithTables())).toEqual(new Set(['guild', 'another']));
    const older = await store.load('older' as TableId);
    if (older === null) throw new Error('it is there');
    await store.commit(commitOf(next(older)));
    // An unreachable table does not use up the limit.
    expect(await store.liveCounts('guild', 'yard' as ChannelId)).toEqual({ server: 2, channel: 1 });
    expect(await store.liveOpenings('guild')).toMatchObject([
      { id: 'older', openedIn: 'yard', openedFor: null },
      { id: 'younger' },
    ]);
    expect(await store.liveCounts('nowhere', 'yard' as ChannelId)).toEqual({ server: 0, channel: 0 });
  });

  test('the live tables of a person on every server are found, oldest first', async () => {
    const { store } = await openBackEnd();
    const cleo = 'cleo' as UserId;
    const seats = [
      { role: 'thor', userId: 'ann' as UserId },
      { role: 'odin', userId: cleo },
    ];
    await opens(store, 'younger', { table: { seats, createdAt: secondsAfterNoon(9) } });
    await opens(store, 'elsewhere', { guildId: 'another', table: { seats, createdAt: secondsAfterNoon(5) } });
    await opens(store, 'over', { table: { seats, status: 'finished' } });
    await opens(store, 'only hosted', { table: { seats: seats.slice(0, 1), hostId: cleo } });
    const found = await store.liveOfPerson(cleo);
    expect(found).toMatchObject([
      { id: 'elsewhere', seats },
      { id: 'younger', seats },
    ]);
    expect(await store.liveOfPerson('nobody' as UserId)).toEqual([]);
  });

  test('the live tables at which a computer plays for a person are found', async () => {
    const { store } = await openBackEnd();
    const cleo = 'cleo' as UserId;
    const played = [{ role: 'thor', userId: cleo, computer: 'good' }] as const;
    await opens(store, 'played', { table: { seats: played } });
    await opens(store, 'over', { table: { seats: played, status: 'finished' } });
    const lent = { seat: seatIndex(0), turn: 3, userId: null, computer: 'good' } as const;
    const own = [{ role: 'thor', userId: cleo }];
    await opens(store, 'lent', {
      table: {
        seats: own,
        arrangements: { ...NOTHING_ARRANGED, standIn: lent },
        createdAt: secondsAfterNoon(1),
      },
    });
    await opens(store, 'by herself', { table: { seats: own } });
    await opens(store, 'by a computer alone', {
      table: { seats: [{ role: 'thor', userId: null, computer: 'good' }] },
    });
    expect((await store.playedFor(cleo)).toSorted()).toEqual(['lent', 'played']);
  });

  test('closed tables are found, the last one first', async () => {
    const { store } = await openBackEnd();
    const closed = (seconds: number) => ({
      table: { status: 'closed', changedAt: secondsAfterNoon(seconds) } as const,
    });
    await opens(store, 'first', closed(1));
    await opens(store, 'last', closed(2));
    await opens(store, 'elsewhere', { ...closed(3), guildId: 'another' });
    await opens(store, 'live');
    const { gameId, hostId, seats } = lobby();
    expect(await store.closedOfServer('guild')).toEqual(
      ['last', 'first'].map((id) => ({
        id,
        gameId,
        place: { guildId: 'guild', channelId: id },
        hostId,
        seats,
      })),
    );
    expect(new Set(await store.closed())).toEqual(new Set(['first', 'last', 'elsewhere']));
    expect(await store.lastClosedIn('first' as ChannelId)).toMatchObject({ id: 'first', status: 'closed' });
    expect(await store.lastClosedIn('live' as ChannelId)).toBeNull();
  });

  test('live tables without a wait timer are found, except unreachable ones', async () => {
    const { store } = await openBackEnd();
    await opens(store, 'timed', { isTimed: true });
    await opens(store, 'untimed');
    await opens(store, 'over', { table: { status: 'finished' } });
    await opens(store, 'out of reach', { table: { isSuspended: true } });
    expect(await store.withoutWaitTimer()).toEqual(['untimed']);
  });

  test("a table's notices are read in order, with their place in the log", async () => {
    const { store } = await openBackEnd();
    const opened = lobby();
    await store.commit(commitOf(opened, { jobs: [due(0, 'opened')] }));
    const notes = [{ phrase: { key: 'only noted' }, by: 'ben' as UserId }];
    await store.commit(commitOf(next(opened, { logged: 1 }), { lines: [LINE], notes }));
    expect(await store.notices(opened.id)).toEqual([
      { by: null, phrase: { key: 'opened' }, at: 0, postedAt: opened.changedAt },
      { by: 'ben', phrase: { key: 'only noted' }, at: 1, postedAt: opened.changedAt },
    ]);
    expect(await store.notices('nobody' as TableId)).toEqual([]);
  });

  test('the recent notices of all tables in a channel are read', async () => {
    const { store } = await openBackEnd();
    const before = lobby({ status: 'finished', changedAt: NOON });
    const after = lobby({ id: 'after' as TableId, changedAt: secondsAfterNoon(30) });
    const elsewhere = lobby({
      id: 'elsewhere' as TableId,
      place: { guildId: 'guild', channelId: 'another channel' as ChannelId },
    });
    for (const table of [before, after, elsewhere])
      await store.commit(commitOf(table, { jobs: [due(0, `at ${table.id}`)] }));
    const saidSince = async (since: Date) =>
      (await store.noticesIn(before.place.channelId, since)).map(({ phrase }) => phrase.key);
    expect(await saidSince(NOON)).toEqual(['at table-1', 'at after']);
    expect(await saidSince(secondsAfterNoon(1))).toEqual(['at after']);
  });
}
