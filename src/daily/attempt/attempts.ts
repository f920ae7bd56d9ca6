/** Everything that attempts that count and practice attempts have in common. A date and a person identify one attempt. */
import type { Review } from '../../core/thinking/review.ts';
import type { UserId } from '../../tables/model/table.ts';
import type { AttemptEnd, AttemptJudgement, StartedAttempt } from '../daily-store.ts';
import type { DailyDate } from '../day.ts';
import type { LoadedAttempt, Reader } from './attempt-table.ts';
import type { Playing } from './playing.ts';

export interface EndedAttempt {
  readonly kind: 'ended';
  readonly loaded: LoadedAttempt;
  readonly end: AttemptEnd;
  /** Null until the judgement has been computed. */
  readonly judgement: AttemptJudgement | null;
}

export interface Attempts extends Playing {
  /** The attempt; null if the person has none, or if it can neither be played nor looked back on. */
  loaded(userId: UserId, date: DailyDate, reader: Reader): Promise<LoadedAttempt | null>;
  /** The stored review of the attempt's choices; null until it has been computed. */
  reviewOf(attempt: StartedAttempt): Promise<Review | null>;
  keepReview(attempt: StartedAttempt, review: Review): Promise<void>;
}
