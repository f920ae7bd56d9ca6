/** Whole games in a real browser as wide as a phone: no board is taller than 1.4 screens. `npm run taps` keeps the numbers. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openBrowser } from '../../browser.ts';
import { isPlayedInFull } from '../../scale.ts';
import { GAMES } from './games.ts';
import { type Measures, measured } from './measured.ts';
import { TALLEST } from './phone.ts';
import { keepTable } from './written.ts';

/** The shortest game has more moves. */
const FEWEST_BOARDS = 10;

let browser: Browser;
const played = new Map<string, Measures>();

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test('every game for two or more is measured', () => {
  const forTwo = [...CATALOGUE.values()].filter(({ game }) => game.seats.max > 1);
  expect(GAMES.map(({ game }) => game).toSorted()).toEqual(forTwo.map(({ game }) => game.id).toSorted());
});

test.runIf(isPlayedInFull()).each(GAMES)('a whole game of $game fits on a phone', async (game) => {
  const measures = await measured(browser, game);
  played.set(game.game, measures);
  keepTable(played);
  const { heights, heightOfEnd, boards } = measures;
  expect(boards).toBeGreaterThan(FEWEST_BOARDS);
  // A board contains a picture: a much smaller height would have been measured without the picture.
  expect(Math.min(...heights), heights.join(' ')).toBeGreaterThan(300);
  expect(Math.max(...heights), heights.join(' ')).toBeLessThanOrEqual(TALLEST);
  expect(heightOfEnd).toBeLessThanOrEqual(TALLEST);
});
