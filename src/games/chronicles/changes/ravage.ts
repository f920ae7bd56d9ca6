/** Ravaged Worlds: where two enemies meet, and the healing of the Tree. [C-421 to C-427] */
import { tell } from '../../../core/telling/telling.ts';
import { WORLDS, type World } from '../box/components.ts';
import { enemiesIn } from '../facts/standing.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';
import { lose } from './end.ts';

export function isRavaged({ ravaged }: OpenBoard, world: World): boolean {
  return ravaged.includes(world);
}

export function markersLeft({ box, ravaged }: OpenBoard): number {
  return box.ravagedMarkers - ravaged.length;
}

/** Looked for whenever an enemy has moved or a World was healed. */
export function ravageWhereEnemiesMeet(game: Draft): void {
  for (const world of WORLDS) {
    if (isRavaged(game, world) || enemiesIn(game, world).length < 2) continue;
    if (markersLeft(game) === 0) {
      lose(game, 'no-ravaged-marker');
      return;
    }
    game.ravaged = [...game.ravaged, world];
    tell(game, { type: 'world-ravaged', world, markersLeft: markersLeft(game) });
  }
}

/** A World in which two enemies still stand is ravaged again at once. [C-427] */
export function heal(game: Draft, world: World): void {
  game.ravaged = game.ravaged.filter((each) => each !== world);
  tell(game, { type: 'world-healed', world, markersLeft: markersLeft(game) });
  ravageWhereEnemiesMeet(game);
}
