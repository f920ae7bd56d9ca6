/** A private copy of a state on which the rules write; the world sees only the finished state. */
import {
  type Finished,
  finished,
  nothingTold,
  type Telling,
  type Writable,
} from '../../core/telling/telling.ts';
import type { Artifact, ArtifactLevel, Creature, Iotunn, World } from './components.ts';
import type { ChroniclesEvent } from './events.ts';
import type { ChroniclesState, HiddenCard, SeatState, Step, SupportGod, Turn } from './state.ts';

export interface SeatDraft extends Writable<Omit<SeatState, 'artifacts' | 'deck'>> {
  artifacts: Artifact[];
  deck: HiddenCard[];
}

type Lists = {
  seats: SeatDraft[];
  supports: Writable<SupportGod>[];
  ravaged: World[];
  iotunns: Iotunn[];
  iotunnDeck: Iotunn[];
  creatureDeck: Creature[];
  dispensers: Record<ArtifactLevel, Artifact[]>;
  steps: Step[];
};
type Records = 'turn' | 'places' | 'wheel' | 'tracks';

export interface Draft extends Lists, Writable<Omit<ChroniclesState, keyof Lists | Records>> {
  readonly telling: Telling<ChroniclesEvent>;
  turn: Writable<Turn>;
  places: Writable<ChroniclesState['places']>;
  wheel: Writable<ChroniclesState['wheel']>;
  tracks: Writable<ChroniclesState['tracks']>;
}

/** Field by field, here and below: it is done for every action, and a spread or a loop over names is far slower. */
export function draftOf(state: ChroniclesState): Draft {
  const { turn, places, wheel, dispensers, tracks } = state;
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
    ravaged: state.ravaged.slice(),
    iotunns: state.iotunns.slice(),
    anonymous: state.anonymous,
    fireGiants: state.fireGiants,
    valhalla: state.valhalla,
    alfheim: state.alfheim,
    vanaheim: state.vanaheim,
    skills: state.skills,
    dispensers: { 1: dispensers[1].slice(), 2: dispensers[2].slice(), 3: dispensers[3].slice() },
    iotunnDeck: state.iotunnDeck.slice(),
    creatureDeck: state.creatureDeck.slice(),
    steps: state.steps.slice(),
    question: state.question,
    asked: state.asked,
    end: state.end,
    telling: nothingTold(),
  };
}

function seatDraftOf(seat: SeatState): SeatDraft {
  return {
    god: seat.god,
    world: seat.world,
    life: seat.life,
    elves: seat.elves,
    vanirDice: seat.vanirDice,
    artifacts: seat.artifacts.slice(),
    hasGone: seat.hasGone,
    deck: seat.deck.slice(),
    faceDown: seat.faceDown,
  };
}

/** Ends the writing: the state without what was told. */
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
