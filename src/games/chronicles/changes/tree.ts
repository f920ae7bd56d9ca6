/** Changes the Tree: Worlds are ravaged and healed, and the middle level turns. [C-105, C-106, C-421 to C-427] */
import { emit } from '../../../core/logs/event-record.ts';
import { WORLDS, type World } from '../box/components.ts';
import { turnedBy } from '../box/tree.ts';
import { enemiesIn, isRavaged, markersLeft } from '../facts/tree.ts';
import type { Draft } from '../state/draft.ts';
import { lose } from './end.ts';

/** Ravages every World where enemies meet. This is checked whenever an enemy has moved or a World has been healed. */
export function ravageWhereEnemiesMeet(game: Draft): void {
  for (const world of WORLDS) {
    if (isRavaged(game, world) || enemiesIn(game, world).length < 2) continue;
    if (markersLeft(game) === 0) {
      lose(game, 'no-ravaged-marker');
      return;
    }
    game.ravaged = [...game.ravaged, world];
    emit(game, { type: 'world-ravaged', world, markersLeft: markersLeft(game) });
  }
}

/** Heals a World. If it still holds two enemies, it's ravaged again immediately. [C-427] */
export function heal(game: Draft, world: World): void {
  game.ravaged = game.ravaged.filter((each) => each !== world);
  emit(game, { type: 'world-healed', world, markersLeft: markersLeft(game) });
  ravageWhereEnemiesMeet(game);
}

/** Turns the middle level: everything on its Worlds moves with them. [C-105, C-106] */
export function turnTree(game: Draft, times: number): void {
  if (times === 0) return;
  game.rotation = turnedBy(game.rotation, times);
  emit(game, { type: 'tree-turned', times, rotation: game.rotation });
}
