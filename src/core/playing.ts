/** Plays a whole game with players of the program's own, step by step. */
import { giverOf, type Pick } from './answer.ts';
import type { Game, GameEvent, Opening } from './game.ts';
import type { Policy } from './policy.ts';
import { openStreams, roll, seedFrom } from './random.ts';
import type { Action } from './request.ts';
import type { SeatIndex } from './seat.ts';

export interface PlayedStep<State> {
  /** From 0; the opening has no seat and no action. */
  readonly step: number;
  readonly before: State | null;
  readonly seat: SeatIndex | null;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** The player's own chance, so that it never shifts the game's. */
export function playersChance(seed: string): Pick {
  const chance = { streams: openStreams(seedFrom(seed), ['player']) };
  return (sides) => roll(chance, 'player', sides);
}

/** Every step of the game until nothing is asked any more. Throws where a policy gives an answer that is refused. */
export function* playOut<State, View>(
  game: Game<State, View>,
  opening: Opening,
  policy: Policy<View>,
): Generator<PlayedStep<State>> {
  const opened = game.setup(opening);
  yield { step: 0, before: null, seat: null, action: null, ...opened };
  yield* playOn(game, opened.state, policy, playersChance(`${opening.seed}/player`));
}

/** Every step that is left from a state on, the first of them numbered 1. */
export function* playOn<State, View>(
  game: Game<State, View>,
  start: State,
  policy: Policy<View>,
  pick: Pick,
): Generator<PlayedStep<State>> {
  let before = start;
  for (let step = 1; ; step += 1) {
    const [request] = game.requests(before);
    if (request === undefined) return;
    const action = policy.answer(request, game.observe(before, request.seats[0]), pick);
    const seat = giverOf(request, action);
    const applied = game.apply(before, seat, action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ action, refusal: applied.refusal })}`);
    const { events, state } = applied;
    yield { step, before, seat, action, events, state };
    before = state;
  }
}
