/** Says why defeat is near: which enemies stand where they lose the game, and what is still missing. */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { enemiesThere, nearestEnemies, nearestWay, spacesToDefeat } from '../../facts/defeat.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { enemyName } from '../names.ts';

/** Null if not all but one of the enemies that it takes are there. */
export function closeCallLine(view: YggdrasilView): Phrase | null {
  const way = nearestWay(view);
  const there = enemiesThere(view, way);
  const steps = spacesToDefeat(view);
  if (way.enemies === 1) {
    const enemies = nearestEnemies(view).map(enemyName);
    return { key: 'yggdrasil.alert.near-residence', with: { enemies, count: enemies.length, steps } };
  }
  if (there.length !== way.enemies - 1) return null;
  return {
    key: `yggdrasil.alert.near.${way.code}`,
    with: { enemies: there.map(enemyName), count: there.length },
  };
}
