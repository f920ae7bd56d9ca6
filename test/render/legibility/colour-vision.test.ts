/** What the pictures of all games share can be told apart by people who see fewer colours. */
import { expect, test } from 'vitest';
import { ENEMY_LOOKS } from '../../../src/render/enemy-looks.ts';
import { TONES } from '../../../src/render/just-now.ts';
import { PALETTE } from '../../../src/render/palette.ts';
import { themed } from '../../../src/render/themes.ts';
import { confused } from './colour-vision.ts';

/** In both themes. */
function expectApart(colours: Readonly<Record<string, string>>): void {
  expect(confused(colours)).toEqual([]);
  const byDay = Object.entries(colours).map(([name, colour]) => [
    name,
    themed(`"${colour}"`, 'light').slice(1, -1),
  ]);
  expect(confused(Object.fromEntries(byDay))).toEqual([]);
}

test('a red and a green that everybody else tells apart look alike without the cones for green', () => {
  expect(confused({ red: '#a84030', green: '#607018' })).toEqual(['red and green: 6 in deuteranopia']);
});

test('the marks differ: whose turn it is, what is new, danger, and what is neither', () => {
  const { accent, gold, danger, panelEdge, inkFaint } = PALETTE;
  expectApart({ accent, gold, danger, panelEdge, inkFaint });
});

test('the frames of what just happened differ: good, bad, and neither', () => {
  const { good, bad, calm } = TONES;
  expectApart({ good: good.stroke, bad: bad.stroke, calm: calm.stroke });
});

test('each enemy has an outline and a sign of its own', () => {
  const looks = Object.values(ENEMY_LOOKS);
  expect(new Set(looks.map(({ shape }) => shape(10, {}))).size).toBe(looks.length);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(looks.length);
});
