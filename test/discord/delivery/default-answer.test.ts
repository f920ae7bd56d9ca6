/** The job that gives a default answer checks a table that others may change in the meantime. */
import pino from 'pino';
import { expect, test } from 'vitest';
import { answerWhenDue } from '../../../src/discord/delivery/waiting/default-answers.ts';
import { questionPhrase } from '../../../src/discord/messages/seats/question-phrase.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  choicesIn,
  leaves,
  openTestTables,
  privilegedActor,
  started,
} from '../../shared/hall.ts';
import { joins } from '../../tables/seats/changing-hands.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Ann has used her actions, and her turn passes in a minute. */
async function passing() {
  const hall = await openTestTables();
  const { id } = await started(hall, { passing: 'after-a-minute' });
  for (const [choice, values] of [
    ['alfheim', {}],
    ['midgard', { island: 'white' }],
    ['enter-trance', {}],
  ] as const)
    agreed(await hall.tables.act(hall.actor(ANN), id, await actionFor(hall.tables, id, choice, values)));
  async function loaded() {
    const found = await hall.tables.loaded(id);
    if (found === null) throw new Error('there is no such table');
    return found;
  }
  const job = { kind: 'answer', request: (await loaded()).request?.key ?? '' } as const;
  const bot = { tables: hall.tables, now: hall.now, log: pino({ level: 'silent' }) };
  const hasPassed = async () => choicesIn(await hall.tables.log(id)).includes('done');
  return { hall, id, row: { id: 1_000, tableId: id }, job, loaded, bot, hasPassed };
}

test('a wait that restarts after the table was loaded gives the player the full time', async () => {
  const { hall, id, row, job, loaded, bot, hasPassed } = await passing();
  hall.turnsClock(MINUTE_MS);
  const before = await loaded();
  agreed(await hall.tables.pause(privilegedActor(hall, ANN), id));
  agreed(await hall.tables.resume(privilegedActor(hall, ANN), id));
  const posted = await answerWhenDue(bot, row, before, job);
  expect(await hasPassed()).toBe(false);
  expect(posted?.jobs.map((one) => one.job)).toEqual([job]);
  const again = await answerWhenDue(bot, { ...row, id: 1_001 }, await loaded(), job);
  const dueAt = new Date(hall.now().getTime() + MINUTE_MS);
  expect(again?.jobs).toEqual([{ job, dueAt }]);
  hall.turnsClock(MINUTE_MS);
  expect(await answerWhenDue(bot, { ...row, id: 1_002 }, await loaded(), job)).toBeUndefined();
  expect(await hasPassed()).toBe(true);
});

test('an answer overtaken by another program is retried, and given once', async () => {
  const { hall, row, job, loaded, bot, hasPassed } = await passing();
  hall.turnsClock(MINUTE_MS);
  const before = await loaded();
  const other = hall.anotherProgram();
  const [handed, answered] = await Promise.allSettled([
    other.handOn(privilegedActor(hall, ANN), row.tableId, BEN),
    answerWhenDue(bot, row, before, job),
  ]);
  expect(handed).toMatchObject({ status: 'fulfilled', value: { ok: true } });
  expect(answered).toMatchObject({ status: 'rejected' });
  expect(await hasPassed()).toBe(false);
  for (const id of [row.id, row.id, 1_001]) await answerWhenDue(bot, { ...row, id }, await loaded(), job);
  expect(choicesIn(await hall.tables.log(row.tableId)).filter((choice) => choice === 'done')).toHaveLength(1);
});

test('if two programs give the same default answer at the same time, it is given once', async () => {
  const { hall, row, job, loaded, bot } = await passing();
  hall.turnsClock(MINUTE_MS);
  const before = await loaded();
  const other = { ...bot, tables: hall.anotherProgram() };
  await Promise.allSettled([
    answerWhenDue(other, { ...row, id: 1_001 }, before, job),
    answerWhenDue(bot, row, before, job),
  ]);
  expect(choicesIn(await hall.tables.log(row.tableId)).filter((choice) => choice === 'done')).toHaveLength(1);
});

/** In Chronicles, Ann and Ben may both go next. After a day one of the two goes by default. */
async function twoMayGo() {
  const hall = await openTestTables();
  const { id } = await started(hall, { gameId: 'chronicles' });
  async function loaded() {
    const found = await hall.tables.loaded(id);
    if (found?.request == null) throw new Error('nothing is asked');
    return { ...found, request: found.request };
  }
  const jobs = (await hall.jobs(new Date(hall.now().getTime() + DAY_MS))).flatMap(({ job }) =>
    job.kind === 'answer' ? [job] : [],
  );
  const [job] = jobs;
  if (job === undefined || jobs.length > 1) throw new Error('there is not one job');
  const bot = { tables: hall.tables, now: hall.now, log: pino({ level: 'silent' }) };
  const isDue = async (row: number) => answerWhenDue(bot, { id: row, tableId: id }, await loaded(), job);
  return { hall, id, loaded, isDue, begun: async () => choicesIn(await hall.tables.log(id)) };
}

test('if one of two players who may go next leaves, only the other is asked, and no turn starts by default', async () => {
  const { hall, id, loaded, isDue, begun } = await twoMayGo();
  agreed(await leaves(hall, BEN, id));
  expect(questionPhrase(await loaded())).toEqual({ key: 'turn.one-decides', with: { count: 1 } });
  hall.turnsClock(DAY_MS);
  expect(await isDue(1_000)).toBeUndefined();
  expect(await begun()).toEqual([]);
  agreed(await leaves(hall, ANN, id));
  expect(questionPhrase(await loaded()).key, 'a board that asks no one promises no answer').toBe(
    'turn.one-decides',
  );
});

test('the default answer comes after a day if another player may go too', async () => {
  const { hall, id, loaded, isDue, begun } = await twoMayGo();
  agreed(await leaves(hall, BEN, id));
  hall.turnsClock(DAY_MS / 2);
  agreed(await joins(hall, id, 'dan' as UserId, 'odin'));
  expect(questionPhrase(await loaded())).toMatchObject({ key: 'chronicles.question.order' });
  hall.turnsClock(DAY_MS / 2);
  const again = await isDue(1_000);
  expect(again?.jobs).toMatchObject([{ dueAt: new Date(hall.now().getTime() + DAY_MS / 2) }]);
  expect(await begun()).toEqual([]);
  hall.turnsClock(DAY_MS / 2);
  expect(await isDue(1_001)).toBeUndefined();
  expect(await begun()).toHaveLength(1);
});
