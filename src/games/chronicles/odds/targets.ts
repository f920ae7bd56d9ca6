/** Finds the target of an answer by the current god. */
import type { Alternative } from '../../../core/requests/request.ts';
import { fightAgainst } from '../actions/fighting.ts';
import { FOES, type Foe, type World } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import type { OpenBoard } from '../state/state.ts';

/** The foe in an alternative to fight. */
export function foeMeant({ id }: Alternative): Foe | undefined {
  return FOES.find((foe) => id === fightAgainst(foe));
}

/** The World in which an action takes effect: the god's own, unless it acts from afar. */
export function worldOfAction(board: OpenBoard): World {
  return board.question?.about === 'world-action' ? board.question.world : active(board).world;
}
