/** Writes a row of the rulebook in one line, as in a table. There's only one rules version, so every source is about it. */
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
