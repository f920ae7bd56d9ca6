/** Pings at night and to people who are away: silent, or delayed until they return. */
import { expect, test } from 'vitest';
import { FLAGS } from '../../../src/playground/model/shapes.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

const HOUR_MS = 60 * 60_000;
const AT_NIGHT = { 'quiet-from': 22, 'quiet-to': 8, 'time-zone': 'utc' };

/** Turns the clock to this hour in UTC, whatever time it is now. */
async function isHour(hall: Hall, hour: number): Promise<void> {
  const day = 24 * HOUR_MS;
  const now = hall.local.world.now() % day;
  hall.turnsClock((hour * HOUR_MS - now + 2 * day) % day);
  await hall.rests();
}

/** Ada as Thor has ended her turn, and Bo as Odin is asked. */
async function boIsAsked(hall: Hall): Promise<void> {
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, ada);
  await hall.rests();
}

function silentMessages({ local: { world } }: Hall): readonly string[] {
  return [...world.messages.values()]
    .filter(({ flags }) => (flags & FLAGS.silent) !== 0)
    .map(({ content }) => content.slice(0, 30));
}

test('at night the board and the direct message name the current player, and no phone rings', async () => {
  const hall = await openHall();
  const { bo, local } = hall;
  await isHour(hall, 23);
  expect(await textOf(bo.types('/settings', { ...AT_NIGHT, direct: true }))).toContain(
    'turn notifications come without a sound',
  );
  await boIsAsked(hall);
  const board = hall.board();
  expect(board.mentions).toEqual([bo.id]);
  expect(notificationsOf(local, bo)).toEqual([]);
  expect(silentMessages(hall)).toEqual([
    expect.stringContaining(`<@${bo.id}>, Odin`),
    expect.stringContaining('**Yggdrasil**, your turn as'),
  ]);
  await isHour(hall, 9);
  expect(notificationsOf(local, bo)).toEqual([]);
  expectGoodManners(hall);
});

test('a person who becomes host of a table at night gets a silent message', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await isHour(hall, 23);
  await bo.types('/settings', AT_NIGHT);
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  await ada.types('/game host', { 'new-host': bo.id });
  await hall.rests();
  expect(silentMessages(hall)).toEqual([expect.stringContaining(`<@${ada.id}>`)]);
  expect(notificationsOf(local, bo)).toEqual([]);
  await isHour(hall, 9);
  await bo.types('/game host', { 'new-host': ada.id });
  await ada.types('/game host', { 'new-host': bo.id });
  await hall.rests();
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expectGoodManners(hall);
});

test('a player who prefers to wait is pinged once after the night, even after a restart, and not by the board', async () => {
  const hall = await openHall();
  const { bo, local } = hall;
  await isHour(hall, 23);
  await bo.types('/settings', AT_NIGHT);
  expect(await textOf(bo.types('/settings', { 'quiet-calls': 'wait', direct: true }))).toContain(
    'wait until your quiet hours are over',
  );
  await boIsAsked(hall);
  expect(hall.board().mentions).toEqual([]);
  await hall.stops();
  await hall.starts();
  await isHour(hall, 7);
  expect(notificationsOf(local, bo)).toEqual([]);
  await isHour(hall, 8);
  await hall.restarts();
  await hall.rests();
  const link = /\nThe board: https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+$/;
  expect(postedIn(hall).at(-1)).toMatch(new RegExp(`^<@${bo.id}>, Odin, it's your turn: `));
  expect(postedIn(hall).at(-1)).toMatch(link);
  expect(notificationsOf(local, bo).map(({ text }) => text.slice(0, 24))).toEqual([
    expect.stringContaining('Ratatoskr'),
    expect.stringContaining('Ratatoskr'),
  ]);
  // From this morning ping on, the reminder gets its full time.
  await isHour(hall, 19);
  expect(notificationsOf(local, bo)).toHaveLength(2);
  await isHour(hall, 20);
  expect(postedIn(hall).at(-1)).toContain("it's still your turn");
  expectGoodManners(hall);
});

test('a player who answered at night, or whose game was paused, is not pinged in the morning', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await isHour(hall, 23);
  await bo.types('/settings', { ...AT_NIGHT, 'quiet-calls': 'wait' });
  await boIsAsked(hall);
  await goesOn(hall, 1);
  await isHour(hall, 8);
  expect(notificationsOf(local, bo)).toEqual([]);

  await isHour(hall, 23);
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, bo);
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, ada);
  await hall.rests();
  await ada.types('/game pause');
  await isHour(hall, 8);
  expect(notificationsOf(local, bo)).toEqual([]);
  await ada.types('/game resume');
  await hall.rests();
  expect(notificationsOf(local, bo)).toHaveLength(1);
});

test("after a crash before a night's board was recorded, players it didn't ping are pinged in the morning", async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await isHour(hall, 23);
  await bo.types('/settings', { ...AT_NIGHT, 'quiet-calls': 'wait' });
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  const lost = hall.wire.losesAnswerTo(
    ({ method, path, body }) =>
      method === 'POST' && path.endsWith('/messages') && String(body['content']).startsWith(`<@${bo.id}>`),
  );
  await ada.types('/yggdrasil done');
  await ada.presses('Done anyway');
  await lost;
  await hall.stops();
  hall.turnsClock(HOUR_MS);
  await hall.starts();
  await hall.rests();
  await isHour(hall, 8);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(postedIn(hall).filter((content) => callTo(bo, 'Odin').test(content))).toHaveLength(1);
});
