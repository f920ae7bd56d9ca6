/** Declares what an enemy does when its second card is revealed, and how it's fought. */
import { emit } from '../../../core/logs/event-record.ts';
import type { Place, Walker } from '../box/components.ts';
import { REFUGES, worldAbove } from '../box/tree.ts';
import { ravageWhereEnemiesMeet } from '../changes/tree.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';

export interface EnemyRule {
  /** Moves the enemy, then applies its effect. [C-401] */
  wake(game: Draft): void;
}

export interface TreeEnemyRule extends EnemyRule {
  /** The Risks of a Fight against the enemy. */
  strength(game: OpenBoard): number;
  retreat(game: Draft): void;
}

/** Moves the enemy. If it joins another one, the World is ravaged, and the game can be lost. [C-401, C-421, C-425] */
export function moveEnemy(game: Draft, enemy: Walker, to: Place): void {
  const from = game.places[enemy];
  if (from === to) return;
  game.places[enemy] = to;
  emit(game, { type: 'enemy-moved', enemy, from, to });
  ravageWhereEnemiesMeet(game);
}

/** Moves the enemy to its refuge, where it might already be. */
export function flee(game: Draft, enemy: Walker): void {
  const to = REFUGES[enemy];
  const from = game.places[enemy];
  game.places[enemy] = to;
  emit(game, { type: 'enemy-retreated', enemy, from, to });
  ravageWhereEnemiesMeet(game);
}

/** Moves the enemy up. Returns false if it was already on the top level, in which case the game is lost. */
export function climbs(game: Draft, enemy: 'hel' | 'surt'): boolean {
  const from = game.places[enemy];
  const to = from === 'cage' ? null : worldAbove(from, game.rotation);
  if (to === null) return false;
  moveEnemy(game, enemy, to);
  return true;
}
