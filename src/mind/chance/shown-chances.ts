/** Makes the search look more turns ahead when its chances are shown to people. */
import type { Judgement } from '../../core/thinking/judgement.ts';

export function forShownChances<State, View>(judgement: Judgement<State, View>): Judgement<State, View> {
  if (judgement.kind !== 'chance' || judgement.turnsAheadShown === undefined) return judgement;
  return { ...judgement, turnsAhead: judgement.turnsAheadShown };
}
