/** The story of a game: its title, the moments that changed it most, its highlights, and the end. */
import { expect, test } from 'vitest';
import { titleOf } from '../../../../src/core/teaching/guide.ts';
import { delaysOf } from '../../../../src/discord/interactions/pages/history/story.ts';
import { endingMessage } from '../../../../src/discord/messages/history/ending-message.ts';
import { storyPictures } from '../../../../src/discord/messages/history/story-pictures.ts';
import { storyFrames } from '../../../../src/render/pictures/story-frame.ts';
import { rect, svgDocument } from '../../../../src/render/scene.ts';
import { openPainting, pixel } from '../../../render/drawing/painting.ts';
import { ENTRIES, speaking } from '../../../shared/games/entries.ts';
import { momentsOf, playedOut } from '../../../shared/messages/loaded-tables.ts';

const english = speaking('en');

test.each([...ENTRIES.keys()])(
  'the story of %s has the title, at most fourteen moments in order, highlights, and the end',
  (gameId) => {
    const moments = [...momentsOf(gameId, 5)];
    const over = moments.at(-1);
    if (over === undefined) throw new Error('the game never began');
    const held = moments.map(({ table }, at) => ({
      at,
      // As many turns as moments: more than fit in a story.
      turn: at,
      by: null,
      events: table.recentEvents.events.slice(-3),
      state: table.state,
    }));
    const pictures = storyPictures(over, { moments: held, before: 0 }, english);
    const { game, presenter, guide } = over.entry;
    const told = pictures.flatMap((each) => (each.kind === 'moment' ? [each] : []));
    const whole = pictures.flatMap((each) => (each.kind === 'whole' ? [each.svg] : []));
    // The sample game from the docs page on adding a game is shorter than a story may be.
    expect(told).toHaveLength(presenter.finale === null ? 0 : Math.min(14, held.length));
    expect(pictures.length).toBeLessThanOrEqual(20);
    const title = guide === null ? [] : [titleOf(guide, over.table.options).picture(english)];
    expect(whole.slice(0, title.length)).toEqual(title);
    expect(whole.at(-1)).toBe(endingMessage(over, { moments: held, before: 0 }, english)?.svg);
    const view = game.observe(over.table.state);
    expect(told.at(-1)?.centrepiece).toEqual(presenter.finale?.centrepiece(view, english));

    if (presenter.finale === null) return;
    const frames = storyFrames(pictures);
    expect(new Set(frames.map((frame) => /width="(\d+)" height="(\d+)"/.exec(frame)?.[0]))).toEqual(
      new Set(['width="480" height="600"']),
    );
  },
);

test.each(['yggdrasil', 'micromidgard', 'chronicles'])(
  'the story of a long game of %s has ten to twenty moments and lasts half a minute',
  (gameId) => {
    const { over, history } = playedOut(gameId);
    expect(history.moments.at(-1)?.turn).toBeGreaterThan(14);
    const pictures = storyPictures(over, history, english);
    const told = pictures.filter(({ kind }) => kind === 'moment').length;
    expect(told).toBeGreaterThanOrEqual(10);
    expect(told).toBeLessThanOrEqual(20);
    expect(seconds(pictures.length)).toBeLessThanOrEqual(30);
  },
);

test('a story lasts at most half a minute, and each frame stays long enough to be read', () => {
  for (const frames of [1, 2, 10, 16, 19, 25, 40]) {
    expect(seconds(frames)).toBeLessThanOrEqual(30);
    expect(Math.min(...delaysOf(frames))).toBeGreaterThanOrEqual(450);
  }
});

test('a short caption uses the space below the board, and the text of a long caption is at least 44 units high', () => {
  const { over, history } = playedOut('yggdrasil');
  const [told] = storyPictures(over, history, english).flatMap((each) =>
    each.kind === 'moment' ? [each] : [],
  );
  if (told === undefined) throw new Error('no moment is told');
  const sizes = (caption: string) => captionSizes(storyFrames([{ ...told, caption }])[0] ?? '', caption);
  expect(sizes('Odin wins.')).toEqual([72]);
  expect(Math.min(...sizes('Odin wins against Loki. '.repeat(30).trim()))).toBeGreaterThanOrEqual(44);
});

test('a picture whose scene reaches beyond it is cut off at its own edge', () => {
  const wide = svgDocument({ width: 100, height: 50 }, 100, [rect(-50, -50, 300, 300, { fill: '#ffffff' })]);
  const painted = openPainting().paint(storyFrames([{ kind: 'whole', svg: wide }])[0] ?? '');
  const isWhite = [100, 300, 500].map((y) => pixel(painted, 240, y)[0] === 255);
  expect(isWhite).toEqual([false, true, false]);
});

test('a picture lower than the frame fades into it above and below instead of ending in a line', () => {
  const low = svgDocument({ width: 100, height: 50 }, 100, [rect(0, 0, 100, 50, { fill: '#ffffff' })]);
  const painted = openPainting().paint(storyFrames([{ kind: 'whole', svg: low }])[0] ?? '');
  const reds = [182, 190, 197].map((y) => pixel(painted, 240, y)[0] ?? 0);
  const below = [417, 410, 403].map((y) => pixel(painted, 240, y)[0] ?? 0);
  for (const [outer = 0, middle = 0, inner = 0] of [reds, below]) {
    expect(outer).toBeLessThan(64);
    expect(middle).toBeGreaterThan(outer + 32);
    expect(inner).toBeGreaterThan(middle + 32);
  }
});

function seconds(frames: number): number {
  return delaysOf(frames).reduce((sum, each) => sum + each, 0) / 1_000;
}

/** The font sizes of the lines that belong to the caption. */
function captionSizes(svg: string, caption: string): readonly number[] {
  return [...svg.matchAll(/<text[^>]*font-size="([\d.]+)"[^>]*>([^<]+)</g)]
    .filter(([, , words = '']) => words.length > 8 && caption.includes(words))
    .map(([, size]) => Number(size));
}
