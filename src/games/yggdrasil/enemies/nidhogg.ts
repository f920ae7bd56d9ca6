/** Nidhogg drags the rearmost enemy, possibly himself, one space forward without an effect. [Y-341 to Y-345] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import { RESIDENCE } from '../box/box.ts';
import type { Enemy } from '../box/components.ts';
import { rearmostEnemies } from '../facts/enemies.ts';
import type { Draft } from '../state/draft.ts';
import type { EnemyRule } from './enemy.ts';

export const nidhogg: EnemyRule = {
  effect(game) {
    ask(game, { about: 'nidhogg-drag', among: rearmostEnemies(game) });
  },
};

export function drag(game: Draft, enemy: Enemy): void {
  const from = game.enemies[enemy];
  const to = Math.min(from + 1, RESIDENCE);
  game.enemies[enemy] = to;
  emit(game, { type: 'enemy-dragged', enemy, from, to });
}
