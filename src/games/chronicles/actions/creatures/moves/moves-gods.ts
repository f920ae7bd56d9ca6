/** A number of gods, chosen freely, each go a few steps. */
import { ask } from '../../../../../core/requests/asking.ts';
import type { CreatureRule } from '../../../box/creature-effect.ts';
import { godsOnTree } from '../../../facts/gods.ts';
import type { Draft } from '../../../state/draft.ts';
import type { Step } from '../../../state/state.ts';

export const movesGods: CreatureRule<'moves-gods'> = (game, { gods, steps }) => {
  game.steps.unshift({ do: 'move-gods', moved: [], left: gods, steps });
  return true;
};

/** One god after the other, as long as there is one who has not moved. */
export function moveNextGod(game: Draft, { moved, left, steps }: Extract<Step, { do: 'move-gods' }>): void {
  if (left > 0 && moved.length < godsOnTree(game).length)
    ask(game, { about: 'move-gods', moved, left, steps });
}
