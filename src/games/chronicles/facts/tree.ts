/** Finds enemies in the Worlds of the Tree, and ravaged Worlds. [C-412, C-421] */
import { type Place, TREE_ENEMIES, type TreeEnemy, type World } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';

/** The place of an enemy. Jormungand never leaves the sea around Midgard. [C-412] */
export function placeOf({ places }: OpenBoard, enemy: TreeEnemy): Place {
  return enemy === 'jormungand' ? 'midgard' : places[enemy];
}

export function enemiesIn(game: OpenBoard, world: World): readonly TreeEnemy[] {
  return TREE_ENEMIES.filter((enemy) => placeOf(game, enemy) === world);
}

export function isAnyEnemyIn(game: OpenBoard, world: World): boolean {
  return TREE_ENEMIES.some((enemy) => placeOf(game, enemy) === world);
}

export function isRavaged({ ravaged }: OpenBoard, world: World): boolean {
  return ravaged.includes(world);
}

export function markersLeft({ box, ravaged }: OpenBoard): number {
  return box.ravagedMarkers - ravaged.length;
}
