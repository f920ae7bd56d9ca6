/** Downtime of the bot: it counts towards no wait, and current players are pinged again first. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { pauseHeldUntil } from '../../../src/tables/moderation/pausing.ts';
import { checkTimer } from '../../../src/tables/waiting/wait-timer.ts';
import {
  ANN,
  agreed,
  answers,
  BEN,
  openTestTables,
  order,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { HOUR_MS, waiting } from './waits.ts';

/** Moves the clock forward by that many hours, in which the bot doesn't run. */
async function botIsAway(hall: TestTables, hours: number) {
  const from = hall.now();
  hall.turnsClock(hours * HOUR_MS);
  return { from, to: hall.now() };
}

test('a player asked an hour before three days of downtime gets the rest of their time, and is pinged first', async () => {
  const hall = await openTestTables();
  const { id, waitingSince } = await started(hall);
  hall.turnsClock(HOUR_MS);
  const absence = await botIsAway(hall, 72);
  const table = agreed(await hall.tables.leaveOut(id, absence));
  expect(table.waitingSince.getTime() - waitingSince.getTime()).toBe(72 * HOUR_MS);

  const ben = { ...hall.actor(BEN), isModerator: false };
  const from = (table.waitingSince.getTime() + 48 * HOUR_MS) / 1000;
  const skip = await hall.tables.propose(ben, id, { kind: 'skip', seat: seatIndex(0) });
  expect(skip).toMatchObject({ refusal: { code: 'not-overdue', from } });

  const [row] = await hall.store
    .claimDue(hall.now(), 8)
    .then((rows) => rows.filter(({ job }) => job.kind === 'watch'));
  if (row?.job.kind !== 'watch') throw new Error('nobody looks');
  const look = checkTimer(waiting({ table, pending: { [ANN]: {} } }), row.job.watch, hall.now());
  expect(look.due).toEqual({ kind: 'reminder', call: [ANN] });
  const next = checkTimer(waiting({ table, pending: { [ANN]: {} } }), look.state, hall.now());
  expect(next.due).toBeNull();
});

test('a short outage is left out of the wait, and no one is pinged', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const absence = await botIsAway(hall, 1);
  const table = agreed(await hall.tables.leaveOut(id, absence));
  const state = await hall.store.reminderStateOf(id);
  if (state === null) throw new Error('there is no wait timer');
  expect(state.since).toBe(table.waitingSince.toISOString());
  expect(checkTimer(waiting({ table, pending: { [ANN]: {} } }), state, hall.now()).due).toBeNull();
});

test('an outage delays the passing of a finished turn by its own length, and the board says so', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  await answers(hall, id, 'alfheim');
  await answers(hall, id, 'nidavellir', { artifact: 'surt' });
  const { version } = await answers(hall, id, 'vanaheim:advance');
  const boards = async () =>
    (await hall.jobs()).filter(({ job }) => job.kind === 'board' && job.version > version);
  expect(await boards()).toHaveLength(0);
  agreed(await hall.tables.leaveOut(id, await botIsAway(hall, 1)));
  expect(await boards()).toHaveLength(1);
});

test('an outage is left out once, even if the program dies midway; a wait that began during it starts at its end', async () => {
  const hall = await openTestTables();
  const before = agreed(await hall.tables.open(hall.actor(ANN), order()));
  hall.turnsClock(HOUR_MS);
  const absence = await botIsAway(hall, 5);
  const once = agreed(await hall.tables.leaveOut(before.id, absence));
  agreed(await hall.tables.leaveOut(before.id, absence));
  expect((await hall.store.load(before.id))?.waitingSince).toEqual(once.waitingSince);
  expect((await hall.store.reminderStateOf(before.id))?.since).toBe(once.waitingSince.toISOString());

  const early = { from: absence.from, to: new Date(hall.now().getTime() + HOUR_MS) };
  const begun = agreed(await hall.tables.join(hall.actor(BEN), before.id, { role: null, another: false }));
  expect(begun.waitingSince).toEqual(hall.now());
  expect(
    agreed(await hall.tables.leaveOut(before.id, { ...early, from: new Date(absence.from.getTime() + 1) }))
      .waitingSince,
  ).toEqual(early.to);
});

test.each([1, 100])('a closing announced for %i hours later is delayed by the outage', async (hours) => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const announced = hall.now().getTime() + hours * HOUR_MS;
  await hall.changesReminderState(id, { closesAt: new Date(announced).toISOString() });
  const absence = await botIsAway(hall, 72);
  const table = agreed(await hall.tables.leaveOut(id, absence));
  const state = await hall.store.reminderStateOf(id);
  if (state?.closesAt == null) throw new Error('no closing is announced');
  expect(new Date(state.closesAt).getTime()).toBe(announced + 72 * HOUR_MS);
  expect(checkTimer(waiting({ table, pending: { [ANN]: {} } }), state, hall.now()).due).not.toEqual({
    kind: 'closing',
  });
});

test('a pause lasts until the time in its message, and the table closes later by the length of the outage', async () => {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const paused = agreed(await hall.tables.pause({ ...hall.actor(ANN), isModerator: false }, id));
  const heldUntil = pauseHeldUntil(paused);
  const idleSince = (await hall.store.reminderStateOf(id))?.idleSince ?? '';
  hall.turnsClock(HOUR_MS);
  const table = agreed(await hall.tables.leaveOut(id, await botIsAway(hall, 72)));
  expect(pauseHeldUntil(table)).toEqual(heldUntil);
  const state = await hall.store.reminderStateOf(id);
  expect(state?.since).toBe(table.waitingSince.toISOString());
  expect(new Date(state?.idleSince ?? '').getTime() - new Date(idleSince).getTime()).toBe(72 * HOUR_MS);
});
