/** Positions of one game to learn from: the beginning of each turn, with the result of the game. */
import type { Game, Opening, Outcome } from '../../src/core/game.ts';
import { playersChance, playOn } from '../../src/core/playing.ts';
import { atRandom, type Policy } from '../../src/core/policy.ts';
import type { Pick } from '../../src/core/requests/answer.ts';
import type { SeatIndex } from '../../src/core/seat.ts';
import type { Example } from './training.ts';

/**
 * Each game draws a turn below this number. Random answers come only before that turn, and positions count only from it on.
 */
const MAX_TURNS_WITH_FOLLY = 40;
/** Before that turn, one answer in this many is random, so that good and bad positions come up. */
const FOLLY = 5;

/** In a game without random answers, positions count from the start. */
export function positionsOf<State, View>(
  game: Game<State, View>,
  policy: Policy<View>,
  opening: Opening,
  features: (view: View) => readonly number[],
  hasFollies: boolean,
): readonly Example[] {
  const pick = playersChance(`${opening.seed}/player`);
  const wiseFrom = hasFollies ? pick(MAX_TURNS_WITH_FOLLY) : 0;
  const player = foolishBefore(wiseFrom, policy);
  const found: { readonly seat: SeatIndex; readonly features: readonly number[] }[] = [];
  let { state } = game.setup(opening);
  let turn = 0;
  if (!hasFollies) learnFrom(state);
  for (const step of playOn(game, state, player, pick)) {
    state = step.state;
    learnFrom(state);
  }
  const outcome = game.outcome(state);
  return found.map((each) => ({ features: each.features, won: shareOf(outcome, each.seat) }));

  function learnFrom(state: State): void {
    const [request] = game.requests(state);
    if (request === undefined || request.turn === turn) return;
    turn = request.turn;
    const [seat] = request.seats;
    if (turn >= wiseFrom && seat !== undefined)
      found.push({ seat, features: features(game.observe(state, seat)) });
  }
}

/** The victory as a number: 1 for winning alone or with everyone, a half for each of two winners of a contest. */
function shareOf(outcome: Outcome, seat: SeatIndex): number {
  if (outcome.kind !== 'ranked') return outcome.kind === 'won' ? 1 : 0;
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

function foolishBefore<View>(turn: number, policy: Policy<View>): Policy<View> {
  return {
    answer(request, view, pick: Pick) {
      const isFolly = request.turn < turn && pick(FOLLY) === 0;
      return isFolly ? atRandom.answer(request, view, pick) : policy.answer(request, view, pick);
    },
  };
}
