/** Makes private copies of states for the rules to modify; everyone else sees only finished states. */
import {
  type EventRecord,
  emptyRecord,
  type Finished,
  finished,
  type Writable,
} from '../../../core/logs/event-record.ts';
import type { ChroniclesEvent } from './events.ts';
import type { ChroniclesState, SeatState, Step, SupportGod, Turn } from './state.ts';

export type SeatDraft = Writable<SeatState>;

type Copied = 'seats' | 'supports' | 'turn' | 'places' | 'wheel' | 'tracks' | 'steps';

/**
 * A state that the rules can modify. Decks, Artifacts, Iotunns and ravaged Worlds rarely change, so states share those lists: a
 * rule that changes one writes a new list.
 */
export interface Draft extends Writable<Omit<ChroniclesState, Copied>> {
  readonly record: EventRecord<ChroniclesEvent>;
  seats: SeatDraft[];
  supports: Writable<SupportGod>[];
  steps: Step[];
  turn: Writable<Turn>;
  places: Writable<ChroniclesState['places']>;
  wheel: Writable<ChroniclesState['wheel']>;
  tracks: Writable<ChroniclesState['tracks']>;
}

/**
 * Copies a state. Here and below, fields are copied one by one: this runs for every action, and a spread or a loop over names is
 * far slower.
 */
export function draftOf(state: ChroniclesState): Draft {
  const { turn, places, wheel, tracks } = state;
  return {
    box: state.box,
    streams: state.streams,
    round: state.round,
    seats: state.seats.map(seatDraftOf),
    supports: state.supports.map(({ god, world, life }) => ({ god, world, life })),
    turn: {
      number: turn.number,
      seat: turn.seat,
      hasMoved: turn.hasMoved,
      hasActed: turn.hasActed,
      isBitten: turn.isBitten,
      used: turn.used,
    },
    rotation: state.rotation,
    places: { hel: places.hel, surt: places.surt, loki: places.loki, fenrir: places.fenrir },
    island: state.island,
    nidhogg: state.nidhogg,
    page: state.page,
    deedsDone: state.deedsDone,
    fightsDone: state.fightsDone,
    tracks: { skoll: tracks.skoll, hati: tracks.hati, hrym: tracks.hrym },
    wheel: {
      hel: wheel.hel,
      surt: wheel.surt,
      loki: wheel.loki,
      jormungand: wheel.jormungand,
      fenrir: wheel.fenrir,
      nidhogg: wheel.nidhogg,
    },
    ravaged: state.ravaged,
    iotunns: state.iotunns,
    anonymous: state.anonymous,
    fireGiants: state.fireGiants,
    valhalla: state.valhalla,
    alfheim: state.alfheim,
    vanaheim: state.vanaheim,
    skills: state.skills,
    dispensers: state.dispensers,
    iotunnDeck: state.iotunnDeck,
    creatureDeck: state.creatureDeck,
    steps: state.steps.slice(),
    question: state.question,
    asked: state.asked,
    end: state.end,
    record: emptyRecord(),
  };
}

function seatDraftOf(seat: SeatState): SeatDraft {
  return {
    god: seat.god,
    world: seat.world,
    life: seat.life,
    elves: seat.elves,
    vanirDice: seat.vanirDice,
    artifacts: seat.artifacts,
    hasGone: seat.hasGone,
    deck: seat.deck,
    faceDown: seat.faceDown,
  };
}

/** Finishes a draft. Returns the state and, separately, the events. */
export function finish(draft: Draft): Finished<ChroniclesState> {
  const state: ChroniclesState = {
    box: draft.box,
    streams: draft.streams,
    round: draft.round,
    seats: draft.seats,
    supports: draft.supports,
    turn: draft.turn,
    rotation: draft.rotation,
    places: draft.places,
    island: draft.island,
    nidhogg: draft.nidhogg,
    page: draft.page,
    deedsDone: draft.deedsDone,
    fightsDone: draft.fightsDone,
    tracks: draft.tracks,
    wheel: draft.wheel,
    ravaged: draft.ravaged,
    iotunns: draft.iotunns,
    anonymous: draft.anonymous,
    fireGiants: draft.fireGiants,
    valhalla: draft.valhalla,
    alfheim: draft.alfheim,
    vanaheim: draft.vanaheim,
    skills: draft.skills,
    dispensers: draft.dispensers,
    iotunnDeck: draft.iotunnDeck,
    creatureDeck: draft.creatureDeck,
    steps: draft.steps,
    question: draft.question,
    asked: draft.asked,
    end: draft.end,
  };
  return finished(state, draft);
}
