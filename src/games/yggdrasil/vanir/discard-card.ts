/** The third square of 2010 discards the next enemy card; an Angry one stays on top, known to all. [Y-595] */
import { isAngry } from '../components.ts';
import { discardTopCard, showTopCards } from '../deck.ts';
import { tell } from '../draft.ts';
import type { SquareRule } from './square.ts';

export const discardCardSquare: SquareRule = {
  isPossible({ deck: [next], knownTop }) {
    return next !== undefined && !(knownTop > 0 && isAngry(next));
  },
  apply(game) {
    const [next] = showTopCards(game, 1);
    if (next === undefined) throw new Error('the enemy deck is empty: the game should be over');
    if (isAngry(next)) tell(game, { type: 'card-stays', card: next });
    else tell(game, { type: 'card-discarded', card: discardTopCard(game) });
  },
};
