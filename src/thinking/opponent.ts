/** Plays the computer's side in a daily challenge that is a duel, with a fixed effort, so that everyone gets the same answers. */
import type { Opponent } from '../daily/attempt/replies.ts';
import { OPPONENT, OPPONENT_EFFORT } from '../daily/duel.ts';
import type { Thinker } from './thinker.ts';

/** A time limit far beyond the fixed effort: if a clock stopped the search early, the answer would be different. */
const THINK_MS = 120_000;
/** The longest time that a person waits. Discord would accept the response for a quarter of an hour. */
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
