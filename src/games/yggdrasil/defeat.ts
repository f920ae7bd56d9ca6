/** The ways to lose. [Y-802 to Y-806] */
import { boxOf, type Defeat } from './box/box.ts';
import { ENEMIES } from './components.ts';
import type { OpenBoard } from './state.ts';

/** Every way in which the gods have lost as the board stands. [Y-802 to Y-806] */
export function defeats(game: OpenBoard): readonly Defeat[] {
  return boxOf(game)
    .defeat.filter(
      ({ enemies, fromSpace }) =>
        ENEMIES.filter((enemy) => game.enemies[enemy] >= fromSpace).length >= enemies,
    )
    .map(({ why }) => why);
}
