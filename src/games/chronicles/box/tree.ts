/** Knows how the nine Worlds are connected: three levels in three columns, of which the middle level turns. [C-101 to C-105] */
import { recordOf } from '../../../core/typed/records.ts';
import {
  type ByWalker,
  LEVELS,
  type Level,
  type Place,
  ROTATIONS,
  type Rotation,
  WORLDS,
  WORLDS_OF_LEVEL,
  type World,
} from './components.ts';

interface Spot {
  readonly level: Level;
  /** The column, clockwise as seen from above: 0 in front, 1 to the left, 2 to the right. */
  readonly column: number;
}

/** The place of each World in each of the three positions. */
const SPOTS: Readonly<Record<Rotation, Readonly<Record<World, Spot>>>> = byRotation((rotation) =>
  recordOf(WORLDS, (world) => spotOf(world, rotation)),
);

const ABOVE = byRotation((rotation) => recordOf(WORLDS, (world) => levelsAway(world, rotation, -1)));

const NEIGHBOURS: Readonly<Record<Rotation, Readonly<Record<World, readonly World[]>>>> = byRotation(
  (rotation) =>
    recordOf(WORLDS, (world) => {
      const around = WORLDS.filter((other) => other !== world && areOnOneLevel(other, world));
      return [...around, levelsAway(world, rotation, -1), levelsAway(world, rotation, 1)].flatMap(
        (each) => each ?? [],
      );
    }),
);

export function levelOf(world: World): Level {
  return SPOTS[0][world].level;
}

export function columnOf(world: World, rotation: Rotation): number {
  return SPOTS[rotation][world].column;
}

/** The World straight above; null on the top level. [C-104] */
export function worldAbove(world: World, rotation: Rotation): World | null {
  return ABOVE[rotation][world];
}

/** The World straight below. The World below Asgard shows how far the Tree has turned. [C-104] */
export function worldUnder(above: World, rotation: Rotation): World {
  const found = WORLDS.find((world) => worldAbove(world, rotation) === above);
  if (found === undefined) throw new RangeError(`nothing hangs under ${above}`);
  return found;
}

/** The neighbours of a World: to the left and right on its level, and straight above and below it. [C-103, C-104] */
export function neighboursOf(world: World, rotation: Rotation): readonly World[] {
  return NEIGHBOURS[rotation][world];
}

export function turnedBy(rotation: Rotation, times: number): Rotation {
  return ROTATIONS[(rotation + times) % ROTATIONS.length] ?? rotation;
}

function areOnOneLevel(one: World, other: World): boolean {
  return spotOf(one, 0).level === spotOf(other, 0).level;
}

function spotOf(world: World, rotation: Rotation): Spot {
  for (const level of LEVELS) {
    const worlds: readonly World[] = WORLDS_OF_LEVEL[level];
    const home = worlds.indexOf(world);
    if (home >= 0) return { level, column: level === 'middle' ? (home + rotation) % ROTATIONS.length : home };
  }
  throw new RangeError(`${world} hangs nowhere`);
}

function levelsAway(world: World, rotation: Rotation, levels: -1 | 1): World | null {
  const { level, column } = spotOf(world, rotation);
  const there = LEVELS[LEVELS.indexOf(level) + levels];
  const found = WORLDS.find((each) => {
    const spot = spotOf(each, rotation);
    return spot.level === there && spot.column === column;
  });
  return found ?? null;
}

function byRotation<Value>(valueFor: (rotation: Rotation) => Value): Readonly<Record<Rotation, Value>> {
  return { 0: valueFor(0), 1: valueFor(1), 2: valueFor(2) };
}

/** The places to which beaten enemies flee; Jormungand stays in the sea. [C-305 to C-307] */
export const REFUGES: ByWalker<Place> = {
  hel: 'niflheim',
  surt: 'muspellheim',
  loki: 'cage',
  fenrir: 'cage',
};
