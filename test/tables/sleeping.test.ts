/** A table that sleeps is closed, and goes on where it was when somebody wakes it. */
import { expect, test } from 'vitest';
import type { Ruler } from '../../src/tables/changing.ts';
import type { OutboxRow } from '../../src/tables/outbox.ts';
import { closesAt, keepOpen, sleepsAt } from '../../src/tables/sleeping.ts';
import type { ChannelId, Table, UserId } from '../../src/tables/table.ts';
import { lobby, NOON, secondsAfterNoon } from '../storage/stores.ts';
import { ANN, agreed, BEN, CAT, openTestTables, started, type TestTables, whyNot } from './hall.ts';

const DAY_SECONDS = 24 * 60 * 60;

function ruler(hall: TestTables, userId: UserId, isModerator = false): Ruler {
  return { ...hall.doer(userId), isModerator };
}

async function asleep(hall: TestTables): Promise<Table> {
  const { id, waitingSince } = await started(hall);
  await hall.errands();
  return agreed(await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-1'));
}

function kinds(rows: readonly OutboxRow[]): readonly string[] {
  return rows.map(({ errand }) => errand.kind);
}

test('it is closed once, says how to open it again, frees its channel, and is watched no more', async () => {
  const hall = await openTestTables();
  const { id, waitingSince, place } = await asleep(hall);
  const rows = await hall.errands();
  expect(kinds(rows)).toEqual(['board', 'notice']);
  expect(rows.at(-1)?.errand).toMatchObject({ offers: ['reopen'] });
  const late = await hall.errands(secondsAfterNoon(99 * DAY_SECONDS));
  // The watch of the wait that is over finds that by itself.
  expect(kinds(late)).toEqual(['watch']);
  const again = await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-2');
  expect(whyNot(again)).toBe('not-asleep');
  expect((await hall.tables.closedIn(place.channelId))?.table.id).toBe(id);
  await started(hall);
});

test('a table that has awoken is not closed', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const since = secondsAfterNoon(-60).toISOString();
  expect(whyNot(await hall.tables.closeAsleep(id, since, 'outbox-1'))).toBe('not-asleep');
});

test('a paused table is closed like any other, and its pause is over when somebody opens it again', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { waitingSince } = agreed(await hall.tables.pause(ruler(hall, ANN), id));
  agreed(await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-1'));
  const opened = agreed(await hall.tables.reopen(ruler(hall, BEN), id));
  expect(opened).toMatchObject({ status: 'playing', pausedBy: null });
  await started(hall, { channel: 'elsewhere' as ChannelId });
});

test('whoever comes or goes in a pause does not make it longer', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { waitingSince } = agreed(await hall.tables.pause(ruler(hall, ANN), id));
  hall.turnsClock(DAY_SECONDS * 1000);
  expect(agreed(await hall.tables.leave(hall.doer(ANN), id, null)).waitingSince).toEqual(waitingSince);
});

test('nothing can be done at it but opening it again', async () => {
  const hall = await openTestTables();
  const { id, place } = await asleep(hall);
  expect(whyNot(await hall.tables.abort(ruler(hall, ANN), id))).toBe('not-playing');
  expect(whyNot(await hall.tables.pause(ruler(hall, ANN), id))).toBe('not-playing');
  expect(whyNot(await hall.tables.openAgain(hall.doer(ANN), id, place))).toBe('closed');
  expect((await hall.tables.standing(id))?.request).toBeNull();
});

test.each([
  ['its host', ANN, false, null],
  ['whoever sits there', BEN, false, null],
  ['a moderator', CAT, true, null],
  ['nobody else', CAT, false, 'only-seated-or-host'],
])('it is opened again by %s', async (_, userId, isModerator, why) => {
  const hall = await openTestTables();
  const { id, state } = await asleep(hall);
  await hall.errands();
  const done = await hall.tables.reopen(ruler(hall, userId, isModerator), id);
  expect(whyNot(done)).toBe(why);
  if (!done.ok) return;
  expect(done.table).toMatchObject({ status: 'playing', state });
  expect((await hall.tables.standing(id))?.request).not.toBeNull();
  const rows = await hall.errands();
  expect(kinds(rows)).toEqual(['notice', 'board']);
  expect(rows.at(-1)?.errand).toMatchObject({ afresh: true, recalls: true, by: userId });
  expect((await hall.store.watchOf(id))?.since).toBe(done.table.waitingSince.toISOString());
  expect(whyNot(await hall.tables.reopen(ruler(hall, ANN), id))).toBe('not-closed');
});

test('not while another table is in its channel', async () => {
  const hall = await openTestTables();
  const { id } = await asleep(hall);
  await started(hall);
  expect(whyNot(await hall.tables.reopen(ruler(hall, ANN), id))).toBe('channel-taken');
});

test('what the closing and the opening said is kept with the log', async () => {
  const hall = await openTestTables();
  const { id } = await asleep(hall);
  agreed(await hall.tables.reopen(ruler(hall, BEN), id));
  expect((await hall.tables.notices(id)).map(({ by, saying }) => [by, saying.key])).toEqual([
    [null, 'sleep.closed-playing'],
    [BEN, 'sleep.reopened'],
  ]);
});

test('it is kept open by whoever may, once it is warned; who is waited for is waited for as long as before', () => {
  const game = lobby({ status: 'playing', seats: [{ role: 'thor', userId: BEN }] });
  const since = { idleSince: NOON.toISOString() };
  const warned = sleepsAt(game, since);
  expect(refusalOf(keepOpen(game, BEN, false, NOON))).toBe('not-asleep');
  expect(refusalOf(keepOpen(game, CAT, false, warned))).toBe('only-seated-or-host');
  const kept = keepOpen(game, BEN, false, warned);
  if (!kept.ok) throw new Error('not kept');
  expect(kept.table).toEqual(game);
  expect(kept.errands.at(-1)?.errand).toMatchObject({
    kind: 'watch',
    watch: { since: NOON.toISOString(), idleSince: warned.toISOString(), closesAt: null },
  });
  expect(closesAt(game, warned)).toEqual(secondsAfterNoon(37 * DAY_SECONDS));
});

function refusalOf(kept: ReturnType<typeof keepOpen>): string | null {
  return kept.ok ? null : kept.refusal.why;
}
