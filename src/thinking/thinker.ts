/** Declares the questions that the program asks the thinking processes. Each is about a moment of a game, and has an answer. */
import type { Seed } from '../core/random.ts';
import type { Action, Request } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { PlayedOut } from '../core/thinking/review.ts';
import type { Strength } from '../core/thinking/strength.ts';
import type { AttemptJudgement } from '../daily/daily-store.ts';
import type { DailyDate, DailyDay } from '../daily/day.ts';
import type { JudgedMoments } from '../daily/judging/judging.ts';
import type { Comparable, Comparison } from '../mind/review/comparing.ts';
import type { Decision } from '../mind/review/decisions.ts';
import type { Next, Weighing } from '../mind/review/weighed-decision.ts';
import type { Thought } from '../mind/thought.ts';

/**
 * The purposes of questions, the most urgent first. A person waits for advice, and a table for a computer's turn. No one waits
 * for a review or a judged attempt, and the daily challenge is prepared days ahead.
 */
export const PURPOSES = ['advice', 'turn', 'review', 'attempt', 'day'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Question {
  readonly purpose: Purpose;
  readonly gameId: string;
  /** The true state. The mind sees only as much of it as the game lets the seat see. */
  readonly state: unknown;
  readonly seat: SeatIndex;
  /** The game's request, limited to the answers that the seat may give. The answer's action has the same key. */
  readonly request: Request;
  readonly strength: Strength;
  /** The time that the mind may think, in ms, not counting the wait for a free process. */
  readonly thinkMs: number;
  /** The total time that the caller waits, in ms (default: until there's an answer). */
  readonly patienceMs?: number;
  /** The maximum number of positions to evaluate (default: the game's usual number). */
  readonly effort?: number;
  /** The seed of all randomness while thinking. The same question gets the same answer, if there's enough time. */
  readonly seed: Seed;
}

/**
 * A question during a computer's turn. It's answered together with the seat's following questions of the same turn, so that
 * nothing else is computed in between. The seeds of the following questions depend on this one's seed.
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
  /** The moment after the decision, for its evaluation. */
  readonly next?: Next;
  /** Whether to evaluate it or to continue the game from it. */
  readonly task: 'weigh' | 'play-out';
  /** The work is aborted after this time without a pause, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

/** A question about another answer to a decision in a finished game. A person waits for the result, but not for long. */
export interface ComparisonQuestion {
  readonly purpose: 'review';
  readonly task: 'compare';
  readonly gameId: string;
  readonly decision: Decision;
  readonly compared: Comparable;
  /** The work is aborted after this time without a pause, in ms. */
  readonly thinkMs: number;
  readonly patienceMs: number;
}

/** A finished attempt at the daily challenge. The judgement doesn't depend on a seed or on time. */
export interface AttemptQuestion {
  readonly purpose: 'attempt';
  readonly task: 'judge';
  readonly gameId: string;
  readonly moments: JudgedMoments;
  /** The work is aborted after this time without a pause, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

/** Asks for the daily challenge of a date. The same date and secret always give the same challenge. */
export interface DayQuestion {
  readonly purpose: 'day';
  readonly task: 'day';
  readonly date: DailyDate;
  /** The secret in hex. */
  readonly secret: string;
  /** The work is aborted after this time without a pause, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

export type AnyQuestion =
  | Question
  | TurnQuestion
  | ReviewQuestion
  | ComparisonQuestion
  | AttemptQuestion
  | DayQuestion;

export interface Answer {
  readonly action: Action;
  /** The evaluated answers; null if a computer of this strength plays without evaluating any. */
  readonly thought: Thought | null;
}

export interface TurnAnswer {
  readonly task: 'turn';
  /** The answers in the order of the questions, at least one. Any further questions of the turn have to be asked again. */
  readonly answers: readonly Answer[];
}

export type ReviewAnswer =
  | { readonly task: 'weigh'; readonly found: Weighing }
  | { readonly task: 'play-out'; readonly found: PlayedOut };

export interface ComparisonAnswer {
  readonly task: 'compare';
  readonly comparison: Comparison;
}

export interface AttemptAnswer {
  readonly task: 'judge';
  readonly judgement: AttemptJudgement;
}

export interface DayAnswer {
  readonly task: 'day';
  readonly day: DailyDay;
}

export type AnyAnswer = Answer | TurnAnswer | ReviewAnswer | ComparisonAnswer | AttemptAnswer | DayAnswer;

export type Answered = ({ readonly ok: true } & Answer) | Unanswered;
export type TurnAnswered = ({ readonly ok: true } & TurnAnswer) | Unanswered;
export type Reviewed = ({ readonly ok: true } & ReviewAnswer) | Unanswered;

export type Compared = ({ readonly ok: true } & ComparisonAnswer) | Unanswered;

export type AttemptJudged = ({ readonly ok: true } & AttemptAnswer) | Unanswered;

export type DayAnswered = ({ readonly ok: true } & DayAnswer) | Unanswered;

export type Unanswered =
  /**
   * `timeout`: no answer came in time. `busy`: too many questions are waiting. `mindless`: no computer plays that game. `closed`:
   * the thinker was closed before it answered.
   */
  | { readonly ok: false; readonly code: 'timeout' | 'busy' | 'mindless' | 'closed' }
  /** The mind threw, or its process died while answering; the reason is for the log. */
  | { readonly ok: false; readonly code: 'failed'; readonly because: string };

/** Answers questions. Its promises never reject: the caller decides what to do without an answer. */
export interface Thinker {
  think(question: Question): Promise<Answered>;
  turn(question: TurnQuestion): Promise<TurnAnswered>;
  review(question: ReviewQuestion): Promise<Reviewed>;
  compare(question: ComparisonQuestion): Promise<Compared>;
  judge(question: AttemptQuestion): Promise<AttemptJudged>;
}
