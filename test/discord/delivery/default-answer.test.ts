/** The errand that gives a default answer looks at a table that others may change meanwhile. */
import pino from 'pino';
import { expect, test } from 'vitest';
import { answerWhenDue } from '../../../src/discord/delivery/waiting/default-answers.ts';
import { ANN, actionFor, agreed, BEN, choicesIn, openTestTables, ruler, started } from '../../tables/hall.ts';

const MINUTE_MS = 60_000;

/** Ann has used her actions, and her turn passes in a minute. */
async function passing() {
  const hall = await openTestTables();
  const { id } = await started(hall, { passing: 'after-a-minute' });
  for (const [choice, values] of [
    ['alfheim', {}],
    ['midgard', { island: 'white' }],
    ['enter-trance', {}],
  ] as const)
    agreed(await hall.tables.act(hall.doer(ANN), id, await actionFor(hall.tables, id, choice, values)));
  async function loaded() {
    const found = await hall.tables.loaded(id);
    if (found === null) throw new Error('there is no such table');
    return found;
  }
  const errand = { kind: 'answer', request: (await loaded()).request?.key ?? '' } as const;
  const bot = { tables: hall.tables, now: hall.now, log: pino({ level: 'silent' }) };
  const hasPassed = async () => choicesIn(await hall.tables.log(id)).includes('done');
  return { hall, id, row: { id: 1_000, tableId: id }, errand, loaded, bot, hasPassed };
}

test('a wait that begins again after the table was loaded gives the player the whole time', async () => {
  const { hall, id, row, errand, loaded, bot, hasPassed } = await passing();
  hall.turnsClock(MINUTE_MS);
  const before = await loaded();
  agreed(await hall.tables.pause(ruler(hall, ANN), id));
  agreed(await hall.tables.resume(ruler(hall, ANN), id));
  const posted = await answerWhenDue(bot, row, before, errand);
  expect(await hasPassed()).toBe(false);
  expect(posted?.errands.map((one) => one.errand)).toEqual([errand]);
  const again = await answerWhenDue(bot, { ...row, id: 1_001 }, await loaded(), errand);
  const dueAt = new Date(hall.now().getTime() + MINUTE_MS);
  expect(again?.errands).toEqual([{ errand, dueAt }]);
  hall.turnsClock(MINUTE_MS);
  expect(await answerWhenDue(bot, { ...row, id: 1_002 }, await loaded(), errand)).toBeUndefined();
  expect(await hasPassed()).toBe(true);
});

test('an answer that another program got ahead of is tried again, and given once', async () => {
  const { hall, row, errand, loaded, bot, hasPassed } = await passing();
  hall.turnsClock(MINUTE_MS);
  const before = await loaded();
  const other = hall.anotherProgram();
  const [handed, answered] = await Promise.allSettled([
    other.handOn(ruler(hall, ANN), row.tableId, BEN),
    answerWhenDue(bot, row, before, errand),
  ]);
  expect(handed).toMatchObject({ status: 'fulfilled', value: { ok: true } });
  expect(answered).toMatchObject({ status: 'rejected' });
  expect(await hasPassed()).toBe(false);
  for (const id of [row.id, row.id, 1_001]) await answerWhenDue(bot, { ...row, id }, await loaded(), errand);
  expect(choicesIn(await hall.tables.log(row.tableId)).filter((choice) => choice === 'done')).toHaveLength(1);
});

test('two programs that give the same answer at once give it once', async () => {
  const { hall, row, errand, loaded, bot } = await passing();
  hall.turnsClock(MINUTE_MS);
  const before = await loaded();
  const other = { ...bot, tables: hall.anotherProgram() };
  await Promise.allSettled([
    answerWhenDue(other, { ...row, id: 1_001 }, before, errand),
    answerWhenDue(bot, row, before, errand),
  ]);
  expect(choicesIn(await hall.tables.log(row.tableId)).filter((choice) => choice === 'done')).toHaveLength(1);
});
