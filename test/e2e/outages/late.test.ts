/** Lasting failures show in the health report. Discord's permanent refusals are reported in words and block nothing else. */
import { expect, test } from 'vitest';
import { type Health, healthOf } from '../../../src/metrics/health.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { jobsLeft, keptLog, passesOver, thorAndOdin, timesPosted, WHERE } from '../faults.ts';
import { postedIn } from '../manners.ts';
import { endsTurn, goesOn } from '../playing.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const REFUSED = 'set aside an outbox job that Discord refuses';

/** The bot's health this many minutes from now, after an hour of running. */
async function healthIn(minutes: number, hall: Hall): Promise<Health> {
  const now = new Date(Date.now() + minutes * MINUTE_MS);
  return healthOf({
    phase: 'running',
    startedAt: new Date(now.getTime() - 60 * MINUTE_MS),
    now,
    gateway: [{ id: 0, isConnected: true, ping: 1, reconnects: 0 }],
    backlog: await hall.kept().store.backlog(now),
    storageError: null,
    lastPoll: now,
    share: null,
    clockAhead: 0,
  });
}

/** A failed job is tried three more times: this is long enough for that, but not for anything else to become due. */
async function triesAgain(hall: Hall, times = 3): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    hall.turnsClock(8_000);
    await hall.settles();
  }
}

test('a board that has failed for seven minutes makes health report the bot as late, until the board is shown', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const fault = local.world.restFaults.inject({ kind: 'failing', status: 500 }, { on: WHERE.posting });
  const turn = endsTurn(hall, ada);
  await hall.refusedJob();
  expect(await healthIn(0, hall)).toMatchObject({ status: 'ok', outbox: 'running' });
  for (let minute = 1; minute <= 7; minute += 1) {
    hall.turnsClock(MINUTE_MS);
    await hall.settles();
  }
  expect(await healthIn(7, hall)).toMatchObject({ status: 'failing', outbox: 'late' });
  fault.ends();
  await passesOver(hall);
  await turn;
  expect(await healthIn(12, hall)).toMatchObject({ status: 'ok', outbox: 'running' });
});

test('a missing permission does not make health report the bot as late', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await thorAndOdin(hall);
  local.world.revoke(ada.place(), 'SendMessages');
  const refused = hall.refusedJob();
  void endsTurn(hall, ada);
  await refused;
  expect(await healthIn(30, hall)).toMatchObject({ status: 'ok', outbox: 'running' });
  local.world.grant(ada.place(), 'SendMessages');
  await hall.rests();
});

test('if Discord refuses a new board permanently, players are pinged by a text message, can play, and see the next board', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const fault = local.world.restFaults.inject({ kind: 'refusing' }, { on: WHERE.posting, times: 4 });
  const refused = hall.refusedJob();
  const turn = endsTurn(hall, ada);
  await refused;
  await triesAgain(hall);
  await turn;
  expect(fault.calls).toHaveLength(4);
  expect(postedIn(hall).slice(posted)).toEqual([
    `Discord won't accept this board, so I can't show it here.\n<@${bo.id}>, the game is safe: \`/board\` shows it to you, and you can play there. I'll try again with the next move.`,
  ]);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(timesPosted(lines(), REFUSED)).toBe(1);
  expect(jobsLeft(hall.file)).toEqual(['board']);
  expect(await healthIn(60, hall)).toMatchObject({ status: 'ok', outbox: 'running' });
  expect(await textOf(bo.types('/board'))).toContain('enemy cards left');
  await goesOn(hall, 1);
  const { request } = await hall.loaded();
  expect(JSON.stringify(hall.board().components)).toContain(`|${request?.key}|`);
  expect(timesPosted(lines(), REFUSED)).toBe(1);
});

test('if Discord refuses an edit of the board permanently, later edits still come, and no one is pinged', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const fault = local.world.restFaults.inject({ kind: 'refusing' }, { on: WHERE.editing, times: 4 });
  const { table } = await hall.loaded();
  const refused = hall.refusedJob();
  await ada.presses('Take an Elf (Alfheim)');
  await refused;
  await triesAgain(hall);
  await hall.movesOn(table);
  fault.ends();
  expect(postedIn(hall).at(-1)).toContain('`/board` shows it to you');
  expect(local.world.notifications).toEqual([]);
  await ada.types('/yggdrasil midgard');
  await hall.rests();
  expect(postedIn(hall).some((content) => content.includes('takes an Elf'))).toBe(true);
  expect(timesPosted(lines(), REFUSED)).toBe(1);
});

test('if Discord also refuses the words that replace the board, they are dropped', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const fault = local.world.restFaults.inject({ kind: 'refusing' }, { on: WHERE.posting });
  await ada.types('/game pause');
  await triesAgain(hall, 8);
  fault.ends();
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted);
  expect(timesPosted(lines(), REFUSED)).toBe(2);
});

test('a reminder that Discord refuses permanently is skipped, and the next one comes', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  local.world.restFaults.inject({ kind: 'refusing' }, { on: WHERE.posting, times: 1 });
  hall.turnsClock(13 * HOUR_MS);
  await hall.settles();
  expect(timesPosted(lines(), 'dropped a reminder that Discord refuses')).toBe(1);
  expect(notificationsOf(local, ada)).toEqual([]);
  hall.turnsClock(25 * HOUR_MS);
  await hall.settles();
  expect(notificationsOf(local, ada)).toHaveLength(1);
});
