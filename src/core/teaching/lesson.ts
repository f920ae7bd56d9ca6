/** A lesson: one person plays the last turns of a prepared game in all seats, and a text explains each answer. */
import type { Opened, Opening, Options } from '../game.ts';
import type { Values } from '../requests/request.ts';

export interface Lesson<State = unknown, Box = unknown> {
  readonly options: Options;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  /** The seed with which the lesson's steps were written. A table with another seed isn't a lesson. */
  readonly seed: string;
  /** The prepared position, shortly before the end of a game. The normal rules apply from there on. */
  begin(opening: Opening<Box>): Opened<State>;
  /** The learner's answers in order. The last answer wins the game. */
  readonly steps: readonly LessonStep[];
  /** Lessons of earlier releases. Tables opened with them are still lessons, but have no steps any more. */
  readonly earlier: readonly Pick<Lesson, 'roles' | 'seed'>[];
  /** The message key for the text after the last step, about the rest of the game; omitted if nothing remains. */
  readonly more?: string;
}

/** A step is one of the learner's answers. Answers that the table gives automatically don't count as steps. */
export interface LessonStep {
  /** The kind of question that this step answers. */
  readonly about: string;
  /** The message key of the step's text: where to look, which button to press, and why. */
  readonly text: string;
  readonly choice: string;
  readonly values: Values;
}
