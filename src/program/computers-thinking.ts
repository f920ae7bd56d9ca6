/** Lets the computers at the tables think in the processes that do. */
import { seedFrom } from '../core/random.ts';
import { type AnswerOfComputer, quickAnswer } from '../tables/computers/answering.ts';
import type { Thinker } from '../thinking/thinker.ts';

/** Nobody waits at that moment for the turn of a computer, but a table shall not stand still. */
const THINK_MS = 2_000;

/** Where a game tells the mind nothing, its quick player answers. Rejects where the mind has no answer. */
export function computersThinking(thinker: Thinker): AnswerOfComputer {
  return async (question) => {
    const { entry, state, request, seat, strength, seed } = question;
    if (entry.judgement === null) return quickAnswer(question);
    const answered = await thinker.think({
      purpose: 'turn',
      gameId: entry.game.id,
      state,
      seat,
      request,
      strength,
      thinkMs: THINK_MS,
      seed: seedFrom(seed),
    });
    if (answered.ok) return answered.action;
    throw new Error(`no answer: ${answered.why === 'failed' ? answered.because : answered.why}`);
  };
}
