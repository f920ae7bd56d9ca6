/** The hidden things of Yggdrasil Chronicles: unseen face-down cards. */
import {
  ARTIFACT_LEVELS,
  type Artifact,
  type ArtifactLevel,
} from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesState, HiddenCard, SeatState } from '../../../../src/games/chronicles/state/state.ts';
import { type HiddenField, hiddenField } from '../../subject.ts';

/** The card on the Wheel first, then the deck. */
function unseenOf({ deck, faceDown }: SeatState): readonly HiddenCard[] {
  return [faceDown, ...deck].filter((card) => card !== null).filter(({ seen }) => !seen);
}

function withUnseen(seat: SeatState, cards: readonly HiddenCard[]): SeatState {
  const left = [...cards];
  const placed = (card: HiddenCard) => (card.seen ? card : (left.shift() ?? card));
  const faceDown = seat.faceDown === null ? null : placed(seat.faceDown);
  return { ...seat, faceDown, deck: seat.deck.map(placed) };
}

/** A table with fewer gods has no such seat, and nothing hidden there. */
function cardsOfSeat(number: number): HiddenField<ChroniclesState> {
  return hiddenField<ChroniclesState, HiddenCard>(`cards of seat ${number + 1}`, 'seats', {
    read: ({ seats }) => seats.slice(number, number + 1).flatMap(unseenOf),
    write: (state, cards) => ({
      ...state,
      seats: state.seats.map((seat, at) => (at === number ? withUnseen(seat, cards) : seat)),
    }),
  });
}

/** Only the front Artifact can be read. */
function artifactsBehind(level: ArtifactLevel): HiddenField<ChroniclesState> {
  return hiddenField<ChroniclesState, Artifact>(`Artifacts of level ${level}`, 'dispensers', {
    read: ({ dispensers }) => dispensers[level].slice(1),
    write: (state, artifacts) => ({
      ...state,
      dispensers: { ...state.dispensers, [level]: [...state.dispensers[level].slice(0, 1), ...artifacts] },
    }),
  });
}

function deckOf<Field extends 'iotunnDeck' | 'creatureDeck'>(
  name: string,
  field: Field,
): HiddenField<ChroniclesState> {
  return hiddenField<ChroniclesState, ChroniclesState[Field][number]>(name, field, {
    read: (state) => state[field],
    write: (state, cards) => ({ ...state, [field]: cards }),
  });
}

export const HIDDEN: readonly HiddenField<ChroniclesState>[] = [
  ...Array.from({ length: chronicles.seats.max }, (_, number) => cardsOfSeat(number)),
  ...ARTIFACT_LEVELS.map(artifactsBehind),
  deckOf('Iotunn deck', 'iotunnDeck'),
  deckOf('creature deck', 'creatureDeck'),
];
