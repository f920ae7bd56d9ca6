/** The story of a game: a picture for each turn with what happened, and the end. */
import { expect, test } from 'vitest';
import { storyPictures } from '../../../src/discord/messages/history/story-pictures.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { storyFrames } from '../../../src/render/pictures/story-frame.ts';
import { escaped } from '../../../src/render/scene.ts';
import { translator } from '../../../src/words/translate.ts';
import { wordsOn } from '../../render/found.ts';
import { momentsOf } from './loaded-tables.ts';

const english = translator('en');

test.each([...CATALOGUE.keys()])('%s: at most sixty turns in order, the last among them', (gameId) => {
  const moments = [...momentsOf(gameId, 5)];
  const over = moments.at(-1);
  if (over === undefined) throw new Error('the game never began');
  const held = moments.map(({ table }, at) => ({
    at,
    // As many turns as moments: more than a story has room for.
    turn: at,
    by: null,
    events: table.recentEvents.events.slice(-3),
    state: table.state,
  }));
  const pictures = storyPictures(over, { moments: held, before: 0 }, english);
  const { game, presenter } = over.entry;
  const { state } = over.table;
  const hasEnding = presenter.ending(game.outcome(state), game.observe(state)) !== null;
  const boards = pictures.slice(0, hasEnding ? -1 : undefined);
  expect(boards.length).toBe(Math.ceil(moments.length / Math.ceil(moments.length / 60)));
  expect(boards.length).toBeLessThanOrEqual(60);
  const last = presenter.turnBoard(
    game.observe(over.table.state),
    over.table.recentEvents.events.slice(-3),
    english,
  );
  expect(boards.at(-1)?.svg === last).toBe(true);

  const frames = storyFrames(pictures);
  expect(new Set(frames.map((frame) => /height="(\d+)"/.exec(frame)?.[1])).size).toBe(1);
  const told = pictures.findIndex(({ caption }) => caption !== '');
  expect(told).toBeGreaterThanOrEqual(0);
  const words = escaped(pictures[told]?.caption ?? '');
  expect(
    wordsOn(frames[told] ?? '')
      .join(' ')
      .slice(-words.length),
  ).toBe(words);
});
