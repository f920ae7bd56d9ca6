/** The third square of 2010 discards the next enemy card; an Angry one stays on top, known to all. [Y-595] */
import { tell } from '../../../../core/telling/telling.ts';
import { isAngry } from '../../box/components.ts';
import { discardTopCard, isTopCardKnown, showTopCards } from '../../changes/deck.ts';
import type { SquareRule } from './square.ts';

export const discardCardSquare: SquareRule = {
  isPossible(game) {
    const [next] = game.deck;
    return next !== undefined && !(isTopCardKnown(game) && isAngry(next));
  },
  apply(game) {
    const [next] = showTopCards(game, 1);
    if (next === undefined) throw new Error('the enemy deck is empty: the game should be over');
    if (isAngry(next)) tell(game, { type: 'card-stays', card: next });
    else tell(game, { type: 'card-discarded', card: discardTopCard(game) });
  },
};
