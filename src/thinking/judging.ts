/** Judges attempts at the daily challenge in a thinking process. */
import type { Judge } from '../daily/judging/judge.ts';
import type { Thinker } from './thinker.ts';

/** The longest time that the work can run without a pause, even on a busy machine. */
const STEP_MS = 60_000;

/**
 * `failed` gets the reason for the log. A busy thinker isn't reported as a failure, because the attempt is judged again the next
 * time it's viewed.
 */
export function judgeBy({ judge }: Pick<Thinker, 'judge'>, failed: (error: Error) => void): Judge {
  return async (gameId, moments) => {
    const judged = await judge({ purpose: 'attempt', task: 'judge', gameId, moments, thinkMs: STEP_MS });
    if (judged.ok) return judged.judgement;
    if (judged.code === 'failed') failed(new Error(judged.because));
    return null;
  };
}
