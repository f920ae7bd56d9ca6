/** How a row of the rulebook is written: in one line, as in a table. Every source is on the one rule state there is. */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import type { HouseValue } from '../box/box.ts';

export function rule(
  id: string,
  topics: readonly string[],
  source: readonly string[],
  confidence: RuleRow['confidence'],
  limits: { readonly houseValue?: HouseValue } = {},
): RuleRow {
  return { id, topics, source, confidence, ...limits, unconfirmedIn: [] };
}
