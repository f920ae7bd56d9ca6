import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Errand, NewErrand, OutboxRow, ReminderState } from '../../src/tables/model/outbox.ts';
import type { Shown, TableStore } from '../../src/tables/model/store.ts';
import type { ChannelId, TableId, UserId } from '../../src/tables/model/table.ts';
import {
  commitOf,
  due,
  lobby,
  NOON,
  newFile,
  next,
  notice,
  secondsAfterNoon,
  storageIn,
  storeIn,
} from './stores.ts';

const TABLE = lobby().id;
const SHOWN: Shown = {
  channelId: 'channel' as ChannelId,
  messageId: 'message',
  postedAt: secondsAfterNoon(5),
  board: { turn: 3, asked: ['ann' as UserId], away: [], from: 0, to: 0 },
};

/** A store with one table, which has these errands. */
async function storeWith(...errands: readonly ReturnType<typeof due>[]): Promise<TableStore> {
  const store = await storeIn();
  await store.commit(commitOf(lobby(), { errands }));
  return store;
}

function watching(changes: Partial<ReminderState> = {}): Extract<Errand, { kind: 'watch' }> {
  const since = NOON.toISOString();
  const first = { since, idleSince: since, reminders: 0, reminded: [], isToldOverdue: false, closesAt: null };
  return { kind: 'watch', watch: { ...first, ...changes } };
}

function claim(store: TableStore, seconds: number, limit = 10): Promise<readonly OutboxRow[]> {
  return store.claimDue(secondsAfterNoon(seconds), limit);
}

async function claimOne(store: TableStore, seconds: number): Promise<OutboxRow> {
  const [row, ...others] = await claim(store, seconds);
  if (row === undefined || others.length > 0) throw new Error('not exactly one errand to claim');
  return row;
}

function texts(rows: readonly OutboxRow[]): readonly string[] {
  return rows.map(({ errand }) => (errand.kind === 'notice' ? errand.saying.key : errand.kind));
}

test('every kind of errand comes back as it was written', async () => {
  const store = await storeIn();
  const errands: readonly Errand[] = [
    { kind: 'lobby' },
    { kind: 'board', by: 'ann' as UserId, version: 2 },
    { kind: 'board', by: null, version: 3 },
    { kind: 'board', by: null, afresh: true, version: 4 },
    {
      kind: 'notice',
      by: 'ann' as UserId,
      saying: { key: 'a', with: { n: 1, who: 'ann', deep: { key: 'b' }, list: [{ key: 'c' }] } },
    },
    {
      kind: 'notice',
      by: null,
      saying: { key: 'b' },
      call: ['ann' as UserId],
      offers: ['keep-open', 'reopen'],
    },
    { kind: 'answer', request: 'turn-1' },
    watching({ reminders: 2, reminded: [{ to: 'ann' as UserId, at: NOON.toISOString() }] }),
    watching({ closesAt: NOON.toISOString() }),
    { kind: 'direct', to: 'ann' as UserId, saying: { key: 'c' } },
    { kind: 'reminder', tables: [{ tableId: TABLE, turn: 3, logged: 7, call: ['ann' as UserId] }] },
    {
      kind: 'reminder',
      tables: [{ tableId: TABLE, turn: 3, logged: 7, call: ['ann' as UserId], isCall: true }],
    },
    { kind: 'retire', message: { channelId: 'channel' as ChannelId, messageId: 'old' } },
  ];
  await store.commit(commitOf(lobby(), { errands: errands.map((errand) => ({ errand, dueAt: NOON })) }));
  for (const errand of errands) {
    const [row] = await claim(store, 0, 1);
    if (row === undefined) throw new Error('nothing to claim');
    expect(row).toEqual({ id: row.id, tableId: TABLE, errand, dueAt: NOON, attempts: 0 });
    await store.finish(row);
  }
  expect(await store.nextDue()).toBeNull();
});

test("a table's errands are run one at a time, in the order they are due", async () => {
  const store = await storeWith(due(2, 'third'), due(0, 'first'), due(0, 'second'));
  const first = await claimOne(store, 10);
  expect(texts([first])).toEqual(['first']);
  expect(await claim(store, 10)).toEqual([]);
  await store.finish(first);
  const second = await claimOne(store, 10);
  expect(texts([second])).toEqual(['second']);
  await store.finish(second);
  expect(texts(await claim(store, 10))).toEqual(['third']);
});

test('an errand for later is not run early and holds nobody up', async () => {
  const store = await storeWith(due(60, 'in a minute'), due(0, 'now'));
  expect(await store.nextDue()).toEqual(NOON);
  const now = await claimOne(store, 0);
  expect(texts([now])).toEqual(['now']);
  await store.finish(now);
  expect(await claim(store, 59)).toEqual([]);
  expect(await store.nextDue()).toEqual(secondsAfterNoon(60));
  expect(texts(await claim(store, 60))).toEqual(['in a minute']);
});

test('tables do not wait for each other; the oldest errands come first, up to the limit', async () => {
  const store = await storeIn();
  for (const [index, seconds] of [5, 1, 3].entries()) {
    const table = lobby({
      id: `table-${index}` as TableId,
      place: { guildId: 'guild', channelId: `channel-${index}` as ChannelId },
    });
    await store.commit(commitOf(table, { errands: [due(seconds, `at ${seconds}`), due(9, 'later')] }));
  }
  expect(await store.nextDue()).toEqual(secondsAfterNoon(1));
  expect(texts(await claim(store, 10, 2))).toEqual(['at 1', 'at 3']);
  expect(texts(await claim(store, 10, 2))).toEqual(['at 5']);
  expect(await claim(store, 10, 2)).toEqual([]);
});

test('two claims at once never get the same errand', async () => {
  const store = await storeIn();
  for (let index = 0; index < 20; index += 1) {
    const table = lobby({
      id: `table-${index}` as TableId,
      place: { guildId: 'guild', channelId: `channel-${index}` as ChannelId },
    });
    await store.commit(commitOf(table, { errands: [due(0, `errand ${index}`)] }));
  }
  const claims = await Promise.all([1, 2, 3, 4, 5].map(() => claim(store, 1, 5)));
  const claimed = claims.flat().map(({ id }) => id);
  expect(claimed).toHaveLength(20);
  expect(new Set(claimed).size).toBe(20);
});

test('an errand that failed is tried again when its time has come, and the ones after it wait', async () => {
  const store = await storeWith(due(0, 'first'), due(1, 'second'));
  await store.postpone(await claimOne(store, 2), secondsAfterNoon(30), 'Discord is away');
  expect(await claim(store, 29)).toEqual([]);
  expect(await store.nextDue()).toEqual(secondsAfterNoon(30));
  const again = await claimOne(store, 30);
  expect(again).toMatchObject({ errand: notice('first'), attempts: 1, dueAt: NOON });
  await store.postpone(again, secondsAfterNoon(31), 'still away');
  const third = await claimOne(store, 31);
  expect(third).toMatchObject({ errand: notice('first'), attempts: 2 });
  await store.finish(third);
  expect(await claimOne(store, 31)).toMatchObject({ errand: notice('second'), attempts: 0 });
});

test('whatever is ready first comes next, whether it was begun before or not', async () => {
  const store = await storeWith(due(0, 'first'), { errand: watching(), dueAt: secondsAfterNoon(90) });
  await store.postpone(await claimOne(store, 0), secondsAfterNoon(120), 'later');
  expect(await store.nextDue()).toEqual(secondsAfterNoon(90));
  await store.wake(TABLE);
  await store.postpone(await claimOne(store, 1), secondsAfterNoon(61), 'sooner');
  expect(await store.nextDue()).toEqual(secondsAfterNoon(61));
  const watch = (await claim(store, 90)).find(({ errand }) => errand.kind === 'watch');
  expect(watch).toBeDefined();
  expect(await store.nextDue()).toBeNull();
});

test('what a program began before it died is given back at once to the next', async () => {
  const file = newFile();
  const before = await storageIn(file);
  await before.store.commit(commitOf(lobby(), { errands: [due(0, 'first'), due(0, 'second')] }));
  await claimOne(before.store, 0);
  await before.close();

  const after = await storeIn(file);
  expect(await claim(after, 600)).toEqual([]);
  expect(await after.nextDue()).toBeNull();
  await after.releaseClaims([]);
  expect(await claimOne(after, 1)).toMatchObject({ errand: notice('first'), attempts: 1 });
});

test('what is in hand is not given back, and can be claimed by nobody else however long it takes', async () => {
  const store = await storeWith(due(0, 'first'));
  const { id } = await claimOne(store, 0);
  await store.releaseClaims([id]);
  await store.wake(TABLE);
  expect(await claim(store, 86_400)).toEqual([]);
});

test('whoever lost a claim can neither put the errand off nor finish it for the one who has it now', async () => {
  const store = await storeWith(due(0, 'first'));
  const slow = await claimOne(store, 0);
  await store.releaseClaims([]);
  const now = await claimOne(store, 0);
  await store.postpone(slow, secondsAfterNoon(61), 'too slow');
  await store.park(slow, 'other', 'too slow');
  await store.finish(slow, { shown: SHOWN, errands: [due(0, 'more')] });
  expect(await store.shownOn(TABLE)).toBeNull();
  expect(await claim(store, 61)).toEqual([]);
  await store.finish(now);
  expect(await store.nextDue()).toBeNull();
});

test('a parked errand and those after it wait until the table is woken, and say why', async () => {
  const store = await storeWith(due(0, 'first'), due(1, 'second'), due(90, 'in a minute'));
  expect(await store.deliveryErrorOf(TABLE)).toBeNull();
  await store.park(await claimOne(store, 2), 'missing-permission', 'Missing Permissions');
  expect(await store.deliveryErrorOf(TABLE)).toBe('missing-permission');
  expect(await store.nextDue()).toBeNull();
  expect(await claim(store, 86_400)).toEqual([]);
  await store.wake(TABLE);
  const again = await claimOne(store, 3);
  expect(again).toMatchObject({ errand: notice('first'), attempts: 1 });
  await store.finish(again);
  expect(await store.deliveryErrorOf(TABLE)).toBeNull();
  await store.finish(await claimOne(store, 3));
  expect(await claim(store, 89)).toEqual([]);
});

test('a change of the table wakes its parked errands', async () => {
  const store = await storeWith(due(0, 'first'));
  await store.park(await claimOne(store, 0), 'channel-gone', 'Unknown Channel');
  await store.commit(commitOf(next(lobby())));
  expect(await claimOne(store, 1)).toMatchObject({ errand: notice('first'), attempts: 1 });
});

test('an errand that other hands have changed is set aside, and the others go on', async () => {
  const file = newFile();
  const store = await storeIn(file);
  await store.commit(commitOf(lobby(), { errands: [due(0, 'first'), due(1, 'second')] }));
  const other = new Database(file);
  other.exec(
    `UPDATE "ErrandRow" SET "errandJson" = '{"kind":"dance"}' WHERE "dueAt" = (SELECT MIN("dueAt") FROM "ErrandRow")`,
  );
  other.close();
  const row = await claimOne(store, 2);
  expect(row.errand).toMatchObject({ kind: 'unreadable', why: expect.stringContaining('errandJson') });
  await store.setAside(row, 'it cannot be read', []);
  expect(texts([await claimOne(store, 2)])).toEqual(['second']);
  await store.wake(TABLE);
  expect(await claim(store, 2)).toEqual([]);
});

test('the message on which an errand showed the table counts until the next one', async () => {
  const store = await storeWith(due(0, 'first'), due(0, 'second'), due(0, 'third'));
  expect(await store.shownOn(TABLE)).toBeNull();
  await store.finish(await claimOne(store, 1), { shown: SHOWN, errands: [] });
  expect(await store.shownOn(TABLE)).toEqual(SHOWN);
  await store.finish(await claimOne(store, 1));
  await store.commit(commitOf(next(lobby())));
  expect(await store.shownOn(TABLE)).toEqual(SHOWN);
  const newer = { ...SHOWN, messageId: 'newer', board: null };
  await store.finish(await claimOne(store, 1), { shown: newer, errands: [] });
  expect(await store.shownOn(TABLE)).toEqual(newer);
});

test('taking the buttons off an old message holds nobody up', async () => {
  const store = await storeWith(due(0, 'first'), due(0, 'second'));
  const errand = { kind: 'retire', message: { channelId: SHOWN.channelId, messageId: 'old' } } as const;
  await store.finish(await claimOne(store, 1), { shown: SHOWN, errands: [{ errand, dueAt: NOON }] });
  const rows = await claim(store, 1);
  expect(new Set(texts(rows))).toEqual(new Set(['second', 'retire']));
});

test('interactions older than a day are forgotten when the store is opened', async () => {
  const file = newFile();
  const before = await storageIn(file);
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await before.store.commit(commitOf(lobby({ changedAt: longAgo }), { cause: 'old' }));
  await before.store.commit(commitOf(next(lobby(), { changedAt: new Date() }), { cause: 'new' }));
  await before.close();
  const after = await storeIn(file);
  const table = next(next(lobby()));
  expect(await after.commit(commitOf(table, { cause: 'new' }))).toBe('repeated');
  expect(await after.commit(commitOf(table, { cause: 'old' }))).toBe('done');
});

test('a wait timer writes the next one when it is done with, and what it knows can be asked', async () => {
  const store = await storeWith({ errand: watching(), dueAt: NOON });
  expect(await store.reminderStateOf(TABLE)).toMatchObject({ reminders: 0 });
  const row = await claimOne(store, 0);
  const next = { errand: watching({ reminders: 1 }), dueAt: secondsAfterNoon(60) };
  await store.finish(row, { shown: null, errands: [next] });
  expect(await store.reminderStateOf(TABLE)).toMatchObject({ reminders: 1 });
  expect(await claim(store, 59)).toEqual([]);
  expect(await claimOne(store, 60)).toMatchObject({ errand: next.errand });
});

test('a table has one wait timer: what a change writes meanwhile takes the place of what the timer would write', async () => {
  const store = await storeWith({ errand: watching(), dueAt: NOON });
  const row = await claimOne(store, 0);
  const since = secondsAfterNoon(5).toISOString();
  const anew = { errand: watching({ since }), dueAt: secondsAfterNoon(60) };
  await store.commit(commitOf(next(lobby()), { errands: [anew] }));
  const stale = { errand: watching({ reminders: 1 }), dueAt: secondsAfterNoon(30) };
  await store.finish(row, { shown: null, errands: [stale] });
  expect(await claim(store, 59)).toEqual([]);
  expect(await claimOne(store, 60)).toMatchObject({ errand: anew.errand });
  expect(await store.reminderStateOf(TABLE)).toMatchObject({ since });
});

test('where a wait timer waits its turn, the timer of a new wait takes its place', async () => {
  const store = await storeWith({ errand: watching(), dueAt: secondsAfterNoon(10) });
  const anew = { errand: watching({ reminders: 3 }), dueAt: secondsAfterNoon(60) };
  await store.commit(commitOf(next(lobby()), { errands: [anew] }));
  expect(await claim(store, 59)).toEqual([]);
  expect(await claimOne(store, 60)).toMatchObject({ errand: anew.errand });
});

test('the wait timers of a server can be read and written together, in hand or not, with what follows from it', async () => {
  const store = await storeIn();
  const tables = ['one', 'two', 'elsewhere'].map((name) => ({
    id: name as TableId,
    place: { guildId: name === 'elsewhere' ? 'other guild' : 'guild', channelId: name as ChannelId },
  }));
  for (const [at, table] of tables.entries())
    await store.commit(
      commitOf(lobby(table), { errands: [{ errand: watching(), dueAt: secondsAfterNoon(at) }] }),
    );
  const inHand = await claimOne(store, 0);
  const kept = await store.waitTimersOfServer('guild');
  expect([...kept].map(([id, { isInHand }]) => [id, isInHand])).toEqual([
    ['one', true],
    ['two', false],
  ]);
  const { watch: state } = watching({ reminders: 1 });
  const timers = [...kept.values()].map(({ rowId }) => ({ rowId, state }));
  await store.updateWaitTimers('one' as TableId, { timers, errands: [due(0, 'both')] });
  expect((await store.reminderStateOf('one' as TableId))?.reminders).toBe(1);
  expect((await store.reminderStateOf('two' as TableId))?.reminders).toBe(1);
  expect((await store.reminderStateOf('elsewhere' as TableId))?.reminders).toBe(0);
  await store.finish(inHand);
  const rows = await claim(store, 1);
  expect(rows.map(({ errand }) => errand.kind).sort()).toEqual(['notice', 'watch']);
});

test('the later calls of somebody on a server that are due are found, and done with together', async () => {
  const store = await storeIn();
  const called = (to: string, at: number) => ({
    errand: { kind: 'call', to: to as UserId, turn: 3, logged: 7 } as const,
    dueAt: secondsAfterNoon(at),
  });
  const here = { guildId: 'guild', channelId: 'one' as ChannelId };
  await store.commit(
    commitOf(lobby({ id: 'one' as TableId, place: here }), {
      errands: [called('ann', 0), called('ben', 0), called('cat', 60)],
    }),
  );
  const there = { guildId: 'other guild', channelId: 'two' as ChannelId };
  await store.commit(
    commitOf(lobby({ id: 'two' as TableId, place: there }), { errands: [called('ann', 0)] }),
  );
  expect(await store.callsTo('cat' as UserId, 'guild', NOON)).toEqual([]);
  const [call, ...more] = await store.callsTo('ann' as UserId, 'guild', NOON);
  expect(more).toEqual([]);
  expect(call).toMatchObject({ tableId: 'one', errand: { to: 'ann', turn: 3, logged: 7 } });
  await store.updateWaitTimers('one' as TableId, { timers: [], errands: [], done: [call?.rowId ?? 0] });
  expect(await store.callsTo('ann' as UserId, 'guild', NOON)).toEqual([]);
  expect(await store.callsTo('ben' as UserId, 'guild', NOON)).toHaveLength(1);
});

test('how much there is to do, and since when', async () => {
  const store = await storeIn();
  const counted = async (seconds: number) => store.backlog(secondsAfterNoon(seconds));
  const NOTHING = { due: 0, oldestDueAt: null, waiting: 0, parked: 0, setAside: 0 };
  expect(await counted(60)).toEqual(NOTHING);

  const watch = { errand: watching(), dueAt: secondsAfterNoon(600) };
  const errands = [due(1, 'a'), due(2, 'b'), watch];
  await store.commit(commitOf(lobby(), { errands }));
  expect(await counted(0)).toEqual({ ...NOTHING, waiting: 3 });
  expect(await counted(60)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });

  const inHand = await claimOne(store, 60);
  expect(await counted(60)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });

  await store.postpone(inHand, secondsAfterNoon(90), 'a storm');
  expect(await counted(60)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });
  expect(await counted(90)).toEqual({ ...NOTHING, due: 1, oldestDueAt: secondsAfterNoon(1), waiting: 2 });

  await store.park(await claimOne(store, 90), 'missing-permission', 'no leave');
  expect(await counted(900)).toEqual({
    ...NOTHING,
    due: 1,
    oldestDueAt: secondsAfterNoon(600),
    waiting: 1,
    parked: 1,
  });

  await store.wake(TABLE);
  await store.setAside(await claimOne(store, 120), 'scribbles', []);
  expect(await counted(120)).toEqual({
    ...NOTHING,
    due: 1,
    oldestDueAt: secondsAfterNoon(2),
    waiting: 1,
    setAside: 1,
  });
});

test('a later call of somebody takes the place of the earlier one, and of nobody else', async () => {
  const store = await storeWith(due(0, 'one'), due(0, 'two'));
  const dueAt = secondsAfterNoon(60);
  const call = (to: string, logged: number): NewErrand => ({
    errand: { kind: 'call', to: to as UserId, turn: 3, logged },
    dueAt,
  });
  const posted = (...errands: readonly NewErrand[]) => ({ shown: null, errands });
  const direct: NewErrand = {
    errand: { kind: 'direct', to: 'ben' as UserId, saying: { key: 'a' } },
    dueAt,
  };
  await store.finish(await claimOne(store, 0), posted(call('ann', 4), call('ben', 4), direct));
  await store.finish(await claimOne(store, 0), posted(call('ben', 5)));
  const said = (await claim(store, 60)).map(({ errand }) => errand);
  expect(said).toHaveLength(3);
  expect(said).toEqual(
    expect.arrayContaining([call('ann', 4), direct, call('ben', 5)].map(({ errand }) => errand)),
  );
});
