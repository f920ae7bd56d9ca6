/** The board can be drawn, read and sent at any moment. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { drawBoard } from '../../../../src/games/micromidgard/board/picture.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import { openRenderer } from '../../../../src/render/drawing/renderer.ts';
import { illegible, wordsOn } from '../../../render/found.ts';
import { openingOf, table } from '../table.ts';
import { LEGIBLE, picture, pictureOf } from './drawn.ts';

const MAX_BYTES = 200 * 1024;

describe('any picture', () => {
  test('is the same for the same board', () => {
    expect(picture({ ragnaroks: 2 })).toBe(picture({ ragnaroks: 2 }));
  });

  test('contains no unescaped text', () => {
    const svg = drawBoard(micromidgard.observe(table().state), [], () => `<b>&"'`);
    expect(wordsOn(svg)).toContain('&lt;b&gt;&amp;&quot;&#39;');
    expect(svg).not.toContain('<b>');
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'of whole game %i is valid, legible on a phone and uses only characters the fonts have',
    (number) => {
      const steps = [...playOut(micromidgard, openingOf(`whole game ${number}`), atRandom)];
      expect(steps.length).toBeGreaterThan(20);
      for (const { state, events } of steps) {
        const svg = pictureOf(state, events);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(illegible(svg, LEGIBLE)).toEqual([]);
        const fitted = [...svg.matchAll(/"scale\((0\.\d{3})\)"/g)].map(([, scale]) => Number(scale));
        expect(fitted.filter((scale) => scale < 0.8)).toEqual([]);
      }
    },
  );

  test('is small enough to send, even with every Relic taken and all actions left', async () => {
    const { state } = table({
      gold: 7,
      mead: 7,
      relics: ['sun 4a', 'moon 4b', 'sun 3c', 'moon 3a', 'sun 2a', 'moon 2b'],
      opponent: { relics: ['sun 1a', 'moon 1c'] },
      ragnaroks: 2,
      hand: { sun: 2, moon: 1, craft: 3 },
      wolfActions: { sun: 1, moon: 1 },
    });
    const changes = [2, 3, 4].map((level) => ({ type: 'level-raised', seat: 0, track: 'red', level }));
    const renderer = openRenderer({ workers: 1, timeoutMs: 20_000 });
    const rendered = await renderer.render(pictureOf(state, changes));
    await renderer.close();
    expect(rendered.ok && rendered.picture.length).toBeLessThan(MAX_BYTES);
  });
});
