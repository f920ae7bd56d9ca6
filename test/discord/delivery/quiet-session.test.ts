/** The job that ends a live session checks a table at which people may still be playing. */
import { expect, test } from 'vitest';
import { endIfQuiet } from '../../../src/discord/delivery/waiting/quiet-sessions.ts';
import { QUIET_MINUTES } from '../../../src/tables/sessions/session.ts';
import { isInSession } from '../../../src/tables/turns/in-session.ts';
import { ANN, agreed, openTestTables, playsOn, started } from '../../shared/hall.ts';

const QUIET_MS = QUIET_MINUTES * 60_000;

async function inSession() {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { arrangements } = agreed(await hall.tables.beginSession(hall.actor(ANN), id));
  const job = { kind: 'session', since: arrangements.session?.since ?? '' } as const;
  async function loaded() {
    const found = await hall.tables.loaded(id);
    if (found === null) throw new Error('there is no such table');
    return found;
  }
  return { hall, row: { id: 1_000, tableId: id }, job, loaded };
}

test('an action after the table was loaded prolongs the session, and another check follows', async () => {
  const { hall, row, job, loaded } = await inSession();
  hall.turnsClock(QUIET_MS);
  const before = await loaded();
  await playsOn(hall, row.tableId, 1);
  const posted = await endIfQuiet(hall, row, before, job);
  expect(posted?.jobs.map((one) => one.job)).toEqual([job]);
  const again = await loaded();
  expect(isInSession(again.table)).toBe(true);
  const next = await endIfQuiet(hall, { ...row, id: 1_001 }, again, job);
  expect(next?.jobs).toEqual([{ job, dueAt: new Date(hall.now().getTime() + QUIET_MS) }]);
});

test('a quiet table ends its session, and an ended session needs no further check', async () => {
  const { hall, row, job, loaded } = await inSession();
  hall.turnsClock(QUIET_MS);
  const before = await loaded();
  expect(await endIfQuiet(hall, row, before, job)).toBeUndefined();
  expect(isInSession((await loaded()).table)).toBe(false);
  expect(await endIfQuiet(hall, { ...row, id: 1_001 }, before, job)).toBeUndefined();
});
