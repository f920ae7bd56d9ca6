/** Converts the place of an Iotunn to and from one word in a box file: a World, or the enemy that the Iotunn guards. */

import { isOneOf } from '../../../core/typed/one-of.ts';
import type { IotunnCard } from '../box/box.ts';
import { IOTUNNS, TREE_ENEMIES, type TreeEnemy, WORLDS, type World } from '../box/components.ts';
import { IOTUNN_CARDS } from '../box/house-values.ts';

export const IOTUNN_PLACES = [...WORLDS, ...TREE_ENEMIES] as const;
type IotunnPlace = World | TreeEnemy;

/** The Iotunns to read off the box: all but the five obstacles, which are printed in the sources. [C-902] */
export const IOTUNNS_TO_READ = IOTUNNS.filter((iotunn) => IOTUNN_CARDS[iotunn].kind !== 'obstacle');

export function iotunnAt(place: IotunnPlace): IotunnCard {
  return isWorld(place) ? { kind: 'world', world: place } : { kind: 'enemy', enemy: place };
}

function isWorld(place: IotunnPlace): place is World {
  return isOneOf(WORLDS, place);
}

/** The place as a word; null for an obstacle. */
export function placeWritten(card: IotunnCard): IotunnPlace | null {
  switch (card.kind) {
    case 'world':
      return card.world;
    case 'enemy':
      return card.enemy;
    case 'obstacle':
      return null;
  }
}
