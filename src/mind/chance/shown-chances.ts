/** Makes the search look more turns ahead when its chances are shown to people. */
import type { Judgement } from '../../core/thinking/judgement.ts';
import { forSearch } from './for-search.ts';

export function forShownChances<State, View>(judgement: Judgement<State, View>): Judgement<State, View> {
  if (judgement.kind !== 'chance') return judgement;
  const { turnsAheadShown, turnsAhead } = judgement;
  return { ...forSearch(judgement), turnsAhead: turnsAheadShown ?? turnsAhead };
}
