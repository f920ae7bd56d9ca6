/** A small language of play: arrange a moment of a real game, play it through the real rules, and look at the result. */
import { expect } from 'vitest';
import type { Opening } from '../../../src/core/game.ts';
import { seedFrom } from '../../../src/core/random.ts';
import type { Alternative } from '../../../src/core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { Box } from '../../../src/games/micromidgard/box/box.ts';
import {
  type Light,
  type Meeple,
  RAVENS,
  type Realm,
} from '../../../src/games/micromidgard/box/components.ts';
import { opponentOf } from '../../../src/games/micromidgard/facts/seats.ts';
import { micromidgard } from '../../../src/games/micromidgard/game.ts';
import type { MicromidgardEvent } from '../../../src/games/micromidgard/state/events.ts';
import type {
  MicromidgardState,
  QuestionKind,
  SeatState,
} from '../../../src/games/micromidgard/state/state.ts';
import { brokenRules } from '../../../tools/conformance/games/micromidgard/invariants.ts';
import { type Played, type Playing, playingOn } from '../playing.ts';
import { EVENT_TYPES } from './kinds.ts';
import { arranged, type Moment, plainBoard } from './moment.ts';

export const THE_USUAL_GAME = { rules: 'standard' } as const;

export interface Table extends Playing<MicromidgardState, MicromidgardEvent, QuestionKind, Table> {
  with(moment: Moment): Table;

  moves(meeple: Meeple, realm: Realm): Table;
  runs(wolf: Light): Table;

  readonly activeSeat: SeatIndex;
  /** The seat that goes first at a table of these tests, and the other one. */
  readonly me: SeatState;
  readonly opponent: SeatState;
  /** The names a field offers; empty if there is no such field. */
  choices(field: string, choice?: string): readonly string[];
  way(choice: string): Alternative;
}

export function openingOf(seed: string): Opening<Box> {
  return {
    options: THE_USUAL_GAME,
    roles: RAVENS,
    seed: seedFrom(seed),
    box: micromidgard.box(THE_USUAL_GAME, null),
  };
}

/** The game right after set-up. */
export function opened(seed: string): Table {
  return tableAt(micromidgard.setup(openingOf(seed)).state);
}

/** It is seat 0's turn, before the first move; no one has anything, and the board is always the same. */
export function table(moment: Moment = {}): Table {
  const { state } = micromidgard.setup(openingOf('the first table'));
  const applied = micromidgard.apply(state, state.turn.seat, {
    request: micromidgard.requests(state)[0]?.key ?? '',
    choice: 'take',
    values: { resource: 'gold' },
  });
  if (!applied.ok) throw new Error(applied.refusal.code);
  return tableAt(arranged(plainBoard(applied.state), moment));
}

/** By default seat 0 has moved and has a Craft action to spend. */
export function spending(moment: Moment = {}): Table {
  return table({ hand: { craft: 1 }, ...moment });
}

const PLAYED: Played<MicromidgardState> = {
  rules: micromidgard,
  check(state, revealed) {
    expect(brokenRules(state)).toEqual([]);
    expect(revealed, 'nothing comes to light').toBe(false);
  },
  eventTypes: EVENT_TYPES,
};

function tableAt(first: MicromidgardState): Table {
  return playingOn<MicromidgardState, MicromidgardEvent, QuestionKind, Table>(PLAYED, first, (hands) => ({
    with: (moment) => hands.set(arranged(hands.state, moment)),
    moves: (meeple, realm) => hands.act(`move:${meeple}`, { realm }),
    runs: (wolf) => hands.act('run', { wolf }),
    get activeSeat() {
      return hands.state.turn.seat;
    },
    get me() {
      return seat(hands.state.seats, first.turn.seat);
    },
    get opponent() {
      return seat(hands.state.seats, opponentOf(first.turn.seat));
    },
    choices(name, choice = name) {
      const field = hands.request().alternatives.find(({ id }) => id === choice)?.fields[name];
      return field !== undefined && 'of' in field ? field.of : [];
    },
    way(choice) {
      const found = hands.request().alternatives.find(({ id }) => id === choice);
      if (found === undefined) throw new Error(`no such way: ${choice}`);
      return found;
    },
  }));
}

function seat(seats: readonly SeatState[], index: SeatIndex): SeatState {
  const found = seats[index];
  if (found === undefined) throw new Error(`no seat ${index}`);
  return found;
}

/** A player's belongings and how far the wolves have run, as numbers. */
export interface Reckoning {
  readonly [of: string]: number;
}

function reckoned(game: Table): Reckoning {
  const { me, state } = game;
  const { hand, wolfActions } = state.turn;
  return {
    gold: me.gold,
    mead: me.mead,
    points: me.points,
    sun: hand.sun,
    moon: hand.moon,
    craft: hand.craft,
    'sun-wolf': state.wolves.sun,
    'moon-wolf': state.wolves.moon,
    'sun-wolf-actions': wolfActions.sun,
    'moon-wolf-actions': wolfActions.moon,
    'sun-relics': me.relics.filter(({ side }) => side === 'sun').length,
    'moon-relics': me.relics.filter(({ side }) => side === 'moon').length,
  };
}

/** The changes made by an action; nothing else changed. */
export function changesBy(game: Table, does: (game: Table) => void): Reckoning {
  const before = reckoned(game);
  does(game);
  return Object.fromEntries(
    Object.entries(reckoned(game)).flatMap(([of, now]) => {
      const change = now - (before[of] ?? 0);
      return change === 0 ? [] : [[of, change]];
    }),
  );
}

export const SEATS = [seatIndex(0), seatIndex(1)] as const;
