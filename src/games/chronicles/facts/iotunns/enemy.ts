/** Iotunns that stand with an enemy: it cannot be fought. [C-503] */
import type { Iotunn, TreeEnemy } from '../../box/components.ts';
import type { OpenBoard } from '../../state/state.ts';

export function guardOf({ box, iotunns }: OpenBoard, enemy: TreeEnemy): Iotunn | undefined {
  return iotunns.find((iotunn) => {
    const card = box.iotunns[iotunn];
    return card.kind === 'enemy' && card.enemy === enemy;
  });
}
