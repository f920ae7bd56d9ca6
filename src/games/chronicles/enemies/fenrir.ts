/** Fenrir breaks out of the Cage, bites if he's already out, and keeps the current god from acting. [C-414 to C-416] */
import { emit } from '../../../core/logs/event-record.ts';
import { loseLife } from '../changes/gods.ts';
import { active } from '../facts/gods.ts';
import { flee, moveEnemy, type TreeEnemyRule } from './enemy.ts';

export const fenrir: TreeEnemyRule = {
  wake(game) {
    const wasOut = game.places.fenrir !== 'cage';
    if (!wasOut) moveEnemy(game, 'fenrir', 'asgard');
    if (game.end !== null || !(wasOut || game.box.rulings.fenrirAlwaysBites)) return;
    game.turn.isBitten = true;
    emit(game, { type: 'fenrir-bit', god: active(game).god });
    if (wasOut) loseLife(game, game.box.fenrirTakes);
  },
  strength: ({ ravaged }) => ravaged.length + 1,
  retreat: (game) => flee(game, 'fenrir'),
};
