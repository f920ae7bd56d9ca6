/** Applies the effects of the squares of the reinforcement scale. [Y-585 to Y-596] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import { type Card, isAngry, type VanirSquare } from '../box/components.ts';
import { discardTopCard, showTopCards } from '../changes/deck.ts';
import { isTopCardKnown } from '../facts/deck.ts';
import { canAnyEnemyRetreat, enemiesThatCanRetreat } from '../facts/enemies.ts';
import { placesNextToTheValkyries } from '../facts/places.ts';
import { seatAt } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import type { YggdrasilState } from '../state/state.ts';
import { giantsInPile } from '../state/view.ts';

/** The effect of a square of the reinforcement scale. */
interface SquareRule {
  /** Whether applying the square could change anything. */
  isPossible(game: YggdrasilState): boolean;
  apply(game: Draft): void;
}

/** A blank first square. [Y-907] */
const blankSquare: SquareRule = { isPossible: () => false, apply: () => undefined };

/** The first square moves the Valkyries one island without a search. [Y-586, Y-587] */
const moveValkyriesSquare: SquareRule = {
  isPossible: (game) => placesNextToTheValkyries(game).length > 0,
  apply: (game) => ask(game, { about: 'valkyries', among: placesNextToTheValkyries(game) }),
};

const VIKINGS_TAKEN = 2;

/** The second square brings two Vikings from Helheim. [Y-588] */
const twoVikingsSquare: SquareRule = {
  isPossible: (game) => game.helheim > 0,
  apply(game) {
    const vikings = Math.min(VIKINGS_TAKEN, game.helheim);
    game.helheim -= vikings;
    seatAt(game, game.turn.seat).vikings += vikings;
    emit(game, { type: 'vikings-taken', vikings });
  },
};

const CARDS_SEEN = 6;

/** The third square shows the next six enemy cards and lets the god put them in order. [Y-589, Y-590] */
const reorderSixSquare: SquareRule = {
  isPossible: (game) => game.deck.length > 1,
  apply(game) {
    const cards = showTopCards(game, CARDS_SEEN);
    emit(game, { type: 'cards-seen', cards });
    ask(game, { about: 'reorder', cards });
  },
};

export function putInOrder(game: Draft, cards: readonly Card[]): void {
  game.deck = game.deck.toSpliced(0, cards.length, ...cards);
  emit(game, { type: 'cards-reordered', cards });
}

/** The third square of 2010 discards the next enemy card; an Angry card stays on top, visible to all. [Y-595] */
const discardCardSquare: SquareRule = {
  isPossible(game) {
    const [next] = game.deck;
    return next !== undefined && !(isTopCardKnown(game) && isAngry(next));
  },
  apply(game) {
    const [next] = showTopCards(game, 1);
    if (next === undefined) throw new Error('the enemy deck is empty: the game should be over');
    if (isAngry(next)) emit(game, { type: 'card-stays', card: next });
    else emit(game, { type: 'card-discarded', card: discardTopCard(game) });
  },
};

/** The fourth square moves an enemy one space back. [Y-591] */
const enemyBackSquare: SquareRule = {
  isPossible: canAnyEnemyRetreat,
  apply: (game) => ask(game, { about: 'enemy-back', among: enemiesThatCanRetreat(game) }),
};

/** The fifth square discards a giant of the god's choice from the pile without a fight. [Y-592, Y-593] */
const discardGiantSquare: SquareRule = {
  isPossible: (game) => game.pile.length > 0,
  apply: (game) => ask(game, { about: 'pile-giant', among: giantsInPile(game) }),
};

const SQUARES: Readonly<Record<VanirSquare, SquareRule>> = {
  blank: blankSquare,
  'move-valkyries': moveValkyriesSquare,
  'two-vikings': twoVikingsSquare,
  'reorder-six': reorderSixSquare,
  'discard-card': discardCardSquare,
  'enemy-back': enemyBackSquare,
  'discard-giant': discardGiantSquare,
};

export function canApply(game: YggdrasilState, square: VanirSquare): boolean {
  return SQUARES[square].isPossible(game);
}

/** Applies a square, unless it can't change anything. */
export function applySquare(game: Draft, square: VanirSquare): void {
  if (canApply(game, square)) SQUARES[square].apply(game);
  else emit(game, { type: 'square-without-effect', square });
}
