/** Collects the rules of all enemies. */
import type { Enemy, TreeEnemy } from '../box/components.ts';
import { run } from '../changes/saga.ts';
import { mayRunWith, runningWith } from '../facts/tracks.ts';
import type { Draft } from '../state/draft.ts';
import type { EnemyRule, TreeEnemyRule } from './enemy.ts';
import { fenrir } from './fenrir.ts';
import { hel } from './hel.ts';
import { jormungand } from './jormungand.ts';
import { loki } from './loki.ts';
import { nidhogg } from './nidhogg.ts';
import { surt } from './surt.ts';

export const TREE_ENEMY_RULES: Readonly<Record<TreeEnemy, TreeEnemyRule>> = {
  hel,
  surt,
  loki,
  jormungand,
  fenrir,
};

const ENEMY_RULES: Readonly<Record<Enemy, EnemyRule>> = { ...TREE_ENEMY_RULES, nidhogg };

/**
 * Wakes an enemy, because of its second card or a space of the Saga book. Saga foes can run with it, but the current god bears
 * the enemy's effects first. [C-032, C-044]
 */
export function wakeEnemy(game: Draft, enemy: Enemy): void {
  if (mayRunWith(game, enemy)) game.steps.unshift({ do: 'run-tracks', enemy });
  ENEMY_RULES[enemy].wake(game);
}

/**
 * Moves the saga foes that run with an enemy. Which of them run depends on the Tree's position after everything the enemy did.
 */
export function runTracks(game: Draft, enemy: Enemy): void {
  for (const foe of runningWith(game, enemy, game.rotation)) run(game, foe, 1);
}
