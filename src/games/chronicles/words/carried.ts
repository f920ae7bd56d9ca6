/** Names the things that a game takes over from its campaign, for the lobby. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Value } from '../../../core/requests/request.ts';
import { amounts } from '../../../core/requests/values.ts';
import { asListOf, isOneOf } from '../../../core/typed/one-of.ts';
import { GODS, type GodName } from '../box/components.ts';
import { godsOf, PAIRS, type Pair } from '../box/skills.ts';
import { godName } from './names.ts';

/** The value of such an option: "Odin 1 and Thor 2", "Odin and Thor", "Odin–Thor", "3". */
export function carriedLabel(value: Value): Phrase {
  if (typeof value === 'number') return { key: 'chronicles.carried.count', with: { count: value } };
  const items = itemsOf(value);
  return items.length === 0 ? { key: 'chronicles.carried.none' } : { key: 'core.list', with: { items } };
}

function itemsOf(value: Value): readonly Phrase[] {
  if (Array.isArray(value)) return asListOf([...GODS, ...PAIRS], value).map(nameOf);
  if (typeof value !== 'object') return [];
  const given = amounts({ value }, 'value');
  return GODS.flatMap((god) => {
    const count = given[god] ?? 0;
    return count === 0 ? [] : [{ key: 'chronicles.carried.amount', with: { god: godName(god), count } }];
  });
}

function nameOf(name: GodName | Pair): Phrase {
  if (isOneOf(GODS, name)) return godName(name);
  const [one, other] = godsOf(name);
  return { key: 'chronicles.carried.pair', with: { one: godName(one), other: godName(other) } };
}
