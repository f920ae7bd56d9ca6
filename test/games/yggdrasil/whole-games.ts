/** Whole games played by chance, every moment of them, for what has to hold everywhere. */

import { type PlayedStep, playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { GODS } from '../../../src/games/yggdrasil/components.ts';
import { yggdrasil } from '../../../src/games/yggdrasil/game.ts';
import type { YggdrasilState } from '../../../src/games/yggdrasil/state.ts';

/** One game for each number: one god to six, easy to hard, bags open and closed. */
export function wholeGame(number: number): readonly PlayedStep<YggdrasilState>[] {
  const first = number % GODS.length;
  const roles = [...GODS.slice(first), ...GODS.slice(0, first)].slice(0, 1 + ((number * 5) % GODS.length));
  const options = {
    rules: '2018',
    angry: number % 7,
    ragnarok: number % 5,
    bags: number % 2 === 0 ? 'open' : 'closed',
  };
  return [...playOut(yggdrasil, { options, roles, seed: seedFrom(`whole game ${number}`) }, atRandom)];
}
