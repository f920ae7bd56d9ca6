/** Determines the tier of an action, which depends on other gods and enemies in the god's World. [C-311 to C-313] */
import type { GodName, Tier, World } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';
import { active } from './gods.ts';
import { ignoresEnemies } from './powers.ts';
import { isAnyEnemyIn } from './tree.ts';

/** The current god's tier: a bonus with another god and no enemy, a malus with an enemy and no other god. [C-311 to C-313] */
export function tierHere(game: OpenBoard): Tier {
  return tierIn(game, active(game).world);
}

/** The tier that an action of the current god would have in another World. */
export function tierIn(game: OpenBoard, world: World): Tier {
  const isInCompany = isAnotherGodIn(game, world, active(game).god);
  const isThreatened = isAnyEnemyIn(game, world) && !ignoresEnemies(game);
  if (isInCompany === isThreatened) return 'normal';
  return isInCompany ? 'bonus' : 'malus';
}

function isAnotherGodIn({ seats, supports }: OpenBoard, world: World, self: GodName): boolean {
  for (const { god, world: at } of seats) if (at === world && god !== self) return true;
  for (const { god, world: at } of supports) if (at === world && god !== self) return true;
  return false;
}
