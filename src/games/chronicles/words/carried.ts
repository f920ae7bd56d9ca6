/** The gains that a campaign brings into a game, for the lobby. */
import type { Value } from '../../../core/requests/request.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import { GODS, type GodName } from '../box/components.ts';
import { godsOf, PAIRS, type Pair } from '../box/skills.ts';
import { godName } from './names.ts';

/** "Odin 1 and Thor 2", "Odin and Thor", "Odin–Thor", "3". */
export function carriedLabel(value: Value): Saying {
  if (typeof value === 'number') return { key: 'chronicles.carried.count', with: { count: value } };
  const items = itemsOf(value);
  return items.length === 0 ? { key: 'chronicles.carried.none' } : { key: 'core.list', with: { items } };
}

function itemsOf(value: Value): readonly Saying[] {
  if (Array.isArray(value)) return (value as readonly (GodName | Pair)[]).map(nameOf);
  if (typeof value !== 'object') return [];
  const amounts = value as { readonly [god: string]: number };
  return GODS.flatMap((god) => {
    const count = amounts[god] ?? 0;
    return count === 0 ? [] : [{ key: 'chronicles.carried.amount', with: { god: godName(god), count } }];
  });
}

function nameOf(name: GodName | Pair): Saying {
  const pair = PAIRS.find((each) => each === name);
  if (pair === undefined) return godName(name as GodName);
  const [one, other] = godsOf(pair);
  return { key: 'chronicles.carried.pair', with: { one: godName(one), other: godName(other) } };
}
