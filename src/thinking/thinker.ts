/** The questions of the rest of the program to the computers that think: one is about a moment of a game, and has an answer. */
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
 * The purpose of a question, the most urgent first: a person reads advice at once, a table waits for a turn, no one for a
 * review or a judged attempt, and the challenge of a day is made days before.
 */
export const PURPOSES = ['advice', 'turn', 'review', 'attempt', 'day'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Question {
  readonly purpose: Purpose;
  readonly gameId: string;
  /** The true state. The mind sees only what the game lets the seat observe of it. */
  readonly state: unknown;
  readonly seat: SeatIndex;
  /** The question to the seat, limited to what it may answer. The action of the answer has its key. */
  readonly request: Request;
  readonly strength: Strength;
  /** How long the mind may think, in ms, without the wait for a free process. */
  readonly thinkMs: number;
  /** How long the caller waits in all, in ms; left out, until there is an answer. */
  readonly patienceMs?: number;
  /** The most positions to value (default: the game's usual number). */
  readonly effort?: number;
  /** Decides every chance in the thinking: the same question gives the same answer, if the time suffices. */
  readonly seed: Seed;
}

/**
 * A question of a computer's turn. It is answered together with those that the seat is asked after it in the same turn, so
 * that nothing else is thought about in between. Each of them has a seed of its own, which depends on this one.
 */
export interface TurnQuestion extends Question {
  readonly purpose: 'turn';
  readonly task: 'turn';
}

/** A question about a decision of a game that is over. Its answer depends on no seed and no time. */
export interface ReviewQuestion {
  readonly purpose: 'review';
  readonly gameId: string;
  readonly decision: Decision;
  /** To weigh it, or to play the game on from it. */
  readonly task: 'weigh' | 'play-out';
  /** After so long without a pause it is given up, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

/** An attempt at the daily challenge that has ended. Its judgement depends on no seed and no time. */
export interface AttemptQuestion {
  readonly purpose: 'attempt';
  readonly task: 'judge';
  readonly gameId: string;
  readonly moments: JudgedMoments;
  /** After so long without a pause it is given up, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

/** The daily challenge of a date. The same date and secret always make the same one. */
export interface DayQuestion {
  readonly purpose: 'day';
  readonly task: 'day';
  readonly date: DailyDate;
  /** In hex. */
  readonly secret: string;
  /** After so long without a pause it is given up, in ms. */
  readonly thinkMs: number;
  readonly patienceMs?: undefined;
}

export type AnyQuestion = Question | TurnQuestion | ReviewQuestion | AttemptQuestion | DayQuestion;

export interface Answer {
  readonly action: Action;
  /** Null if the strength plays without weighing answers. */
  readonly thought: Thought | null;
}

export interface TurnAnswer {
  readonly task: 'turn';
  /** At least one, in the order of the questions. What comes after them is asked again. */
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
   * `timeout`: there was no answer in time. `busy`: too many questions wait. `mindless`: no computer plays that game.
   * `closed`: the thinker was closed before it answered.
   */
  | { readonly ok: false; readonly code: 'timeout' | 'busy' | 'mindless' | 'closed' }
  /** The mind threw, or its process died over the question; the reason is for the log. */
  | { readonly ok: false; readonly code: 'failed'; readonly because: string };

/** Never rejects. What to do without an answer is up to the caller. */
export interface Thinker {
  think(question: Question): Promise<Answered>;
  turn(question: TurnQuestion): Promise<TurnAnswered>;
  review(question: ReviewQuestion): Promise<Reviewed>;
  judge(question: AttemptQuestion): Promise<AttemptJudged>;
}
