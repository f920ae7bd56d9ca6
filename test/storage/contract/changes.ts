/** A table's change is stored as a whole or not at all, once, and only if it is based on the version before it. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import type { ChannelId, LogLine, TableId, UserId } from '../../../src/tables/model/table.ts';
import { commitOf, due, LINE, lobby, NOON, next } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';

export function changes(openBackEnd: OpenBackEnd): void {
  test('every field of a table and its log is read back', async () => {
    const before = await openBackEnd();
    const opened = lobby();
    const played = next(opened, {
      options: { rules: '2018', angry: 2, casual: true, gods: ['odin', 'freyja'], share: { ann: 1, bob: 2 } },
      box: { rules: '2018', force: [5, null, { ð: 0.5 }], blank: true },
      passing: 'by-hand',
      advice: 'open',
      language: 'ja',
      status: 'playing',
      place: { guildId: '9007199254740993', channelId: '9223372036854775807' as ChannelId },
      hostId: 'bob' as UserId,
      seats: [
        { role: 'freyja', userId: 'bob' as UserId },
        { role: 'odin', userId: 'ann' as UserId, computer: 'gentle' },
        { role: null, userId: null, computer: 'best' },
      ],
      state: {
        turn: 3,
        streams: { dice: { c: 1, s0: 0.1234567890123456, s1: 1e-17, s2: 0 } },
        ð: 'Múspell ᚠ',
        none: null,
      },
      recentEvents: {
        events: [{ type: 'moved', from: 'asgard', path: [1, { deep: null }] }, { type: 'won' }],
        dropped: 1,
        turnFrom: 2,
        byComputer: {
          events: 1,
          opening: { key: 'computers.turn', with: { role: { key: 'odin' } } },
          reasons: [{ key: 'computers.why', with: { role: { key: 'odin' } } }, { key: 'advice.only' }],
        },
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
        computer: 'best',
        action: {
          request: 'turn-1/fight',
          choice: 'share',
          values: { who: 'surt', count: 3, sure: true, order: ['b', 'a'], share: { odin: 2 } },
        },
      },
      { index: 2, seat: seatIndex(2), userId: 'ben' as UserId, back: 1 },
    ];
    await before.store.commit(commitOf(opened));
    expect(await before.store.commit(commitOf(played, { lines }))).toBe('done');
    const { store } = await before.reopened();
    expect(await store.load(opened.id)).toEqual(played);
    expect(await store.log(opened.id)).toEqual(lines);
  });

  test('a change based on an older version is refused as a whole', async () => {
    const { store } = await openBackEnd();
    const opened = lobby();
    const joined = next(opened, { hostId: 'bob' as UserId });
    await store.commit(commitOf(opened));
    await store.commit(commitOf(joined, { cause: 'first' }));
    const late = next(opened, { hostId: 'eve' as UserId });
    expect(
      await store.commit(commitOf(late, { cause: 'second', lines: [LINE], jobs: [due(0, 'late')] })),
    ).toBe('conflict');
    expect(await store.load(opened.id)).toEqual(joined);
    expect(await store.log(opened.id)).toEqual([]);
    expect(await store.nextDue()).toBeNull();
    expect(await store.commit(commitOf(next(joined), { cause: 'second' }))).toBe('done');
  });

  test('a change that skips a version is a conflict too', async () => {
    const { store } = await openBackEnd();
    await store.commit(commitOf(lobby()));
    expect(await store.commit(commitOf(lobby({ version: 3 })))).toBe('conflict');
    expect(await store.commit(commitOf(lobby({ id: 'unknown' as TableId, version: 2 })))).toBe('conflict');
  });

  test('two tables cannot have the same id', async () => {
    const { store } = await openBackEnd();
    await store.commit(commitOf(lobby()));
    const twin = lobby({ place: { guildId: 'guild', channelId: 'other' as ChannelId } });
    expect(await store.commit(commitOf(twin, { cause: 'twin' }))).toBe('conflict');
    expect(await store.load(twin.id)).toEqual(lobby());
  });

  test('an interaction that is delivered twice is carried out once', async () => {
    const { store } = await openBackEnd();
    const opened = lobby();
    const opening = commitOf(opened, { cause: 'interaction 1', jobs: [due(0, 'opened')] });
    expect(await store.commit(opening)).toBe('done');
    expect(await store.commit(opening)).toBe('repeated');
    const again = lobby({ id: 'table-2' as TableId });
    expect(await store.commit(commitOf(again, { cause: 'interaction 1' }))).toBe('repeated');
    expect(await store.commit(commitOf(next(opened), { cause: 'interaction 1' }))).toBe('repeated');
    expect(await store.load(opened.id)).toEqual(opened);
    expect(await store.claimDue(NOON, 10)).toHaveLength(1);
  });

  test('a channel has one live table, and is free again when its table is finished', async () => {
    const { store } = await openBackEnd();
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

  test("a table can't move into a channel that has one", async () => {
    const { store } = await openBackEnd();
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
    const { store } = await openBackEnd();
    const opened = lobby();
    await store.commit(commitOf(opened));
    await store.commit(commitOf(next(opened), { lines: [LINE] }));
    const sameLineAgain = commitOf(next(next(opened)), { lines: [LINE], jobs: [due(0, 'never')] });
    await expect(store.commit(sameLineAgain)).rejects.toThrow();
    expect(await store.load(opened.id)).toEqual(next(opened));
    expect(await store.nextDue()).toBeNull();
    expect(await store.commit({ ...sameLineAgain, lines: [] })).toBe('done');
  });

  test('of fifty simultaneous changes to one version of a table, only one is stored', async () => {
    const { store } = await openBackEnd();
    const opened = lobby();
    await store.commit(commitOf(opened));
    for (const table of [opened, next(opened), next(next(opened))]) {
      const rivals = Array.from({ length: 50 }, (_, rival) => {
        const change = next(table, { hostId: `rival ${rival}` as UserId });
        return store.commit(
          commitOf(change, { cause: `${change.version} by ${rival}`, jobs: [due(0, `rival ${rival}`)] }),
        );
      });
      const results = await Promise.all(rivals);
      expect(results.filter((result) => result === 'done')).toHaveLength(1);
      expect(results.filter((result) => result === 'conflict')).toHaveLength(49);
      expect((await store.load(opened.id))?.hostId).toBe(`rival ${results.indexOf('done')}`);
    }
    expect((await store.load(opened.id))?.version).toBe(4);
  });

  test('seeds and values are kept out of error messages', async () => {
    const { store } = await openBackEnd();
    const table = { ...lobby(), changedAt: new Date(Number.NaN) };
    const error = await store.commit(commitOf(table)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const told = error instanceof Error ? `${error.message}\n${error.stack}` : '';
    expect(told).not.toContain(table.seed);
    expect(told).not.toContain('after-a-minute');
  });

  test('unchanged seats stay untouched', async () => {
    const { store } = await openBackEnd();
    await store.commit(commitOf(lobby()));
    const { seats } = lobby();
    expect(await store.commit({ ...commitOf(next(lobby())), keepsSeats: true })).toBe('done');
    expect(await store.load(lobby().id)).toMatchObject({ version: 2, seats });
  });
}
