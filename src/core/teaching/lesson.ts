/** A lesson: the first turns of a prepared game, for one person in all its seats, with a word about each answer. */
import type { Options } from '../game.ts';
import type { Values } from '../requests/request.ts';

export interface Lesson {
  readonly options: Options;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  /** It makes the game the one that the steps were written for; a table with another seed is no lesson. */
  readonly seed: string;
  readonly steps: readonly LessonStep[];
  /** The message key of what else the game has, told after the last step; left out, there is no more. */
  readonly more?: string;
}

/** One answer of the learner. Answers that the table gives by itself are no steps. */
export interface LessonStep {
  /** The kind of question that it answers. */
  readonly about: string;
  /** The message key of its words: what to look at, what to press, and why. */
  readonly text: string;
  readonly choice: string;
  readonly values: Values;
}
