/** The fall of the fourth giant of a rune. */
import type { RuleState } from '../../../src/games/yggdrasil/box/box.ts';
import { GIANTS, type GodName, type Rune } from '../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../src/games/yggdrasil/box/rule-states.ts';
import type { Moment } from './moment.ts';
import { type Table, tableOf } from './table.ts';

/** Three giants of the rune are beaten; the first god beats the fourth in Jötunheim. */
export function fourthGiantFalls(rune: Rune, moment: Moment, ...gods: readonly GodName[]): Table {
  return fourthGiantFallsIn('2018', rune, moment, ...gods);
}

/** The fall of a rune's fourth giant under the rules of that edition. */
export function fourthGiantFallsIn(
  rules: RuleState,
  rune: Rune,
  moment: Moment,
  ...gods: readonly GodName[]
): Table {
  const [last, ...others] = GIANTS.filter((giant) => houseBox(rules).giants[giant].rune === rune);
  if (last === undefined) throw new Error(`nobody carries ${rune}`);
  const game = tableOf(rules, 'heimdall', ...gods).with({ ...moment, active: [last], beaten: others });
  return game.rolling(3).plays('jotunheim', { giant: last, vikings: 0 });
}
