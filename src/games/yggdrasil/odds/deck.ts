/**
 * Deals the unseen part of the enemy deck as set-up could have dealt it: with the special cards spread, unless they were shuffled
 * in.
 */
import { roll, shuffle } from '../../../core/random.ts';
import { type Card, isAngry, isRagnarok } from '../box/components.ts';
import { pileSizes } from '../facts/deck.ts';
import type { Draft } from '../state/draft.ts';

/** After this many failed tries, no set-up seems to have led here, so the cards are dealt without the spread. */
const MAX_TRIES = 30;
/**
 * The maximum number of unlikely set-ups to reject. Even if each would show the seen cards only one time in forty, one of this
 * many is all but certain to be accepted.
 */
const MAX_UNLIKELY = 500;

/**
 * Deals the unseen cards. They're the last that set-up dealt, so every whole pile among them contains one special card. The
 * likelier a set-up would have shown the cards seen so far, the more often it's drawn. The order of `unseen` reveals nothing
 * about the deck's real order. [Y-128, Y-129, Y-142]
 */
export function dealtUnseen(game: Draft, unseen: readonly Card[]): readonly Card[] {
  const sizes = likelySizes(game, unseen);
  const dealt = sizes === null ? null : dealtInPiles(game, unseen, sizes);
  return dealt ?? shuffle(game, 'setup', unseen);
}

/**
 * Deals the unseen cards of a restored game, with all possible set-ups equally likely. Logs replay this, so it must not change.
 */
export function dealtForRestoredGame(game: Draft, unseen: readonly Card[]): readonly Card[] {
  const piles = pileSizesOf(game);
  for (let left = piles.length === 0 ? 0 : MAX_TRIES; left > 0; left -= 1) {
    const dealt = dealtInPiles(game, unseen, shuffle(game, 'setup', piles));
    if (dealt !== null) return dealt;
  }
  return shuffle(game, 'setup', unseen);
}

/** The pile sizes; empty if set-up made no piles, because there are no special cards or they were shuffled in. */
function pileSizesOf(game: Draft): readonly number[] {
  if (game.box.shufflesSpecialsIn) return [];
  const all = [...game.deck, ...game.discard, ...game.drawn];
  const specials = all.filter(isSpecial).length;
  return pileSizes(all.length - specials, specials);
}

function isSpecial(card: Card): boolean {
  return isAngry(card) || isRagnarok(card);
}

/** Pile sizes from the bottom up; null if the game has no piles, or none that leave these cards unseen. */
function likelySizes(game: Draft, unseen: readonly Card[]): readonly number[] | null {
  const piles = pileSizesOf(game);
  let impossible = piles.length === 0 ? MAX_TRIES : 0;
  for (let unlikely = 0; unlikely < MAX_UNLIKELY && impossible < MAX_TRIES; ) {
    const sizes = shuffle(game, 'setup', piles);
    const likelihood = likelihoodOf(sizes, unseen);
    if (likelihood === null) impossible += 1;
    else if (isAccepted(game, likelihood)) return sizes;
    else unlikely += 1;
  }
  return null;
}

interface Likelihood {
  readonly cards: number;
  readonly of: number;
}

const CERTAIN: Likelihood = { cards: 1, of: 1 };

/**
 * The likelihood that piles of these sizes, from the bottom up, would show the seen cards. Only the partly seen pile matters. If
 * its special card is still unseen, the likelihood is the share of unseen cards in that pile, otherwise the share of seen cards.
 * Null if no such piles leave these cards unseen.
 */
function likelihoodOf(sizes: readonly number[], unseen: readonly Card[]): Likelihood | null {
  let specials = unseen.filter(isSpecial).length;
  let plain = unseen.length - specials;
  for (const size of sizes) {
    const left = plain + specials;
    if (left < size) {
      if (specials > 1) return null;
      return left === 0 ? CERTAIN : { cards: specials === 1 ? left : size - left, of: size };
    }
    specials -= 1;
    plain -= size - 1;
    if (specials < 0 || plain < 0) return null;
  }
  return plain + specials === 0 ? CERTAIN : null;
}

function isAccepted(game: Draft, { cards, of }: Likelihood): boolean {
  return cards === of || roll(game, 'setup', of) < cards;
}

/** The cards from the bottom up, with a special card in each pile; null if they don't fill piles of these sizes. */
function dealtInPiles(
  game: Draft,
  unseen: readonly Card[],
  sizes: readonly number[],
): readonly Card[] | null {
  const specials = [...shuffle(game, 'setup', unseen.filter(isSpecial))];
  const plain = [
    ...shuffle(
      game,
      'setup',
      unseen.filter((card) => !isSpecial(card)),
    ),
  ];
  const dealt: Card[] = [];
  for (const size of sizes) {
    const left = plain.length + specials.length;
    if (left === 0) break;
    const isWhole = left >= size;
    const wanted = isWhole ? 1 : specials.length;
    if (wanted > 1 || specials.length < wanted) return null;
    const special = specials.splice(0, wanted);
    const pile = [...special, ...plain.splice(0, Math.min(left, size) - special.length)];
    dealt.unshift(...shuffle(game, 'setup', pile));
  }
  return plain.length + specials.length === 0 ? dealt : null;
}
