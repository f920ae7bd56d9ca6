/** Yggdrasil Chronicles in a channel: gods go next in any order; one whole game is won, and one is lost. */
import { expect, test } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { isPlayedInFull } from '../../scale.ts';
import { labelsOf, notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callAmong, callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { DRAWS_SOME } from '../painter.ts';
import { endButtons, playsOn, startsGame } from '../playing.ts';

const DAY_MS = 24 * 60 * 60_000;
const sensible = CATALOGUE.get('chronicles')?.policies['sensible'] ?? atRandom;

/** Ada as Odin, Bo as Thor, Cleo as Tyr. */
async function three(seed: string): Promise<Hall> {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, {
    seats: { odin: ada, thor: bo, tyr: cleo },
    seed,
    options: { game: 'chronicles', rules: 'easy' },
  });
  return hall;
}

function calledSince(hall: Hall, before: number): readonly string[] {
  return hall.local.world.notifications.slice(before).map(({ userId }) => userId);
}

test('gods take their turns in any order: each player is pinged once, and the last one left is pinged again', async () => {
  const hall = await three('who is awake');
  const { ada, bo, cleo } = hall;
  expect(labelsOf(hall.board()).slice(0, 3)).toEqual(['Odin starts', 'Thor starts', 'Tyr starts']);
  expect(hall.boardWords()).toMatch(
    callAmong([
      [ada, 'Odin'],
      [bo, 'Thor'],
      [cleo, 'Tyr'],
    ]),
  );
  expect(calledSince(hall, 0)).toEqual([bo.id, cleo.id]);

  const opened = await hall.loaded();
  expect(await bo.isShown(bo.presses('Tyr starts'))).toContain('Tyr');
  expect(await textOf(hall.mo.types('/chronicles begin'))).toContain("You don't have a seat at this");
  expect((await hall.loaded()).table.version).toBe(opened.table.version);

  await bo.types('/chronicles begin');
  await hall.movesOn(opened.table);
  expect((await hall.loaded()).request).toMatchObject({ about: 'turn', seats: [1] });
  const turnOfThor = await hall.loaded();
  await bo.types('/chronicles done');
  await bo.presses('Done anyway');
  await hall.movesOn(turnOfThor.table);
  const turnBefore = 'Thor ends the turn without an action.';
  expect(hall.boardWords()).toContain(turnBefore);
  const beginnings = labelsOf(hall.board()).slice(0, 2);
  expect(beginnings).toEqual([expect.stringMatching(/^Odin starts/), expect.stringMatching(/^Tyr starts/)]);
  expect(await textOf(bo.types('/game status'))).toContain(`<@${ada.id}> as Odin and <@${cleo.id}> as Tyr`);
  expect(await textOf(bo.types('/chronicles move'))).toContain('can go now');
  expect(calledSince(hall, 2)).toEqual([]);

  const turnOfOdin = await hall.loaded();
  await ada.presses(beginnings[0] ?? '');
  await hall.movesOn(turnOfOdin.table);
  expect(hall.boardWords()).not.toContain(turnBefore);
  const before = (await hall.loaded()).table;
  await ada.types('/chronicles done');
  await ada.presses('Done anyway');
  await hall.movesOn(before);
  expect((await hall.loaded()).request).toMatchObject({ seats: [2] });
  expect(calledSince(hall, 2)).toEqual([cleo.id]);
  expectGoodManners(hall);
});

test('after a day without a start the first seat goes, even if the bot was away in between', async () => {
  const hall = await three('a day');
  const { ada, bo, cleo } = hall;
  const opened = await hall.loaded();
  const before = hall.local.world.notifications.length;
  hall.turnsClock(DAY_MS - 60_000);
  await hall.rests();
  expect((await hall.loaded()).table.version).toBe(opened.table.version);
  // Everyone who may start is reminded.
  expect(calledSince(hall, before).toSorted()).toEqual([ada.id, bo.id, cleo.id]);
  const called = hall.local.world.notifications.length;
  await hall.restarts();
  hall.turnsClock(120_000);
  await hall.movesOn(opened.table);
  expect((await hall.loaded()).request).toMatchObject({ about: 'turn', seats: [0] });
  expect(calledSince(hall, called)).toEqual([ada.id]);
  expect(hall.boardWords()).toMatch(callTo(ada, 'Odin'));
  expectGoodManners(hall);
});

test('after the first seat went by default, the others are not pinged again', async () => {
  const hall = await three('a day');
  const { ada } = hall;
  const opened = await hall.loaded();
  hall.turnsClock(DAY_MS + 60_000);
  await hall.movesOn(opened.table);
  const called = hall.local.world.notifications.length;
  const before = (await hall.loaded()).table;
  await ada.types('/chronicles done');
  await ada.presses('Done anyway');
  await hall.movesOn(before);
  expect((await hall.loaded()).request).toMatchObject({ about: 'order', seats: [1, 2] });
  expect(calledSince(hall, called)).toEqual([]);
  expectGoodManners(hall);
});

test('a player with all the seats gets reminders and no other messages', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, {
    seats: { odin: ada, thor: ada },
    seed: 'two seats',
    options: { game: 'chronicles', rules: 'easy' },
  });
  const { version } = (await hall.loaded()).table;
  expect(hall.boardWords()).toMatch(callTo(ada, 'Odin and Thor'));
  hall.turnsClock(2 * DAY_MS);
  await hall.rests();
  expect((await hall.loaded()).table.version).toBe(version);
  const texts = hall.local.world.notifications.map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining("it's still your turn")]);
});

test('an impossible number is refused with the rule that forbids it', async () => {
  const hall = await three('numbers');
  const { ada } = hall;
  await ada.types('/chronicles begin');
  await hall.rests();
  await ada.types('/chronicles move', { world: 'midgard' });
  await hall.rests();
  expect(await textOf(ada.types('/chronicles fight', { heroes: '9' }))).toMatch(/Hero/);
  expect(await textOf(ada.types('/chronicles fight', { dice: '9' }))).toMatch(/Vanir dice/);
  expect(await textOf(ada.types('/chronicles act', { heroes: '9' }))).not.toMatch(/went wrong/);
  expect(await textOf(ada.types('/chronicles act', { world: 'midgard', heroes: '1' }))).toContain('1 Hero');
  expectGoodManners(hall);
});

test.runIf(isPlayedInFull())(
  'two gods, and a third that supports them, hold the Tree until Nidhögg reaches his end, and win a whole game',
  async () => {
    const hall = await openHall({ painter: DRAWS_SOME });
    const { ada, bo } = hall;
    await startsGame(hall, {
      seats: { freyr: ada, frigg: bo },
      seed: 'held',
      options: { game: 'chronicles', rules: 'easy', passing: 'at once' },
    });
    await playsOn(hall, { [ada.id]: ada, [bo.id]: bo }, sensible, playersChance('the players'));
    const board = hall.board();
    expect(board.content).toMatch(/^\*\*.+\*\*\n<@/);
    expect(board.content).toContain('won');
    expect(hall.boardWords()).toContain('Seed `alea-1:held`');
    expect(labelsOf(board)).toEqual(endButtons('Freyr', 'Frigg'));
    expect(board.attachments.map(({ filename }) => filename)).toEqual(['end.png']);
    expectGoodManners(hall);
  },
);

test('five gods on the hard side play at random, answer in every possible way, and lose a whole game', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  const seats = { odin: ada, thor: bo, tyr: cleo, heimdall: mo, freyja: ada };
  const [[first, host] = ['', ada], ...others] = Object.entries(seats);
  await host.types('/game new', {
    role: first,
    seed: 'by chance',
    game: 'chronicles',
    rules: 'hard',
    passing: 'at once',
  });
  for (const [role, player] of others) await player.types('/game join', { role });
  await host.types('/game start');
  await hall.rests();
  const seated = Object.fromEntries([ada, bo, cleo, mo].map((player) => [player.id, player]));
  await playsOn(hall, seated, atRandom, playersChance('the players'));
  const everyone = [ada, bo, cleo, mo].map(({ id }) => `<@${id}>`).join(' ');
  // Four names leave no room in the line that phones show as a notification.
  expect(hall.boardWords()).toMatch(new RegExp(`^\\*\\*.+\\*\\*\n${everyone}\n`));
  // Ada plays Odin and Freyja, and is praised as Odin.
  expect(labelsOf(hall.board())).toEqual(endButtons('Odin', 'Thor', 'Tyr', 'Heimdall'));
  expect(postedIn(hall).length).toBeGreaterThan(10);
  expect(notificationsOf(hall.local, bo).length).toBeGreaterThan(1);
  expectGoodManners(hall);
});
