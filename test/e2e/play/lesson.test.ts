/** A lesson at the local Discord: begun, left and found again, left by another answer and led back, and played to its end. */
import { expect, test } from 'vitest';
import { encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import { formatCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Channel } from '../../../src/playground/world/shapes.ts';
import { translator } from '../../../src/words/translate.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { labelsOf, notificationsOf, textOf } from '../people.ts';

const translate = translator('en');
const HOUR_MS = 60 * 60_000;
/** The shortest lesson there is. */
const [GAME = '', STEPS = 0] =
  [...CATALOGUE]
    .map(([id, { lesson }]) => [id, lesson?.steps.length ?? Number.POSITIVE_INFINITY] as const)
    .sort(([, one], [, other]) => one - other)[0] ?? [];

function threadsOf({ local: { world } }: Hall): readonly Channel[] {
  return [...world.channels.values()].filter(({ parentId }) => parentId !== null);
}

/** The button that does what the lesson suggests; where the answer has a button of its own, that one. */
async function suggestedIn(hall: Hall, place: string): Promise<string> {
  const { table, request } = await hall.loaded(place);
  if (labelsOf(hall.board(place)).includes('Do it for me')) return 'Do it for me';
  const step = CATALOGUE.get(GAME)?.lesson?.steps.find(({ text }) =>
    hall.board(place).content.includes(translate({ key: text })),
  );
  const alternative = request?.alternatives.find(({ id }) => id === step?.choice);
  if (request === null || step === undefined || alternative === undefined) throw new Error('no step');
  const code = encodeAnswer(alternative, step.values);
  return formatCustomId({ kind: 'answer', table: table.id, request: request.key, code });
}

test('one person is led through a game, leaves it and comes back, strays and is led back', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^Your lesson begins in <#\d+>/);
  const [thread] = threadsOf(hall);
  const place = thread?.id ?? '';
  expect(thread).toMatchObject({ type: 12, name: expect.stringMatching(/: first lesson - Ada$/) });
  await hall.rests();
  const board = () => hall.board(place);
  expect(board().content).toContain(`**Lesson, step 1 of ${STEPS}.**`);

  const first = await suggestedIn(hall, place);
  expect(await bo.isTold(bo.goesTo(place).presses(first, board()))).toContain(
    `This is <@${ada.id}>'s lesson`,
  );
  local.world.archiveThread(place);
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^Your lesson waits in <#\d+>, .*https:/);
  expect(local.world.channels.get(place)?.archived).toBe(false);
  expect(hall.wire.sent.filter(({ path }) => path.endsWith(`/thread-members/${ada.id}`))).toHaveLength(2);
  expect(threadsOf(hall)).toHaveLength(1);
  const begun = (await hall.loaded(place)).table;
  ada.goesTo(place);
  await Promise.all([ada.presses(first, board()), ada.presses(first, board())]);
  await hall.movesOn(begun);
  hall.turnsClock(30 * HOUR_MS);
  await hall.rests();
  expect(notificationsOf(local, ada)).toEqual([]);

  for (let step = 2; step <= STEPS; step += 1) {
    const { table } = await hall.loaded(place);
    expect(board().content).toContain(`step ${step} of ${STEPS}.`);
    if (step === 2) {
      const offered = await ada.isOffered('/act', 'answer');
      const other = offered.find(({ name }) => !board().content.includes(name));
      await ada.types('/act', { answer: other?.value ?? '' });
      await hall.movesOn(table);
      expect(board().content).toContain('**You go your own way');
      await ada.types('/game undo');
      await hall.rests();
      expect(board().content).toContain('step 2 of');
    }
    const before = (await hall.loaded(place)).table;
    await ada.presses(await suggestedIn(hall, place), board());
    await hall.movesOn(before);
  }
  expect(board().content).toContain('**That was the lesson.**');
  expect(labelsOf(board())).toContain('End the lesson');
  await ada.presses('End the lesson', board());
  expect(await textOf(ada.fills())).toBe('The game is ended.');
  await hall.rests();
  expect(await textOf(ada.types('/learn', { game: GAME }))).toMatch(/^Your lesson begins in/);
  expectGoodManners(hall);
});
