/** Gives the same advice on the same question: time decides how far a thought comes, and a second one may contradict the first. */
import { createHash } from 'node:crypto';
import { isKnown } from '../mind/thought.ts';
import type { Answered, Question, Thinker } from './thinker.ts';

/** Of more questions the oldest are forgotten; only people who ask twice need any. */
const MAX_KEPT = 100;

export function sameAdvice(think: Thinker['think'], mostKept = MAX_KEPT): Thinker['think'] {
  const kept = new Map<string, Promise<Answered>>();

  /** The seed identifies the table and the step; after an undo, another state has the same step. */
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

  /** A timer that says nothing is asked again: another time it may say something. */
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
