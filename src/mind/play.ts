/** Chooses the answers for a computer's seat, according to its strength. */
import type { Game } from '../core/game.ts';
import { playersChance } from '../core/playing.ts';
import { type Seed, seedFrom } from '../core/random.ts';
import { onlyAnswer } from '../core/requests/answer.ts';
import type { Action } from '../core/requests/request.ts';
import type { Judgement } from '../core/thinking/judgement.ts';
import { STRENGTH_RECORDS, type Strength } from '../core/thinking/strength.ts';
import { nearMisses } from './near-miss.ts';
import { quickAnswer } from './quick.ts';
import { think } from './think.ts';
import type { Effort, Position } from './thought.ts';

/** One time in this many, the gentle player gives a near miss instead of the quick player's answer. */
const MISS = 5;

/** The computer's answer, which is one of those that the position's request allows. */
export function answerAs<State, View>(
  strength: Strength,
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
): Action {
  const { request, view } = position;
  const own = quickAnswer(judgement, request, view, seed);
  switch (STRENGTH_RECORDS[strength].plays) {
    case 'with-near-misses':
      return nearMiss(game, judgement, position, own, seed) ?? own;
    case 'quickly':
      return own;
    case 'ahead':
      return onlyAnswer(request) ?? think(game, judgement, position, effort, seed).best.action;
  }
}

/** The near miss to give; undefined if the player doesn't err this time. */
function nearMiss<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  own: Action,
  seed: Seed,
): Action | undefined {
  const pick = playersChance(`mind/${seed}/miss`);
  if (onlyAnswer(position.request) !== undefined || pick(MISS) > 0) return undefined;
  const misses = nearMisses(game, judgement, position, own, seedFrom(`${seed}/misses`));
  return misses[pick(Math.max(1, misses.length))];
}
