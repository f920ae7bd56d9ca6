/** A computer player that searches its own turn: it takes the best of the most promising ways to move and spend. */

import type { Policy } from '../../../core/policy.ts';
import { enumerate } from '../../../core/requests/answer.ts';
import type { Action, Request } from '../../../core/requests/request.ts';
import type { MicromidgardView } from '../state/view.ts';
import { requestOf } from '../turn/questions.ts';
import { answered } from './answered.ts';
import { promiseOf, type Rivalry, rivalryOf, utilityOf } from './utility.ts';

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
  const rivalry = rivalryOf(view, view.turn.seat);
  let best = doneIn(request, view, rivalry);
  for (const line of linesAhead(request, view, rivalry))
    if (best === undefined || line.utility > best.utility) best = line;
  if (best === undefined) throw new Error(`${request.about} cannot be answered`);
  return best.first;
}

/** The best line of play for each first answer, best first. */
export function bestLines(request: Request, view: MicromidgardView): readonly Line[] {
  const byFirst = new Map<Action, Line>();
  for (const line of linesAhead(request, view, rivalryOf(view, view.turn.seat)))
    if (line.utility > (byFirst.get(line.first)?.utility ?? Number.NEGATIVE_INFINITY))
      byFirst.set(line.first, line);
  return [...byFirst.values()].sort((one, other) => other.utility - one.utility);
}

/** The lines of play worth following, the shorter ones first. Nothing is hidden or random, so the view is enough to play on. */
function linesAhead(request: Request, view: MicromidgardView, rivalry: Rivalry): readonly Line[] {
  const lines: Line[] = [];
  let latest = continued(view, request, rivalry, undefined);
  for (let answers = 1; latest.length > 0; answers += 1) {
    lines.push(...latest);
    if (answers === ANSWERS_AHEAD) break;
    latest = continuedFrom(mostPromising(latest, rivalry), rivalry);
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
function doneIn(request: Request, view: MicromidgardView, rivalry: Rivalry): Line | undefined {
  if (!request.alternatives.some(({ id }) => id === 'done')) return undefined;
  return {
    first: doneAt(request),
    at: view,
    utility: utilityOf(view, rivalry),
    promise: Number.NEGATIVE_INFINITY,
  };
}

function continuedFrom(lines: readonly Line[], rivalry: Rivalry): readonly Line[] {
  const further: Line[] = [];
  for (const { first, at } of lines)
    if (at.question !== null) further.push(...continued(at, requestOf(at, at.question), rivalry, first));
  return further;
}

/** All lines that continue, rather than end, the turn. */
function continued(
  view: MicromidgardView,
  request: Request,
  rivalry: Rivalry,
  first: Action | undefined,
): readonly Line[] {
  const lines: Line[] = [];
  for (const action of enumerate(request, ANSWERS))
    if (action.choice !== 'done') lines.push(lineTo(answered(view, action), rivalry, first ?? action));
  return lines;
}

function lineTo(at: MicromidgardView, rivalry: Rivalry, first: Action): Line {
  const { wolfActions } = at.turn;
  const utility = utilityOf(at, rivalry);
  const mustGoOn = wolfActions.sun + wolfActions.moon > 0;
  return {
    first,
    at,
    utility: mustGoOn ? Number.NEGATIVE_INFINITY : utility,
    promise: promiseOf(at, utility),
  };
}

/** The lines to continue. Even a line that can't go on takes the place of a less promising one. */
function mostPromising(lines: readonly Line[], rivalry: Rivalry): readonly Line[] {
  const goingOn = (line: Line) => canGoOn(line, rivalry);
  if (!lines.some(goingOn)) return [];
  return lines
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, LINES)
    .filter(goingOn);
}

/** Whether the player can do more than end the turn. After a choice of Prophecies, it can be the opponent's turn. */
function canGoOn({ at }: Line, { turn }: Rivalry): boolean {
  return at.question?.about === 'turn' && at.turn.number === turn;
}
