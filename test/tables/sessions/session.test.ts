/** A live session: who starts and ends it, and when it ends automatically. */
import { expect, test } from 'vitest';
import type { TableId } from '../../../src/tables/model/table.ts';
import { QUIET_MINUTES } from '../../../src/tables/sessions/session.ts';
import { isInSession } from '../../../src/tables/turns/in-session.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  openTestTables,
  playsOn,
  privilegedActor,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';

const MINUTE = 60_000;
const QUIET_MS = QUIET_MINUTES * MINUTE;

async function inSession(): Promise<{
  readonly hall: TestTables;
  readonly id: TableId;
  readonly since: string;
}> {
  const hall = await openTestTables();
  const { id } = await started(hall);
  const { arrangements } = agreed(await hall.tables.beginSession(hall.actor(ANN), id));
  return { hall, id, since: arrangements.session?.since ?? '' };
}

test('anyone at the table can start a session, once, and anyone at the table can end it', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = await started(hall);
  expect(refusalFor(await tables.beginSession(actor(CAT), id))).toBe('only-seated-or-host');
  expect(refusalFor(await tables.endSession(actor(BEN), id))).toBe('session-over');
  const begun = agreed(await tables.beginSession(actor(BEN), id));
  expect(begun.arrangements.session).toMatchObject({ by: BEN });
  expect(refusalFor(await tables.beginSession(actor(ANN), id))).toBe('session-on');
  expect(refusalFor(await tables.endSession(actor(CAT), id))).toBe('only-seated-or-host');
  expect(agreed(await tables.endSession(actor(ANN), id)).arrangements).not.toHaveProperty('session');
});

test('a session ends after half an hour without an action, and actions prolong it', async () => {
  const { hall, id, since } = await inSession();
  hall.turnsClock(QUIET_MS - MINUTE);
  await playsOn(hall, id, 1);
  hall.turnsClock(MINUTE);
  expect((await hall.jobs()).map(({ job }) => job)).toContainEqual({ kind: 'session', since });
  expect(refusalFor(await hall.tables.endQuietSession(id, since, 'early'))).toBe('session-goes-on');
  hall.turnsClock(QUIET_MS);
  const table = agreed(await hall.tables.endQuietSession(id, since, 'quiet'));
  expect(isInSession(table)).toBe(false);
  expect(table.waitingSince).toEqual(hall.now());
  const boards = (await hall.jobs()).flatMap(({ job }) => (job.kind === 'board' ? job : []));
  expect(boards.at(-1)).toMatchObject({ by: null, afresh: true, recalls: true });
});

test('the job of an earlier session does not end the next one', async () => {
  const { hall, id, since } = await inSession();
  hall.turnsClock(MINUTE);
  agreed(await hall.tables.endSession(hall.actor(ANN), id));
  agreed(await hall.tables.beginSession(hall.actor(ANN), id));
  hall.turnsClock(2 * QUIET_MS);
  expect(refusalFor(await hall.tables.endQuietSession(id, since, 'late'))).toBe('session-over');
});

test('a session ends with a pause, and with the game', async () => {
  const { hall, id } = await inSession();
  expect(isInSession(agreed(await hall.tables.pause(privilegedActor(hall, ANN), id)))).toBe(false);
  agreed(await hall.tables.resume(privilegedActor(hall, ANN), id));
  agreed(await hall.tables.beginSession(hall.actor(ANN), id));
  await playsOn(hall, id);
  const { table } = (await hall.tables.loaded(id)) ?? {};
  expect(table?.status).toBe('finished');
  expect(table?.arrangements).not.toHaveProperty('session');
});

test('after data is erased, a session no longer names its starter', async () => {
  const { hall, id, since } = await inSession();
  await hall.tables.forget(hall.actor(ANN), []);
  const { table } = (await hall.tables.loaded(id)) ?? {};
  expect(table?.arrangements.session).toEqual({ by: 'erased', since });
});
