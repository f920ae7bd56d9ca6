/** What an enemy does when his card was played and he has moved. */
import type { Draft } from '../state/draft.ts';

export interface EnemyRule {
  /** `power` is that of the area he arrived in, 1 to 3. */
  effect(game: Draft, power: number): void;
}
