/** The active giants and the effect of each. [Y-601 to Y-632] */
import { type Box, boxOf, type GiantEffect } from '../box/box.ts';
import type { Enemy, Giant, World } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';

export function effectOf(box: Box, giant: Giant): GiantEffect {
  return box.giants[giant].effect;
}

/** The active giant with this effect, if there is one. */
export function activeGiantThat(
  game: OpenBoard,
  matches: (effect: GiantEffect) => boolean,
): Giant | undefined {
  const box = boxOf(game);
  return game.active.find((giant) => matches(effectOf(box, giant)));
}

/** Giants that add one to the force of an enemy, or of all giants, themselves included. [Y-603 to Y-606] */
export function forceAddedTo(game: OpenBoard, whom: Enemy | 'giants'): number {
  const giant = activeGiantThat(game, (effect) => effect.kind === 'strengthens' && effect.whom === whom);
  return giant === undefined ? 0 : 1;
}

/** The giant that closes the world, if one does: no action is possible there, though it still stores counters. [Y-611, Y-612] */
export function blockerOf(game: OpenBoard, world: World): Giant | undefined {
  return activeGiantThat(game, (effect) => effect.kind === 'blocks' && effect.world === world);
}

/** Every world in which no action is possible now. In Jotunheim the giant that closes it can be fought. [Y-611, Y-576] */
export function closedWorlds(game: OpenBoard): readonly World[] {
  const { giants } = boxOf(game);
  const closed: World[] = [];
  for (const giant of game.active) {
    const { effect } = giants[giant];
    if (effect.kind === 'blocks' && effect.world !== 'jotunheim') closed.push(effect.world);
  }
  return closed;
}

/** The giant that makes a whirlpool of the submerged island: the Valkyries may leave it but not enter. [Y-614, Y-615] */
export function isWhirlpool(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'whirlpool') !== undefined;
}

/** The giant that cancels every god's power, personal and trance. [Y-621, Y-622] */
export function arePowersCancelled(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'cancels-powers') !== undefined;
}

/** The giant that keeps the gods from rolling the die in a fight. [Y-631] */
export function isDieForbidden(game: OpenBoard): boolean {
  return activeGiantThat(game, (effect) => effect.kind === 'forbids-die') !== undefined;
}
