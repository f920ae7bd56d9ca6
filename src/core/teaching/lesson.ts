/** A lesson: the last turns of a prepared game, for one person in all its seats, with a text about each answer. */
import type { Opened, Opening, Options } from '../game.ts';
import type { Values } from '../requests/request.ts';

export interface Lesson<State = unknown, Box = unknown> {
  readonly options: Options;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  /** Makes it the game for which the steps were written; a table with another seed isn't a lesson. */
  readonly seed: string;
  /** The prepared position, shortly before the end of a game. From there on, only the game's rules apply. */
  begin(opening: Opening<Box>): Opened<State>;
  /** The last one wins the game. */
  readonly steps: readonly LessonStep[];
  /** Lessons of earlier releases. Their tables are still lessons, but no step fits them any more. */
  readonly earlier: readonly Pick<Lesson, 'roles' | 'seed'>[];
  /** The message key for the rest of the game, shown after the last step; omitted if there isn't any more. */
  readonly more?: string;
}

/** One of the learner's answers. Automatic answers of the table aren't steps. */
export interface LessonStep {
  /** The kind of question that it answers. */
  readonly about: string;
  /** The message key of its text: what to look at, what to press, and why. */
  readonly text: string;
  readonly choice: string;
  readonly values: Values;
}
