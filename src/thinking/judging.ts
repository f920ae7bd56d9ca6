/** Judges attempts at the daily challenge in the process that thinks. */
import type { Judge } from '../daily/judging/judge.ts';
import type { Thinker } from './thinker.ts';

/** The longest that the work goes on without a pause, even on a machine that has much else to do. */
const STEP_MS = 60_000;

/** `failed` gets the reason for the log. A busy thinker is no fault: the next look at the attempt asks again. */
export function judgeBy({ judge }: Pick<Thinker, 'judge'>, failed: (error: Error) => void): Judge {
  return async (gameId, moments) => {
    const judged = await judge({ purpose: 'attempt', task: 'judge', gameId, moments, thinkMs: STEP_MS });
    if (judged.ok) return judged.judgement;
    if (judged.code === 'failed') failed(new Error(judged.because));
    return null;
  };
}
