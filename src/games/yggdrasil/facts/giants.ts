/** Finds the active giants and the effect of each. [Y-601 to Y-632] */
import { type Box, boxOf, type GiantEffect } from '../box/box.ts';
import type { Enemy, Giant, World } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';

export function effectOf(box: Box, giant: Giant): GiantEffect {
  return box.giants[giant].effect;
}

/** The active giant with such an effect, if there is one. */
export function activeGiantThat(
  game: OpenBoard,
  matches: (effect: GiantEffect) => boolean,
): Giant | undefined {
  const box = boxOf(game);
  for (const giant of game.active) if (matches(effectOf(box, giant))) return giant;
  return undefined;
}

/** The force that giants add to an enemy, or to all giants including themselves. [Y-603 to Y-606] */
export function forceAddedTo(game: OpenBoard, whom: Enemy | 'giants'): number {
  const giant = activeGiantThat(game, (effect) => effect.kind === 'strengthens' && effect.whom === whom);
  return giant === undefined ? 0 : 1;
}

/**
 * The giant that closes a world, if there is one. No action is possible in that world, but it still stores counters. [Y-611,
 * Y-612]
 */
export function blockerOf(game: OpenBoard, world: World): Giant | undefined {
  return activeGiantThat(game, (effect) => effect.kind === 'blocks' && effect.world === world);
}

/** All worlds in which no action is possible now. In Jotunheim, the giant that closes it can still be fought. [Y-611, Y-576] */
export function closedWorlds(game: OpenBoard): readonly World[] {
  const { giants } = boxOf(game);
  const closed: World[] = [];
  for (const giant of game.active) {
    const { effect } = giants[giant];
    if (effect.kind === 'blocks' && effect.world !== 'jotunheim') closed.push(effect.world);
  }
  return closed;
}

/** Whether a giant turns the submerged island into a whirlpool, which the Valkyries can leave but not enter. [Y-614, Y-615] */
export function isWhirlpool(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'whirlpool') !== undefined;
}

/** Whether a giant cancels every god's power, both personal and from trances. [Y-621, Y-622] */
export function arePowersCancelled(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'cancels-powers') !== undefined;
}

/** Whether a giant keeps the gods from rolling the die in a fight. [Y-631] */
export function isDieForbidden(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'forbids-die') !== undefined;
}
