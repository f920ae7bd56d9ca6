/** A lesson: the last turns of a prepared game, for one person in all its seats, with a word about each answer. */
import type { Opened, Opening, Options } from '../game.ts';
import type { Values } from '../requests/request.ts';

export interface Lesson<State = unknown, Box = unknown> {
  readonly options: Options;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  /** It makes the game the one that the steps were written for; a table with another seed is no lesson. */
  readonly seed: string;
  /** The prepared position, shortly before the end of a game. From there on the game goes by its rules alone. */
  begin(opening: Opening<Box>): Opened<State>;
  /** The last one wins the game. */
  readonly steps: readonly LessonStep[];
  /** Lessons of earlier releases. Tables that play one are still lessons, but no step suits them any more. */
  readonly earlier: readonly Pick<Lesson, 'roles' | 'seed'>[];
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
