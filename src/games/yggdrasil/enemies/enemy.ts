/** Declares the effect of an enemy after a card has moved it. Three enemies strike the island shown on the die. */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { Enemy, Island } from '../box/components.ts';
import { rollColours } from '../changes/chance.ts';
import type { Draft } from '../state/draft.ts';

export interface EnemyRule {
  /** Applies the effect. `power` is that of the area that the enemy reached, 1 to 3. */
  effect(game: Draft, power: number): void;
}

/** An enemy that strikes the island shown on the die. */
export interface IslandEnemy {
  readonly enemy: Enemy;
  strike(game: Draft, island: Island, power: number): void;
  /** Whether striking that island would change anything, as far as the table can see. */
  wouldMatter(game: Draft, island: Island): boolean;
}

export function strikesTheIslandRolled(rule: IslandEnemy): EnemyRule & IslandEnemy {
  return {
    ...rule,
    effect(game, power) {
      const islands = rollColours(game);
      emit(game, { type: 'colour-rolled', enemy: rule.enemy, islands });
      const [one, other] = islands;
      if (one === undefined) throw new Error('the die shows no colour');
      const differs = islands.some((island) => rule.wouldMatter(game, island));
      if (other === undefined || other === one || !differs) rule.strike(game, one, power);
      else ask(game, { about: 'tyr-colour', enemy: rule.enemy, islands: [one, other], power });
    },
  };
}
