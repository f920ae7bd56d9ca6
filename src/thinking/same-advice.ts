/**
 * Gives the same advice when the same question is asked again. Time limits how far a search gets, so a second search might
 * contradict the first.
 */
import { createHash } from 'node:crypto';
import { isKnown } from '../mind/thought.ts';
import type { Answered, Question, Thinker } from './thinker.ts';

/** The maximum number of questions remembered; the oldest are forgotten first. Only people who ask twice need them. */
const MAX_KEPT = 100;

export function sameAdvice(think: Thinker['think'], mostKept = MAX_KEPT): Thinker['think'] {
  const kept = new Map<string, Promise<Answered>>();

  /**
   * A key for the question. The seed identifies the table and the step, but after an undo the same step can have another state.
   */
  function keyOf({ gameId, seat, request, seed, state }: Question): string {
    return createHash('sha256')
      .update(JSON.stringify([gameId, seat, request, seed, state]))
      .digest('base64');
  }

  return (question) => {
    const key = keyOf(question);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = keptIfAnswered(key, think(question));
    kept.set(key, answer);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return answer;
  };

  /** Remembers only useful answers. Otherwise the question is asked again next time, when an answer might be possible. */
  async function keptIfAnswered(key: string, answer: Promise<Answered>): Promise<Answered> {
    let isKnownAnswer = false;
    try {
      const answered = await answer;
      isKnownAnswer = answered.ok && answered.thought !== null && isKnown(answered.thought.best);
      return answered;
    } finally {
      if (!isKnownAnswer) kept.delete(key);
    }
  }
}
