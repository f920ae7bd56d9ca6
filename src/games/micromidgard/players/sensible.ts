/** A computer player that searches its own turn: it takes the best of the most promising ways to move and spend. */

import type { Policy } from '../../../core/policy.ts';
import { enumerate } from '../../../core/requests/answer.ts';
import type { Action, Request } from '../../../core/requests/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { MicromidgardView } from '../state/view.ts';
import { requestOf } from '../turn/questions.ts';
import { answered } from './answered.ts';
import { promiseOf, utilityOf } from './utility.ts';

/** The maximum number of lines of play kept after each answer, and the maximum number of answers in a line. */
const LINES = 8;
const ANSWERS_AHEAD = 6;
/** A limit above the number of answers that any question of the game allows. */
const ANSWERS = 200;

/** A line of play within the turn: its first answer, and the resulting state. */
interface Line {
  readonly first: Action;
  readonly at: MicromidgardView;
  /** The value of ending the turn here. */
  readonly utility: number;
  readonly promise: number;
}

export const sensible: Policy<MicromidgardView> = { answer };

function answer(request: Request, view: MicromidgardView): Action {
  if (isOnlyDone(request)) return doneAt(request);
  let best = doneIn(request, view, view.turn.seat);
  for (const line of linesAhead(request, view))
    if (best === undefined || line.utility > best.utility) best = line;
  if (best === undefined) throw new Error(`${request.about} cannot be answered`);
  return best.first;
}

/** The best line of play for each first answer, best first. */
export function bestLines(request: Request, view: MicromidgardView): readonly Line[] {
  const byFirst = new Map<Action, Line>();
  for (const line of linesAhead(request, view))
    if (line.utility > (byFirst.get(line.first)?.utility ?? Number.NEGATIVE_INFINITY))
      byFirst.set(line.first, line);
  return [...byFirst.values()].sort((one, other) => other.utility - one.utility);
}

/** The lines of play worth following, the shorter ones first. Nothing is hidden or random, so the view is enough to play on. */
function linesAhead(request: Request, view: MicromidgardView): readonly Line[] {
  const seat = view.turn.seat;
  const lines: Line[] = [];
  let latest = continued(view, request, seat, undefined);
  for (let answers = 1; latest.length > 0; answers += 1) {
    lines.push(...latest);
    if (answers === ANSWERS_AHEAD) break;
    latest = mostPromising(latest).flatMap((line) => goneOn(line, seat));
  }
  return lines;
}

function isOnlyDone({ alternatives: [only, another] }: Request): boolean {
  return only?.id === 'done' && another === undefined;
}

function doneAt(request: Request): Action {
  return { request: request.key, choice: 'done', values: {} };
}

/** The line that ends the turn now; undefined if that isn't allowed. */
function doneIn(request: Request, view: MicromidgardView, seat: SeatIndex): Line | undefined {
  if (!request.alternatives.some(({ id }) => id === 'done')) return undefined;
  return {
    first: doneAt(request),
    at: view,
    utility: utilityOf(view, seat),
    promise: Number.NEGATIVE_INFINITY,
  };
}

function goneOn({ first, at }: Line, seat: SeatIndex): readonly Line[] {
  const { question } = at;
  // At the end of the turn, the only answer is to end it.
  if (question === null || question.about === 'move' || question.about === 'turn-end') return [];
  return continued(at, requestOf(at, question), seat, first);
}

/** All lines that continue, rather than end, the turn. */
function continued(
  view: MicromidgardView,
  request: Request,
  seat: SeatIndex,
  first: Action | undefined,
): readonly Line[] {
  return enumerate(request, ANSWERS).flatMap((action) => {
    if (action.choice === 'done') return [];
    const at = answered(view, action);
    const isStillOn = at.turn.seat === seat && at.question?.about !== 'move';
    const utility = utilityOf(at, seat);
    const mustGoOn = at.turn.wolfActions.sun + at.turn.wolfActions.moon > 0;
    return [
      {
        first: first ?? action,
        at,
        utility: mustGoOn ? Number.NEGATIVE_INFINITY : utility,
        promise: isStillOn ? promiseOf(at, seat, utility) : Number.NEGATIVE_INFINITY,
      },
    ];
  });
}

function mostPromising(lines: readonly Line[]): readonly Line[] {
  return lines
    .filter(({ promise }) => promise > Number.NEGATIVE_INFINITY)
    .sort((one, other) => other.promise - one.promise)
    .slice(0, LINES);
}
