/** The computer in a duel of the daily challenge: its effort is fixed, so that it answers everyone the same way. */
import type { Opponent } from '../daily/attempt/replies.ts';
import { OPPONENT, OPPONENT_EFFORT } from '../daily/duel.ts';
import type { Thinker } from './thinker.ts';

/** Far more than the effort takes: if a clock cut it short, the answer would be different. */
const THINK_MS = 120_000;
/** A person waits no longer; Discord would accept the response for a quarter of an hour. */
const PATIENCE_MS = 240_000;

export function opponentBy({ think }: Pick<Thinker, 'think'>): Opponent {
  return async (question) => {
    const answered = await think({
      ...question,
      purpose: 'turn',
      strength: OPPONENT,
      effort: OPPONENT_EFFORT,
      thinkMs: THINK_MS,
      patienceMs: PATIENCE_MS,
    });
    return answered.ok ? answered.action : null;
  };
}
