/** Fenrir becomes angry. Until he is calmed, the gods can't do anything else. [Y-351 to Y-357] */
import { emit } from '../../../core/logs/event-record.ts';
import { rollColours } from '../changes/chance.ts';
import { calmingColours, calmingPower } from '../facts/enemies.ts';
import type { Draft } from '../state/draft.ts';
import type { EnemyRule } from './enemy.ts';

export const fenrir: EnemyRule = {
  effect(game, power) {
    if (game.fenrirIsAngry) {
      emit(game, { type: 'fenrir-still-angry' });
      return;
    }
    game.fenrirIsAngry = true;
    emit(game, { type: 'fenrir-angered', power });
  },
};

export function tryToCalm(game: Draft): void {
  const islands = rollColours(game);
  const power = calmingPower(game);
  const calmed = islands.some((island) => calmingColours(game).includes(island));
  if (calmed) game.fenrirIsAngry = false;
  emit(game, { type: 'calming-tried', islands, power, calmed });
}
