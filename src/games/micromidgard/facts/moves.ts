/** Finds the meeples' destinations, and the rare turns without any. [M-202, M-205] */
import { MEEPLES, type Meeple, type Realm } from '../box/components.ts';
import type { MicromidgardState } from '../state/state.ts';
import { waysOutOf } from './realms.ts';

/** A way to move: a meeple, and the Realms to which it can be moved. */
export interface Way {
  readonly meeple: Meeple;
  readonly realms: readonly Realm[];
}

function isMarked({ seats }: MicromidgardState, meeple: Meeple): boolean {
  return seats.some(({ marked }) => marked === meeple);
}

function stepsToTake(game: MicromidgardState): readonly Way[] {
  return unmarked(game)
    .map((meeple) => ({ meeple, realms: waysOutOf(game, game.meeples[meeple]) }))
    .filter(({ realms }) => realms.length > 0);
}

function unmarked(game: MicromidgardState): readonly Meeple[] {
  return MEEPLES.filter((meeple) => !isMarked(game, meeple));
}

/** Whether none of the unmarked meeples can move. */
export function isStuck(game: MicromidgardState): boolean {
  return unmarked(game).every((meeple) => waysOutOf(game, game.meeples[meeple]).length === 0);
}

/**
 * All ways to move. If no step is possible, any unmarked meeple can go to Midgard, which is then always empty: two meeples on the
 * ring are shut in only if the other two are next to them. [M-207, M-208]
 */
export function waysToMove(game: MicromidgardState): readonly Way[] {
  const steps = stepsToTake(game);
  return steps.length > 0 ? steps : unmarked(game).map((meeple) => ({ meeple, realms: ['midgard'] }));
}

/** Whether the current player is asked for a move and can choose this meeple. */
export function mayMove(game: MicromidgardState, meeple: Meeple): boolean {
  return game.question?.about === 'move' && waysToMove(game).some((way) => way.meeple === meeple);
}

/** Whether only one move is possible. */
export function isMoveForced(game: MicromidgardState): boolean {
  const meeples = unmarked(game);
  let steps = 0;
  for (const meeple of meeples) {
    steps += waysOutOf(game, game.meeples[meeple]).length;
    if (steps > 1) return false;
  }
  return steps === 1 || meeples.length === 1;
}
