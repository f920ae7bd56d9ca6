/** Runs a turn: move, activate the Realm, spend, check for Ragnarok. [M-210] */

import { turnBegan } from '../../../core/game.ts';
import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { run, wolvesToRun } from '../actions/run.ts';
import { hasMoreWaysToSpend } from '../actions/spends.ts';
import { type Light, type Meeple, RESOURCES, type Realm } from '../box/components.ts';
import { receive } from '../changes/deals.ts';
import { loseWaiting, takeFromRealm } from '../changes/resources.ts';
import { destroyNextRealm, returnWolves, scoreProphecy } from '../changes/wolves.ts';
import { isStuck } from '../facts/moves.ts';
import { isWonByPoints, leaders, scoresOf } from '../facts/outcome.ts';
import { areAllPropheciesDone } from '../facts/prophecies.ts';
import { isDestroyed, yieldOf } from '../facts/realms.ts';
import { activeSeat, opponentOf } from '../facts/seats.ts';
import { wolvesPastTheirEnd } from '../facts/wolves.ts';
import type { Draft, TurnDraft } from '../state/draft.ts';
import type { End } from '../state/state.ts';

export function newTurn(number: number, seat: SeatIndex): TurnDraft {
  return {
    number,
    seat,
    hand: { sun: 0, moon: 0, craft: 0 },
    wolfActions: { sun: 0, moon: 0 },
    used: [],
    waiting: { gold: 0, mead: 0 },
    loose: { gold: 0, mead: 0 },
  };
}

export function beginTurn(game: Draft, seat: SeatIndex): void {
  game.turn = newTurn(game.turn.number + 1, seat);
  emit(game, turnBegan(game.turn.number, seat));
  if (isStuck(game)) emit(game, { type: 'no-legal-move', seat });
  ask(game, { about: 'move' });
}

export function moveMeeple(game: Draft, meeple: Meeple, to: Realm): void {
  const from = game.meeples[meeple];
  game.meeples[meeple] = to;
  activeSeat(game).marked = meeple;
  const { seat } = game.turn;
  emit(game, { type: 'meeple-moved', seat, meeple, from, to, isDestroyed: isDestroyed(game, to) });
}

/** Applies the gifts of the meeple's new Realm and continues the turn. [M-211, M-212] */
export function activateRealm(game: Draft, realm: Realm): void {
  const given = yieldOf(game, realm);
  const canWait = given.some(({ what }) => what === 'action' || what === 'wolf-action');
  for (const each of given) {
    if (canWait && (each.what === 'gold' || each.what === 'mead'))
      takeFromRealm(game, each.what, each.amount);
    else receive(game, each, '', {});
  }
  goOn(game);
}

/** Asks for the player's next action. A wolf runs automatically if nothing else can be done. [M-911] */
export function goOn(game: Draft): void {
  for (;;) {
    if (!hasMoreWaysToSpend(game, 0)) {
      ask(game, { about: 'turn-end' });
      return;
    }
    const [wolf, another] = wolvesToRun(game);
    if (wolf === undefined || another !== undefined || hasMoreWaysToSpend(game, 1)) {
      ask(game, { about: 'turn' });
      return;
    }
    run.perform(game, 'run', { wolf });
  }
}

/**
 * Ends the turn. With the winning score, the game is over; otherwise a wolf past its end brings Ragnarok. [M-314, M-701, M-807]
 */
export function endTurn(game: Draft): void {
  const { number, seat, hand } = game.turn;
  for (const resource of RESOURCES) loseWaiting(game, resource);
  emit(game, { type: 'turn-ended', seat, unspent: hand });
  game.turn = newTurn(number, seat);
  if (isWonByPoints(game)) {
    end(game, 'points');
    return;
  }
  const [wolf, another] = wolvesPastTheirEnd(game);
  if (wolf === undefined) beginTurn(game, opponentOf(seat));
  else if (another === undefined) ragnarok(game, wolf);
  else ask(game, { about: 'prophecy' });
}

export function ragnarok(game: Draft, side: Light): void {
  scoreProphecy(game, side);
  if (isWonByPoints(game)) {
    end(game, 'points');
    return;
  }
  destroyNextRealm(game);
  if (areAllPropheciesDone(game)) {
    end(game, 'prophecies');
    return;
  }
  returnWolves(game);
  beginTurn(game, opponentOf(game.turn.seat));
}

function end(game: Draft, code: End): void {
  game.end = code;
  emit(game, { type: 'game-ended', why: code, scores: scoresOf(game), winners: leaders(game) });
}
