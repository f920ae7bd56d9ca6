/** Builds the visible part of a game: everything except the random streams and unseen face-down cards. */

import { oncePerThing } from '../../../core/once.ts';
import { openStreams, type Seed, shuffle } from '../../../core/random.ts';
import { recordOf } from '../../../core/typed/records.ts';
import {
  ARTIFACT_LEVELS,
  ARTIFACTS,
  type Artifact,
  type ArtifactLevel,
  CREATURES,
  type Creature,
  ENEMIES,
  GODS,
  IOTUNNS,
  type Iotunn,
} from '../box/components.ts';
import { type Draft, draftOf, finish } from './draft.ts';
import {
  type Card,
  type ChroniclesState,
  type Dispensers,
  type HiddenCard,
  type OpenBoard,
  type OpenSeat,
  type SeatState,
  STREAM_NAMES,
} from './state.ts';

export interface SeatView extends OpenSeat {
  /** The deck, top card first; null for a card that no one has seen. */
  readonly deck: readonly (Card | null)[];
  /** The card on the Wheel: `laid` is true if there is one, and `card` is null if no one has seen it. */
  readonly faceDown: { readonly laid: boolean; readonly card: Card | null };
  /** The unseen cards of the deck and the Wheel, in catalogue order. */
  readonly unseen: readonly Card[];
}

export interface DispenserView {
  readonly front: Artifact | null;
  /** The Artifacts behind the front one, in catalogue order. */
  readonly behind: readonly Artifact[];
}

export interface ChroniclesView extends OpenBoard {
  readonly seats: readonly SeatView[];
  readonly dispensers: Readonly<Record<ArtifactLevel, DispenserView>>;
  /** The cards of the decks of Iotunns and creatures, in catalogue order. */
  readonly iotunnDeck: readonly Iotunn[];
  readonly creatureDeck: readonly Creature[];
}

/** The view of a state. Fields are copied one by one for speed, because computer players need a view of every position. */
export function viewOf(game: ChroniclesState): ChroniclesView {
  const { seats, dispensers, iotunnDeck, creatureDeck } = game;
  return {
    box: game.box,
    round: game.round,
    seats: seats.map(seatViewOf),
    supports: game.supports,
    turn: game.turn,
    rotation: game.rotation,
    places: game.places,
    island: game.island,
    nidhogg: game.nidhogg,
    page: game.page,
    deedsDone: game.deedsDone,
    fightsDone: game.fightsDone,
    tracks: game.tracks,
    wheel: game.wheel,
    ravaged: game.ravaged,
    iotunns: game.iotunns,
    anonymous: game.anonymous,
    fireGiants: game.fireGiants,
    valhalla: game.valhalla,
    alfheim: game.alfheim,
    vanaheim: game.vanaheim,
    skills: game.skills,
    dispensers: dispensersSeen(dispensers),
    iotunnDeck: iotunnsIn(iotunnDeck),
    creatureDeck: creaturesIn(creatureDeck),
    question: game.question,
    asked: game.asked,
    end: game.end,
  };
}

function seatViewOf(seat: SeatState, at: number): SeatView {
  const { deck, faceDown, unseen } = cardsSeen(seat, at);
  return {
    god: seat.god,
    world: seat.world,
    life: seat.life,
    elves: seat.elves,
    vanirDice: seat.vanirDice,
    artifacts: seat.artifacts,
    hasGone: seat.hasGone,
    deck,
    faceDown,
    unseen,
  };
}

interface CardsSeen {
  readonly of: Pick<SeatState, 'deck' | 'faceDown'>;
  readonly cards: Pick<SeatView, 'deck' | 'faceDown' | 'unseen'>;
}

/** Caches the visible cards of each seat, because most actions change no deck. */
const latest: CardsSeen[] = [];

function cardsSeen({ deck, faceDown }: SeatState, at: number): CardsSeen['cards'] {
  const known = latest[at];
  if (known?.of.deck === deck && known.of.faceDown === faceDown) return known.cards;
  const cards = {
    deck: deck.map(cardIfSeen),
    faceDown: { laid: faceDown !== null, card: faceDown === null ? null : cardIfSeen(faceDown) },
    unseen: inCatalogueOrder(unseenOf({ deck, faceDown })),
  };
  latest[at] = { of: { deck, faceDown }, cards };
  return cards;
}

function cardIfSeen(card: HiddenCard): Card | null {
  return card.seen ? cardOf(card) : null;
}

function cardOf({ enemy, pack }: Card): Card {
  return { enemy, pack };
}

function unseenOf({ deck, faceDown }: Pick<SeatState, 'deck' | 'faceDown'>): readonly HiddenCard[] {
  const unseen = deck.filter(({ seen }) => !seen);
  if (faceDown !== null && !faceDown.seen) unseen.unshift(faceDown);
  return unseen;
}

/** Sorts cards in catalogue order. The early return pays off: after a few rounds, most decks have no unseen cards. */
function inCatalogueOrder(cards: readonly Card[]): readonly Card[] {
  if (cards.length === 0) return cards;
  return cards.map(cardOf).sort(byPlace);
}

function byPlace(one: Card, other: Card): number {
  return placeOf(one) - placeOf(other);
}

/** The card's place in the catalogue: by enemy, then by god. */
function placeOf({ enemy, pack }: Card): number {
  return ENEMY_PLACES[enemy] * GODS.length + GOD_PLACES[pack];
}

const ENEMY_PLACES = recordOf(ENEMIES, (_, place) => place);
const GOD_PLACES = recordOf(GODS, (_, place) => place);

const dispensersSeen = oncePerThing((dispensers: Dispensers) => ({
  1: dispenserViewOf(dispensers[1]),
  2: dispenserViewOf(dispensers[2]),
  3: dispenserViewOf(dispensers[3]),
}));

const iotunnsIn = oncePerThing((deck: readonly Iotunn[]) =>
  IOTUNNS.filter((iotunn) => deck.includes(iotunn)),
);

const creaturesIn = oncePerThing((deck: readonly Creature[]) =>
  CREATURES.filter((creature) => deck.includes(creature)),
);

function dispenserViewOf([front, ...others]: readonly Artifact[]): DispenserView {
  return { front: front ?? null, behind: ARTIFACTS.filter((artifact) => others.includes(artifact)) };
}

/** A state with the same view in which all face-down cards are dealt again, in an order independent of the real one. */
export function resample(state: ChroniclesState, seed: Seed): ChroniclesState {
  const game = draftOf({ ...state, streams: openStreams(seed, STREAM_NAMES) });
  for (const seat of game.seats) dealSeatAnew(game, seat);
  for (const level of ARTIFACT_LEVELS) {
    const [front, ...others] = game.dispensers[level];
    if (front === undefined) continue;
    const dealt = [front, ...shuffle(game, 'setup', others.toSorted())];
    game.dispensers = { ...game.dispensers, [level]: dealt };
  }
  game.iotunnDeck = shuffle(game, 'setup', game.iotunnDeck.toSorted());
  game.creatureDeck = shuffle(game, 'setup', game.creatureDeck.toSorted());
  return finish(game).state;
}

function dealSeatAnew(game: Draft, seat: Draft['seats'][number]): void {
  const cards = [...shuffle(game, 'setup', unseenOf(seat).toSorted(byPlace))];
  const dealt = (card: HiddenCard) => (card.seen ? card : (cards.shift() ?? card));
  if (seat.faceDown !== null) seat.faceDown = dealt(seat.faceDown);
  seat.deck = seat.deck.map(dealt);
}
