/** The story of a game: its title, the moments that changed it most, its highlights, and the end. */
import { expect, test } from 'vitest';
import { titleOf } from '../../../src/core/teaching/guide.ts';
import { endingMessage } from '../../../src/discord/messages/history/ending-message.ts';
import { storyPictures } from '../../../src/discord/messages/history/story-pictures.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { storyFrames } from '../../../src/render/pictures/story-frame.ts';
import { translator } from '../../../src/words/translate.ts';
import { momentsOf } from './loaded-tables.ts';

const english = translator('en');

test.each([...CATALOGUE.keys()])(
  '%s: the title, at most fourteen moments in order, highlights, and the end',
  (gameId) => {
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
    const { game, presenter, guide } = over.entry;
    const told = pictures.flatMap((each) => (each.kind === 'moment' ? [each] : []));
    const whole = pictures.flatMap((each) => (each.kind === 'whole' ? [each.svg] : []));
    // The sample game of the page about adding a game is shorter than a story may be.
    expect(told).toHaveLength(Math.min(14, held.length));
    expect(pictures.length).toBeLessThanOrEqual(20);
    const title = guide === null ? [] : [titleOf(guide, over.table.options).picture(english)];
    expect(whole.slice(0, title.length)).toEqual(title);
    expect(whole.at(-1)).toBe(endingMessage(over, { moments: held, before: 0 }, english)?.svg);
    const view = game.observe(over.table.state);
    expect(told.at(-1)?.centrepiece).toEqual(presenter.centrepiece(view, english));

    const frames = storyFrames(pictures);
    expect(new Set(frames.map((frame) => /width="(\d+)" height="(\d+)"/.exec(frame)?.[0]))).toEqual(
      new Set(['width="480" height="600"']),
    );
  },
);
