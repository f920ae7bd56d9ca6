/** A paused game: no one plays, no one is pinged, nothing passes automatically. */
import { expect, test } from 'vitest';
import type { UserId } from '../../../src/tables/model/table.ts';
import { labelsOf, notificationsOf, textOf, wordsIn } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

const HOUR_MS = 60 * 60_000;

test('the host pauses a game, nothing moves, a moderator resumes it, and the current player is pinged again', async () => {
  const hall = await openHall();
  const { ada, bo, mo } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, ada);
  const called = notificationsOf(hall.local, bo).length;

  expect(await textOf(ada.types('/game pause'))).toBe('The game is paused. `/game resume` continues it.');
  await hall.rests();
  const board = hall.local.world.messages.get((await shownOn()) ?? '');
  expect(board === undefined ? '' : wordsIn(board)).toContain(`⏸ Paused by <@${ada.id}>.`);
  expect(board === undefined ? [] : labelsOf(board)).toEqual(['Resume', 'More']);
  expect(await textOf(bo.types('/yggdrasil done'))).toContain(`<@${ada.id}> has paused this game`);
  expect(await textOf(bo.types('/game status'))).toContain('⏸ Paused by');
  expect(await textOf(ada.types('/game pause'))).toContain('has paused this game');
  expect(await textOf(bo.types('/game resume'))).toContain('only the host');

  await mo.types('/game resume');
  await hall.rests();
  expect(notificationsOf(hall.local, bo)).toHaveLength(called + 1);
  expect(hall.boardWords()).toMatch(callTo(bo, 'Odin'));
  expect(await textOf(mo.types('/game resume'))).toContain("isn't paused");
  expectGoodManners(hall);

  async function shownOn(): Promise<string | undefined> {
    const [posted] = hall.local.world
      .messagesIn(hall.local.world.channelCalled('#yggdrasil')?.id ?? '')
      .filter(({ attachments }) => attachments.length > 0)
      .slice(-1);
    expect((await hall.tables().loaded(id))?.table.pausedBy).toBe(ada.id);
    return posted?.id;
  }
});

test('an automatic pass waits during a pause, even over a restart, and gets its full time again', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await whereSeveralMayBegin(hall);
  await ada.types('/game pause');
  await hall.rests();
  const paused = (await hall.loaded()).table;
  hall.turnsClock(30 * HOUR_MS);
  await hall.restarts();
  await hall.rests();
  expect((await hall.loaded()).table.version).toBe(paused.version);
  await ada.types('/game resume');
  await hall.rests();
  await expectAWholeDay(hall);
  expect(postedIn(hall).some((content) => content.includes('has resumed this game.'))).toBe(true);
  expectGoodManners(hall);
});

test('an automatic pass gets its full time again even after a short pause', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await whereSeveralMayBegin(hall);
  hall.turnsClock(20 * HOUR_MS);
  await hall.rests();
  await ada.types('/game pause');
  await hall.rests();
  hall.turnsClock(HOUR_MS);
  await ada.types('/game resume');
  await hall.rests();
  await expectAWholeDay(hall);
});

test('after a week any player may resume a game its host has forgotten', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await ada.types('/game pause');
  await hall.rests();
  expect(await bo.isShown(bo.presses('Resume'))).toContain('anyone who has a seat can');
  hall.turnsClock(7 * 24 * HOUR_MS);
  await hall.rests();
  const paused = (await hall.loaded()).table;
  await bo.presses('Resume');
  await hall.movesOn(paused);
  expect((await hall.loaded()).table.pausedBy).toBeNull();
  expect(postedIn(hall)).toContain(`▶ <@${bo.id}> has resumed this game.`);
});

test('a paused game that no one resumes is closed after a warning, and its channel is free', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await ada.types('/game pause');
  for (const days of [30, 7]) {
    hall.turnsClock(days * 24 * HOUR_MS);
    await hall.rests();
  }
  expect(postedIn(hall).filter((content) => content.includes('for a month'))).toHaveLength(1);
  await expect(hall.loaded()).rejects.toThrow('no live table');
  expect(await textOf(cleo.types('/game new', { game: 'yggdrasil' }))).toContain('open');
});

test('if a game is paused and resumed while the board of a new turn is on its way, the player is pinged once', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { id } = await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  const held = hall.wire.holdsAnswerTo(
    ({ method, path, body }) =>
      method === 'POST' && path.endsWith('/messages') && String(body['content']).startsWith(`<@${bo.id}>`),
  );
  const { table, request } = await hall.loaded();
  const done = { request: request?.key ?? '', choice: 'done', values: {} };
  await hall
    .tables()
    .act({ userId: ada.id as UserId, guildId: null, cause: `done ${table.version}` }, id, done);
  await held.happened;
  await ada.types('/game pause');
  await ada.types('/game resume');
  held.lets();
  await hall.rests();
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(hall.boardWords()).toMatch(callTo(bo, 'Odin'));
  expect(labelsOf(hall.board())).toContain('More');
  expectGoodManners(hall);
});

test('a pause board that arrives after the game was resumed pings no one; the current player is pinged', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, ada);
  const called = notificationsOf(local, bo).length;
  // The board is then too old to be edited in place.
  hall.turnsClock(2 * HOUR_MS);
  const held = hall.wire.holdsAnswerTo(
    ({ method, path, body }) =>
      method === 'POST' && path.endsWith('/messages') && JSON.stringify(body).includes('⏸ Paused by'),
  );
  await ada.types('/game pause');
  await held.happened;
  await ada.types('/game resume');
  held.lets();
  await hall.rests();
  expect(notificationsOf(local, bo)).toHaveLength(called + 1);
  expect(hall.boardWords()).toMatch(callTo(bo, 'Odin'));
});

/** Three gods of Chronicles, each of whom may start; after a day the table starts automatically. */
async function whereSeveralMayBegin(hall: Hall): Promise<void> {
  const { ada, bo, cleo } = hall;
  const seats = { odin: ada, thor: bo, tyr: cleo };
  await startsGame(hall, { seats, seed: 'a pause', options: { game: 'chronicles', rules: 'easy' } });
}

async function expectAWholeDay(hall: Hall): Promise<void> {
  const resumed = (await hall.loaded()).table;
  hall.turnsClock(23 * HOUR_MS);
  await hall.rests();
  expect((await hall.loaded()).table.version).toBe(resumed.version);
  hall.turnsClock(2 * HOUR_MS);
  await hall.movesOn(resumed);
  expect((await hall.loaded()).request?.about).toBe('turn');
}
