/** Rolls the die, and draws from a bag without looking. */

import { reveal } from '../../../core/logs/event-record.ts';
import { draw, roll } from '../../../core/random.ts';
import { boxOf } from '../box/box.ts';
import type { Island } from '../box/components.ts';
import { rollsTwice } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import type { Bag } from '../state/state.ts';

/** The colours rolled: two if the current god rolls twice, otherwise one. */
export function rollColours(game: Draft): readonly Island[] {
  reveal(game);
  const { colours } = boxOf(game).die;
  return timesRolled(game).map(() => draw(game, 'dice', colours));
}

/** The hammers rolled: two numbers if the current god rolls twice, otherwise one. */
export function rollHammers(game: Draft): readonly number[] {
  reveal(game);
  const { hammers } = boxOf(game).die;
  return timesRolled(game).map(() => draw(game, 'dice', hammers));
}

function timesRolled(game: Draft): readonly unknown[] {
  return rollsTwice(game) ? [1, 2] : [1];
}

/** Takes up to this many counters out of the bag without looking; the caller decides where they go. */
export function drawFromBag(game: Draft, island: Island, counters: number): Bag {
  reveal(game);
  const bag = game.bags[island];
  let vikings = 0;
  let fireGiants = 0;
  for (let left = Math.min(counters, bag.vikings + bag.fireGiants); left > 0; left -= 1) {
    if (roll(game, 'draws', bag.vikings + bag.fireGiants) < bag.vikings) {
      bag.vikings -= 1;
      vikings += 1;
    } else {
      bag.fireGiants -= 1;
      fireGiants += 1;
    }
  }
  return { vikings, fireGiants };
}
