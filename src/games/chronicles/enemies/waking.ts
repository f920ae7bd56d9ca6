/** An enemy wakes, by its second card or by a space of the Saga book, and saga foes may run with it. [C-032, C-044] */
import type { Enemy } from '../box/components.ts';
import { mayRunWith, run, runningWith } from '../changes/tracks.ts';
import type { Draft } from '../state/draft.ts';
import { ENEMY_RULES } from './enemies.ts';

/** The cost for the god on turn comes before anyone runs. */
export function wakeEnemy(game: Draft, enemy: Enemy): void {
  if (mayRunWith(game, enemy)) game.steps.unshift({ do: 'run-tracks', enemy });
  ENEMY_RULES[enemy].wake(game);
}

/** The position of the Tree when all that the enemy did is done. */
export function runTracks(game: Draft, enemy: Enemy): void {
  for (const foe of runningWith(game, enemy, game.rotation)) run(game, foe, 1);
}
