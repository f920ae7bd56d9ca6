/** Whole games at tables with suggestions: the taps of both players, and the heights of boards. `npm run taps` keeps the numbers. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { openBrowser } from '../../browser.ts';
import { isPlayedInFull } from '../../scale.ts';
import { openHall } from '../bot.ts';
import { plays, startsGame } from '../playing.ts';
import { GAMES, type GameForTwo } from './games.ts';
import { BLANK, heightOn, phone, TALLEST } from './phone.ts';
import { countingTaps } from './taps.ts';
import { keepSuggestedTable, type SuggestedTaps } from './written.ts';

vi.setConfig({ testTimeout: 900_000 });

/** Most moves are one tap; without suggestions they take nearly two. */
const MAX_TAPS_A_MOVE = 1.5;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const played = new Map<string, SuggestedTaps>();

test.runIf(isPlayedInFull()).each(GAMES)(
  'most moves of $game are one tap with suggestions, and every board fits on a phone',
  async (game) => {
    const counted = await tapsOf(game);
    played.set(game.game, counted);
    keepSuggestedTable(played);
    expect(Math.max(...counted.heights), counted.heights.join(' ')).toBeLessThanOrEqual(TALLEST);
    expect(counted.taps.reduce((sum, each) => sum + each, 0) / counted.moves).toBeLessThan(MAX_TAPS_A_MOVE);
  },
);

/** A typed seed makes a challenge, which has suggestions only if the host turns advice on. */
async function tapsOf({
  game,
  roles: [first, second],
  seed,
}: GameForTwo): Promise<SuggestedTaps & { readonly heights: readonly number[] }> {
  const hall = await openHall({ painter: BLANK });
  const players = [hall.ada, hall.bo].map(countingTaps);
  const seats = { [first]: hall.ada, [second]: hall.bo };
  const options = { game, advice: 'the current player, privately' };
  const { id } = await startsGame(hall, { seats, seed, options });
  const page = await phone(browser, hall.local, hall.ada.place());
  const heights: number[] = [];
  const policy = CATALOGUE.get(game)?.policies['sensible'] ?? atRandom;
  const pick = playersChance('the players');
  const tapped = () => players.reduce((sum, player) => sum + player.taps(), 0);
  const taps = new Map<number, number>();
  let moves = 0;
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    const request = loaded?.request ?? null;
    if (loaded === null || request === null) return { moves, heights, taps: [...taps.values()] };
    heights.push(await heightOn(page, hall.board()));
    const { table, entry } = loaded;
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = table.seats[giverOf(request, action)]?.userId;
    const player = players.find((one) => one.id === userId);
    if (player === undefined) throw new Error(`no one answers ${action.choice}`);
    const earlier = tapped();
    await plays(hall, player, action, 'controls');
    taps.set(request.turn, (taps.get(request.turn) ?? 0) + tapped() - earlier);
    moves += 1;
  }
}
