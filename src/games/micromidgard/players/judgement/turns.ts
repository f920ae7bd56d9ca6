/** Finds whole turns worth trying: ways to move, spend the Realm's gifts and end the turn. */

import { enumerate } from '../../../../core/requests/answer.ts';
import type { Action } from '../../../../core/requests/request.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import type { WeighedTurns, WholeTurn } from '../../../../core/thinking/judgement.ts';
import { logOddsBy } from '../../../../core/thinking/net.ts';
import { isWonByPoints } from '../../facts/outcome.ts';
import { activeSeat, opponentOf } from '../../facts/seats.ts';
import { wolvesPastTheirEnd } from '../../facts/wolves.ts';
import type { MicromidgardState } from '../../state/state.ts';
import { requestOf } from '../../turn/questions.ts';
import { answered } from '../answered.ts';
import { promiseOf, rivalryOf, utilityOf as roughUtilityOf, victory } from '../utility.ts';
import { features } from './features.ts';
import { NET } from './net.ts';

/** The maximum number of lines of play kept after each answer. */
const LINES = 24;
/** A limit above the number of answers that any question of the game allows. */
const ANSWERS = 200;

type Turn = WholeTurn<MicromidgardState>;

interface Line {
  readonly answers: readonly Action[];
  readonly at: MicromidgardState;
  readonly promise: number;
}

/** The turns, best first, at most `most`. */
export function wholeTurns(state: MicromidgardState, most: number): WeighedTurns<MicromidgardState> {
  const { seat, number } = state.turn;
  const rivalry = rivalryOf(state, seat);
  const turns: Turn[] = [];
  const seen = new Set<string>();
  let valued = 0;
  let lines: readonly Line[] = [{ answers: [], at: state, promise: 0 }];
  while (lines.length > 0) {
    const further: Line[] = [];
    for (const { answers, at } of lines) {
      for (const action of answersAt(at)) {
        const given = [...answers, action];
        if (action.choice === 'done' && isQuiet(at)) {
          turns.push(quietTurn(given, at, action));
          continue;
        }
        const then = answered(at, action);
        if (then.question === null || then.turn.number !== number)
          turns.push({
            answers: given,
            after: () => then,
            next: then.question === null ? null : then.turn.seat,
            utility: utilityOf(then, seat),
          });
        else if (isNew(then, seen))
          further.push({ answers: given, at: then, promise: promiseOf(then, roughUtilityOf(then, rivalry)) });
      }
    }
    valued += further.length;
    lines = mostPromising(further);
  }
  valued += turns.length;
  return { turns: turns.sort((one, other) => other.utility - one.utility).slice(0, most), valued };
}

/** Whether the turn ends without Ragnarok or the end of the game, so that ending it doesn't change the position's value. */
function isQuiet(state: MicromidgardState): boolean {
  return wolvesPastTheirEnd(state).length === 0 && !isWonByPoints(state);
}

function quietTurn(answers: readonly Action[], at: MicromidgardState, done: Action): Turn {
  const { seat } = at.turn;
  return {
    answers,
    after: () => answered(at, done),
    next: opponentOf(seat),
    utility: utilityOf(at, seat),
  };
}

function mostPromising(lines: Line[]): readonly Line[] {
  if (lines.length <= LINES) return lines;
  return lines.sort((one, other) => other.promise - one.promise).slice(0, LINES);
}

function answersAt(state: MicromidgardState): readonly Action[] {
  return state.question === null ? [] : enumerate(requestOf(state, state.question), ANSWERS);
}

/** Whether a position is new. The same answers in a different order can lead to the same position. */
function isNew(state: MicromidgardState, seen: Set<string>): boolean {
  const key = placeOf(state);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** A key for everything that a turn can change before its end, except the other player's holdings. */
function placeOf(state: MicromidgardState): string {
  const { question, turn, meeples, wolves, covers } = state;
  const { hand, wolfActions, used, waiting, loose } = turn;
  const { gold, mead, points, levels, relics } = activeSeat(state);
  let place = `${question?.about},${gold},${mead},${points},${levels.red},${levels.blue},${levels.sun},${levels.moon}`;
  place += `,${hand.sun},${hand.moon},${hand.craft},${wolfActions.sun},${wolfActions.moon},${wolves.sun},${wolves.moon}`;
  place += `,${waiting.gold},${waiting.mead},${loose.gold},${loose.mead}`;
  place += `,${meeples.dain},${meeples.dvalin},${meeples.duneyr},${meeples.durathror}`;
  for (const { relic, side } of relics) place += `,${relic}${side}`;
  for (const relic of used) place += `,${relic}`;
  for (const relic of covers.red) place += `,${relic}`;
  for (const relic of covers.blue) place += `,${relic}`;
  return place;
}

/** The learned value of a position at the end of a turn, for the player who took that turn: the log odds of winning. */
export function utilityOf(state: MicromidgardState, seat: SeatIndex): number {
  if (state.end !== null || isWonByPoints(state)) return victory(state, seat);
  return 0 - logOddsBy(NET, features(state, opponentOf(seat)));
}
