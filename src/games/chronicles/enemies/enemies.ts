/** Which rule belongs to which enemy. */
import type { Enemy, TreeEnemy } from '../box/components.ts';
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

export const ENEMY_RULES: Readonly<Record<Enemy, EnemyRule>> = { ...TREE_ENEMY_RULES, nidhogg };
