/** Ensures that only one process at a time judges an ended attempt, and stores the judgement. */
import type { AttemptJudgement, AttemptStore } from '../daily-store.ts';
import type { Judge } from '../judging/judge.ts';
import type { LoadedAttempt } from './attempt-table.ts';
import { judgedMoments } from './judged-moments.ts';

interface Needs {
  readonly store: Pick<AttemptStore, 'claimJudging' | 'giveUpJudging' | 'keepJudgement'>;
  readonly judge: Judge;
  readonly now: () => Date;
}

/** The time in ms after which another process may judge the attempt, because the process that claimed it may have died. */
const JUDGING_MS = 900_000;

/** Returns false if there's no judgement now. */
export async function judgeOnce({ store, judge, now }: Needs, loaded: LoadedAttempt): Promise<boolean> {
  const { attempt, day } = loaded;
  const at = now();
  // The answers of old days are deleted.
  if (attempt.answers.length === 0) return false;
  if (!(await store.claimJudging(attempt, at, new Date(at.getTime() + JUDGING_MS)))) return false;
  let found: AttemptJudgement | null = null;
  try {
    found = await judge(day.gameId, judgedMoments(loaded));
  } finally {
    if (found === null) await store.giveUpJudging(attempt);
  }
  if (found !== null) await store.keepJudgement(attempt, found);
  return found !== null;
}
