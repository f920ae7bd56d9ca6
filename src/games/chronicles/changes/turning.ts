/** Turning the middle level: everything on its Worlds goes round with them. [C-105, C-106] */
import { tell } from '../../../core/telling/telling.ts';
import { turnedBy } from '../box/tree.ts';
import type { Draft } from '../state/draft.ts';

export function turnTree(game: Draft, times: number): void {
  if (times === 0) return;
  game.rotation = turnedBy(game.rotation, times);
  tell(game, { type: 'tree-turned', times, rotation: game.rotation });
}
