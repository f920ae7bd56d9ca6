/** Builds the visible part of a game: everything except the random streams and the order of face-down pieces. */
import { oncePerThing } from '../../../core/once.ts';
import { type ByIsland, type Card, ENEMIES, GIANTS, type Giant, RAGNAROK_CARDS } from '../box/components.ts';
import type { Bag, OpenBoard, YggdrasilState } from './state.ts';

export interface YggdrasilView extends OpenBoard {
  readonly deck: {
    readonly count: number;
    /** The cards in the deck, in catalogue order. */
    readonly cards: readonly Card[];
    /** The known cards, from the top down and from the bottom up. */
    readonly top: readonly Card[];
    readonly bottom: readonly Card[];
  };
  /** The face-down giants in catalogue order, and the top one if everyone has seen it. */
  readonly pile: { readonly giants: readonly Giant[]; readonly top: Giant | null };
  /** The contents of the bags; null if the table plays with closed bags. */
  readonly bags: ByIsland<Bag> | null;
}

const CATALOGUE: readonly Card[] = [
  ...ENEMIES,
  ...ENEMIES.map((enemy): Card => `angry-${enemy}`),
  ...RAGNAROK_CARDS,
];

export function viewOf(game: YggdrasilState): YggdrasilView {
  const { deck, knownTop, knownBottom, pile, pileTopIsKnown, bagsAreOpen } = game;
  return {
    box: game.box,
    bagsAreOpen,
    elvesAreAlwaysAsked: game.elvesAreAlwaysAsked,
    seats: game.seats,
    turn: game.turn,
    enemies: game.enemies,
    drawn: game.drawn,
    discard: game.discard,
    active: game.active,
    beaten: game.beaten,
    helheim: game.helheim,
    lostVikings: game.lostVikings,
    muspellheim: game.muspellheim,
    alfheim: game.alfheim,
    valkyries: game.valkyries,
    submerged: game.submerged,
    vanir: game.vanir,
    fenrirIsAngry: game.fenrirIsAngry,
    daeg: game.daeg,
    question: game.question,
    asked: game.asked,
    end: game.end,
    deck: {
      count: deck.length,
      cards: deckInOrder(deck),
      top: deck.slice(0, knownTop),
      bottom: deck.slice(deck.length - knownBottom).reverse(),
    },
    pile: { giants: giantsInPile(game), top: pileTopIsKnown ? (pile[0] ?? null) : null },
    bags: bagsAreOpen ? game.bags : null,
  };
}

const deckInOrder = oncePerThing(inCatalogueOrder);

/** Sorts cards in catalogue order. Picking them kind by kind is faster than sorting. */
export function inCatalogueOrder(cards: readonly Card[]): readonly Card[] {
  const sorted: Card[] = [];
  for (const kind of CATALOGUE) for (const card of cards) if (card === kind) sorted.push(card);
  return sorted;
}

/** The public view of the pile: its giants, without their order. */
export function giantsInPile({ pile }: YggdrasilState): readonly Giant[] {
  return pileInOrder(pile);
}

const pileInOrder = oncePerThing((pile: readonly Giant[]) => GIANTS.filter((giant) => pile.includes(giant)));
