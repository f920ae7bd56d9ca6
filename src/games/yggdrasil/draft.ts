/** A private copy of a state on which the rules write; the world sees only the finished state. */
import {
  type Finished,
  finished,
  nothingTold,
  type Telling,
  type Writable,
} from '../../core/telling/telling.ts';
import type { YggdrasilEvent } from './events.ts';
import type { Bag, SeatState, Step, YggdrasilState } from './state.ts';

type WritableList<T> = T extends readonly (infer Item)[] ? Item[] : never;

export interface SeatDraft extends Writable<Omit<SeatState, 'artifacts'>> {
  artifacts: Writable<SeatState['artifacts']>;
}

type Lists = 'deck' | 'drawn' | 'discard' | 'pile' | 'active' | 'beaten';
type Records = 'seats' | 'enemies' | 'bags' | 'steps';

export interface Draft
  extends Writable<Omit<YggdrasilState, Lists | Records>>,
    Writable<{ [List in Lists]: WritableList<YggdrasilState[List]> }> {
  readonly telling: Telling<YggdrasilEvent>;
  seats: SeatDraft[];
  enemies: Writable<YggdrasilState['enemies']>;
  bags: { -readonly [Island in keyof YggdrasilState['bags']]: Writable<Bag> };
  steps: Step[];
}

/** Field by field, here and below: it is done for every action, and a spread or a loop over names is far slower. */
export function draftOf(state: YggdrasilState): Draft {
  const { hel, surt, jormungand, loki, nidhogg, fenrir } = state.enemies;
  const { white, blue, green, black } = state.bags;
  return {
    box: state.box,
    bagsAreOpen: state.bagsAreOpen,
    elvesAreAlwaysAsked: state.elvesAreAlwaysAsked,
    streams: state.streams,
    seats: state.seats.map(seatDraftOf),
    turn: state.turn,
    enemies: { hel, surt, jormungand, loki, nidhogg, fenrir },
    deck: state.deck.slice(),
    knownTop: state.knownTop,
    knownBottom: state.knownBottom,
    drawn: state.drawn.slice(),
    discard: state.discard.slice(),
    pile: state.pile.slice(),
    pileTopIsKnown: state.pileTopIsKnown,
    active: state.active.slice(),
    beaten: state.beaten.slice(),
    bags: {
      white: bagDraftOf(white),
      blue: bagDraftOf(blue),
      green: bagDraftOf(green),
      black: bagDraftOf(black),
    },
    helheim: state.helheim,
    lostVikings: state.lostVikings,
    muspellheim: state.muspellheim,
    alfheim: state.alfheim,
    valkyries: state.valkyries,
    submerged: state.submerged,
    vanir: state.vanir,
    fenrirIsAngry: state.fenrirIsAngry,
    daeg: state.daeg,
    steps: state.steps.slice(),
    question: state.question,
    asked: state.asked,
    end: state.end,
    telling: nothingTold(),
  };
}

function seatDraftOf(seat: SeatState): SeatDraft {
  const { hel, surt, jormungand, loki, nidhogg, fenrir } = seat.artifacts;
  return {
    god: seat.god,
    vikings: seat.vikings,
    elves: seat.elves,
    artifacts: { hel, surt, jormungand, loki, nidhogg, fenrir },
    inTrance: seat.inTrance,
  };
}

function bagDraftOf(bag: Bag): Writable<Bag> {
  return { vikings: bag.vikings, fireGiants: bag.fireGiants };
}

/** Ends the writing: the state without what was told. */
export function finish(draft: Draft): Finished<YggdrasilState> {
  const state: YggdrasilState = {
    box: draft.box,
    bagsAreOpen: draft.bagsAreOpen,
    elvesAreAlwaysAsked: draft.elvesAreAlwaysAsked,
    streams: draft.streams,
    seats: draft.seats,
    turn: draft.turn,
    enemies: draft.enemies,
    deck: draft.deck,
    knownTop: draft.knownTop,
    knownBottom: draft.knownBottom,
    drawn: draft.drawn,
    discard: draft.discard,
    pile: draft.pile,
    pileTopIsKnown: draft.pileTopIsKnown,
    active: draft.active,
    beaten: draft.beaten,
    bags: draft.bags,
    helheim: draft.helheim,
    lostVikings: draft.lostVikings,
    muspellheim: draft.muspellheim,
    alfheim: draft.alfheim,
    valkyries: draft.valkyries,
    submerged: draft.submerged,
    vanir: draft.vanir,
    fenrirIsAngry: draft.fenrirIsAngry,
    daeg: draft.daeg,
    steps: draft.steps,
    question: draft.question,
    asked: draft.asked,
    end: draft.end,
  };
  return finished(state, draft);
}
