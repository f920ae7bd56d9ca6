/** Finds the Worlds that the current god and other gods can reach by moving. [C-211, C-212] */
import type { GodName, World } from '../box/components.ts';
import { levelOf, neighboursOf } from '../box/tree.ts';
import type { OpenBoard } from '../state/state.ts';
import { active, worldOf } from './gods.ts';
import { pageOf } from './page.ts';
import { linkedBy, linksOf, stepsToMove } from './powers.ts';

/** The Worlds that the current god can move to. */
export function waysToMove(game: OpenBoard): readonly World[] {
  const links = linksOf(game);
  return within(stepsToMove(game), active(game).world, (world) => {
    const neighbours = neighboursOf(world, game.rotation);
    return links.length === 0 ? neighbours : [...new Set([...neighbours, ...linkedBy(links, world)])];
  });
}

/**
 * The Worlds that the current god can move to without jumping, and without climbing straight up or down between the top and the
 * middle level.
 */
function waysToMoveWithoutClimbing(game: OpenBoard): readonly World[] {
  const links = linksOf(game);
  return within(stepsToMove(game), active(game).world, (world) => [
    ...neighboursOf(world, game.rotation).filter((next) => !isClimb(world, next)),
    ...linkedBy(links, world),
  ]);
}

function isClimb(one: World, other: World): boolean {
  const levels = [levelOf(one), levelOf(other)];
  return levels.includes('top') && levels.includes('middle');
}

/** The Worlds to which another god can be sent in at most `steps` steps. */
export function waysToMoveGod(game: OpenBoard, god: GodName, steps: number): readonly World[] {
  return within(steps, worldOf(game, god), (world) => neighboursOf(world, game.rotation));
}

function within(steps: number, from: World, next: (world: World) => readonly World[]): readonly World[] {
  if (steps === 1) return next(from);
  const found: World[] = [];
  let edge: readonly World[] = [from];
  for (let step = 0; step < steps; step += 1) {
    const known = found.length;
    for (const world of edge)
      for (const there of next(world)) if (there !== from && !found.includes(there)) found.push(there);
    edge = found.slice(known);
  }
  return found;
}

/** The Life that the current god's move costs; 0 if there's a way around, such as a bridge of the god's own. [C-047] */
export function tollOf(game: OpenBoard, to: World): number {
  const { toll } = pageOf(game);
  if (toll === 0 || to === active(game).world) return 0;
  return waysToMoveWithoutClimbing(game).includes(to) ? 0 : toll;
}
