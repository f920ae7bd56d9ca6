/** Finds the current step of a lesson: replays the prepared answers and compares each state with the table's. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { Opening } from '../../core/game.ts';
import { chooseOptions } from '../../core/options.ts';
import { tableSeedFrom } from '../../core/random.ts';
import { giverOf } from '../../core/requests/answer.ts';
import type { Action } from '../../core/requests/request.ts';
import type { Lesson, LessonStep } from '../../core/teaching/lesson.ts';
import { openingOf, type Passing, type Table } from '../model/table.ts';
import { hasOurRules } from '../turns/current-request.ts';
import { atOnce } from '../turns/default-answers.ts';
import { isLesson, isOutdatedLesson } from '../turns/is-lesson.ts';
import type { LoadedTable } from '../turns/loaded-table.ts';
import type { Answer } from '../turns/play.ts';

/** Turns of a lesson end automatically, so that no step is spent on it. */
export const LESSON_PASSING: Passing = 'at-once';

export type LessonMoment =
  | {
      readonly kind: 'step';
      readonly step: LessonStep;
      /** The number of the step, from 1. */
      readonly number: number;
      readonly of: number;
      /** The answer that the lesson suggests for the table's current request. */
      readonly action: Action;
    }
  /** The lesson's game is over, whether by following the steps or not. */
  | { readonly kind: 'won' | 'lost' }
  /** A different answer was given; undoing it leads back to the lesson's path. */
  | { readonly kind: 'left' }
  /** An earlier release started the lesson, and its steps no longer exist. */
  | { readonly kind: 'outdated' };

/** Returns null if the table isn't a lesson, was called off, or has continued past the lesson's last turn. */
export function lessonMoment({ table, entry, request }: LoadedTable): LessonMoment | null {
  const { lesson } = entry;
  if (lesson === null || !isLesson(entry, table)) return null;
  if (table.status === 'finished') return { kind: howItEnded(entry, table) };
  if (request === null) return null;
  if (isOutdatedLesson(entry, table)) return { kind: 'outdated' };
  const path = pathOf(entry, lesson);
  if (!isDeepStrictEqual(openingOf(table), path.opening)) return { kind: 'outdated' };
  const at = path.states.findIndex((state) => isDeepStrictEqual(state, table.state));
  const step = lesson.steps[at];
  if (step !== undefined) {
    const action = { request: request.key, choice: step.choice, values: step.values };
    return { kind: 'step', step, number: at + 1, of: lesson.steps.length, action };
  }
  return request.turn <= path.lastTurn ? { kind: 'left' } : null;
}

/** In competitive games, the learner plays both sides, so one of them always wins. A state from other rules can't be read. */
function howItEnded(entry: GameEntry, table: Table): 'won' | 'lost' {
  return hasOurRules(entry, table) && entry.game.outcome(table.state).kind === 'lost' ? 'lost' : 'won';
}

/**
 * Whether the lesson has nothing more to teach: its game is over, or went beyond the lesson's last turn. A lesson started by an
 * earlier release can't continue, so it counts as finished too.
 */
export function isFinishedLesson(loaded: LoadedTable): boolean {
  if (!isLesson(loaded.entry, loaded.table)) return false;
  const kind = lessonMoment(loaded)?.kind;
  return kind !== 'step' && kind !== 'left';
}

/** The prepared game. */
interface Path {
  readonly opening: Opening;
  /** The states before each step, and the state after the last one. */
  readonly states: readonly unknown[];
  /** The turn in which the lesson ends. */
  readonly lastTurn: number;
}

/** A lesson never changes while the process runs, so each is played only once. */
const PATHS = new WeakMap<Lesson, Path>();

function pathOf(entry: GameEntry, lesson: Lesson): Path {
  const path = PATHS.get(lesson) ?? playedPath(entry, lesson);
  PATHS.set(lesson, path);
  return path;
}

/** Throws if the rules refuse a step. */
function playedPath(entry: GameEntry, lesson: Lesson): Path {
  const { options, roles, seed, steps } = lesson;
  const { game } = entry;
  const chosen = chooseOptions(game.options, options);
  if (!chosen.ok) throw new Error(`the options of the lesson of ${game.id}`);
  const box = game.box(chosen.options, null);
  const opening = { options: chosen.options, roles, seed: tableSeedFrom(seed), box };
  const states = [lesson.begin(opening).state];
  for (const step of steps) states.push(stateAfter(entry, states.at(-1), step));
  const turns = states.map((state) => game.requests(state)[0]?.turn ?? 0);
  return { opening, states, lastTurn: Math.max(...turns) };
}

/** The state after the step and the default answers that immediately follow it. */
function stateAfter(entry: GameEntry, before: unknown, { choice, values }: LessonStep): unknown {
  const { game } = entry;
  const [request] = game.requests(before);
  if (request === undefined) throw new Error(`the lesson of ${game.id} goes on when the game is over`);
  const action = { request: request.key, choice, values };
  let state = before;
  let next: Pick<Answer, 'seat' | 'action'> | undefined = { seat: giverOf(request, action), action };
  while (next !== undefined) {
    const applied = game.apply(state, next.seat, next.action);
    if (!applied.ok) throw new Error(`the lesson of ${game.id}: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
    next = atOnce(entry, { passing: LESSON_PASSING }, state);
  }
  return state;
}
