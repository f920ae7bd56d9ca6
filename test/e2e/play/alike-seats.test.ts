/** A game whose seats have no roles and whose box can't be corrected, played in a channel. */
import { expect, test } from 'vitest';
import { ALIKE_ONLY } from '../../games/micromidgard/alike.ts';
import { textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { goesOn, leavesGame } from '../playing.ts';

/** Ada has opened a table, and Bo has joined. */
async function lobby(): Promise<Hall> {
  const hall = await openHall({ catalogue: ALIKE_ONLY });
  await hall.ada.types('/game new');
  await hall.bo.types('/game join');
  await hall.rests();
  return hall;
}

/** The game of that lobby, in which Bo starts. */
async function begun(): Promise<Hall> {
  const hall = await lobby();
  await hall.ada.types('/game start', { first: '2' });
  await hall.rests();
  return hall;
}

test('a lobby lists seats only by their people and numbers', async () => {
  const hall = await lobby();
  const { ada, bo, cleo } = hall;
  const [lobbyMessage] = [...hall.local.world.messages.values()].filter(
    ({ components }) => components.length > 0,
  );
  expect(lobbyMessage?.content).toMatch(
    new RegExp(`\\n1. <@${ada.id}>\\n2. <@${bo.id}>\\nYou can take several seats.$`),
  );
  await bo.types('/game leave');
  expect(await cleo.isOffered('/game join', 'role')).toEqual([]);
  expect(await textOf(cleo.types('/game join', { role: 'odin' }))).toBe(
    "All seats in this game are the same, so you can't choose one. Leave out `role`.",
  );
});

test('the host names the first player and frees a seat by the number of the seat', async () => {
  const hall = await lobby();
  const { ada, bo, cleo } = hall;
  const seats = [
    { name: 'Player 1', value: '1' },
    { name: 'Player 2', value: '2' },
  ];
  expect(await ada.isOffered('/game start', 'first')).toEqual(seats);
  expect(await textOf(ada.types('/game leave', { role: '2' }))).toBe(`<@${bo.id}>'s seat is free again.`);
  await cleo.types('/game join');
  await ada.types('/game start', { first: '2' });
  await hall.rests();
  const { table } = await hall.loaded();
  expect(table.seats.map(({ userId }) => userId)).toEqual([cleo.id, ada.id]);
  expect(await textOf(bo.types('/game leave', { role: '1' }))).toMatch(/^You don't have a/);
  expectGoodManners(hall);
});

test('players and actions are identified by the number of the seat', async () => {
  const hall = await begun();
  const { ada, bo } = hall;
  await goesOn(hall, 6);
  const [asked = 0] = (await hall.loaded()).request?.seats ?? [];
  const player = asked === 0 ? bo : ada;
  expect(hall.boardWords()).toMatch(callTo(player, `Player ${asked + 1}`));
  expect(hall.boardWords()).toContain(`\n-# Player ${asked + 1}: `);
  expect(await textOf(ada.types('/game status'))).toContain('\n- Player 1: ');
  expect(await textOf(ada.types('/game log'))).toContain(`Player 1, <@${bo.id}>`);
  expectGoodManners(hall);
});

test('players leave, take and offer a seat by its number', async () => {
  const hall = await begun();
  const { ada, bo, cleo } = hall;
  expect(await bo.isOffered('/game leave', 'role')).toEqual([{ name: 'Player 1', value: '1' }]);
  await leavesGame(hall, bo, { role: '1' });
  await hall.rests();
  expect(postedIn(hall).some((posted) => posted.includes("Player 1's seat is open"))).toBe(true);
  expect(await cleo.isOffered('/game join', 'role')).toEqual([{ name: 'Player 1', value: '1' }]);
  await cleo.types('/game join', { role: '1' });
  await ada.types('/game replace', { role: '2', user: bo.id });
  await hall.rests();
  expect(hall.boardWords()).toContain('asks you to play Player 2 for the rest of the game');
  expect(await textOf(ada.usesOnPerson(bo.id, 'Offer my seat'))).toContain('already on offer');
  expect(await textOf(ada.usesOnPerson(cleo.id, 'Offer my seat'))).toContain('already plays the other one.');
  expect(await textOf(ada.usesOnPerson(ada.id, 'Offer my seat'))).toBe(
    `<@${ada.id}> is keeping Player 2; the offer is withdrawn.`,
  );
  expect(await textOf(ada.usesOnPerson(bo.id, 'Offer my seat'))).toMatch(/^The offer is in the channel\./);
  await hall.rests();
  expect(hall.boardWords()).toBe(
    `<@${bo.id}>, <@${ada.id}> asks you to play Player 2 for the rest of the game.\nOtherwise <@${ada.id}> keeps playing.`,
  );
  expect(await textOf(ada.types('/game skip', { role: '3' }))).toBe(
    "There's no role with that name here. Pick one of the suggestions as you type.",
  );
  expect((await hall.loaded()).table.seats).toMatchObject([{ userId: cleo.id }, { userId: ada.id }]);
  expectGoodManners(hall);
});

test('/server box says so if a game has no box to correct', async () => {
  const hall = await openHall({ catalogue: ALIKE_ONLY });
  const posted = "**Micro Midgard** has no values from a box, so there's no box file for it.";
  const file = { filename: 'my-box.json', bytes: Buffer.from('{}') };
  expect(await textOf(hall.ada.types('/server box'))).toBe(posted);
  expect(await textOf(hall.mo.types('/server box', { file }))).toBe(posted);
});
