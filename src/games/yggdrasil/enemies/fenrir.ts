/** Fenrir grows angry: until he is calmed the gods can do nothing else. [Y-351 to Y-357] */

import { tell } from '../../../core/telling/telling.ts';
import { boxOf } from '../box/box.ts';
import type { Island } from '../box/components.ts';
import { rollColours } from '../changes/chance.ts';
import { powerAt } from '../changes/movement.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';
import type { EnemyRule } from './enemy.ts';

export const fenrir: EnemyRule = {
  effect(game, power) {
    if (game.fenrirIsAngry) {
      tell(game, { type: 'fenrir-still-angry' });
      return;
    }
    game.fenrirIsAngry = true;
    tell(game, { type: 'fenrir-angered', power });
  },
};

/** His power where he stands now; in the Residence, where no power is printed, it is the greatest. [Y-358, Y-359] */
function calmingPower(game: OpenBoard): number {
  const box = boxOf(game);
  return powerAt(box, game.enemies.fenrir) || box.rulings.calmingPowerInResidence;
}

/** The colours that calm him where he stands now. */
export function calmingColours(game: OpenBoard): readonly Island[] {
  return boxOf(game).calmingColours[calmingPower(game)] ?? [];
}

export function tryToCalm(game: Draft): void {
  const islands = rollColours(game);
  const power = calmingPower(game);
  const calmed = islands.some((island) => calmingColours(game).includes(island));
  if (calmed) game.fenrirIsAngry = false;
  tell(game, { type: 'calming-tried', islands, power, calmed });
}
