/** A small language of play: arrange a moment of a real game, play it through the real rules, look at what became of it. */
import { expect } from 'vitest';
import type { Applied, Opening } from '../../../src/core/game.ts';
import { seedFrom } from '../../../src/core/random.ts';
import type { Action, Alternative, Request, Values } from '../../../src/core/request.ts';
import type { Refusal } from '../../../src/core/result.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { Box } from '../../../src/games/micromidgard/box/box.ts';
import { type Light, type Meeple, RAVENS, type Realm } from '../../../src/games/micromidgard/components.ts';
import type { MicromidgardEvent, MicromidgardEventType } from '../../../src/games/micromidgard/events.ts';
import { micromidgard } from '../../../src/games/micromidgard/game.ts';
import { opponentOf } from '../../../src/games/micromidgard/seats/seats.ts';
import type { MicromidgardState, QuestionKind, SeatState } from '../../../src/games/micromidgard/state.ts';
import { deepFrozen } from '../../contract/frozen.ts';
import { EVENT_TYPES } from './kinds.ts';
import { arranged, type Moment, plainBoard } from './moment.ts';
import { brokenRules } from './play/invariants.ts';

export const THE_USUAL_GAME = { rules: 'standard' } as const;

export interface Table {
  with(moment: Moment): Table;

  /** The player on turn does this. */
  plays(choice: string, values?: Values): Table;
  moves(meeple: Meeple, realm: Realm): Table;
  runs(wolf: Light): Table;
  /** The player on turn answers the question that stands, which has one way to be answered. */
  answers(values?: Values): Table;
  done(): Table;
  /** Why the player on turn, or the one who tries, may not do this. Fails when it is allowed. */
  refuses(choice: string, values?: Values, by?: SeatIndex): Refusal;

  readonly state: MicromidgardState;
  readonly request: Request;
  readonly about: QuestionKind | null;
  readonly onTurn: SeatIndex;
  /** The seat that is first on turn at a table of these tests, and the other one. */
  readonly me: SeatState;
  readonly opponent: SeatState;
  /** What happened at the last thing done. */
  readonly events: readonly MicromidgardEvent[];
  told<Type extends MicromidgardEventType>(type: Type): readonly Extract<MicromidgardEvent, { type: Type }>[];
  /** Ids of the alternatives that stand, or of those that begin so. */
  ways(beginning?: string): readonly string[];
  /** The names among which a field lets choose; none where there is no such way. */
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

/** Seat 0 is on turn, about to make the first move; nobody has anything, and the board is always the same. */
export function table(moment: Moment = {}): Table {
  const { state } = micromidgard.setup(openingOf('the first table'));
  const applied = micromidgard.apply(state, state.turn.seat, {
    request: micromidgard.requests(state)[0]?.key ?? '',
    choice: 'take',
    values: { resource: 'gold' },
  });
  if (!applied.ok) throw new Error(applied.refusal.why);
  return tableAt(arranged(plainBoard(applied.state), moment));
}

/** Seat 0 has moved and has a Craft action to spend, if not said otherwise. */
export function spending(moment: Moment = {}): Table {
  return table({ hand: { craft: 1 }, ...moment });
}

function tableAt(first: MicromidgardState): Table {
  let state = first;
  let events: readonly MicromidgardEvent[] = [];

  function set(next: MicromidgardState): Table {
    expect(JSON.parse(JSON.stringify(next)), 'a state is plain data').toEqual(next);
    expect(brokenRules(next)).toEqual([]);
    state = deepFrozen(next);
    return game;
  }

  function request(): Request {
    const [standing] = micromidgard.requests(state);
    if (standing === undefined) throw new Error('nothing is asked');
    if (standing.alternatives.length === 0) throw new Error('there is no way to answer');
    if (standing.alternatives.some(({ verb }) => verb === '')) throw new Error('a way has no verb');
    return standing;
  }

  function attempt(choice: string, values: Values, by: SeatIndex): Applied<MicromidgardState> {
    const action: Action = { request: request().key, choice, values };
    return micromidgard.apply(state, by, deepFrozen(action));
  }

  function act(choice: string, values: Values): Table {
    const applied = attempt(choice, values, state.turn.seat);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    expect(applied.revealed, 'nothing comes to light').toBe(false);
    events = applied.events as readonly MicromidgardEvent[];
    expect(events.filter(({ type }) => !EVENT_TYPES.includes(type))).toEqual([]);
    return set(applied.state);
  }

  function seat(index: SeatIndex): SeatState {
    const found = state.seats[index];
    if (found === undefined) throw new Error(`no seat ${index}`);
    return found;
  }

  const game: Table = {
    with: (moment) => set(arranged(state, moment)),
    plays: (choice, values = {}) => act(choice, values),
    moves: (meeple, realm) => act(`move:${meeple}`, { realm }),
    runs: (wolf) => act('run', { wolf }),
    answers(values = {}) {
      const [only, other] = request().alternatives;
      if (only === undefined || other !== undefined) throw new Error('there are several ways to answer');
      return act(only.id, values);
    },
    done: () => act('done', {}),
    refuses(choice, values = {}, by = state.turn.seat) {
      const applied = attempt(choice, values, by);
      if (applied.ok) throw new Error(`${choice} was not refused`);
      return applied.refusal;
    },
    get state() {
      return state;
    },
    get request() {
      return request();
    },
    get about() {
      return state.question?.about ?? null;
    },
    get onTurn() {
      return state.turn.seat;
    },
    get me() {
      return seat(first.turn.seat);
    },
    get opponent() {
      return seat(opponentOf(first.turn.seat));
    },
    get events() {
      return events;
    },
    told: <Type extends MicromidgardEventType>(type: Type) =>
      events.filter((event): event is Extract<MicromidgardEvent, { type: Type }> => event.type === type),
    ways: (beginning = '') =>
      request()
        .alternatives.map(({ id }) => id)
        .filter((id) => id.startsWith(beginning)),
    choices(name, choice = name) {
      const field = request().alternatives.find(({ id }) => id === choice)?.fields[name];
      return field !== undefined && 'of' in field ? field.of : [];
    },
    way(choice) {
      const found = request().alternatives.find(({ id }) => id === choice);
      if (found === undefined) throw new Error(`no such way: ${choice}`);
      return found;
    },
  };
  return set(first);
}

/** What a player has and how far the wolves have run, as numbers. */
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

/** What changed by what was done; nothing else did. */
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
