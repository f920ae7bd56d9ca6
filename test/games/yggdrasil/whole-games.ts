/** Whole random games, with every moment, for invariants. */

import type { Options } from '../../../src/core/game.ts';
import { type PlayedStep, playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import type { RuleState } from '../../../src/games/yggdrasil/box/box.ts';
import { GODS } from '../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';
import type { YggdrasilState } from '../../../src/games/yggdrasil/state/state.ts';
import { openingOf } from './table.ts';

/** One game for each number: one god to six, easy to hard, bags open and closed; under the reprint's rules unless specified. */
export function wholeGame(number: number, rules: RuleState = '2018'): readonly PlayedStep<YggdrasilState>[] {
  const first = number % GODS.length;
  const roles = [...GODS.slice(first), ...GODS.slice(0, first)].slice(0, 1 + ((number * 5) % GODS.length));
  const options: Options = {
    rules,
    angry: number % 7,
    ragnarok: rules === '2010' ? 0 : number % 5,
    bags: number % 2 === 0 ? 'open' : 'closed',
  };
  return [...playOut(yggdrasil, openingOf(roles, `whole game ${number}`, options), atRandom)];
}
