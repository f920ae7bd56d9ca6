/** Thinks farther where people are told the chance. */
import type { Judgement } from '../../core/thinking/judgement.ts';

export function asTold<State, View>(judgement: Judgement<State, View>): Judgement<State, View> {
  if (judgement.kind !== 'chance' || judgement.turnsAheadTold === undefined) return judgement;
  return { ...judgement, turnsAhead: judgement.turnsAheadTold };
}
