/**
 * The questions that the rest of the program asks the thinking processes: each is about a moment of a game, and has an answer.
 */
import type { Seed } from '../core/random.ts';
import type { Action, Request } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { PlayedOut } from '../core/thinking/review.ts';
import type { Strength } from '../core/thinking/strength.ts';
import type { AttemptJudgement } from '../daily/daily-store.ts';
import type { DailyDate, DailyDay } from '../daily/day.ts';
import type { JudgedMoments } from '../daily/judging/judging.ts';
import type { Decision } from '../mind/review/decisions.ts';
import type { Weighing } from '../mind/review/weighing.ts';
import type { Thought } from '../mind/thought.ts';

/**
 * The purposes of questions, most urgent first: a person is waiting for advice, a table for a turn, and no one for a review or a
 * judged attempt; the daily challenge is prepared days ahead.
 */
export const PURPOSES = ['advice', 'turn', 'review', 'attempt', 'day'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Question {
  readonly purpose: Purpose;
  readonly gameId: string;
  /** The true state. The mind sees only what the game lets the seat observe of it. */
  readonly state: unknown;
  readonly seat: SeatIndex;
  /** The question for the seat, limited to what it may answer. The action of the answer has its key. */
  readonly request: Request;
  readonly strength: Strength;
  /** The time the mind may think, in ms, not counting the wait for a free process. */
  readonly thinkMs: number;
  /** The total time the caller waits, in ms. If omitted, it waits until there is an answer. */
  readonly patienceMs?: number;
  /** The maximum number of positions to evaluate (default: the game's usual number). */
  readonly effort?: number;
  /** Determines all randomness while thinking: the same question gets the same answer, if there is enough time. */
  readonly seed: Seed;
}

/**
 * A question in a computer's turn. It is answered together with the questions that follow for that seat in the same turn, so that
 * nothing else is computed in between. Each of them has its own seed, which depends on this one.
 */
export interface TurnQuestion extends Question {
  readonly purpose: 'turn';
  readonly task: 'turn';
}

/** A question about a decision in a finished game. Its answer doesn't depend on a seed or on time. */
export interface ReviewQuestion {
  readonly purpose: 'review';
  readonly gameId: string;
  readonly decision: Decision;
  /** Whether to evaluate it or to continue the game from it. */
  readonly task: 'weigh' | 'play-out';
  /** The time without a pause after which it is aborted, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

/** A finished attempt at the daily challenge. Its judgement doesn't depend on a seed or on time. */
export interface AttemptQuestion {
  readonly purpose: 'attempt';
  readonly task: 'judge';
  readonly gameId: string;
  readonly moments: JudgedMoments;
  /** The time without a pause after which it is aborted, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

/** The daily challenge for a date. The same date and secret always give the same one. */
export interface DayQuestion {
  readonly purpose: 'day';
  readonly task: 'day';
  readonly date: DailyDate;
  /** In hex. */
  readonly secret: string;
  /** The time without a pause after which it is aborted, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

export type AnyQuestion = Question | TurnQuestion | ReviewQuestion | AttemptQuestion | DayQuestion;

export interface Answer {
  readonly action: Action;
  /** Null if the strength plays without evaluating answers. */
  readonly thought: Thought | null;
}

export interface TurnAnswer {
  readonly task: 'turn';
  /** At least one, in the order of the questions. Any that follow have to be asked again. */
  readonly answers: readonly Answer[];
}

export type ReviewAnswer =
  | { readonly task: 'weigh'; readonly found: Weighing }
  | { readonly task: 'play-out'; readonly found: PlayedOut };

export interface AttemptAnswer {
  readonly task: 'judge';
  readonly judgement: AttemptJudgement;
}

export interface DayAnswer {
  readonly task: 'day';
  readonly day: DailyDay;
}

export type AnyAnswer = Answer | TurnAnswer | ReviewAnswer | AttemptAnswer | DayAnswer;

export type Answered = ({ readonly ok: true } & Answer) | Unanswered;
export type TurnAnswered = ({ readonly ok: true } & TurnAnswer) | Unanswered;
export type Reviewed = ({ readonly ok: true } & ReviewAnswer) | Unanswered;

export type AttemptJudged = ({ readonly ok: true } & AttemptAnswer) | Unanswered;

export type DayAnswered = ({ readonly ok: true } & DayAnswer) | Unanswered;

export type Unanswered =
  /**
   * `timeout`: there was no answer in time. `busy`: too many questions are waiting. `mindless`: no computer plays that game.
   * `closed`: the thinker was closed before it answered.
   */
  | { readonly ok: false; readonly code: 'timeout' | 'busy' | 'mindless' | 'closed' }
  /** The mind threw, or its process died while answering; the reason is for the log. */
  | { readonly ok: false; readonly code: 'failed'; readonly because: string };

/** Never rejects. The caller decides what to do without an answer. */
export interface Thinker {
  think(question: Question): Promise<Answered>;
  turn(question: TurnQuestion): Promise<TurnAnswered>;
  review(question: ReviewQuestion): Promise<Reviewed>;
  judge(question: AttemptQuestion): Promise<AttemptJudged>;
}
