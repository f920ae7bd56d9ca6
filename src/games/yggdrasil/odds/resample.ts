/** Makes states with the same view and fresh randomness: everything hidden is drawn again, and everything seen stays. */
import { draw, openStreams, type Seed, shuffle } from '../../../core/random.ts';
import { boxOf } from '../box/box.ts';
import { type Card, ISLANDS, type Island } from '../box/components.ts';
import { type Draft, draftOf, finish } from '../state/draft.ts';
import { type Bag, STREAM_NAMES, type YggdrasilState } from '../state/state.ts';
import { giantsInPile, inCatalogueOrder } from '../state/view.ts';
import { dealtForRestoredGame, dealtUnseen } from './deck.ts';

/**
 * A state for advice and computers. Closed bags are refilled from the visible totals, so that their counts stay unknown. [Y-943]
 */
export function resample(state: YggdrasilState, seed: Seed): YggdrasilState {
  const game = withFreshChance(state, seed);
  dealDeck(game, dealtUnseen);
  dealPile(game);
  if (!game.bagsAreOpen) fillClosedBags(game);
  return finish(game).state;
}

/** A state for a restored table. Closed bags keep their counters, since everyone saw each counter go in or out. */
export function reseed(state: YggdrasilState, seed: Seed): YggdrasilState {
  const game = withFreshChance(state, seed);
  dealDeck(game, dealtForRestoredGame);
  dealPile(game);
  return finish(game).state;
}

function withFreshChance(state: YggdrasilState, seed: Seed): Draft {
  return draftOf({ ...state, streams: openStreams(seed, STREAM_NAMES) });
}

function dealDeck(game: Draft, deal: (game: Draft, unseen: readonly Card[]) => readonly Card[]): void {
  const unseen = game.deck.slice(game.knownTop, game.deck.length - game.knownBottom);
  game.deck = game.deck.toSpliced(game.knownTop, unseen.length, ...deal(game, inCatalogueOrder(unseen)));
}

function dealPile(game: Draft): void {
  const seen = game.pileTopIsKnown ? 1 : 0;
  const hidden = giantsInPile(game).filter((giant) => seen === 0 || giant !== game.pile[0]);
  game.pile = game.pile.toSpliced(seen, hidden.length, ...shuffle(game, 'setup', hidden));
}

/**
 * Refills the closed bags. The view shows the total number of counters in the four bags, because all other counters are visible.
 */
function fillClosedBags(game: Draft): void {
  const vikings = islandsOf(game, 'vikings');
  const fireGiants = islandsOf(game, 'fireGiants');
  for (const island of ISLANDS) {
    const isHere = (each: Island) => each === island;
    game.bags[island] = {
      vikings: vikings.filter(isHere).length,
      fireGiants: fireGiants.filter(isHere).length,
    };
  }
}

/** An island for each counter. Counters that were removed or added are equally likely to belong to any bag. */
function islandsOf(game: Draft, kind: keyof Bag): readonly Island[] {
  const { bags } = boxOf(game);
  const now = ISLANDS.reduce((sum, island) => sum + game.bags[island][kind], 0);
  const printed = ISLANDS.flatMap((island) => Array.from({ length: bags[island][kind] }, () => island));
  const stayed = printed.length > now ? shuffle(game, 'setup', printed).slice(0, now) : printed;
  const added = Array.from({ length: now - stayed.length }, () => draw(game, 'setup', ISLANDS));
  return [...stayed, ...added];
}
