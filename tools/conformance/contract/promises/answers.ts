/** Promise: the rules accept every answer a request allows; everything else is refused with a reason, never a crash. */

import type { Game } from '../../../../src/core/game.ts';
import {
  allows,
  enumerate,
  giverOf,
  type Pick,
  requestForSeats,
  sample,
} from '../../../../src/core/requests/answer.ts';
import type { Action, Request } from '../../../../src/core/requests/request.ts';
import { type SeatIndex, seatIndex } from '../../../../src/core/seat.ts';
import { edgeAnswers, forgedAnswers } from '../forgery.ts';
import { deepFrozen } from '../frozen.ts';

/** The maximum number of answers to try. */
const LISTED = 12;
const SAMPLED = 4;
const MORE_SEATS_THAN_ANY_TABLE = 8;

export function brokenAnswers<State, View>(
  game: Game<State, View>,
  state: State,
  pick: Pick,
): readonly string[] {
  const [request] = game.requests(state);
  if (request === undefined) return [];
  const verdict = verdictOf(game, state);
  const allowed = allowedAnswers(request, pick);
  const forged = forgedAnswers(request, pick);
  const [answer] = allowed;
  if (answer === undefined) return [`${request.about} cannot be answered`];
  return [
    ...allowed.filter((action) => !allows(request, action)).map((action) => `not allowed: ${shown(action)}`),
    ...forged
      .filter((action) => allows(request, action))
      .map((action) => `forged but allowed: ${shown(action)}`),
    ...allowed.map((action) => verdict(giverOf(request, action), action, true)),
    ...allowed.flatMap((action) => othersThan(request, action).map((seat) => verdict(seat, action, false))),
    ...request.seats.flatMap((seat) => forged.map((action) => verdict(seat, action, false))),
    ...strangers(request).map((seat) => verdict(seat, answer, false)),
  ].filter((sentence) => sentence !== null);
}

function allowedAnswers(request: Request, pick: Pick): readonly Action[] {
  const sampled = Array.from({ length: SAMPLED }, () => sample(request, pick));
  return [...sampled, ...edgeAnswers(request), ...enumerate(request, LISTED)];
}

/** The other seats that the request asks, but that may not give this answer. */
function othersThan(request: Request, action: Action): readonly SeatIndex[] {
  return request.seats.filter((seat) => !allows(requestForSeats(request, [seat]), action));
}

function strangers({ seats }: Request): readonly SeatIndex[] {
  return Array.from({ length: MORE_SEATS_THAN_ANY_TABLE }, (_, seat) => seatIndex(seat)).filter(
    (seat) => !seats.includes(seat),
  );
}

/** Describes a fault in how the rules take an answer; null if there isn't one. */
function verdictOf<State, View>(game: Game<State, View>, state: State) {
  return (seat: SeatIndex, action: Action, isRight: boolean): string | null => {
    try {
      const applied = game.apply(state, seat, deepFrozen(action));
      if (applied.ok) return isRight ? null : `accepted from seat ${seat}: ${shown(action)}`;
      if (isRight) return `refused (${applied.refusal.code}): ${shown(action)}`;
      return applied.refusal.code === '' ? `refused without a reason: ${shown(action)}` : null;
    } catch (crash) {
      return `crashed (${String(crash)}): ${shown(action)}`;
    }
  };
}

function shown(action: Action): string {
  return JSON.stringify(action);
}
