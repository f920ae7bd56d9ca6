/** How a row of the rulebook is written: in one line, as in a table. */
import type { RuleRow } from '../../../core/rulebook.ts';
import type { HouseValue, RuleState } from '../box/box.ts';

interface Limits {
  readonly rules?: readonly RuleState[];
  readonly houseValue?: HouseValue;
}

export function rule(
  id: string,
  topics: readonly string[],
  source: readonly string[],
  confidence: RuleRow['confidence'],
  limits: Limits = {},
): RuleRow {
  return { id, topics, source, confidence, ...limits };
}
