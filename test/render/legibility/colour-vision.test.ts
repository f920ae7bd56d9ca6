/** The shared parts of all games' pictures can be told apart by colour-blind people. */
import { expect, test } from 'vitest';
import { TONES } from '../../../src/render/just-now.ts';
import { PALETTE } from '../../../src/render/palette.ts';
import { LINE_STYLES } from '../../../src/render/pictures/danger-graph.ts';
import { EDGES } from '../../../src/render/pictures/road.ts';
import { ENEMY_STYLES } from '../../../src/render/pieces/enemy-styles.ts';
import { themed } from '../../../src/render/themes.ts';
import { confused } from './colour-vision.ts';

/** Expects that these colours can be told apart in both themes. */
function expectApart(colours: Readonly<Record<string, string>>): void {
  expect(confused(colours)).toEqual([]);
  const byDay = Object.entries(colours).map(([name, colour]) => [
    name,
    themed(`"${colour}"`, 'light').slice(1, -1),
  ]);
  expect(confused(Object.fromEntries(byDay))).toEqual([]);
}

test('a red and a green differ for most people and look alike without green cones', () => {
  expect(confused({ red: '#a84030', green: '#607018' })).toEqual(['red and green: 6 in deuteranopia']);
});

test('the marks differ: current player, news, danger, and none of them', () => {
  const { accent, gold, danger, panelEdge, inkFaint } = PALETTE;
  expectApart({ accent, gold, danger, panelEdge, inkFaint });
});

test('the frames of recent events differ: good, bad, and neither', () => {
  const { good, bad, calm } = TONES;
  expectApart({ good: good.stroke, bad: bad.stroke, calm: calm.stroke });
});

test('each enemy has its own outline and symbol', () => {
  const looks = Object.values(ENEMY_STYLES);
  expect(new Set(looks.map(({ shape }) => shape(10, {}))).size).toBe(looks.length);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(looks.length);
});

test('the lines of a danger graph differ from each other and from defeat, also in their dashes and dots', () => {
  const [one, other] = LINE_STYLES;
  expectApart({ one: one?.colour ?? '', other: other?.colour ?? '', defeat: PALETTE.danger });
  expect(new Set(LINE_STYLES.map(({ dashes }) => dashes)).size).toBe(LINE_STYLES.length);
  expect(new Set(LINE_STYLES.map(({ dot }) => dot(10, {}))).size).toBe(LINE_STYLES.length);
});

test("the frames of won and lost ends differ, and so do the colours of a chart's turning point and its line", () => {
  expectApart({ won: PALETTE.gold, lost: PALETTE.danger });
});

test('on the road the edges of won, open and coming chapters differ', () => {
  const { won, open, 'to-come': toCome } = EDGES;
  expectApart({ won, open, toCome });
});
