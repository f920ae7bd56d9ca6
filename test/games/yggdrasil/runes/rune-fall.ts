/** The fall of the fourth giant of a rune. */
import { BOX_2018 } from '../../../../src/games/yggdrasil/box.ts';
import { GIANTS, type GodName, type Rune } from '../../../../src/games/yggdrasil/components.ts';
import type { Moment } from '../moment.ts';
import { type Table, table } from '../table.ts';

/** Three giants of the rune are beaten; the first god beats the last of them in Jötunheim. */
export function fourthGiantFalls(rune: Rune, moment: Moment, ...gods: readonly GodName[]): Table {
  const [last, ...others] = GIANTS.filter((giant) => BOX_2018.giants[giant].rune === rune);
  if (last === undefined) throw new Error(`nobody carries ${rune}`);
  const game = table('heimdall', ...gods).with({ ...moment, active: [last], beaten: others });
  return game.rolling(3).plays('jotunheim', { giant: last, vikings: 0 });
}
