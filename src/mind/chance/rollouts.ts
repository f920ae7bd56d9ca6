/**
 * Plays answers out on resampled boards. Every answer gets the same hidden cards and the same dice on the board with the same
 * number.
 */
import type { Game } from '../../core/game.ts';
import { playersChance } from '../../core/playing.ts';
import type { Policy } from '../../core/policy.ts';
import { type Seed, seedFrom } from '../../core/random.ts';
import { giverOf, type Pick } from '../../core/requests/answer.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChanceJudgement } from '../../core/thinking/judgement.ts';
import type { Position } from '../thought.ts';

/** The position at the end of a playout. */
export interface Leaf<View> {
  /** The chance to win from this position: 1 or 0 if the game is over. */
  readonly chance: number;
  readonly view: View;
}

/** Plays an answer out on the numbered board. The quick player makes all later decisions. */
export type RollOut<View> = (answer: Action, board: number) => Leaf<View>;

export function rolledOut<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  position: Position<State, View>,
  seed: Seed,
): RollOut<View> {
  const { request, seat } = position;
  const until = request.turn + judgement.turnsAhead(position.view);
  const boards = boardsOf(position, seed);
  return (answer, board) => {
    const start = boards(board);
    const pick = playersChance(`mind/${seed}/${board}/player`);
    const end = playedOn(game, judgement, answered(game, position, start, answer), until, pick);
    const view = game.observe(end, seat);
    return { chance: resultFor(game, end, seat) ?? judgement.value(view), view };
  };
}

/** The resampled boards by number. The last one is remembered, because all answers are tried on a board before the next. */
function boardsOf<State>({ resample }: Position<State>, seed: Seed): (board: number) => State {
  let latest: { readonly board: number; readonly state: State } | null = null;
  return (board) => {
    if (latest?.board !== board) latest = { board, state: resample(seedFrom(`mind/${seed}/${board}`)) };
    return latest.state;
  };
}

/** The seat's view right after an answer on the numbered board. */
export function seenAfter<State, View>(
  game: Game<State, View>,
  position: Position<State, View>,
  seed: Seed,
): (answer: Action, board: number) => View {
  const boards = boardsOf(position, seed);
  return (answer, board) => game.observe(answered(game, position, boards(board), answer), position.seat);
}

/** The state after the answer. The key is replaced, because a table's request can have another key than the game's own. */
function answered<State, View>(
  game: Game<State, View>,
  { request, seat }: Position<State, View>,
  state: State,
  answer: Action,
): State {
  const own = game
    .requests(state)
    .find(({ about, seats }) => about === request.about && seats.includes(seat));
  if (own === undefined) throw new Error(`a resampled state does not ask ${request.about}`);
  return applied(game, state, giverOf(own, answer), { ...answer, request: own.key });
}

/** The state at the beginning of the turn with the number `until`, or at the end of the game. */
export function playedOn<State, View>(
  game: Game<State, View>,
  { policy }: { readonly policy: Policy<View> },
  from: State,
  until: number,
  pick: Pick,
): State {
  const answer = (request: Request, at: State) =>
    policy.answer(request, game.observe(at, request.seats[0]), pick);
  if (game.playOn !== undefined) return game.playOn(from, until, answer);
  let state = from;
  for (;;) {
    const [next] = game.requests(state);
    if (next === undefined || next.turn >= until) return state;
    const action = answer(next, state);
    state = applied(game, state, giverOf(next, action), action);
  }
}

function applied<State, View>(game: Game<State, View>, state: State, seat: SeatIndex, action: Action): State {
  const result = game.apply(state, seat, action);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify({ action, refusal: result.refusal })}`);
  return result.state;
}

/** The seat's chance to win a finished game: 1, 0, or its share of a tie. Null during the game. */
export function resultFor<State, View>(
  game: Game<State, View>,
  state: State,
  seat: SeatIndex,
): number | null {
  const outcome = game.outcome(state);
  switch (outcome.kind) {
    case 'ongoing':
      return null;
    case 'won':
      return 1;
    case 'lost':
      return 0;
    case 'ranked':
      return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  }
}
