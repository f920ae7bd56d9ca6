/** Where the enemies stand. */
import { FIGHTABLE_ENEMIES, type FightableEnemy, isWalker, type Place, type World } from '../components.ts';
import type { OpenBoard } from '../state.ts';

/** Jormungand never leaves the sea around Midgard. [C-412] */
export function placeOf({ places }: OpenBoard, enemy: FightableEnemy): Place {
  return isWalker(enemy) ? places[enemy] : 'midgard';
}

export function enemiesIn(game: OpenBoard, world: World): readonly FightableEnemy[] {
  return FIGHTABLE_ENEMIES.filter((enemy) => placeOf(game, enemy) === world);
}
