/** Changes the enemy deck: draws cards and tracks its known ends. */
import { reveal } from '../../../core/logs/event-record.ts';
import type { Card } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';

function takeTopCard(game: Draft): Card {
  const [card] = game.deck;
  if (card === undefined) throw new Error('the enemy deck is empty: the game should be over');
  game.deck = game.deck.slice(1);
  game.knownTop = Math.max(0, game.knownTop - 1);
  game.knownBottom = Math.min(game.knownBottom, game.deck.length);
  reveal(game);
  return card;
}

/** Draws the top card into the current god's hand. */
export function drawCard(game: Draft): Card {
  const card = takeTopCard(game);
  game.drawn = [...game.drawn, card];
  return card;
}

/** Removes the top card from the game without moving its enemy. */
export function discardTopCard(game: Draft): Card {
  const card = takeTopCard(game);
  game.discard = [...game.discard, card];
  return card;
}

/** Shows everyone this many cards from the top, or all if there are fewer, without moving them. */
export function showTopCards(game: Draft, count: number): readonly Card[] {
  const cards = game.deck.slice(0, count);
  game.knownTop = Math.max(game.knownTop, cards.length);
  game.knownBottom = Math.min(game.knownBottom, game.deck.length - game.knownTop);
  reveal(game);
  return cards;
}

/** Puts a drawn card back for everyone to see. */
export function putBack(game: Draft, card: Card, where: 'top' | 'bottom'): void {
  game.drawn = game.drawn.toSpliced(game.drawn.indexOf(card), 1);
  if (where === 'top') {
    game.deck = [card, ...game.deck];
    game.knownTop += 1;
  } else {
    game.deck = [...game.deck, card];
    game.knownBottom += 1;
  }
}
