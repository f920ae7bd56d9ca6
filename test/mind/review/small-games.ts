/** Two games so small that every chance in them is known: three turns over a bridge, and the last stick of a heap. */
import type { Applied, Game, GameEvent } from '../../../src/core/game.ts';
import { openStreams, roll, type Streams, withStreamsFrom } from '../../../src/core/random.ts';
import { allows } from '../../../src/core/requests/answer.ts';
import { type Action, plainAlternative, type Request } from '../../../src/core/requests/request.ts';
import { refused } from '../../../src/core/result.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';
import type { ChanceJudgement, DuelJudgement } from '../../../src/core/thinking/judgement.ts';

interface Turns {
  readonly turn: number;
}

export function seatOf({ turn }: Turns): SeatIndex {
  return seatIndex((turn - 1) % 2);
}

export function answer(turn: number, choice: string): Action {
  return { request: `turn-${turn}`, choice, values: {} };
}

function asked(state: Turns, choices: readonly string[]): Request {
  const alternatives = choices.map(plainAlternative);
  const { turn } = state;
  return { key: `turn-${turn}`, turn, about: 'turn', seats: [seatOf(state)], alternatives };
}

type Change<State> = (state: State, choice: string) => State;

function played<State extends Turns>(
  request: (state: State) => Request | null,
  change: Change<State>,
): Pick<Game<State, State>, 'apply' | 'requests'> {
  return {
    requests: (state) => [request(state)].filter((each) => each !== null),
    apply(state, seat, action): Applied<State> {
      const now = request(state);
      if (now === null || !now.seats.includes(seat) || !allows(now, action)) return refused({ code: 'no' });
      return { ok: true, state: change(state, action.choice), events: NO_EVENTS, revealed: true };
    },
  };
}

const NO_EVENTS: readonly GameEvent[] = [];

const PLAIN = {
  rulesVersion: '1',
  migrateState: () => null,
  seats: { min: 2, max: 2 },
  roles: [],
  options: {},
  validateOptions: () => null,
  box: () => null,
  closeness: () => null,
};

export interface Bridge extends Turns {
  readonly spaces: number;
  readonly streams: Streams<'die'>;
}

/**
 * The bridge has three spaces, and the game ends after three turns. A walk is one space; a leap is two spaces with a five or a
 * six, and none otherwise.
 */
export const BRIDGE: Game<Bridge, Bridge> = {
  ...PLAIN,
  ...played<Bridge>(
    (state) => (state.turn > 3 ? null : asked(state, ['walk', 'leap', 'rest'])),
    (state, choice) => {
      const draft = { ...state, turn: state.turn + 1 };
      if (choice === 'walk') draft.spaces += 1;
      if (choice === 'leap') draft.spaces += roll(draft, 'die', 6) >= 4 ? 2 : 0;
      return draft;
    },
  ),
  id: 'bridge',
  skip: ({ turn }) => answer(turn, 'rest'),
  isContest: false,
  setup: ({ seed }) => ({
    state: { turn: 1, spaces: 0, streams: openStreams(seed, ['die']) },
    events: NO_EVENTS,
  }),
  outcome: ({ turn, spaces }) => {
    if (turn <= 3) return { kind: 'ongoing' };
    return { kind: spaces >= 3 ? 'won' : 'lost', why: [] };
  },
  observe: (state) => state,
  resample: (state, seed) => ({ ...state, streams: openStreams(seed, ['die']) }),
  reseed: (state, seed) => ({ ...state, streams: openStreams(seed, ['die']) }),
  withChance: withStreamsFrom,
};

/** Walks while that is enough, and leaps when it is not. Games are played out to the end, and the value is exact. */
export const BRIDGE_JUDGEMENT: ChanceJudgement<Bridge> = {
  kind: 'chance',
  policy: { answer: ({ key }, view) => ({ request: key, choice: quickOn(view), values: {} }) },
  usualEffort: 100,
  parts: ({ spaces }) => ({ spaces }),
  candidates: ({ key }) => ['walk', 'leap', 'rest'].map((choice) => ({ request: key, choice, values: {} })),
  turnsAhead: () => 3,
  value: chanceToCross,
};

function chanceToCross({ turn, spaces }: Pick<Bridge, 'turn' | 'spaces'>): number {
  if (turn > 3) return spaces >= 3 ? 1 : 0;
  const after = (gained: number) => chanceToCross({ turn: turn + 1, spaces: spaces + gained });
  return quickOn({ turn, spaces }) === 'walk' ? after(1) : (after(2) + 2 * after(0)) / 3;
}

function quickOn({ turn, spaces }: Pick<Bridge, 'turn' | 'spaces'>): string {
  return spaces + 4 - turn >= 3 ? 'walk' : 'leap';
}

export interface Heap extends Turns {
  readonly sticks: number;
}

/** Each player takes one stick or two, and the player who takes the last wins: with three left, the player to move has lost. */
export const HEAP: Game<Heap, Heap> = {
  ...PLAIN,
  ...played<Heap>(
    (state) => (state.sticks === 0 ? null : asked(state, state.sticks === 1 ? ['one'] : ['one', 'two'])),
    ({ turn, sticks }, choice) => ({ turn: turn + 1, sticks: sticks - (choice === 'two' ? 2 : 1) }),
  ),
  id: 'heap',
  skip: ({ turn }) => answer(turn, 'one'),
  isContest: true,
  setup: () => ({ state: { turn: 1, sticks: 5 }, events: NO_EVENTS }),
  outcome: (state) => {
    if (state.sticks > 0) return { kind: 'ongoing' };
    return { kind: 'ranked', why: [], scores: [], winners: [seatOf({ turn: state.turn - 1 })] };
  },
  observe: (state) => state,
  resample: (state) => state,
  reseed: (state) => state,
  withChance: (state) => state,
};

export const HEAP_JUDGEMENT: DuelJudgement<Heap, Heap> = {
  kind: 'duel',
  policy: { answer: ({ key }) => ({ request: key, choice: 'one', values: {} }) },
  usualEffort: 100,
  parts: ({ sticks }) => ({ sticks }),
  turns({ turn, sticks }) {
    const turns = [1, 2]
      .filter((taken) => taken <= sticks)
      .map((taken) => {
        const after = { turn: turn + 1, sticks: sticks - taken };
        return {
          answers: [answer(turn, taken === 1 ? 'one' : 'two')],
          after: () => after,
          next: after.sticks === 0 ? null : seatOf(after),
          utility: after.sticks % 3 === 0 ? 1 : -1,
        };
      });
    return { turns, valued: turns.length };
  },
  chance: (utility) => (utility + 1) / 2,
};
