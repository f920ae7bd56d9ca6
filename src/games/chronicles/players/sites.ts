/** Finds the foes on the Tree for a computer player, and judges the value of being near them. */

import { type Foe, TREE_ENEMIES, type World } from '../box/components.ts';
import { neighboursOf } from '../box/tree.ts';
import { guardOf, placeOfIotunn } from '../facts/iotunns.ts';
import { placeOnTrack, sagaFoesIn } from '../facts/tracks.ts';
import { placeOf } from '../facts/tree.ts';
import { type Outlook, utilityOfDefeat } from './outlook.ts';

/** A foe on the Tree, and the value of being near it. The values are the same whichever god is the current one. */
export interface Site {
  readonly foe: Foe;
  readonly world: World;
  /** Whether an Iotunn guards the foe, which then can't be fought. */
  readonly isGuarded: boolean;
  /** The gain from beating the foe. */
  readonly defeat: number;
  /** The value of being in the foe's World at the end of the turn, and in a neighbouring one. */
  readonly here: number;
  readonly nextDoor: number;
}

/** The foes on the Tree, in the same order as those that a god can fight: enemies, Iotunns, saga foes. */
export function sitesOf(outlook: Outlook): readonly Site[] {
  const { view, weights } = outlook;
  const sites: Site[] = [];
  for (const foe of TREE_ENEMIES) {
    const world = placeOf(view, foe);
    if (world !== 'cage') sites.push(dangerousSite(outlook, foe, world, guardOf(view, foe) !== undefined));
  }
  for (const foe of view.iotunns) {
    const world = placeOfIotunn(view, foe);
    if (world === 'cage') continue;
    const defeat = utilityOfDefeat(outlook, foe);
    sites.push({ foe, world, isGuarded: false, defeat, here: weights.nearIotunn * defeat, nextDoor: 0 });
  }
  for (const foe of sagaFoesIn(view)) {
    const world = placeOnTrack(view, foe);
    if (world !== null) sites.push(dangerousSite(outlook, foe, world, false));
  }
  return sites;
}

function dangerousSite(outlook: Outlook, foe: Foe, world: World, isGuarded: boolean): Site {
  const { weights } = outlook;
  const defeat = utilityOfDefeat(outlook, foe);
  const danger = foe === 'loki' ? 0 : Math.max(0, defeat);
  return { foe, world, isGuarded, defeat, here: weights.here * danger, nextDoor: weights.nextDoor * danger };
}

/** Whether a god in that World, with powers that reach these other Worlds, can fight the foe. The rule is `foesInReachFrom`. */
export function isInReach(site: Site, world: World, others: readonly World[]): boolean {
  return !site.isGuarded && (site.world === world || others.includes(site.world));
}

/** The value of being near all these foes in that World. */
export function nearnessToFoes({ view }: Outlook, sites: readonly Site[], world: World): number {
  const neighbours = neighboursOf(world, view.rotation);
  let sum = 0;
  for (const { world: place, here, nextDoor } of sites) {
    if (place === world) sum += here;
    else if (nextDoor !== 0 && neighbours.includes(place)) sum += nextDoor;
  }
  return sum;
}
