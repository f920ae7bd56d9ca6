/** A table has one wait timer, and each person one delayed ping at it; a server's timers and pings can be changed together. */
import { expect, test } from 'vitest';
import type { NewJob } from '../../../src/tables/model/outbox.ts';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { commitOf, due, lobby, NOON, next, secondsAfterNoon } from '../../shared/stores/tables.ts';
import type { OpenBackEnd } from './back-end.ts';
import { claim, claimOne, storeWith, texts, watching } from './outbox-rows.ts';

const TABLE = lobby().id;

export function waitTimers(openBackEnd: OpenBackEnd): void {
  test("the job that's due first is claimed, whether or not it was started before", async () => {
    const store = await storeWith(openBackEnd, due(0, 'first'), {
      job: watching(),
      dueAt: secondsAfterNoon(90),
    });
    await store.postpone(await claimOne(store, 0), secondsAfterNoon(120), 'later');
    expect(await store.nextDue()).toEqual(secondsAfterNoon(90));
    await store.wake(TABLE);
    await store.postpone(await claimOne(store, 1), secondsAfterNoon(61), 'sooner');
    expect(await store.nextDue()).toEqual(secondsAfterNoon(61));
    const watch = (await claim(store, 90)).find(({ job }) => job.kind === 'watch');
    expect(watch).toBeDefined();
    expect(await store.nextDue()).toBeNull();
  });

  test('a finished wait timer writes the next one, whose state can be read', async () => {
    const store = await storeWith(openBackEnd, { job: watching(), dueAt: NOON });
    expect(await store.reminderStateOf(TABLE)).toMatchObject({ reminders: 0 });
    const row = await claimOne(store, 0);
    const next = { job: watching({ reminders: 1 }), dueAt: secondsAfterNoon(60) };
    await store.finish(row, { shown: null, jobs: [next] });
    expect(await store.reminderStateOf(TABLE)).toMatchObject({ reminders: 1 });
    expect(await claim(store, 59)).toEqual([]);
    expect(await claimOne(store, 60)).toMatchObject({ job: next.job });
  });

  test("a table has one wait timer: a change's timer replaces the timer that follows the running one", async () => {
    const store = await storeWith(openBackEnd, { job: watching(), dueAt: NOON });
    const row = await claimOne(store, 0);
    const since = secondsAfterNoon(5).toISOString();
    const anew = { job: watching({ since }), dueAt: secondsAfterNoon(60) };
    await store.commit(commitOf(next(lobby()), { jobs: [anew] }));
    const stale = { job: watching({ reminders: 1 }), dueAt: secondsAfterNoon(30) };
    await store.finish(row, { shown: null, jobs: [stale, due(40, 'said')] });
    expect(texts(await claim(store, 59))).toEqual(['said']);
    expect(await claimOne(store, 60)).toMatchObject({ job: anew.job });
    expect(await store.reminderStateOf(TABLE)).toMatchObject({ since });
  });

  test("if a timer ends while a change writes another, the change's timer wins", async () => {
    const { store } = await openBackEnd();
    const tables = Array.from({ length: 12 }, (_, at) =>
      lobby({
        id: `table-${at}` as TableId,
        place: { guildId: 'guild', channelId: `${at}` as ChannelId },
      }),
    );
    for (const table of tables)
      await store.commit(commitOf(table, { jobs: [{ job: watching(), dueAt: NOON }] }));
    const rows = await claim(store, 0, tables.length);
    const stale = { job: watching({ reminders: 1 }), dueAt: secondsAfterNoon(30) };
    const anew = { job: watching({ reminders: 2 }), dueAt: secondsAfterNoon(60) };
    await Promise.all(
      tables.flatMap((table) => [
        store.commit(commitOf(next(table), { jobs: [anew] })),
        ...rows
          .filter(({ tableId }) => tableId === table.id)
          .map((row) => store.finish(row, { shown: null, jobs: [stale] })),
      ]),
    );
    const left = await claim(store, 60, 2 * tables.length);
    expect(left.map(({ job }) => job)).toEqual(tables.map(() => anew.job));
    expect(await store.nextDue()).toBeNull();
  });

  test("a new wait's timer replaces one that's still due", async () => {
    const store = await storeWith(openBackEnd, { job: watching(), dueAt: secondsAfterNoon(10) });
    const anew = { job: watching({ reminders: 3 }), dueAt: secondsAfterNoon(60) };
    await store.commit(commitOf(next(lobby()), { jobs: [anew] }));
    expect(await claim(store, 59)).toEqual([]);
    expect(await claimOne(store, 60)).toMatchObject({ job: anew.job });
  });

  test("a change sets a timer's state, and its time if the timer never started; a claimed timer stays unchanged", async () => {
    const store = await storeWith(openBackEnd, { job: watching(), dueAt: secondsAfterNoon(10) });
    const knows = (reminders: number, at: number) => ({
      reminderState: { state: watching({ reminders }).watch, dueAt: secondsAfterNoon(at) },
    });
    const second = next(lobby());
    await store.commit(commitOf(second, knows(1, 20)));
    expect(await store.nextDue()).toEqual(secondsAfterNoon(20));
    const row = await claimOne(store, 20);
    expect(row).toMatchObject({ job: watching({ reminders: 1 }) });
    const third = next(second);
    await store.commit(commitOf(third, knows(2, 5)));
    expect(await store.reminderStateOf(TABLE)).toMatchObject({ reminders: 1 });
    await store.postpone(row, secondsAfterNoon(30), 'later');
    await store.commit(commitOf(next(third), knows(3, 5)));
    expect(await claim(store, 29)).toEqual([]);
    expect(await claimOne(store, 30)).toMatchObject({
      id: row.id,
      job: watching({ reminders: 3 }),
      dueAt: secondsAfterNoon(20),
    });
  });

  test('the wait timers of a server can be read and written together, claimed or not, with their follow-up jobs', async () => {
    const { store } = await openBackEnd();
    const tables = ['one', 'two', 'elsewhere'].map((name) => ({
      id: name as TableId,
      place: { guildId: name === 'elsewhere' ? 'other guild' : 'guild', channelId: name as ChannelId },
    }));
    for (const [at, table] of tables.entries())
      await store.commit(
        commitOf(lobby(table), { jobs: [{ job: watching(), dueAt: secondsAfterNoon(at) }] }),
      );
    const over = lobby({ id: 'over' as TableId, status: 'finished' });
    const late = { job: watching(), dueAt: secondsAfterNoon(90) };
    await store.commit(commitOf(over, { jobs: [late] }));
    const inFlight = await claimOne(store, 0);
    const kept = await store.waitTimersOfServer('guild');
    expect([...kept].map(([id, { isInHand }]) => [id, isInHand])).toEqual([
      ['one', true],
      ['two', false],
    ]);
    const { watch: state } = watching({ reminders: 1 });
    const timers = [...kept.values()].map(({ rowId }) => ({ rowId, state }));
    await store.updateWaitTimers('one' as TableId, { timers, jobs: [due(0, 'both')] });
    expect((await store.reminderStateOf('one' as TableId))?.reminders).toBe(1);
    expect((await store.reminderStateOf('two' as TableId))?.reminders).toBe(1);
    expect((await store.reminderStateOf('elsewhere' as TableId))?.reminders).toBe(0);
    await store.finish(inFlight);
    const rows = await claim(store, 1);
    expect(rows.map(({ job }) => job.kind).sort()).toEqual(['notice', 'watch']);
  });

  test("a person's delayed pings on a server that are due can be found and finished together", async () => {
    const { store } = await openBackEnd();
    const called = (to: string, at: number) => ({
      job: { kind: 'call', to: to as UserId, turn: 3, logged: 7 } as const,
      dueAt: secondsAfterNoon(at),
    });
    const here = { guildId: 'guild', channelId: 'one' as ChannelId };
    await store.commit(
      commitOf(lobby({ id: 'one' as TableId, place: here }), {
        jobs: [called('ann', 0), called('ben', 0), called('cat', 60)],
      }),
    );
    const there = { guildId: 'other guild', channelId: 'two' as ChannelId };
    await store.commit(commitOf(lobby({ id: 'two' as TableId, place: there }), { jobs: [called('ann', 0)] }));
    expect(await store.callsTo('cat' as UserId, 'guild', NOON)).toEqual([]);
    const [call, ...more] = await store.callsTo('ann' as UserId, 'guild', NOON);
    expect(more).toEqual([]);
    expect(call).toMatchObject({ tableId: 'one', job: { to: 'ann', turn: 3, logged: 7 } });
    await store.updateWaitTimers('one' as TableId, { timers: [], jobs: [], done: [call?.rowId ?? 0] });
    expect(await store.callsTo('ann' as UserId, 'guild', NOON)).toEqual([]);
    expect(await store.callsTo('ben' as UserId, 'guild', NOON)).toHaveLength(1);
  });

  test("a person's delayed ping replaces an earlier one, and no one else's", async () => {
    const store = await storeWith(openBackEnd, due(0, 'one'), due(0, 'two'));
    const dueAt = secondsAfterNoon(60);
    const call = (to: string, logged: number): NewJob => ({
      job: { kind: 'call', to: to as UserId, turn: 3, logged },
      dueAt,
    });
    const posted = (...jobs: readonly NewJob[]) => ({ shown: null, jobs });
    const direct: NewJob = {
      job: { kind: 'direct', to: 'ben' as UserId, phrase: { key: 'a' } },
      dueAt,
    };
    await store.finish(await claimOne(store, 0), posted(call('ann', 4), call('ben', 4), direct));
    await store.finish(await claimOne(store, 0), posted(call('ben', 5)));
    const notice = (await claim(store, 60)).map(({ job }) => job);
    expect(notice).toHaveLength(3);
    expect(notice).toEqual(
      expect.arrayContaining([call('ann', 4), direct, call('ben', 5)].map(({ job }) => job)),
    );
  });
}
