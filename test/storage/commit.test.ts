import { expect, test } from 'vitest';
import { seatIndex } from '../../src/core/seat.ts';
import type { Commit } from '../../src/tables/model/store.ts';
import type { ChannelId, LogLine, TableId, UserId } from '../../src/tables/model/table.ts';
import { commitOf, due, lobby, NOON, newFile, next, secondsAfterNoon, storageIn, storeIn } from './stores.ts';

const LINE: LogLine = {
  index: 0,
  seat: seatIndex(0),
  userId: 'ann' as UserId,
  action: { request: 'turn-1', choice: 'asgard', values: {} },
};

test('a new table is found by its id and by its channel', async () => {
  const store = await storeIn();
  expect(await store.commit(commitOf(lobby()))).toBe('done');
  expect(await store.load(lobby().id)).toEqual(lobby());
  expect(await store.liveIn(lobby().place.channelId)).toEqual(lobby());
  expect(await store.load('nobody' as TableId)).toBeNull();
  expect(await store.liveIn('elsewhere' as ChannelId)).toBeNull();
});

test('every field of a table and its log comes back from the disk as it was', async () => {
  const file = newFile();
  const opened = lobby();
  const played = next(opened, {
    options: { rules: '2018', angry: 2, casual: true, gods: ['odin', 'freyja'], share: { ann: 1, bob: 2 } },
    box: { rules: '2018', force: [5, null, { ð: 0.5 }], blank: true },
    passing: 'by-hand',
    language: 'ja',
    status: 'playing',
    place: { guildId: '9007199254740993', channelId: '9223372036854775807' as ChannelId },
    hostId: 'bob' as UserId,
    seats: [
      { role: 'freyja', userId: 'bob' as UserId },
      { role: 'odin', userId: 'ann' as UserId },
      { role: null, userId: 'bob' as UserId },
    ],
    state: {
      turn: 3,
      streams: { dice: { c: 1, s0: 0.1234567890123456, s1: 1e-17, s2: 0 } },
      ð: 'Múspell ᚠ',
      none: null,
    },
    recentEvents: {
      events: [{ type: 'moved', from: 'asgard', path: [1, { deep: null }] }, { type: 'won' }],
      told: 1,
      turnFrom: 2,
    },
    undoStack: {
      steps: [{ seat: seatIndex(2), line: 1, event: 3 }],
      taken: 4,
      undone: [{ step: { seat: seatIndex(1), line: 0, event: 2 }, line: 2 }],
    },
    logged: 3,
    changedAt: new Date('2026-11-20T23:59:59.999Z'),
  });
  const lines: readonly LogLine[] = [
    LINE,
    {
      index: 1,
      seat: seatIndex(2),
      userId: null,
      action: {
        request: 'turn-1/fight',
        choice: 'share',
        values: { who: 'surt', count: 3, sure: true, order: ['b', 'a'], share: { odin: 2 } },
      },
    },
    { index: 2, seat: seatIndex(2), userId: 'ben' as UserId, back: 1 },
  ];
  const before = await storageIn(file);
  await before.store.commit(commitOf(opened));
  expect(await before.store.commit(commitOf(played, { lines }))).toBe('done');
  await before.close();

  const after = await storeIn(file);
  expect(await after.load(opened.id)).toEqual(played);
  expect(await after.log(opened.id)).toEqual(lines);
});

test('the eras of a game come back in their order, each with the state it began with', async () => {
  const store = await storeIn();
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

test('live tables with other rules are found, those of another game or that are over are not', async () => {
  const store = await storeIn();
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

test('the game that ended last in a channel is found, not one that is played, nor a lobby that never began', async () => {
  const store = await storeIn();
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

test('whoever read an older version is told of the conflict, and nothing of the change is kept', async () => {
  const store = await storeIn();
  const opened = lobby();
  const joined = next(opened, { hostId: 'bob' as UserId });
  await store.commit(commitOf(opened));
  await store.commit(commitOf(joined, { cause: 'first' }));
  const late = next(opened, { hostId: 'eve' as UserId });
  expect(
    await store.commit(commitOf(late, { cause: 'second', lines: [LINE], errands: [due(0, 'late')] })),
  ).toBe('conflict');
  expect(await store.load(opened.id)).toEqual(joined);
  expect(await store.log(opened.id)).toEqual([]);
  expect(await store.nextDue()).toBeNull();
  expect(await store.commit(commitOf(next(joined), { cause: 'second' }))).toBe('done');
});

test('a version that skips one is a conflict too', async () => {
  const store = await storeIn();
  await store.commit(commitOf(lobby()));
  expect(await store.commit(commitOf(lobby({ version: 3 })))).toBe('conflict');
  expect(await store.commit(commitOf(lobby({ id: 'unknown' as TableId, version: 2 })))).toBe('conflict');
});

test('two tables cannot have one id', async () => {
  const store = await storeIn();
  await store.commit(commitOf(lobby()));
  const twin = lobby({ place: { guildId: 'guild', channelId: 'other' as ChannelId } });
  expect(await store.commit(commitOf(twin, { cause: 'twin' }))).toBe('conflict');
  expect(await store.load(twin.id)).toEqual(lobby());
});

test('an interaction that is delivered twice is carried out once', async () => {
  const store = await storeIn();
  const opened = lobby();
  const opening = commitOf(opened, { cause: 'interaction 1', errands: [due(0, 'opened')] });
  expect(await store.commit(opening)).toBe('done');
  expect(await store.commit(opening)).toBe('repeated');
  const again = lobby({ id: 'table-2' as TableId });
  expect(await store.commit(commitOf(again, { cause: 'interaction 1' }))).toBe('repeated');
  expect(await store.commit(commitOf(next(opened), { cause: 'interaction 1' }))).toBe('repeated');
  expect(await store.load(opened.id)).toEqual(opened);
  expect(await store.claimDue(NOON, 10)).toHaveLength(1);
});

test('a channel has one live table, and is free again when its table is over', async () => {
  const store = await storeIn();
  const opened = lobby();
  const second = lobby({ id: 'table-2' as TableId });
  await store.commit(commitOf(opened));
  expect(await store.commit(commitOf(second))).toBe('channel-taken');
  expect(await store.load(second.id)).toBeNull();

  await store.commit(commitOf(next(opened, { status: 'aborted' })));
  expect(await store.liveIn(opened.place.channelId)).toBeNull();
  expect(await store.commit(commitOf(second))).toBe('done');
  expect(await store.liveIn(opened.place.channelId)).toEqual(second);
});

test('a table cannot move into a channel that has one', async () => {
  const store = await storeIn();
  const here = lobby();
  const there = lobby({
    id: 'table-2' as TableId,
    place: { guildId: 'guild', channelId: 'there' as ChannelId },
  });
  await store.commit(commitOf(here));
  await store.commit(commitOf(there));
  expect(await store.commit(commitOf(next(here, { place: there.place })))).toBe('channel-taken');
  expect(await store.load(here.id)).toEqual(here);
});

test('a change whose last row cannot be written leaves nothing behind', async () => {
  const store = await storeIn();
  const opened = lobby();
  await store.commit(commitOf(opened));
  await store.commit(commitOf(next(opened), { lines: [LINE] }));
  const sameLineAgain = commitOf(next(next(opened)), { lines: [LINE], errands: [due(0, 'never')] });
  await expect(store.commit(sameLineAgain)).rejects.toThrow('Unique constraint');
  expect(await store.load(opened.id)).toEqual(next(opened));
  expect(await store.nextDue()).toBeNull();
  expect(await store.commit({ ...sameLineAgain, lines: [] })).toBe('done');
});

test('of fifty changes made at once to one table, one is done for each version', async () => {
  const store = await storeIn();
  const opened = lobby();
  await store.commit(commitOf(opened));
  for (const table of [opened, next(opened), next(next(opened))]) {
    const rivals = Array.from({ length: 50 }, (_, rival) => {
      const change = next(table, { hostId: `rival ${rival}` as UserId });
      return store.commit(
        commitOf(change, { cause: `${change.version} by ${rival}`, errands: [due(0, `rival ${rival}`)] }),
      );
    });
    const results = await Promise.all(rivals);
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'conflict')).toHaveLength(49);
    expect((await store.load(opened.id))?.hostId).toBe(`rival ${results.indexOf('done')}`);
  }
  expect((await store.load(opened.id))?.version).toBe(4);
});

test('an error of the database tells neither the seed nor what was to be written', async () => {
  const store = await storeIn();
  const table = { ...lobby(), changedAt: new Date(Number.NaN) };
  const error = await store.commit(commitOf(table)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  const told = error instanceof Error ? `${error.message}\n${error.stack}` : '';
  expect(told).toContain('changedAt');
  expect(told).not.toContain(table.seed);
  expect(told).not.toContain('after-a-minute');
});

test('seats that nobody came to or left stay as they are kept', async () => {
  const store = await storeIn();
  await store.commit(commitOf(lobby()));
  const { seats } = lobby();
  expect(await store.commit({ ...commitOf(next(lobby())), keepsSeats: true })).toBe('done');
  expect(await store.load(lobby().id)).toMatchObject({ version: 2, seats });
});
