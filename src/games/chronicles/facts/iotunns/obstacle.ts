/** Iotunns on the Sword of the Obstacles: the gods go without something. [C-504] */
import type { Iotunn, Resource } from '../../box/components.ts';
import type { OpenBoard } from '../../state/state.ts';

export function takerOf({ box, iotunns }: OpenBoard, resource: Resource): Iotunn | undefined {
  return iotunns.find((iotunn) => {
    const card = box.iotunns[iotunn];
    return card.kind === 'obstacle' && card.takes === resource;
  });
}

export function isTaken(game: OpenBoard, resource: Resource): boolean {
  return game.iotunns.length > 0 && takerOf(game, resource) !== undefined;
}
