/** Names the rule that forbids an action the question doesn't offer. */

import type { Action } from '../../../core/requests/request.ts';
import type { Refusal } from '../../../core/result.ts';
import { seatIndex } from '../../../core/seat.ts';
import { wolvesToRun } from '../actions/run.ts';
import { oneOf } from '../actions/spend.ts';
import { refusalOf, spendOf } from '../actions/spends.ts';
import { MEEPLES, type Meeple, REALMS, type Realm } from '../box/components.ts';
import { isStuck } from '../facts/moves.ts';
import { areAdjacent, areConnected, meepleIn } from '../facts/realms.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import type { MicromidgardState } from '../state/state.ts';

/** The rule that the action breaks; null if the action makes no sense in this game. */
export function forbiddingRule(game: MicromidgardState, { choice, values }: Action): Refusal | null {
  const spend = spendOf(choice);
  const meeple = MEEPLES.find((each) => choice === `move:${each}`);
  const realm = oneOf(REALMS, values['realm']);
  switch (game.question?.about) {
    case 'move':
      if (spend !== undefined || choice === 'done') return { code: 'move-first' };
      return meeple === undefined || realm === undefined ? null : refusalToGo(game, meeple, realm);
    case 'turn':
    case 'turn-end':
      if (meeple !== undefined) return { code: 'already-moved' };
      if (choice === 'done') return refusalToEnd(game);
      return spend === undefined ? null : refusalOf(game, spend, choice, values);
    default:
      return null;
  }
}

function refusalToGo(game: MicromidgardState, meeple: Meeple, realm: Realm): MicromidgardRefusal | null {
  const from = game.meeples[meeple];
  const bearer = game.seats.findIndex(({ marked }) => marked === meeple);
  const other = meepleIn(game, realm);
  if (bearer >= 0) return { code: 'meeple-marked', meeple, seat: seatIndex(bearer) };
  if (from === realm) return { code: 'same-realm', meeple, realm };
  if (other !== undefined) return { code: 'realm-taken', realm, meeple: other };
  if (!areAdjacent(game, from, realm)) return { code: 'not-adjacent', meeple, realm, from };
  if (isStuck(game) || areConnected(game, from, realm)) return null;
  const broken = from === 'midgard' ? realm : from;
  return broken === 'midgard' ? null : { code: 'link-destroyed', realm: broken };
}

function refusalToEnd(game: MicromidgardState): MicromidgardRefusal | null {
  const [wolf] = wolvesToRun(game);
  return wolf === undefined ? null : { code: 'wolf-action-waits', wolf };
}
