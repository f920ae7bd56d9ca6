/**
 * Opens two pools of thinking processes: one only gives advice, since a person is waiting for it; the other does everything else.
 */
import { NICENESS } from '../runtime/low-priority.ts';
import { openThinkerPool, type PoolSettings, type ThinkerPool } from './pool.ts';
import { sameAdvice } from './same-advice.ts';

export function openThinkers(settings: Omit<PoolSettings, 'priority' | 'startPriority'> = {}): ThinkerPool {
  const adviser = openThinkerPool({
    ...settings,
    priority: NICENESS.advice,
    startPriority: NICENESS.drawing,
  });
  const others = openThinkerPool({
    ...settings,
    priority: NICENESS.thinking,
    startPriority: NICENESS.advice,
  });
  const advise = sameAdvice((question) => adviser.think(question));
  return {
    think: (question) => (question.purpose === 'advice' ? advise(question) : others.think(question)),
    turn: (question) => others.turn(question),
    review: (question) => others.review(question),
    compare: (question) => others.compare(question),
    judge: (question) => others.judge(question),
    day: (question) => others.day(question),
    async close() {
      await Promise.all([adviser.close(), others.close()]);
    },
  };
}
