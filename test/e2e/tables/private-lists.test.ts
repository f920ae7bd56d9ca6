/** Private lists with buttons for a question are removed once that question is answered anywhere. */
import { expect, test } from 'vitest';
import { parseCustomId } from '../../../src/discord/custom-ids/custom-id.ts';
import { readChoice } from '../../../src/discord/messages/questions/choice.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { ephemeralsOf, labelsOf, type Player, wordsIn } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

/** An ordinary first turn of Thor. */
const SEED = 'alea-1:story 76';
const OPTIONS = { advice: 'the current player, privately' };

/** The player's private messages that still have buttons for a question. */
function listsOf({ local }: Hall, player: Player) {
  return ephemeralsOf(local, player).filter(({ components }) =>
    everyComponent(components).some(({ custom_id = '' }) => 'request' in (parseCustomId(custom_id) ?? {})),
  );
}

async function seesAdvice(hall: Hall, player: Player): Promise<void> {
  await player.types('/advise');
  expect(listsOf(hall, player)).toHaveLength(1);
}

test('advice is removed when the question is answered by a command, or undone', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const before = await startsGame(hall, { seats: { thor: ada }, seed: SEED, options: OPTIONS });
  await seesAdvice(hall, ada);
  await ada.types('/yggdrasil alfheim');
  await hall.movesOn(before);
  await hall.rests();
  expect(listsOf(hall, ada)).toEqual([]);

  await seesAdvice(hall, ada);
  await ada.types('/game undo');
  await hall.rests();
  // The undone action could be redone.
  expect(listsOf(hall, ada).map(labelsOf)).toEqual([['Redo']]);
  expectGoodManners(hall);
});

test('a list closes after an answer on it, but stays while its question is open', async () => {
  const hall = await openHall();
  const { ada } = hall;
  const before = await startsGame(hall, { seats: { thor: ada }, seed: SEED, options: OPTIONS });
  await seesAdvice(hall, ada);
  await ada.types('/board');
  await hall.rests();
  const [list] = listsOf(hall, ada);
  expect(list).toBeDefined();
  if (list === undefined) return;
  const [best = ''] = labelsOf(list);
  await ada.presses(best, list);
  await hall.movesOn(before);
  await hall.rests();
  expect(listsOf(hall, ada)).toEqual([]);
  expect(wordsIn(hall.board())).not.toBe('');
  expectGoodManners(hall);
});

test("a lesson's list of other answers closes when the lesson continues", async () => {
  const hall = await openHall({ places: null });
  const { ada } = hall;
  await ada.types('/learn', { game: 'yggdrasil' });
  await hall.rests();
  const thread = [...hall.local.world.channels.values()].findLast(({ parentId }) => parentId !== null);
  ada.goesTo(thread?.id ?? '');
  const board = hall.board(thread?.id);
  const deeds = everyComponent(board.components).flatMap(({ options = [] }) => options);
  const asksHow = deeds.find(({ value }) => readChoice(value)?.leads === 'verb');
  await ada.chooses('Something else…', asksHow?.value ?? 'no deed', board);
  expect(listsOf(hall, ada)).toHaveLength(1);
  const { table } = await hall.loaded(thread?.id);
  await ada.presses(labelsOf(board)[0] ?? 'no button', board);
  await hall.movesOn(table);
  await hall.rests();
  expect(listsOf(hall, ada)).toEqual([]);
  expectGoodManners(hall);
});

test('a private question whose button is pressed before Discord has confirmed the question is deleted only once', async () => {
  const hall = await openHall();
  const { ada, wire } = hall;
  const before = await startsGame(hall, { seats: { thor: ada }, seed: SEED });
  const shown = wire.holdsAnswerTo(
    ({ method, path }) => method === 'POST' && path.startsWith('/api/v10/webhooks/'),
  );
  await ada.presses('Done', hall.board());
  await shown.happened;
  await ada.presses(`v1|${before.id}|s|`);
  shown.lets();
  await hall.movesOn(before);
  const deletions = wire.sent.filter(
    ({ method, path }) => method === 'DELETE' && path.includes('/webhooks/'),
  );
  expect(deletions.map(({ path }) => path.split('/').at(-1))).toEqual(['%40original']);
  expectGoodManners(hall);
});
