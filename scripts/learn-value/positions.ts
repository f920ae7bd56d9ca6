/** The positions of one game from which somebody can learn: where a turn begins, and how the game ended. */
import type { Game, Opening } from '../../src/core/game.ts';
import { playersChance, playOn } from '../../src/core/playing.ts';
import { atRandom, type Policy } from '../../src/core/policy.ts';
import type { Pick } from '../../src/core/requests/answer.ts';
import type { Example } from './training.ts';

/** Follies come only before one of the first so many turns, and positions count only after it. */
const MOST_TURNS_WITH_FOLLY = 40;
/** One answer in so many is given at random there, so that good and bad positions come up. */
const FOLLY = 5;

export function positionsOf<State, View>(
  game: Game<State, View>,
  policy: Policy<View>,
  opening: Opening,
  features: (view: View) => readonly number[],
): readonly Example[] {
  const pick = playersChance(`${opening.seed}/player`);
  const wiseFrom = pick(MOST_TURNS_WITH_FOLLY);
  const player = foolishBefore(wiseFrom, policy);
  const found: (readonly number[])[] = [];
  let { state } = game.setup(opening);
  let turn = 0;
  for (const step of playOn(game, state, player, pick)) {
    state = step.state;
    const [request] = game.requests(state);
    if (request === undefined || request.turn === turn) continue;
    turn = request.turn;
    if (turn >= wiseFrom) found.push(features(game.observe(state, request.seats[0])));
  }
  const won = game.outcome(state).kind === 'won' ? 1 : 0;
  return found.map((each) => ({ features: each, won }));
}

function foolishBefore<View>(turn: number, policy: Policy<View>): Policy<View> {
  return {
    answer(request, view, pick: Pick) {
      const isFolly = request.turn < turn && pick(FOLLY) === 0;
      return isFolly ? atRandom.answer(request, view, pick) : policy.answer(request, view, pick);
    },
  };
}
