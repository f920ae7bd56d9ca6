/** Knows the enemies' spaces on their track, and their effects. [Y-402 to Y-415] */
import { type Box, boxOf, FIRST_SPACE } from '../box/box.ts';
import { ENEMIES, type Enemy, type Island } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';

/** The power of an enemy's effect on its space; 0 if there's no effect. [Y-406 to Y-409] */
export function powerAt(box: Box, space: number): number {
  return box.power[space] ?? 0;
}

/** The enemies that can be moved back. */
export function enemiesThatCanRetreat(game: OpenBoard): readonly Enemy[] {
  return ENEMIES.filter((enemy) => game.enemies[enemy] > FIRST_SPACE);
}

export function canAnyEnemyRetreat({ enemies }: OpenBoard): boolean {
  for (const enemy of ENEMIES) if (enemies[enemy] > FIRST_SPACE) return true;
  return false;
}

/** The enemy farthest behind, or several if they're tied. */
export function rearmostEnemies(game: OpenBoard): readonly Enemy[] {
  const rear = Math.min(...ENEMIES.map((enemy) => game.enemies[enemy]));
  return ENEMIES.filter((enemy) => game.enemies[enemy] === rear);
}

/** Fenrir's power on his current space. The Residence has no printed power; a ruling gives it one. [Y-358, Y-359] */
export function calmingPower(game: OpenBoard): number {
  const box = boxOf(game);
  return powerAt(box, game.enemies.fenrir) || box.rulings.calmingPowerInResidence;
}

/** The colours that calm Fenrir on his current space. */
export function calmingColours(game: OpenBoard): readonly Island[] {
  return boxOf(game).calmingColours[calmingPower(game)] ?? [];
}
