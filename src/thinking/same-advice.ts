/**
 * Gives the same advice for the same question: time determines how far a search gets, and a second one may contradict the first.
 */
import { createHash } from 'node:crypto';
import { isKnown } from '../mind/thought.ts';
import type { Answered, Question, Thinker } from './thinker.ts';

/** Beyond this many, the oldest questions are forgotten; only people who ask twice need them. */
const MAX_KEPT = 100;

export function sameAdvice(think: Thinker['think'], mostKept = MAX_KEPT): Thinker['think'] {
  const kept = new Map<string, Promise<Answered>>();

  /** The seed identifies the table and the step; after an undo, the same step may have another state. */
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

  /** If there was no useful answer, the question is asked again: another time there may be one. */
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
