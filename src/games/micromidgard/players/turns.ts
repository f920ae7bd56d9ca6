/** Whole turns: every way worth trying to move, to spend what the Realm gave and to be done. */
import { enumerate } from '../../../core/requests/answer.ts';
import type { Action } from '../../../core/requests/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { WholeTurn } from '../../../core/thinking/judgement.ts';
import { TRACKS } from '../components.ts';
import { draftOf, finish } from '../draft.ts';
import { ANSWER_RULES, requestOf, run } from '../questions/questions.ts';
import type { MicromidgardState } from '../state.ts';
import { promiseOf, worthOf } from './worth.ts';

/** How many lines of play are followed from one answer to the next. */
const LINES = 24;
/** More answers than any question of the game allows. */
const ANSWERS = 200;

interface Line {
  readonly answers: readonly Action[];
  readonly at: MicromidgardState;
  readonly promise: number;
}

/** The best first, at most so many. */
export function wholeTurns(state: MicromidgardState, most: number): readonly WholeTurn<MicromidgardState>[] {
  const { seat, number } = state.turn;
  const turns: WholeTurn<MicromidgardState>[] = [];
  const seen = new Set<string>();
  let lines: readonly Line[] = [{ answers: [], at: state, promise: 0 }];
  while (lines.length > 0) {
    const further: Line[] = [];
    for (const line of lines) {
      for (const action of answersAt(line.at)) {
        const at = answered(line.at, action);
        const answers = [...line.answers, action];
        if (at.question === null || at.turn.number !== number)
          turns.push({
            answers,
            after: at,
            next: at.question === null ? null : at.turn.seat,
            worth: worthOf(at, seat),
          });
        else if (isNew(at, seen)) further.push({ answers, at, promise: promiseOf(at, seat) });
      }
    }
    lines =
      further.length > LINES
        ? further.sort((one, other) => other.promise - one.promise).slice(0, LINES)
        : further;
  }
  return turns.sort((one, other) => other.worth - one.worth).slice(0, most);
}

function answersAt(state: MicromidgardState): readonly Action[] {
  return state.question === null ? [] : enumerate(requestOf(state, state.question), ANSWERS);
}

/** The answers are those of a request, so no rule needs to be asked whether it allows them. */
function answered(state: MicromidgardState, action: Action): MicromidgardState {
  const game = draftOf(state);
  if (state.question !== null) ANSWER_RULES.answer(game, state.question, action);
  run(game);
  return finish(game).state;
}

/** Several orders of the same answers lead to the same place. */
function isNew(state: MicromidgardState, seen: Set<string>): boolean {
  const key = keyOf(state, state.turn.seat);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function keyOf({ seats, turn, meeples, wolves, question, covers }: MicromidgardState, on: SeatIndex): string {
  const seat = seats[on];
  if (seat === undefined) return '';
  const { hand, wolfActions, used, waiting, loose } = turn;
  const { dain, dvalin, duneyr, durathror } = meeples;
  return [
    question?.about,
    seat.gold,
    seat.mead,
    seat.points,
    ...TRACKS.map((track) => seat.levels[track]),
    ...seat.relics.map(({ relic, side }) => relic + side),
    hand.sun,
    hand.moon,
    hand.craft,
    wolfActions.sun,
    wolfActions.moon,
    ...used,
    waiting.gold,
    waiting.mead,
    loose.gold,
    loose.mead,
    wolves.sun,
    wolves.moon,
    dain,
    dvalin,
    duneyr,
    durathror,
    ...covers.red,
    ...covers.blue,
  ].join();
}
