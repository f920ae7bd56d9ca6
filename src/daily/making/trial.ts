/** Plays a position to the end under a person's conditions: with the day's kind of luck, and in a duel against the opponent. */
import { type Seed, seedFrom } from '../../core/random.ts';
import { giverOf } from '../../core/requests/answer.ts';
import { seatIndex } from '../../core/seat.ts';
import { resultFor } from '../../mind/chance/rollouts.ts';
import type { Work } from '../../mind/work.ts';
import { OPPONENT, OPPONENT_EFFORT, opponentsSeed, personsSeat } from '../duel.ts';
import { applyWithLuck } from '../luck.ts';
import { forcedAnswer } from './first-choice.ts';
import { firstSeat, type Played, type Player, playerOf } from './players.ts';

export interface Trial<State = unknown> {
  /** 1 if the person won, 0 if not, a fraction for a tie. */
  readonly result: number;
  /** The number of turns, for all seats together. */
  readonly turns: number;
  /** The number of answers that the person had to give. */
  readonly answers: number;
  /** The number of those answers that were a choice between several. */
  readonly choices: number;
  /** The state at the start of the second turn; null if the game ended before that. */
  readonly second: State | null;
}

/** `seed` decides the player's random choices, never the dice. A game longer than `maxTurns` counts as not won. */
export function* trying<State, View>(
  played: Played<State, View>,
  position: State,
  luck: Seed,
  player: Player<State>,
  seed: Seed,
  maxTurns = Number.POSITIVE_INFINITY,
): Work<Trial<State>> {
  const { game } = played;
  const person = personsSeat(game, position);
  const opponent = playerOf(played, OPPONENT, OPPONENT_EFFORT);
  const turns = new Set<number>();
  let state = position;
  let answers = 0;
  let choices = 0;
  let second: State | null = null;
  for (;;) {
    const [request] = game.requests(state);
    if (request === undefined) break;
    turns.add(request.turn);
    if (turns.size > maxTurns) break;
    if (turns.size === 2) second ??= state;
    const isPersons = person === null || firstSeat(request) === person;
    if (isPersons && request.defaultAnswer?.when !== 'at-once') {
      answers += 1;
      if (forcedAnswer(request) === undefined) choices += 1;
    }
    const action = isPersons
      ? player(request, state, seedFrom(`${seed}/${request.key}`))
      : opponent(request, state, opponentsSeed(luck, request));
    const applied = applyWithLuck(game, luck, state, giverOf(request, action), action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ action, refusal: applied.refusal })}`);
    state = applied.state;
    yield;
  }
  const result = resultFor(game, state, person ?? seatIndex(0)) ?? 0;
  return { result, turns: turns.size, answers, choices, second };
}

/** The share of the games that the person won, from 0 to 1. */
export function wonIn(trials: readonly Trial[]): number {
  return meanOf(trials.map(({ result }) => result));
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
