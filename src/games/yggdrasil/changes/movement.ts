/** Enemies moving along the track. */
import { tell } from '../../../core/telling/telling.ts';
import { type Box, FIRST_SPACE, RESIDENCE } from '../box/box.ts';
import { ENEMIES, type Enemy } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';

/** The power of an enemy's effect where he stands; 0 where nothing is triggered. [Y-406 to Y-409] */
export function powerAt(box: Box, space: number): number {
  return box.power[space] ?? 0;
}

/** An enemy in the Residence cannot go further. */
export function advance(game: Draft, enemy: Enemy, spaces: number): void {
  const from = game.enemies[enemy];
  const to = Math.min(from + spaces, RESIDENCE);
  game.enemies[enemy] = to;
  tell(game, { type: 'enemy-advanced', enemy, from, to });
}

/** Moving back never triggers an effect and stops at the first space; from there no one moves back. [Y-413, Y-415] */
export function retreat(game: Draft, enemy: Enemy, spaces: number): void {
  const from = game.enemies[enemy];
  if (from === FIRST_SPACE) return;
  const to = Math.max(from - spaces, FIRST_SPACE);
  game.enemies[enemy] = to;
  tell(game, { type: 'enemy-retreated', enemy, from, to });
}

/** The enemies that can be moved back at all. */
export function enemiesThatCanRetreat(game: OpenBoard): readonly Enemy[] {
  return ENEMIES.filter((enemy) => game.enemies[enemy] > FIRST_SPACE);
}

/** The enemy farthest behind, or all of them when several stand there. */
export function rearmostEnemies(game: OpenBoard): readonly Enemy[] {
  const rear = Math.min(...ENEMIES.map((enemy) => game.enemies[enemy]));
  return ENEMIES.filter((enemy) => game.enemies[enemy] === rear);
}
