/** The third square shows the next six enemy cards and lets the god put them in order. [Y-589, Y-590] */
import { ask } from '../../../../core/requests/asking.ts';
import { tell } from '../../../../core/telling/telling.ts';
import type { Card } from '../../box/components.ts';
import { showTopCards } from '../../changes/deck.ts';
import type { Draft } from '../../state/draft.ts';
import type { SquareRule } from './square.ts';

const CARDS_SEEN = 6;

export const reorderSixSquare: SquareRule = {
  isPossible: (game) => game.deck.length > 1,
  apply(game) {
    const cards = showTopCards(game, CARDS_SEEN);
    tell(game, { type: 'cards-seen', cards });
    ask(game, { about: 'reorder', cards });
  },
};

export function putInOrder(game: Draft, cards: readonly Card[]): void {
  game.deck = game.deck.toSpliced(0, cards.length, ...cards);
  tell(game, { type: 'cards-reordered', cards });
}
