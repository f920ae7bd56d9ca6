/** Gives the same advice on the same question: time decides how far a thought comes, and a second one may contradict the first. */
import { isKnown } from '../mind/thought.ts';
import type { Answered, Question, Thinker } from './thinker.ts';

/** Of more questions the oldest are forgotten; only people who ask twice need any. */
const MOST_KEPT = 100;

export function sameAdvice(think: Thinker['think'], mostKept = MOST_KEPT): Thinker['think'] {
  const kept = new Map<string, Promise<Answered>>();

  /** The seed says at which table and at which step. */
  function keyOf({ gameId, seat, request, seed }: Question): string {
    return JSON.stringify([gameId, seat, request, seed]);
  }

  return (question) => {
    const key = keyOf(question);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = keptIfTold(key, think(question));
    kept.set(key, answer);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return answer;
  };

  /** What says nothing is asked again: another time it may say something. */
  async function keptIfTold(key: string, answer: Promise<Answered>): Promise<Answered> {
    const answered = await answer;
    const isTold = answered.ok && answered.thought !== null && isKnown(answered.thought.best);
    if (!isTold) kept.delete(key);
    return answered;
  }
}
