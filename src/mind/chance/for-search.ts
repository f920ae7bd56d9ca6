/** Replaces the quick player and the value of a judgement with those of the search. */
import type { ChanceJudgement } from '../../core/thinking/judgement.ts';

export function forSearch<View>(judgement: ChanceJudgement<View>): ChanceJudgement<View> {
  return { ...judgement, ...judgement.search };
}
