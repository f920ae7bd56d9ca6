/** Thinks about a position: which answer is best, how likely it wins, and why. */
import type { Game } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Judgement } from '../core/thinking/judgement.ts';
import type { Effort, Position, Thought } from './thought.ts';

export function think<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
): Thought {
  throw new Error(`${game.id} ${judgement.kind} ${position.request.key} ${effort.valued} ${seed}`);
}
