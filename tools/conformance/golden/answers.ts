/**
 * Converts the actions of a log to short texts and back. Reading the texts requires playing the game, since each answers the
 * question that is then open.
 */

import type { Game, Opening } from '../../../src/core/game.ts';
import type { LoggedAction, Moment } from '../../../src/core/logs/replay.ts';
import { decodeAnswer, encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import type { Request } from '../../../src/core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../src/core/seat.ts';

/** The answer, preceded by the seat unless that seat was asked first. Throws if no one was asked for it. */
export function shortText(loaded: readonly Request[], { seat, action }: LoggedAction): string {
  const alternative = loaded
    .find(({ key }) => key === action.request)
    ?.alternatives.find(({ id }) => id === action.choice);
  if (alternative === undefined) throw new Error(`nobody was asked for ${JSON.stringify(action)}`);
  const code = encodeAnswer(alternative, action.values);
  return seat === firstSeat(loaded) ? code : `${seat} ${code}`;
}

function firstSeat(loaded: readonly Request[]): SeatIndex | undefined {
  return loaded[0]?.seats[0];
}

function actionOf(loaded: readonly Request[], text: string): LoggedAction | null {
  const [, named, code = ''] = /^(?:(\d+) )?(.*)$/s.exec(text) ?? [];
  const seat = named === undefined ? firstSeat(loaded) : seatIndex(Number(named));
  if (seat === undefined) return null;
  for (const request of loaded.filter(({ seats }) => seats.includes(seat))) {
    const action = decodeAnswer(request, code);
    if (action !== null) return { seat, action };
  }
  return null;
}

/** The moments after each accepted answer, the opening first. */
export type Unfolded = { readonly moments: readonly Moment<unknown>[] } & (
  | { readonly ok: true; readonly actions: readonly LoggedAction[] }
  /** The text at `index` answers no question asked there, or is refused. */
  | { readonly ok: false; readonly index: number }
);

export function unfold(game: Game<unknown, unknown>, opening: Opening, texts: readonly string[]): Unfolded {
  const opened = game.setup(opening);
  const moments: Moment<unknown>[] = [opened];
  let { state } = opened;
  const actions: LoggedAction[] = [];
  for (const [index, text] of texts.entries()) {
    const logged = actionOf(game.requests(state), text);
    const applied = logged === null ? null : game.apply(state, logged.seat, logged.action);
    if (logged === null || applied?.ok !== true) return { ok: false, moments, index };
    state = applied.state;
    actions.push(logged);
    moments.push({ state, events: applied.events });
  }
  return { ok: true, moments, actions };
}
