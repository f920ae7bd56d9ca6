/** The thinking processes: one gives advice, for which a person waits, and another does everything else. */
import { constants } from 'node:os';
import { openThinkerPool, type PoolSettings, type ThinkerPool } from './pool.ts';
import { sameAdvice } from './same-advice.ts';

/** Just below the bot. With the lower priority, advice on a busy machine would try too few boards to be meaningful. */
const FOR_ADVICE = 3;
/** Below drawing boards, which people wait for, but above background work. */
const FOR_THE_REST = Math.round(
  (constants.priority.PRIORITY_BELOW_NORMAL + constants.priority.PRIORITY_LOW) / 2,
);

export function openThinkers(settings: Omit<PoolSettings, 'priority'> = {}): ThinkerPool {
  const adviser = openThinkerPool({ ...settings, priority: FOR_ADVICE });
  const others = openThinkerPool({ ...settings, priority: FOR_THE_REST });
  const advise = sameAdvice((question) => adviser.think(question));
  return {
    think: (question) => (question.purpose === 'advice' ? advise(question) : others.think(question)),
    turn: (question) => others.turn(question),
    review: (question) => others.review(question),
    judge: (question) => others.judge(question),
    day: (question) => others.day(question),
    async close() {
      await Promise.all([adviser.close(), others.close()]);
    },
  };
}
