/** Thinks about a position: which answer is best, how likely it is to win, and why. */
import type { Game } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Judgement } from '../core/thinking/judgement.ts';
import { thinkByPlayouts } from './chance/by-playouts.ts';
import { forSearch } from './chance/for-search.ts';
import { thinkByTurns } from './duel/by-turns.ts';
import { type Closeness, NEAR_FOR_COMPUTERS } from './settling.ts';
import type { Effort, Position, Thought } from './thought.ts';
import { inOneGo, type Work } from './work.ts';

/**
 * Thinks about a position. The same judgement, position, effort and seed always give the same result, unless `stop` ends the
 * search early.
 */
export function think<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
  isNear: Closeness = NEAR_FOR_COMPUTERS,
): Thought {
  return inOneGo(thinking(game, judgement, position, effort, seed, isNear));
}

/** Thinks in steps: the search can pause between two positions. */
export function thinking<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
  isNear: Closeness = NEAR_FOR_COMPUTERS,
): Work<Thought> {
  return judgement.kind === 'chance'
    ? thinkByPlayouts(game, forSearch(judgement), position, effort, seed, isNear)
    : thinkByTurns(game, judgement, position, effort, seed, isNear);
}
