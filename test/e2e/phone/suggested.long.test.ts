/** Whole games at tables with suggestions: the taps of both players. `npm run taps` keeps the numbers. */
import { expect, test, vi } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf } from '../../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { isPlayedInFull } from '../../scale.ts';
import { openHall } from '../bot.ts';
import { plays, startsGame } from '../playing.ts';
import { GAMES, type GameForTwo } from './games.ts';
import { countingTaps } from './taps.ts';
import { keepSuggestedTable, type SuggestedTaps } from './written.ts';

vi.setConfig({ testTimeout: 900_000 });

/** Most moves are one tap; without suggestions they take nearly two. */
const MAX_TAPS_A_MOVE = 1.5;

const played = new Map<string, SuggestedTaps>();

test.runIf(isPlayedInFull()).each(GAMES)('most moves of $game are one tap with suggestions', async (game) => {
  const counted = await tapsOf(game);
  played.set(game.game, counted);
  keepSuggestedTable(played);
  expect(counted.taps.reduce((sum, each) => sum + each, 0) / counted.moves).toBeLessThan(MAX_TAPS_A_MOVE);
});

/** A typed seed makes a challenge, which has suggestions only if the host turns advice on. */
async function tapsOf({ game, roles: [first, second], seed }: GameForTwo): Promise<SuggestedTaps> {
  const hall = await openHall();
  const players = [hall.ada, hall.bo].map(countingTaps);
  const seats = { [first]: hall.ada, [second]: hall.bo };
  const options = { game, advice: 'the current player, privately' };
  const { id } = await startsGame(hall, { seats, seed, options });
  const policy = CATALOGUE.get(game)?.policies['sensible'] ?? atRandom;
  const pick = playersChance('the players');
  const tapped = () => players.reduce((sum, player) => sum + player.taps(), 0);
  const taps = new Map<number, number>();
  let moves = 0;
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    const request = loaded?.request ?? null;
    if (loaded === null || request === null) return { moves, taps: [...taps.values()] };
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
