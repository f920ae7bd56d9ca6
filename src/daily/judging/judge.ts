/** The type of the function that judges an attempt, in any process. */
import type { AttemptJudgement } from '../daily-store.ts';
import type { JudgedMoments } from './judging.ts';

/** Resolves with null if there is no judgement now. */
export type Judge = (gameId: string, moments: JudgedMoments) => Promise<AttemptJudgement | null>;
