/**
 * Writes a row of the rulebook in one line, as in a table. Every source covers all rules versions, so no row is unconfirmed in
 * one of them.
 */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import { type HouseValue, isHardSide, RULE_STATES, type RuleState } from '../box/box.ts';

/** The rules versions that use the hard side of the gods' sheets. */
export const HARD_SIDE: readonly RuleState[] = RULE_STATES.filter(isHardSide);

export function rule(
  id: string,
  topics: readonly string[],
  source: readonly string[],
  confidence: RuleRow['confidence'],
  limits: { readonly rules?: readonly RuleState[]; readonly houseValue?: HouseValue } = {},
): RuleRow {
  return { id, topics, source, confidence, ...limits, unconfirmedIn: [] };
}
