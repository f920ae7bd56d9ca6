/** A lesson at the local Discord: begun, left and found again, left by another answer and led back, and played to its end. */
import { expect, test } from 'vitest';
import { formatCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Channel } from '../../../src/playground/world/shapes.ts';
import { lessonMoment } from '../../../src/tables/lessons/lesson-path.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { labelsOf, notificationsOf, type Player, textOf } from '../people.ts';

const HOUR_MS = 60 * 60_000;
const GAME = 'yggdrasil';
const STEPS = CATALOGUE.get(GAME)?.lesson?.steps.length ?? 0;

function threadsOf({ local: { world } }: Hall): readonly Channel[] {
  return [...world.channels.values()].filter(({ parentId }) => parentId !== null);
}

/** By the button that does it, or where the answer has a button of its own, by that. */
async function takesStep(hall: Hall, player: Player): Promise<void> {
  const loaded = await hall.loaded(player.place());
  const moment = lessonMoment(loaded);
  const board = hall.board(player.place());
  if (moment?.kind !== 'step') throw new Error(`no step: ${board.content}`);
  const { choice, request } = moment.action;
  const own = formatCustomId({ kind: 'answer', table: loaded.table.id, request, code: choice });
  await player.presses(labelsOf(board).includes('Do it for me') ? 'Do it for me' : own, board);
  await hall.movesOn(loaded.table);
}

test('one person is led through a game, leaves it and comes back, strays and is led back', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^Your lesson begins in <#\d+>/);
  const [thread] = threadsOf(hall);
  const place = thread?.id ?? '';
  expect(thread).toMatchObject({ type: 12, name: 'Yggdrasil: first lesson - Ada' });
  await hall.rests();
  const board = () => hall.board(place);
  expect(board().content).toContain(`**Lesson, step 1 of ${STEPS}.**`);

  expect(await bo.isTold(bo.goesTo(place).presses('Do it for me', board()))).toContain('You have no seat');
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^Your lesson waits in <#\d+>, .*https:/);
  expect(threadsOf(hall)).toHaveLength(1);
  const begun = (await hall.loaded(place)).table;
  ada.goesTo(place);
  await Promise.all([ada.presses('Do it for me', board()), ada.presses('Do it for me', board())]);
  await hall.movesOn(begun);
  hall.turnsClock(30 * HOUR_MS);
  await hall.rests();
  expect(notificationsOf(local, ada)).toEqual([]);

  for (let step = 2; step <= STEPS; step += 1) {
    const { table } = await hall.loaded(place);
    expect(board().content).toContain(`step ${step} of ${STEPS}.`);
    if (step === 2) {
      const other = (await ada.isOffered('/act', 'answer')).find(({ name }) => !name.includes('Alfheim'));
      await ada.types('/act', { answer: other?.value ?? '' });
      await hall.movesOn(table);
      expect(board().content).toContain('**Your own way: good.**');
      await ada.types('/game undo');
      await hall.rests();
      expect(board().content).toContain('step 2 of');
    }
    await takesStep(hall, ada.goesTo(place));
  }
  expect(board().content).toContain('**That was the lesson.**');
  expect(labelsOf(board())).toContain('End the lesson');
  await ada.presses('End the lesson', board());
  expect(await textOf(ada.fills())).toBe('The game is ended.');
  await hall.rests();
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^Your lesson begins in/);
  expectGoodManners(hall);
});
