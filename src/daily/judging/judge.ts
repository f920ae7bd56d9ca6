/** The work of judging an attempt, wherever it is done. */
import type { AttemptJudgement } from '../daily-store.ts';
import type { JudgedMoments } from './judging.ts';

/** Null if there is no judgement now. */
export type Judge = (gameId: string, moments: JudgedMoments) => Promise<AttemptJudgement | null>;
