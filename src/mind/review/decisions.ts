/**
 * Lists the decisions of a played game: who gave which answer in which position. Only positions with several possible answers
 * count, including those in which the only choice is who goes first.
 */
import type { Game } from '../../core/game.ts';
import { heldActions } from '../../core/logs/replay.ts';
import { enumerate } from '../../core/requests/answer.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { PlayedGame } from '../../core/thinking/review.ts';

export interface Decision<State = unknown> {
  /** The position of the decision's answer in the log. */
  readonly at: number;
  /** The number of the decision from 0, counting all decisions including undone ones. */
  readonly place: number;
  readonly seat: SeatIndex;
  /** The request, with the alternatives of all seats: if a seat starts its turn, it also decides that no other seat does. */
  readonly request: Request;
  readonly action: Action;
  /** The state in which the decision was made. */
  readonly state: State;
}

/** The decisions that were not undone, oldest first. */
export function decisionsOf<State, View>(
  game: Game<State, View>,
  { log, moments }: PlayedGame<State>,
): readonly Decision<State>[] {
  const decisions: Decision<State>[] = [];
  for (const at of heldActions(log)) {
    const entry = log[at];
    const moment = moments[at];
    if (entry === undefined || moment === undefined || !('action' in entry)) continue;
    const { seat, action } = entry;
    const request = game.requests(moment.state).find(({ key }) => key === action.request);
    if (request === undefined) throw new Error(`no request for the answer ${at} of the log`);
    if (enumerate(request, 2).length < 2) continue;
    decisions.push({ at, place: decisions.length, seat, request, action, state: moment.state });
  }
  return decisions;
}
