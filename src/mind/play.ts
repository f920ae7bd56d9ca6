/** Answers for a seat that a computer plays, as well as its strength says. */
import type { Game } from '../core/game.ts';
import { openStreams, roll, type Seed } from '../core/random.ts';
import type { Pick } from '../core/requests/answer.ts';
import type { Action } from '../core/requests/request.ts';
import type { Judgement } from '../core/thinking/judgement.ts';
import type { Strength } from '../core/thinking/strength.ts';
import { think } from './think.ts';
import type { Effort, Position } from './thought.ts';

/** One of the answers that the request of the position allows. */
export function answerAs<State, View>(
  strength: Strength,
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
): Action {
  if (strength === 'best') return think(game, judgement, position, effort, seed).best.action;
  return judgement.policy.answer(position.request, position.view, pickFrom(seed));
}

function pickFrom(seed: Seed): Pick {
  const chance = { streams: openStreams(seed, ['player']) };
  return (sides) => roll(chance, 'player', sides);
}
