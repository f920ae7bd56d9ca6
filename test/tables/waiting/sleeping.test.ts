/** An inactive table is closed, and continues when a person reopens it. */
import { expect, test } from 'vitest';
import type { OutboxRow, ReminderState } from '../../../src/tables/model/outbox.ts';
import type { ChannelId, Table } from '../../../src/tables/model/table.ts';
import { closesAt, keepOpen, sleepsAt } from '../../../src/tables/waiting/sleeping.ts';
import { nextReminder } from '../../../src/tables/waiting/wait-timer.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  leaves,
  openTestTables,
  order,
  privilegedActor,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { lobby, NOON, secondsAfterNoon } from '../../shared/stores/tables.ts';
import { firstReminderState, waiting } from './waits.ts';

const DAY_SECONDS = 24 * 60 * 60;

async function asleep(hall: TestTables): Promise<Table> {
  const { id, waitingSince } = await started(hall);
  await hall.jobs();
  return agreed(await hall.tables.closeAsleep(id, waitingSince.toISOString(), `asleep ${id}`));
}

function kinds(rows: readonly OutboxRow[]): readonly string[] {
  return rows.map(({ job }) => job.kind);
}

test('an inactive table is closed once, says how to reopen it, frees its channel, and has no wait timer any more', async () => {
  const hall = await openTestTables();
  const { id, waitingSince, place } = await asleep(hall);
  const rows = await hall.jobs();
  expect(kinds(rows)).toEqual(['board', 'notice']);
  expect(rows.at(-1)?.job).toMatchObject({ offers: ['reopen'] });
  const late = await hall.jobs(secondsAfterNoon(99 * DAY_SECONDS));
  // The timer of the previous wait still runs, and finds nothing to do.
  expect(kinds(late)).toEqual(['watch']);
  const again = await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-2');
  expect(refusalFor(again)).toBe('not-asleep');
  expect((await hall.tables.closedIn(place.channelId))?.table.id).toBe(id);
  await started(hall);
});

test('a table that became active is not closed', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const since = secondsAfterNoon(-60).toISOString();
  expect(refusalFor(await hall.tables.closeAsleep(id, since, 'outbox-1'))).toBe('not-asleep');
});

test('a table that a person kept open while it was being closed stays open', async () => {
  const hall = await openTestTables();
  const { id, waitingSince } = await started(hall);
  hall.turnsClock(1000);
  await hall.changesReminderState(id, { closesAt: hall.now().toISOString() });
  agreed(await hall.tables.keepOpen(privilegedActor(hall, BEN), id));
  const closed = await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-1');
  expect(refusalFor(closed)).toBe('not-asleep');
});

test('a paused table is closed like any other, and its pause ends when a person reopens it', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { waitingSince } = agreed(await hall.tables.pause(privilegedActor(hall, ANN), id));
  agreed(await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-1'));
  const opened = agreed(await hall.tables.reopen(privilegedActor(hall, BEN), id));
  expect(opened).toMatchObject({ status: 'playing', pausedBy: null });
  await started(hall, { channel: 'elsewhere' as ChannelId });
});

test('players who come or go during a pause do not prolong the pause', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { waitingSince } = agreed(await hall.tables.pause(privilegedActor(hall, ANN), id));
  hall.turnsClock(DAY_SECONDS * 1000);
  expect(agreed(await leaves(hall, ANN, id)).waitingSince).toEqual(waitingSince);
});

test('nothing can be done with a closed table except reopening it', async () => {
  const hall = await openTestTables();
  const { id, place } = await asleep(hall);
  expect(refusalFor(await hall.tables.abort(privilegedActor(hall, ANN), id))).toBe('not-playing');
  expect(refusalFor(await hall.tables.pause(privilegedActor(hall, ANN), id))).toBe('not-playing');
  expect(
    refusalFor(await hall.tables.openAgain(privilegedActor(hall, ANN), id, { place, seed: 'same' })),
  ).toBe('closed');
  expect((await hall.tables.loaded(id))?.request).toBeNull();
  expect(refusalFor(await hall.tables.keepOpen(privilegedActor(hall, ANN), id))).toBe('closed-already');
});

test.each([
  ['its host', ANN, false, null],
  ['a player at the table', BEN, false, null],
  ['a moderator', CAT, true, null],
  ['no one else', CAT, false, 'only-seated-or-host'],
])('a closed table is reopened by %s', async (_, userId, isModerator, code) => {
  const hall = await openTestTables();
  const { id, state } = await asleep(hall);
  await hall.jobs();
  const done = await hall.tables.reopen(privilegedActor(hall, userId, isModerator), id);
  expect(refusalFor(done)).toBe(code);
  if (!done.ok) return;
  expect(done.table).toMatchObject({ status: 'playing', state });
  expect((await hall.tables.loaded(id))?.request).not.toBeNull();
  const rows = await hall.jobs();
  expect(kinds(rows)).toEqual(['settled', 'notice', 'board']);
  expect(rows.at(-1)?.job).toMatchObject({ afresh: true, recalls: true, by: userId });
  expect((await hall.store.reminderStateOf(id))?.since).toBe(done.table.waitingSince.toISOString());
  expect(refusalFor(await hall.tables.reopen(privilegedActor(hall, ANN), id))).toBe('not-closed');
});

test("a closed table can't be reopened in a channel with another table, but elsewhere on its server", async () => {
  const hall = await openTestTables();
  const { id, place, state } = await asleep(hall);
  await started(hall);
  await hall.jobs();
  expect(refusalFor(await hall.tables.reopen(privilegedActor(hall, ANN), id))).toBe('reopen-elsewhere');
  const elsewhere = { ...place, channelId: 'elsewhere' as ChannelId };
  const abroad = { ...elsewhere, guildId: 'another server' };
  expect(refusalFor(await hall.tables.reopen(privilegedActor(hall, ANN), id, abroad))).toBe('no-such-table');
  const opened = agreed(await hall.tables.reopen(privilegedActor(hall, BEN), id, elsewhere));
  expect(opened).toMatchObject({ status: 'playing', place: elsewhere, state });
  expect((await hall.tables.loadedIn(elsewhere.channelId))?.table.id).toBe(id);
  expect(kinds(await hall.jobs())).toEqual(['settled', 'notice', 'board']);
});

test("a server's closed tables are listed, the last one first", async () => {
  const hall = await openTestTables();
  const first = await asleep(hall);
  hall.turnsClock(1000);
  const { id, gameId, place, hostId, seats } = await asleep(hall);
  await started(hall);
  expect(await hall.tables.closedOfServer(place.guildId)).toEqual([
    { id, gameId, place, hostId, seats },
    expect.objectContaining({ id: first.id }),
  ]);
  expect(await hall.tables.closedOfServer('another server')).toEqual([]);
});

test('the closing and reopening notices are kept with the log', async () => {
  const hall = await openTestTables();
  const { id } = await asleep(hall);
  agreed(await hall.tables.reopen(privilegedActor(hall, BEN), id));
  expect((await hall.tables.notices(id)).map(({ by, phrase }) => [by, phrase.key])).toEqual([
    [BEN, 'lobby.joined'],
    [null, 'sleep.closed-playing'],
    [BEN, 'sleep.reopened'],
  ]);
});

test('after a warning a table is kept open once by a player, and the current players are reminded as at the start', () => {
  const game = lobby({ status: 'playing', seats: [{ role: 'thor', userId: BEN }] });
  const asleep = sleepsAt(game, { idleSince: NOON.toISOString() });
  const ben = { userId: BEN, isModerator: false };
  const warned: ReminderState = {
    ...firstReminderState(game),
    reminders: 5,
    reminded: [{ to: BEN, at: NOON.toISOString() }],
    isOverdueAnnounced: true,
    closesAt: closesAt(game, asleep).toISOString(),
    warned: [BEN],
  };
  expect(refusalOf(keepOpen(game, firstReminderState(game), ben, asleep))).toBe('not-asleep');
  expect(refusalOf(keepOpen(game, warned, { ...ben, userId: CAT }, asleep))).toBe('only-seated-or-host');
  const kept = keepOpen(game, warned, ben, asleep);
  if (!kept.ok) throw new Error('not kept');
  expect(kept.table).toEqual(game);
  const [, next] = kept.jobs;
  if (next?.job.kind !== 'watch') throw new Error('there is no wait timer');
  const { watch: state } = next.job;
  expect(state).toMatchObject({ since: NOON.toISOString(), isOverdueAnnounced: true, closesAt: null });
  const situation = waiting({ table: game });
  expect(nextReminder(situation, state, asleep)).toMatchObject({ at: secondsAfterNoon(30.5 * DAY_SECONDS) });
  expect(refusalOf(keepOpen(game, state, ben, asleep))).toBe('not-asleep');
  expect(closesAt(game, asleep)).toEqual(secondsAfterNoon(37 * DAY_SECONDS));
});

test("a lobby that some people had joined isn't described as one that no one joined", async () => {
  const hall = await openTestTables();
  const opened = agreed(await hall.tables.open(hall.actor(ANN), order()));
  const { id, waitingSince } = agreed(
    await hall.tables.join(hall.actor(BEN), opened.id, { role: null, another: false }),
  );
  agreed(await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-1'));
  expect((await hall.tables.notices(id)).map(({ phrase }) => phrase.key)).toEqual([
    'lobby.joined',
    'sleep.closed-gathered',
  ]);
});

function refusalOf(kept: ReturnType<typeof keepOpen>): string | null {
  return kept.ok ? null : kept.refusal.code;
}
