/** Writes a row of the rulebook in one line, as in a table. */
import type { RuleRow } from '../../../core/rulebook/rulebook.ts';
import { type HouseValue, RULE_STATES, type RuleState } from '../box/box.ts';
import { stateOfSource } from './sources.ts';

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
  return { id, topics, source, confidence, ...limits, unconfirmedIn: unconfirmed(source, limits) };
}

/** The rules versions in which the row is assumed to apply without a source. A row without any sources names no such version. */
function unconfirmed(source: readonly string[], { rules }: Limits): readonly RuleState[] {
  if (source.length === 0) return [];
  const states = source.map(stateOfSource);
  return (rules ?? RULE_STATES.toSorted()).filter((state) => !states.includes(state));
}
