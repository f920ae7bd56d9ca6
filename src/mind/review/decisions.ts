/** The decisions of a played game: who answered what in which position, where there was a choice. */
import type { Game } from '../../core/game.ts';
import { heldActions, type LogEntry, type Moment } from '../../core/logs/replay.ts';
import { askedOf, enumerate } from '../../core/requests/answer.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';

/** A game that was played: its log, with the moment before the first entry and one after each. */
export interface PlayedGame<State = unknown> {
  readonly log: readonly LogEntry[];
  readonly moments: readonly Moment<State>[];
}

export interface Decision<State = unknown> {
  /** The place of its answer in the log. */
  readonly at: number;
  readonly seat: SeatIndex;
  /** With only those alternatives that the seat could choose. */
  readonly request: Request;
  readonly action: Action;
  /** In which it was asked. */
  readonly state: State;
}

/** Oldest first, without those that were taken back. */
export function decisionsOf<State, View>(
  game: Game<State, View>,
  { log, moments }: PlayedGame<State>,
): readonly Decision<State>[] {
  return heldActions(log).flatMap((at): readonly Decision<State>[] => {
    const entry = log[at];
    const moment = moments[at];
    if (entry === undefined || moment === undefined || !('action' in entry)) return [];
    const { seat, action } = entry;
    const asked = game.requests(moment.state).find(({ key }) => key === action.request);
    if (asked === undefined) throw new Error(`nothing asked for the answer ${at} of the log`);
    const request = askedOf(asked, [seat]);
    return enumerate(request, 2).length < 2 ? [] : [{ at, seat, request, action, state: moment.state }];
  });
}
