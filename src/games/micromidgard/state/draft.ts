/** Makes private copies of states for the rules to modify; everyone else sees only finished states. */
import {
  type EventRecord,
  emptyRecord,
  type Finished,
  finished,
  type Writable,
} from '../../../core/logs/event-record.ts';
import type { Level, Relic } from '../box/components.ts';
import type { MicromidgardEvent } from './events.ts';
import type { HeldRelic, MicromidgardState, SeatState, Turn } from './state.ts';

export interface SeatDraft extends Writable<Omit<SeatState, 'levels' | 'relics'>> {
  levels: Writable<SeatState['levels']>;
  relics: HeldRelic[];
}

export interface TurnDraft extends Writable<Pick<Turn, 'number' | 'seat'>> {
  hand: Writable<Turn['hand']>;
  wolfActions: Writable<Turn['wolfActions']>;
  used: Relic[];
  waiting: Writable<Turn['waiting']>;
  loose: Writable<Turn['loose']>;
}

type Parts = 'seats' | 'turn' | 'meeples' | 'covers' | 'outOfPlay' | 'wolves';

export interface Draft extends Writable<Omit<MicromidgardState, Parts>> {
  readonly record: EventRecord<MicromidgardEvent>;
  seats: SeatDraft[];
  turn: TurnDraft;
  meeples: Writable<MicromidgardState['meeples']>;
  covers: { red: (Relic | null)[]; blue: (Relic | null)[] };
  outOfPlay: Relic[];
  wolves: Writable<MicromidgardState['wolves']>;
}

/**
 * Copies a state. Here and below, fields are copied one by one: this runs for every action, and a spread or a loop over names is
 * far slower.
 */
export function draftOf(state: MicromidgardState): Draft {
  const { dain, dvalin, duneyr, durathror } = state.meeples;
  return {
    box: state.box,
    seats: state.seats.map(seatDraftOf),
    turn: turnDraftOf(state.turn),
    meeples: { dain, dvalin, duneyr, durathror },
    blessings: state.blessings,
    covers: { red: state.covers.red.slice(), blue: state.covers.blue.slice() },
    outOfPlay: state.outOfPlay.slice(),
    doom: state.doom,
    wolves: { sun: state.wolves.sun, moon: state.wolves.moon },
    prophecies: state.prophecies,
    ragnaroks: state.ragnaroks,
    question: state.question,
    asked: state.asked,
    end: state.end,
    record: emptyRecord(),
  };
}

function seatDraftOf(seat: SeatState): SeatDraft {
  const { red, blue, sun, moon } = seat.levels;
  return {
    raven: seat.raven,
    gold: seat.gold,
    mead: seat.mead,
    points: seat.points,
    levels: { red, blue, sun, moon } satisfies Record<string, Level>,
    relics: seat.relics.slice(),
    marked: seat.marked,
  };
}

function turnDraftOf(turn: Turn): TurnDraft {
  const { hand, wolfActions, waiting, loose } = turn;
  return {
    number: turn.number,
    seat: turn.seat,
    hand: { sun: hand.sun, moon: hand.moon, craft: hand.craft },
    wolfActions: { sun: wolfActions.sun, moon: wolfActions.moon },
    used: turn.used.slice(),
    waiting: { gold: waiting.gold, mead: waiting.mead },
    loose: { gold: loose.gold, mead: loose.mead },
  };
}

/** Finishes the draft. Returns the state and, separately, the events. */
export function finish(draft: Draft): Finished<MicromidgardState> {
  const state: MicromidgardState = {
    box: draft.box,
    seats: draft.seats,
    turn: draft.turn,
    meeples: draft.meeples,
    blessings: draft.blessings,
    covers: draft.covers,
    outOfPlay: draft.outOfPlay,
    doom: draft.doom,
    wolves: draft.wolves,
    prophecies: draft.prophecies,
    ragnaroks: draft.ragnaroks,
    question: draft.question,
    asked: draft.asked,
    end: draft.end,
  };
  return finished(state, draft);
}
