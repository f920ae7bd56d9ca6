/** Collects the rules of all enemies. */
import type { ByEnemy, Enemy, Island } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { EnemyRule, IslandEnemy } from './enemy.ts';
import { fenrir } from './fenrir.ts';
import { hel } from './hel.ts';
import { jormungand } from './jormungand.ts';
import { loki } from './loki.ts';
import { nidhogg } from './nidhogg.ts';
import { surt } from './surt.ts';

export const ENEMY_RULES: ByEnemy<EnemyRule> = { hel, surt, jormungand, loki, nidhogg, fenrir };

const ISLAND_ENEMIES: readonly IslandEnemy[] = [hel, surt, jormungand];

/** Continues an effect once its island has been chosen. */
export function strikeIsland(game: Draft, enemy: Enemy, island: Island, power: number): void {
  ISLAND_ENEMIES.find((rule) => rule.enemy === enemy)?.strike(game, island, power);
}
