/** Makes private copies of states for the rules to modify; everyone else sees only finished states. */
import {
  type EventRecord,
  emptyRecord,
  type Finished,
  finished,
  type Writable,
} from '../../../core/logs/event-record.ts';
import type { YggdrasilEvent } from './events.ts';
import type { Bag, SeatState, Step, YggdrasilState } from './state.ts';

type Copied = 'seats' | 'enemies' | 'bags' | 'steps';

/**
 * A state that the rules can modify. Cards, giants and artifacts rarely move, so states share those lists: a rule that changes
 * one writes a new list.
 */
export interface Draft extends Writable<Omit<YggdrasilState, Copied>> {
  readonly record: EventRecord<YggdrasilEvent>;
  seats: Writable<SeatState>[];
  enemies: Writable<YggdrasilState['enemies']>;
  bags: { -readonly [Island in keyof YggdrasilState['bags']]: Writable<Bag> };
  steps: Step[];
}

/**
 * Copies a state. Here and below, fields are copied one by one: this runs for every action, and a spread or a loop over names is
 * far slower.
 */
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
    deck: state.deck,
    knownTop: state.knownTop,
    knownBottom: state.knownBottom,
    drawn: state.drawn,
    discard: state.discard,
    pile: state.pile,
    pileTopIsKnown: state.pileTopIsKnown,
    active: state.active,
    beaten: state.beaten,
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
    record: emptyRecord(),
  };
}

function seatDraftOf(seat: SeatState): Writable<SeatState> {
  return {
    god: seat.god,
    vikings: seat.vikings,
    elves: seat.elves,
    artifacts: seat.artifacts,
    inTrance: seat.inTrance,
  };
}

function bagDraftOf(bag: Bag): Writable<Bag> {
  return { vikings: bag.vikings, fireGiants: bag.fireGiants };
}

/** Finishes the draft. Returns the state and, separately, the events. */
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
