/** A table that comes from a backup: asked anew, with its whole time, and told so once. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { takeOverBackup } from '../../src/program/taking-over.ts';
import { ANN, actionFor, agreed, openTestTables, order, started, type TestTables, whyNot } from './hall.ts';

const COPIED = new Date('2026-11-20T11:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const TOLD = {
  kind: 'notice',
  saying: { key: 'table.put-back', with: { time: String(COPIED.getTime() / 1000) } },
};

function kinds(rows: Awaited<ReturnType<TestTables['errands']>>) {
  return rows.map(({ errand }) => errand.kind);
}

test('a game asks by a key that nothing ever bore, and waits from now on', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const table = await started(hall);
  await hall.errands();
  const old = await actionFor(tables, table.id, 'alfheim');
  hall.turnsClock(DAY);
  const back = agreed(await tables.putBack(table.id, COPIED));
  expect(back.waitingSince).toEqual(hall.now());
  expect(await hall.errands()).toMatchObject([
    { errand: TOLD },
    { errand: { kind: 'board', afresh: true, recalls: true } },
  ]);
  expect(whyNot(await tables.act(doer(ANN), table.id, old))).toBe('stale');
  const asked = await actionFor(tables, table.id, 'alfheim');
  expect(asked.request).toMatch(new RegExp(`^${old.request}\\.\\d+$`));
  agreed(await tables.act(doer(ANN), table.id, asked));
});

test('told again after a crash on the way, it is told once; from a later backup, again and by other keys', async () => {
  const hall = await openTestTables();
  const { tables } = hall;
  const { id } = await started(hall);
  agreed(await tables.putBack(id, COPIED));
  const key = (await tables.standing(id))?.request?.key;
  const { version } = agreed(await tables.putBack(id, COPIED));
  expect((await tables.standing(id))?.table.version).toBe(version);
  expect((await tables.standing(id))?.request?.key).toBe(key);
  agreed(await tables.putBack(id, new Date(COPIED.getTime() + DAY)));
  expect((await tables.standing(id))?.request?.key).not.toBe(key);
});

test('a lobby is shown, a paused game calls nobody, and a place that is gone is told nothing', async () => {
  const hall = await openTestTables();
  const { tables, doer } = hall;
  const lobby = agreed(await tables.open(doer(ANN), order()));
  await hall.errands();
  agreed(await tables.putBack(lobby.id, COPIED));
  expect(kinds(await hall.errands())).toEqual(['notice', 'lobby']);
  agreed(await tables.abort({ ...doer(ANN), isModerator: false }, lobby.id));

  const game = await started(hall);
  agreed(await tables.pause({ ...doer(ANN), isModerator: false }, game.id));
  await hall.errands();
  agreed(await tables.putBack(game.id, COPIED));
  const [, board] = await hall.errands();
  expect(board?.errand).toMatchObject({ kind: 'board', afresh: true });
  expect(board?.errand).not.toHaveProperty('recalls');

  await tables.suspend(game.id, game.place, 'channel-gone');
  await hall.errands();
  agreed(await tables.putBack(game.id, new Date(COPIED.getTime() + DAY)));
  expect(await hall.errands()).toEqual([]);
});

test('a store that is no backup is left alone', async () => {
  const hall = await openTestTables();
  const { id, version } = await started(hall);
  await takeOverBackup(hall.tables, hall.store, pino({ level: 'silent' }));
  expect((await hall.tables.standing(id))?.table.version).toBe(version);
});
