/** Determines the ways to lose, and the distance to each. [Y-802 to Y-806] */
import { type Box, boxOf, type Defeat } from '../box/box.ts';
import { ENEMIES, type Enemy } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';

/** With at least this many steps left, the danger bar is empty. */
export const SAFE_STEPS = 6;

/** All ways in which the gods have lost on this board. [Y-802 to Y-806] */
export function defeats(game: OpenBoard): readonly Defeat[] {
  const spaces = ENEMIES.map((enemy) => game.enemies[enemy]);
  return boxOf(game)
    .defeat.filter((limit) => isReached(limit, spaces))
    .map(({ why: code }) => code);
}

/** The enemies that count for this way to lose. */
export function enemiesThere(game: OpenBoard, { fromSpace }: Box['defeat'][number]): readonly Enemy[] {
  return ENEMIES.filter((enemy) => game.enemies[enemy] >= fromSpace);
}

/** Whether the gods have lost if the enemies are on these spaces. */
export function isDefeat(box: Box, spaces: readonly number[]): boolean {
  for (const limit of box.defeat) if (isReached(limit, spaces)) return true;
  return false;
}

function isReached(limit: Box['defeat'][number], spaces: readonly number[]): boolean {
  let there = 0;
  for (const space of spaces) if (space >= limit.fromSpace) there += 1;
  return there >= limit.enemies;
}

/** The way to lose with the fewest spaces left; if tied, the one with the fewest enemies. */
export function nearestWay(game: OpenBoard): Box['defeat'][number] {
  const [nearest] = boxOf(game).defeat.toSorted(
    (one, other) => spacesLeft(game, one) - spacesLeft(game, other) || one.enemies - other.enemies,
  );
  if (nearest === undefined) throw new Error('the box names no way to lose');
  return nearest;
}

/** The enemies farthest ahead. */
export function nearestEnemies(game: OpenBoard): readonly Enemy[] {
  const furthest = Math.max(...ENEMIES.map((enemy) => game.enemies[enemy]));
  return ENEMIES.filter((enemy) => game.enemies[enemy] === furthest);
}

/** The number of spaces that the enemies have to move before the nearest defeat. */
export function spacesToDefeat(game: OpenBoard): number {
  return Math.min(...boxOf(game).defeat.map((limit) => spacesLeft(game, limit)));
}

/** The number of spaces that the foremost enemies have to move before the gods lose in this way. */
function spacesLeft(game: OpenBoard, { enemies, fromSpace }: Box['defeat'][number]): number {
  return ENEMIES.map((enemy) => Math.max(0, fromSpace - game.enemies[enemy]))
    .sort((one, other) => one - other)
    .slice(0, enemies)
    .reduce((sum, spaces) => sum + spaces, 0);
}
