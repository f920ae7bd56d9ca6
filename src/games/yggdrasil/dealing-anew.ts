/** Deals the unseen part of the enemy deck again, as set-up may have dealt it: with the special cards spread, unless the table shuffled them in. */
import { shuffle } from '../../core/random.ts';
import { type Card, isAngry, isRagnarok } from './components.ts';
import type { Draft } from './draft.ts';
import { pileSizes } from './set-up.ts';

/** After so many tries the cards are dealt without regard to the spread: no set-up led here. */
const TRIES = 30;

/** The unseen cards, in an order of their own in which nothing of the real one shows, are the last that set-up dealt. [Y-128, Y-129, Y-142] */
export function dealtAnew(game: Draft, unseen: readonly Card[]): readonly Card[] {
  if (game.box.shufflesSpecialsIn) return shuffle(game, 'setup', unseen);
  const all = [...game.deck, ...game.discard, ...game.drawn];
  const specials = all.filter(isSpecial).length;
  for (let left = specials === 0 ? 0 : TRIES; left > 0; left -= 1) {
    const sizes = shuffle(game, 'setup', pileSizes(all.length - specials, specials));
    const dealt = dealtInPiles(game, unseen, sizes);
    if (dealt !== null) return dealt;
  }
  return shuffle(game, 'setup', unseen);
}

function isSpecial(card: Card): boolean {
  return isAngry(card) || isRagnarok(card);
}

/** From the bottom up, a special card in each pile; null where that does not come out even with piles of these sizes. */
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
