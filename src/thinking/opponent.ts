/** The computer of a duel in the daily challenge: its effort is fixed, so that it answers everyone alike. */
import type { Opponent } from '../daily/attempt/replies.ts';
import { OPPONENT, OPPONENT_EFFORT } from '../daily/duel.ts';
import type { Thinker } from './thinker.ts';

/** Far more than the effort takes: an answer that a clock cut short would be another one. */
const THINK_MS = 120_000;
/** A person waits no longer; Discord would take the answer for a quarter of an hour. */
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
