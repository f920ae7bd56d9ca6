/** Jobs run one at a time for each ordering key, in the order they are due, by the program that has claimed them. */
import { expect, test } from 'vitest';
import { causeOfRow, type Job, type NoticeJob } from '../../../src/tables/model/outbox.ts';
import type { Shown } from '../../../src/tables/model/storage/store.ts';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { commitOf, due, lobby, NOON, next, notice, secondsAfterNoon } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';
import { claim, claimOne, storeWith, texts, watching } from './outbox-rows.ts';

const TABLE = lobby().id;
const SHOWN: Shown = {
  channelId: 'channel' as ChannelId,
  messageId: 'message',
  postedAt: secondsAfterNoon(5),
  board: { turn: 3, pending: ['ann' as UserId], away: [], from: 0, to: 0 },
};

export function outbox(openBackEnd: OpenBackEnd): void {
  test('every kind of job is read back', async () => {
    const { store } = await openBackEnd();
    const jobs: readonly Job[] = [
      { kind: 'lobby' },
      { kind: 'board', by: 'ann' as UserId, version: 2 },
      { kind: 'board', by: null, version: 3 },
      { kind: 'board', by: null, afresh: true, version: 4 },
      {
        kind: 'notice',
        by: 'ann' as UserId,
        phrase: { key: 'a', with: { n: 1, who: 'ann', deep: { key: 'b' }, list: [{ key: 'c' }] } },
      },
      {
        kind: 'notice',
        by: null,
        phrase: { key: 'b' },
        call: ['ann' as UserId],
        offers: ['keep-open', 'reopen'],
      },
      { kind: 'answer', request: 'turn-1' },
      watching({ reminders: 2, reminded: [{ to: 'ann' as UserId, at: NOON.toISOString() }] }),
      watching({ closesAt: NOON.toISOString() }),
      { kind: 'direct', to: 'ann' as UserId, phrase: { key: 'c' } },
      { kind: 'reminder', tables: [{ tableId: TABLE, turn: 3, logged: 7, call: ['ann' as UserId] }] },
      {
        kind: 'reminder',
        tables: [{ tableId: TABLE, turn: 3, logged: 7, call: ['ann' as UserId], isCall: true }],
      },
      { kind: 'retire', message: { channelId: 'channel' as ChannelId, messageId: 'old' } },
    ];
    await store.commit(commitOf(lobby(), { jobs: jobs.map((job) => ({ job, dueAt: NOON })) }));
    for (const job of jobs) {
      const [row] = await claim(store, 0, 1);
      if (row === undefined) throw new Error('nothing to claim');
      expect(row).toEqual({ id: row.id, tableId: TABLE, job, dueAt: NOON, attempts: 0 });
      await store.finish(row);
    }
    expect(await store.nextDue()).toBeNull();
  });

  test("a table's jobs run one at a time, in the order they are due", async () => {
    const store = await storeWith(openBackEnd, due(2, 'third'), due(0, 'first'), due(0, 'second'));
    const first = await claimOne(store, 10);
    expect(texts([first])).toEqual(['first']);
    expect(await claim(store, 10)).toEqual([]);
    await store.finish(first);
    const second = await claimOne(store, 10);
    expect(texts([second])).toEqual(['second']);
    await store.finish(second);
    expect(texts(await claim(store, 10))).toEqual(['third']);
  });

  test('a job for later does not run early, and blocks no other', async () => {
    const store = await storeWith(openBackEnd, due(60, 'in a minute'), due(0, 'now'));
    expect(await store.nextDue()).toEqual(NOON);
    const now = await claimOne(store, 0);
    expect(texts([now])).toEqual(['now']);
    await store.finish(now);
    expect(await claim(store, 59)).toEqual([]);
    expect(await store.nextDue()).toEqual(secondsAfterNoon(60));
    expect(texts(await claim(store, 60))).toEqual(['in a minute']);
  });

  test('tables do not wait for each other; the oldest jobs come first, up to the limit', async () => {
    const { store } = await openBackEnd();
    for (const [index, seconds] of [5, 1, 3].entries()) {
      const table = lobby({
        id: `table-${index}` as TableId,
        place: { guildId: 'guild', channelId: `channel-${index}` as ChannelId },
      });
      await store.commit(commitOf(table, { jobs: [due(seconds, `at ${seconds}`), due(9, 'later')] }));
    }
    expect(await store.nextDue()).toEqual(secondsAfterNoon(1));
    expect(texts(await claim(store, 10, 2))).toEqual(['at 1', 'at 3']);
    expect(texts(await claim(store, 10, 2))).toEqual(['at 5']);
    expect(await claim(store, 10, 2)).toEqual([]);
  });

  test('a shard claims, puts back and waits for jobs of its own servers only', async () => {
    const { store } = await openBackEnd();
    // Discord's formula: the number above the lowest 22 bits, modulo the number of shards.
    const servers = {
      0: `${6n << 22n}`,
      1: `${(7n << 22n) + 5n}`,
      2: `${1234567890123456789n + (1n << 22n)}`,
    };
    for (const [at, guildId] of Object.entries(servers)) {
      const table = lobby({
        id: `table-${at}` as TableId,
        place: { guildId, channelId: `channel-${at}` as ChannelId },
      });
      await store.commit(commitOf(table, { jobs: [due(Number(at), `of ${at}`), due(9, 'later')] }));
    }
    const shard = (number: number) => ({ shard: number, count: 3 });
    expect(await store.nextDue(shard(1))).toEqual(secondsAfterNoon(1));
    expect(texts(await claim(store, 5, 10, shard(1)))).toEqual(['of 1']);
    expect(await claim(store, 5, 10, shard(1))).toEqual([]);
    expect(await store.nextDue(shard(1))).toBeNull();
    expect(await store.nextDue(shard(2))).toEqual(secondsAfterNoon(2));
    expect(texts(await claim(store, 5, 10, shard(0)))).toEqual(['of 0']);
    await store.releaseClaims([], shard(1));
    expect(texts(await claim(store, 5))).toEqual(['of 1', 'of 2']);
  });

  test('a server with an invalid id belongs to the first shard', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'));
    expect(await claim(store, 1, 10, { shard: 1, count: 2 })).toEqual([]);
    expect(texts(await claim(store, 1, 10, { shard: 0, count: 2 }))).toEqual(['first']);
  });

  test('two simultaneous claims never get the same job', async () => {
    const { store } = await openBackEnd();
    for (let index = 0; index < 20; index += 1) {
      const table = lobby({
        id: `table-${index}` as TableId,
        place: { guildId: 'guild', channelId: `channel-${index}` as ChannelId },
      });
      await store.commit(commitOf(table, { jobs: [due(0, `errand ${index}`)] }));
    }
    const claims = await Promise.all([1, 2, 3, 4, 5].map(() => claim(store, 1, 5)));
    const claimed = claims.flat().map(({ id }) => id);
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed).size).toBe(20);
  });

  test('a failed job is retried when it is due again, and later ones wait for it', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'), due(1, 'second'));
    await store.postpone(await claimOne(store, 2), secondsAfterNoon(30), 'Discord is away');
    expect(await store.deliveryErrorOf(TABLE)).toBe('other');
    expect(await claim(store, 29)).toEqual([]);
    expect(await store.nextDue()).toEqual(secondsAfterNoon(30));
    const again = await claimOne(store, 30);
    expect(again).toMatchObject({ job: notice('first'), attempts: 1, dueAt: NOON });
    await store.postpone(again, secondsAfterNoon(31), 'still away');
    const third = await claimOne(store, 31);
    expect(third).toMatchObject({ job: notice('first'), attempts: 2 });
    await store.finish(third);
    expect(await claimOne(store, 31)).toMatchObject({ job: notice('second'), attempts: 0 });
  });

  test("a dead program's jobs go to the next program immediately", async () => {
    const before = await openBackEnd();
    await before.store.commit(commitOf(lobby(), { jobs: [due(0, 'first'), due(0, 'second')] }));
    await claimOne(before.store, 0);
    const { store: after } = await before.reopened();
    expect(await claim(after, 600)).toEqual([]);
    expect(await after.nextDue()).toBeNull();
    await after.releaseClaims([]);
    expect(await claimOne(after, 1)).toMatchObject({ job: notice('first'), attempts: 1 });
  });

  test("a claimed job isn't released, and can't be claimed by anyone else however long it takes", async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'));
    const { id } = await claimOne(store, 0);
    await store.releaseClaims([id]);
    await store.wake(TABLE);
    expect(await claim(store, 86_400)).toEqual([]);
  });

  test('a program that lost a claim can neither postpone the job nor finish it for the new holder', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'));
    const slow = await claimOne(store, 0);
    await store.releaseClaims([]);
    const now = await claimOne(store, 0);
    await store.postpone(slow, secondsAfterNoon(61), 'too slow');
    await store.park(slow, 'other', 'too slow', null);
    await store.finish(slow, { shown: SHOWN, jobs: [due(0, 'more')] });
    expect(await store.shownOn(TABLE)).toBeNull();
    expect(await claim(store, 61)).toEqual([]);
    await store.finish(now);
    expect(await store.nextDue()).toBeNull();
  });

  test('a parked job and later ones wait until the table is woken, and report the reason', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'), due(1, 'second'), due(90, 'in a minute'));
    expect(await store.deliveryErrorOf(TABLE)).toBeNull();
    await store.park(await claimOne(store, 2), 'missing-permission', 'Missing Permissions', null);
    expect(await store.deliveryErrorOf(TABLE)).toBe('missing-permission');
    expect(await store.nextDue()).toBeNull();
    expect(await claim(store, 86_400)).toEqual([]);
    await store.wake(TABLE);
    const again = await claimOne(store, 3);
    expect(again).toMatchObject({ job: notice('first'), attempts: 1 });
    await store.finish(again);
    expect(await store.deliveryErrorOf(TABLE)).toBeNull();
    await store.finish(await claimOne(store, 3));
    expect(await claim(store, 89)).toEqual([]);
  });

  test('a parked job with a time is ready at that time, and counts as parked until then', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'), due(1, 'second'));
    await store.park(await claimOne(store, 2), 'missing-permission', 'timed out', secondsAfterNoon(600));
    expect(await store.backlog(secondsAfterNoon(599))).toMatchObject({ parked: 1 });
    expect(await claim(store, 599)).toEqual([]);
    expect(await store.nextDue()).toEqual(secondsAfterNoon(600));
    expect(await claimOne(store, 600)).toMatchObject({ job: notice('first'), attempts: 1 });
  });

  test('a change of the table wakes its parked jobs', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'));
    await store.park(await claimOne(store, 0), 'channel-gone', 'Unknown Channel', null);
    await store.commit(commitOf(next(lobby())));
    expect(await claimOne(store, 1)).toMatchObject({ job: notice('first'), attempts: 1 });
  });

  test('the message that shows the table is remembered until a job reports a newer one', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'), due(0, 'second'), due(0, 'third'));
    expect(await store.shownOn(TABLE)).toBeNull();
    await store.finish(await claimOne(store, 1), { shown: SHOWN, jobs: [] });
    expect(await store.shownOn(TABLE)).toEqual(SHOWN);
    await store.finish(await claimOne(store, 1));
    await store.commit(commitOf(next(lobby())));
    expect(await store.shownOn(TABLE)).toEqual(SHOWN);
    const newer = { ...SHOWN, messageId: 'newer', board: null };
    await store.finish(await claimOne(store, 1), { shown: newer, jobs: [] });
    expect(await store.shownOn(TABLE)).toEqual(newer);
    await store.commit(commitOf(next(next(lobby())), { forgetsShown: true }));
    expect(await store.shownOn(TABLE)).toBeNull();
  });

  test('events from before the message that shows the table are dropped', async () => {
    const { store } = await openBackEnd();
    const events = [{ type: 'told' }, { type: 'shown' }, { type: 'new' }];
    const table = lobby({ recentEvents: { events, dropped: 4, turnFrom: 6 } });
    await store.commit(commitOf(table, { jobs: [due(0, 'first')] }));
    const board = { turn: 3, pending: [], away: [], from: 5, to: 6 };
    await store.finish(await claimOne(store, 1), { shown: { ...SHOWN, board }, jobs: [] });
    const recentEvents = { events: events.slice(1), dropped: 5, turnFrom: 6 };
    expect(await store.load(TABLE)).toEqual({ ...table, recentEvents });
  });

  test('removing the buttons from an old message blocks no other job', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'), due(0, 'second'));
    const job = { kind: 'retire', message: { channelId: SHOWN.channelId, messageId: 'old' } } as const;
    await store.finish(await claimOne(store, 1), { shown: SHOWN, jobs: [{ job, dueAt: NOON }] });
    const rows = await claim(store, 1);
    expect(new Set(texts(rows))).toEqual(new Set(['second', 'retire']));
  });

  test('opening the store forgets interactions older than a day, but not the changes of unfinished jobs', async () => {
    const before = await openBackEnd();
    const changedAt = new Date(Date.now() - 2 * 86_400_000);
    const opened = lobby({ changedAt });
    await before.store.commit(commitOf(opened, { cause: 'old', jobs: [due(0, 'first')] }));
    const row = await claimOne(before.store, 0);
    const second = next(opened);
    await before.store.commit(commitOf(second, { cause: causeOfRow(row) }));
    const third = next(second, { changedAt: new Date() });
    await before.store.commit(commitOf(third, { cause: 'new' }));
    const { store: after } = await before.reopened();
    const table = next(third);
    expect(await after.commit(commitOf(table, { cause: 'new' }))).toBe('repeated');
    expect(await after.isCause(row)).toBe(true);
    expect(await after.commit(commitOf(table, { cause: 'old' }))).toBe('done');
  });

  test('the outbox reports how many jobs are due, and since when', async () => {
    const { store } = await openBackEnd();
    const counted = async (seconds: number) => store.backlog(secondsAfterNoon(seconds));
    const NOTHING = { due: 0, oldestDueAt: null, waiting: 0, parked: 0, setAside: 0 };
    expect(await counted(60)).toEqual(NOTHING);

    const watch = { job: watching(), dueAt: secondsAfterNoon(600) };
    const jobs = [due(1, 'a'), due(2, 'b'), watch];
    await store.commit(commitOf(lobby(), { jobs }));
    expect(await counted(0)).toEqual({ ...NOTHING, waiting: 3 });
    expect(await counted(60)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });

    const inFlight = await claimOne(store, 60);
    expect(await counted(60)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });

    await store.postpone(inFlight, secondsAfterNoon(90), 'a storm');
    expect(await counted(60)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });
    expect(await counted(90)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });

    await store.park(await claimOne(store, 90), 'missing-permission', 'no leave', null);
    expect(await counted(900)).toEqual({
      ...NOTHING,
      due: 1,
      oldestDueAt: secondsAfterNoon(600),
      waiting: 1,
      parked: 1,
    });

    await store.wake(TABLE);
    await store.setAside(await claimOne(store, 120), 'scribbles', []);
    expect(await store.deliveryErrorOf(TABLE)).toBeNull();
    expect(await counted(120)).toEqual({
      ...NOTHING,
      due: 1,
      oldestDueAt: secondsAfterNoon(2),
      waiting: 1,
      setAside: 1,
    });
  });

  test('notices that still have a button are listed with their messages, until the last button is gone', async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'), due(0, 'second'));
    const offer: NoticeJob = { kind: 'notice', phrase: { key: 'offer' }, by: null, offers: ['keep-open'] };
    const message = { channelId: SHOWN.channelId, messageId: 'offer' };
    expect(await store.openNotices(TABLE)).toEqual([]);
    const posted = (kept: NoticeJob | null) => ({
      shown: null,
      jobs: [],
      notices: [{ message, notice: kept }],
    });
    await store.finish(await claimOne(store, 1), posted(offer));
    expect(await store.openNotices(TABLE)).toEqual([{ message, notice: offer }]);
    await store.finish(await claimOne(store, 1), posted(null));
    expect(await store.openNotices(TABLE)).toEqual([]);
  });

  test('a job knows whether its table has changed, and whether a later job already shows that', async () => {
    const board = { job: { kind: 'board', by: null, version: 2 }, dueAt: secondsAfterNoon(5) } as const;
    const store = await storeWith(openBackEnd, board, due(0, 'first'));
    const row = await claimOne(store, 1);
    expect(await store.isCause(row)).toBe(false);
    expect(await store.isShownLater(row)).toBe(false);
    await store.commit(commitOf(next(lobby()), { cause: causeOfRow(row), jobs: [board] }));
    expect(await store.isCause(row)).toBe(true);
    expect(await store.isShownLater(row)).toBe(true);
  });
}
