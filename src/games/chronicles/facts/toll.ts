/** The toll of a page: a god's own climb between the top and the middle level costs Life. [C-047] */
import type { World } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';
import { active } from './gods.ts';
import { waysToMoveWithoutClimbing } from './moving.ts';
import { pageOf } from './page.ts';

/** Life that the move of the god on turn costs; 0 where there is a way around, as over a bridge of its own. */
export function tollOf(game: OpenBoard, to: World): number {
  const { toll } = pageOf(game);
  if (toll === 0 || to === active(game).world) return 0;
  return waysToMoveWithoutClimbing(game).includes(to) ? 0 : toll;
}
