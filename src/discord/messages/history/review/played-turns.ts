/** The moments of a reviewed game with their turn numbers, without moves that were undone. */
import type { GameEvent } from '../../../../core/game.ts';
import { heldActions } from '../../../../core/logs/replay.ts';
import type { Action } from '../../../../core/requests/request.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import type { ReviewedGame } from './reviewed-game.ts';

export interface PlayedMoment {
  readonly turn: number;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /** The answer that led to the moment, with its position in the log; null for the first moment. */
  readonly by: { readonly at: number; readonly seat: SeatIndex; readonly action: Action } | null;
}

export function playedMoments({
  entry: { game },
  played: { log, moments },
}: Pick<ReviewedGame, 'entry' | 'played'>): readonly PlayedMoment[] {
  let turn = 0;
  return [-1, ...heldActions(log)].flatMap((at): readonly PlayedMoment[] => {
    const moment = moments[at + 1];
    const entry = log[at];
    if (moment === undefined) return [];
    turn = game.requests(moment.state)[0]?.turn ?? turn;
    const by = entry !== undefined && 'action' in entry ? { at, ...entry } : null;
    return [{ turn, by, ...moment }];
  });
}
