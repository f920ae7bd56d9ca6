/** Whole games in a real browser as wide as a phone: no board is taller than 1.4 screens. `npm run taps` keeps the numbers. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../browser.ts';
import { isPlayedInFull } from '../../scale.ts';
import { GAMES } from './games.ts';
import { type Measures, measured } from './measured.ts';
import { TALLEST } from './phone.ts';
import { keepTable } from './written.ts';

let browser: Browser;
const played = new Map<string, Measures>();

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test.runIf(isPlayedInFull()).each(GAMES)('a whole game of $game fits on a phone', async (game) => {
  const measures = await measured(browser, game);
  played.set(game.game, measures);
  keepTable(played);
  const { heights, heightOfEnd, boards } = measures;
  expect(boards).toBeGreaterThan(1);
  expect(Math.max(...heights), heights.join(' ')).toBeLessThanOrEqual(TALLEST);
  expect(heightOfEnd).toBeLessThanOrEqual(TALLEST);
});
