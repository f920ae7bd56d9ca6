/** Undo: an answer undone by button and by command during its turn. */
import { expect, test } from 'vitest';
import { labelsOf, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

const GIALP = 'alea-1:story 76';
const UNDONE = 'Undone:\n- Thor takes an Elf';

test("the undo button is there as long as there's something to undo, and reports what was undone", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  const opened = await hall.loaded();
  expect(labelsOf(hall.board())).not.toContain('Undo');
  await ada.types('/yggdrasil alfheim');
  await hall.movesOn(opened.table);
  const board = hall.board();
  expect(labelsOf(board)).toContain('Undo');
  expect(await bo.isShown(bo.presses('Undo'))).toMatch(/^That was <@\d+>'s move, so only they can undo it/);
  const before = await hall.loaded();
  expect(await ada.isShown(ada.presses('Undo'))).toContain(UNDONE);
  await hall.movesOn(before.table);
  expect((await hall.loaded()).table.state).toEqual(opened.table.state);
  expect(hall.board().id).toBe(board.id);
  expect(labelsOf(hall.board())).not.toContain('Undo');
  expect(hall.boardWords()).not.toContain('takes an Elf');
  expectGoodManners(hall);
});

test('a button pressed twice undoes one answer', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  await ada.types('/yggdrasil alfheim');
  await ada.types('/yggdrasil nidavellir', { artifact: 'surt' });
  await hall.rests();
  const before = await hall.loaded();
  await Promise.all([ada.presses('Undo', hall.board()), ada.presses('Undo', hall.board())]);
  await hall.movesOn(before.table);
  expect((await hall.tables().log(before.table.id)).filter((line) => 'back' in line)).toHaveLength(1);
  expectGoodManners(hall);
});

test("/game undo undoes an answer too, and says why if it can't", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  expect(await textOf(ada.types('/game undo'))).toMatch(/^There's nothing to undo/);
  await ada.types('/yggdrasil alfheim');
  expect(await textOf(ada.types('/game undo'))).toContain(UNDONE);
  expect(await textOf(ada.types('/game undo'))).toMatch(/^There's nothing to undo/);
  expectGoodManners(hall);
});

test("the summary since a player's last turn leaves out an undone move", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: GIALP });
  await ada.types('/yggdrasil alfheim');
  await ada.types('/game undo');
  await ada.types('/yggdrasil nidavellir', { artifact: 'surt' });
  const since = await textOf(bo.looksUp('Since my last turn'));
  // Bo has not acted yet.
  expect(since).toMatch(/^Since the game started:\n- /);
  expect(since).toContain('forges');
  expect(since).not.toContain('Elf');
  expectGoodManners(hall);
});
