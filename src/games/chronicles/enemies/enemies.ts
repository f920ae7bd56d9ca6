/** Which rule belongs to which enemy. */
import type { Enemy, FightableEnemy } from '../components.ts';
import type { EnemyRule, FightableRule } from './enemy.ts';
import { fenrir } from './fenrir.ts';
import { hel } from './hel.ts';
import { jormungand } from './jormungand.ts';
import { loki } from './loki.ts';
import { nidhogg } from './nidhogg.ts';
import { surt } from './surt.ts';

export const FIGHTABLE_RULES: Readonly<Record<FightableEnemy, FightableRule>> = {
  hel,
  surt,
  loki,
  jormungand,
  fenrir,
};

export const ENEMY_RULES: Readonly<Record<Enemy, EnemyRule>> = { ...FIGHTABLE_RULES, nidhogg };
