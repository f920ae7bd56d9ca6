/** Iotunns that stand in a World: there is no action but to fight. [C-502] */
import type { Iotunn, World } from '../../box/components.ts';
import type { OpenBoard } from '../../state/state.ts';

export function blockerOf({ box, iotunns }: OpenBoard, world: World): Iotunn | undefined {
  return iotunns.find((iotunn) => {
    const card = box.iotunns[iotunn];
    return card.kind === 'world' && card.world === world;
  });
}
