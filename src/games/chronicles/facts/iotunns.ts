/** Finds the Iotunns on the board: in Worlds, with enemies, on the Sword of the Obstacles. [C-502 to C-507] */
import type { Iotunn, Place, Resource, TreeEnemy, World } from '../box/components.ts';
import type { OpenBoard } from '../state/state.ts';
import { placeOf } from './tree.ts';

/** The Iotunn that blocks a World, where fighting is then the only action. [C-502] */
export function blockerOf({ box, iotunns }: OpenBoard, world: World): Iotunn | undefined {
  return iotunns.find((iotunn) => {
    const card = box.iotunns[iotunn];
    return card.kind === 'world' && card.world === world;
  });
}

/** The Iotunn that guards an enemy, which then can't be fought. [C-503] */
export function guardOf({ box, iotunns }: OpenBoard, enemy: TreeEnemy): Iotunn | undefined {
  return iotunns.find((iotunn) => {
    const card = box.iotunns[iotunn];
    return card.kind === 'enemy' && card.enemy === enemy;
  });
}

/** The Iotunn on the Sword of the Obstacles that takes a resource away from the gods. [C-504] */
export function takerOf({ box, iotunns }: OpenBoard, resource: Resource): Iotunn | undefined {
  return iotunns.find((iotunn) => {
    const card = box.iotunns[iotunn];
    return card.kind === 'obstacle' && card.takes === resource;
  });
}

export function isTaken(game: OpenBoard, resource: Resource): boolean {
  return game.iotunns.length > 0 && takerOf(game, resource) !== undefined;
}

/**
 * The World in which an Iotunn is fought: the World that it blocks, the World of the enemy that it guards, or Iotunheim if it's
 * on the Sword. [C-505]
 */
export function placeOfIotunn(game: OpenBoard, iotunn: Iotunn): Place {
  const card = game.box.iotunns[iotunn];
  switch (card.kind) {
    case 'world':
      return card.world;
    case 'enemy':
      return placeOf(game, card.enemy);
    case 'obstacle':
      return 'iotunheim';
  }
}

export function pawnsLeft({ box, iotunns }: OpenBoard): number {
  return box.iotunnPawns - iotunns.length;
}
