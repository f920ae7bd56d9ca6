/** Whole games at tables with suggestions: both players' taps, and the heights of boards. `npm run taps` keeps the numbers. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../browser.ts';
import { isPlayedInFull } from '../../scale.ts';
import { GAMES } from './games.ts';
import { measured } from './measured.ts';
import { TALLEST } from './phone.ts';
import { keepSuggestedTable, type SuggestedTaps } from './written.ts';

/** Most moves are one tap; without suggestions they take nearly two. */
const MAX_TAPS_A_MOVE = 1.5;

/** A typed seed makes the game a challenge, which has suggestions only if the host turns advice on. */
const WITH_SUGGESTIONS = { advice: 'the current player, privately' };

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const played = new Map<string, SuggestedTaps>();

test.runIf(isPlayedInFull()).each(GAMES.filter(({ hasSuggestions }) => hasSuggestions))(
  'most moves of $game are one tap with suggestions, and every board fits on a phone',
  async (game) => {
    const counted = await measured(browser, game, WITH_SUGGESTIONS);
    played.set(game.game, counted);
    keepSuggestedTable(played);
    expect(Math.max(...counted.heights), counted.heights.join(' ')).toBeLessThanOrEqual(TALLEST);
    expect(counted.taps.reduce((sum, each) => sum + each, 0) / counted.moves).toBeLessThan(MAX_TAPS_A_MOVE);
  },
);
