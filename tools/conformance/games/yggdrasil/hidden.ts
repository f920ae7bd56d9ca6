/** The hidden things of Yggdrasil: unseen face-down cards and giants, and counters in closed bags. */
import { type ByIsland, ISLANDS } from '../../../../src/games/yggdrasil/box/components.ts';
import type { Bag, YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { type HiddenField, hiddenField } from '../../subject.ts';

const DECK = hiddenField<YggdrasilState, YggdrasilState['deck'][number]>('deck', 'deck', {
  read: ({ deck, knownTop, knownBottom }) => deck.slice(knownTop, deck.length - knownBottom),
  write: (state, cards) => ({
    ...state,
    deck: state.deck.toSpliced(state.knownTop, cards.length, ...cards),
  }),
});

const PILE = hiddenField<YggdrasilState, YggdrasilState['pile'][number]>('pile of giants', 'pile', {
  read: ({ pile, pileTopIsKnown }) => pile.slice(pileTopIsKnown ? 1 : 0),
  write: (state, giants) => ({
    ...state,
    pile: [...state.pile.slice(0, state.pile.length - giants.length), ...giants],
  }),
});

/** The number of counters of one kind in each bag; bags are interchangeable. */
function countersIn(kind: keyof Bag, name: string): HiddenField<YggdrasilState> {
  return hiddenField<YggdrasilState, number>(name, 'bags', {
    read: ({ bagsAreOpen, bags }) => (bagsAreOpen ? [] : ISLANDS.map((island) => bags[island][kind])),
    write: (state, counts) =>
      counts.length === 0 ? state : { ...state, bags: bagsWith(state.bags, kind, counts) },
  });
}

function bagsWith(bags: ByIsland<Bag>, kind: keyof Bag, counts: readonly number[]): ByIsland<Bag> {
  const changed = { ...bags };
  for (const [at, island] of ISLANDS.entries())
    changed[island] = { ...bags[island], [kind]: counts[at] ?? 0 };
  return changed;
}

export const HIDDEN: readonly HiddenField<YggdrasilState>[] = [
  DECK,
  PILE,
  countersIn('vikings', 'Vikings in closed bags'),
  countersIn('fireGiants', 'Fire Giants in closed bags'),
];
