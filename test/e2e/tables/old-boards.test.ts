/** A replaced board keeps its text, and drops its picture and its buttons. */
import { expect, test } from 'vitest';
import { labelsOf, wordsIn } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

test('the second newest board keeps its text and loses its picture and buttons', async () => {
  const hall = await openHall();
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: 'story 76' });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await hall.rests();
  const old = hall.board();
  expect(old.attachments).toHaveLength(1);
  await endsTurn(hall, hall.ada);
  await hall.rests();
  const now = hall.local.world.messages.get(old.id);
  if (now === undefined) throw new Error('the old board is gone');
  expect(hall.board().id).not.toBe(old.id);
  expect(hall.board().attachments).toHaveLength(1);
  expect(now.attachments).toEqual([]);
  expect(labelsOf(now)).toEqual([]);
  expect(wordsIn(now)).not.toBe('');
  expect(now.embeds).toHaveLength(1);
});
