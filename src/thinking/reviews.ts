/** Computes game reviews in the background, each only once, and reports the progress. */
import type { Game } from '../core/game.ts';
import type { PlayedGame, Review } from '../core/thinking/review.ts';
import { type Reviewer, review } from '../mind/review/reviewing.ts';
import type { ReviewAnswer, Reviewed, ReviewQuestion, Thinker } from './thinker.ts';

export interface GameToReview {
  /** An id that is unique for each game. */
  readonly id: string;
  readonly game: Game<unknown, unknown>;
  /** The finished game to review. */
  readonly played: PlayedGame;
  keep(review: Review): Promise<void>;
  /** Called with an error for the log. */
  failed(error: unknown): void;
}

export type Progress =
  /** The completed share, from 0 to 1. */
  | { readonly kind: 'working'; readonly part: number }
  /** The review was aborted. The next request starts it again. */
  | { readonly kind: 'failed' };

export interface Reviews {
  /** Starts the review unless it has already been started. A finished review is stored and then forgotten here. */
  progressOf(reviewed: GameToReview): Progress;
}

/** No decision takes longer than this, even on a busy machine. */
const THINK_MS = 60_000;
/** The number of times a question is asked: a killed process fails, but the next one might answer. */
const TRIES = 3;

export function openReviews(thinker: Pick<Thinker, 'review'>): Reviews {
  const under = new Map<string, Progress>();

  async function work({ id, game, played, keep, failed }: GameToReview): Promise<void> {
    try {
      const found = await review(
        game,
        played,
        reviewerOver(thinker, game.id, (part) => noteProgress(id, part)),
      );
      if (found === null) throw new Error('the game is not over');
      await keep(found);
      under.delete(id);
    } catch (error) {
      under.set(id, { kind: 'failed' });
      failed(error);
    }
  }

  function noteProgress(id: string, part: number): void {
    under.set(id, { kind: 'working', part });
  }

  return {
    progressOf(reviewed) {
      const { id } = reviewed;
      const known = under.get(id);
      if (known?.kind === 'failed') under.delete(id);
      if (known !== undefined) return known;
      noteProgress(id, 0);
      void work(reviewed);
      return { kind: 'working', part: 0 };
    },
  };
}

function reviewerOver(
  thinker: Pick<Thinker, 'review'>,
  gameId: string,
  done: (part: number) => void,
): Reviewer {
  async function ask(part: Pick<ReviewQuestion, 'task' | 'decision' | 'next'>): Promise<ReviewAnswer> {
    let last: Reviewed | null = null;
    for (let tries = 0; tries < TRIES; tries += 1) {
      last = await thinker.review({ ...part, purpose: 'review', gameId, thinkMs: THINK_MS });
      if (last.ok) return last;
    }
    throw new Error(`no answer to ${part.task} ${part.decision.at}: ${JSON.stringify(last)}`);
  }

  return {
    async weigh(decision, next) {
      const answer = await ask({ task: 'weigh', decision, next });
      if (answer.task !== 'weigh') throw new Error('another question was answered');
      return answer.found;
    },
    async playOut(decision) {
      const answer = await ask({ task: 'play-out', decision });
      if (answer.task !== 'play-out') throw new Error('another question was answered');
      return answer.found;
    },
    done,
  };
}
