/** Reviews are computed in the background, each once. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { replay } from '../../src/core/logs/replay.ts';
import { seedFrom } from '../../src/core/random.ts';
import type { Judgement } from '../../src/core/thinking/judgement.ts';
import type { Review } from '../../src/core/thinking/review.ts';
import { weigh } from '../../src/mind/review/weighing.ts';
import { type GameToReview, openReviews } from '../../src/thinking/reviews.ts';
import type { Reviewed, ReviewQuestion } from '../../src/thinking/thinker.ts';
import { answer, HEAP, HEAP_JUDGEMENT, seatOf } from '../mind/review/small-games.ts';

const GAME: Game<unknown, unknown> = HEAP;
const JUDGEMENT: Judgement = HEAP_JUDGEMENT;

/** A heap of five that both players took from, and a thinker that answers on request. */
function heap() {
  const log = [1, 2, 3].map((turn) => ({
    seat: seatOf({ turn }),
    action: answer(turn, turn === 1 ? 'one' : 'two'),
  }));
  const replayed = replay(GAME, { options: {}, roles: ['', ''], seed: seedFrom('heap'), box: null }, log);
  if (!replayed.ok) throw new Error('the log is refused');
  const waiting: ((reviewed: Reviewed) => void)[] = [];
  const asked: ReviewQuestion[] = [];
  const kept: Review[] = [];
  const failed: unknown[] = [];
  const reviews = openReviews({
    review: (question) => {
      asked.push(question);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  const game: GameToReview = {
    id: 'heap 3',
    game: GAME,
    played: { log, moments: replayed.moments },
    keep: async (review) => void kept.push(review),
    failed: (error) => failed.push(error),
  };
  async function answers(give: (question: ReviewQuestion) => Reviewed): Promise<void> {
    const question = asked.at(-1);
    if (question !== undefined) waiting.shift()?.(give(question));
    await new Promise(setImmediate);
  }
  return { reviews, game, asked, kept, failed, answers };
}

function weighed({ decision }: ReviewQuestion): Reviewed {
  const found = weigh(GAME, JUDGEMENT, decision, { valued: 60, boards: 8 });
  return { ok: true, task: 'weigh', found };
}

const DIED: Reviewed = { ok: false, code: 'failed', because: 'the process died' };

test('a review starts once, shows everyone its progress, and is stored', async () => {
  const { reviews, game, asked, kept, answers } = heap();
  expect(reviews.progressOf(game)).toEqual({ kind: 'working', part: 0 });
  expect(reviews.progressOf(game)).toEqual({ kind: 'working', part: 0 });
  expect(asked).toHaveLength(1);
  await answers(() => DIED);
  await answers(weighed);
  expect(reviews.progressOf(game)).toEqual({ kind: 'working', part: 1 / 3 });
  await answers(weighed);
  await answers(weighed);
  expect(kept.map(({ turns, end }) => [turns.length, end])).toEqual([[3, 1]]);
});

test('if a question kills every process, the review is abandoned, and restarted for the next caller', async () => {
  const { reviews, game, asked, kept, failed, answers } = heap();
  reviews.progressOf(game);
  for (let tries = 0; tries < 3; tries += 1) await answers(() => DIED);
  expect([failed.length, kept.length]).toEqual([1, 0]);
  expect(reviews.progressOf(game)).toEqual({ kind: 'failed' });
  expect(asked).toHaveLength(3);
  expect(reviews.progressOf(game)).toEqual({ kind: 'working', part: 0 });
  expect(asked).toHaveLength(4);
});
