/**
 * The rules of the sample: two players, one die. The current player throws again, or keeps the points; a one loses them
 * all.
 */
import { oneQuestion } from '../../../src/core/answering.ts';
import { defineGame } from '../../../src/core/defining/game.ts';
import { type GameEvent, type Outcome, turnBegan } from '../../../src/core/game.ts';
import type { Writable } from '../../../src/core/logs/event-record.ts';
import { openStreams, roll, type Streams } from '../../../src/core/random.ts';
import { least } from '../../../src/core/requests/answer.ts';
import { plainAlternative, type Request } from '../../../src/core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';

/** The first player with this many points wins. */
export const GOAL = 12;
export const VERBS = ['throw', 'keep'] as const;

export interface SampleView {
  readonly turn: number;
  readonly points: readonly number[];
  /** The points from the die in this turn. */
  readonly thrown: number;
}

export interface SampleState extends SampleView {
  readonly streams: Streams<'die'>;
}

type Draft = Writable<SampleState>;

export function seatOf({ turn }: SampleView): SeatIndex {
  return seatIndex((turn - 1) % 2);
}

function beginTurn(game: Draft): readonly GameEvent[] {
  game.turn += 1;
  return [turnBegan(game.turn, seatOf(game)), ...throwDie(game)];
}

/** Throws the die. After a one, the next player throws automatically, because there is nothing to keep. */
function throwDie(game: Draft): readonly GameEvent[] {
  const pips = 1 + roll(game, 'die', 6);
  const thrown = { type: 'thrown', seat: seatOf(game), pips };
  game.thrown = pips === 1 ? 0 : game.thrown + pips;
  return pips > 1 ? [thrown] : [thrown, ...beginTurn(game)];
}

function keep(game: Draft): readonly GameEvent[] {
  const seat = seatOf(game);
  const kept = { type: 'kept', seat, pips: game.thrown };
  game.points = game.points.with(seat, (game.points[seat] ?? 0) + game.thrown);
  game.thrown = 0;
  return winnerOf(game) === null ? [kept, ...beginTurn(game)] : [kept];
}

function winnerOf({ points }: SampleView): SeatIndex | null {
  const winner = points.findIndex((each) => each >= GOAL);
  return winner < 0 ? null : seatIndex(winner);
}

function requestOf(state: SampleState): Request | null {
  if (winnerOf(state) !== null) return null;
  return {
    key: `${state.turn}.${state.thrown}`,
    turn: state.turn,
    about: 'turn',
    seats: [seatOf(state)],
    alternatives: VERBS.map(plainAlternative),
  };
}

function outcomeOf({ points }: SampleState, winner: SeatIndex | null): Outcome {
  if (winner === null) return { kind: 'ongoing' };
  return { kind: 'ranked', why: ['goal'], scores: points, winners: [winner] };
}

export const sample = defineGame<SampleState, SampleView>({
  id: 'sample',
  rulesVersion: 'sample-1',
  seats: { min: 2, max: 2 },
  isContest: true,
  setup({ seed }) {
    const game: Draft = { streams: openStreams(seed, ['die']), turn: 0, points: [0, 0], thrown: 0 };
    const events = beginTurn(game);
    return { state: game, events };
  },
  ...oneQuestion<SampleState>({
    requestOf,
    answer(state, { choice }) {
      const game = { ...state };
      const events = choice === 'keep' ? keep(game) : throwDie(game);
      return { state: game, events, revealed: true };
    },
  }),
  skip: (_state, request) => least(request, 'keep'),
  outcome: (state) => outcomeOf(state, winnerOf(state)),
  closeness: ({ points: [one = 0, other = 0], ...state }) =>
    winnerOf({ ...state, points: [one, other] }) === null ? null : Math.abs(one - other),
  observe: ({ turn, points, thrown }) => ({ turn, points, thrown }),
});
