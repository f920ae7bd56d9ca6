/** Positions of the Tree's columns in the picture, as seen from the front. */
import { FULL_WIDTH } from '../../../render/measures.ts';
import { type Level, WORLDS_OF_LEVEL, type World } from '../box/components.ts';
import { columnOf, turnedBy } from '../box/tree.ts';
import type { ChroniclesView } from '../state/view.ts';

/**
 * The columns from left to right: the left column, the front one, the right one. When the Tree turns, each World moves one place
 * to the left.
 */
export const COLUMNS = [1, 0, 2] as const;

export const SIDE = 16;
/** The gap between two columns. */
export const ALLEY = 30;
export const COLUMN_WIDTH = (FULL_WIDTH - 2 * SIDE - 2 * ALLEY) / COLUMNS.length;

/** The left edge of a place in the picture. Places are counted from 0, from the left. */
export function leftOfPlace(place: number): number {
  return SIDE + place * (COLUMN_WIDTH + ALLEY);
}

/** The Worlds of a level from left to right, after `turns` more turns of the Tree. */
export function worldsFromLeft({ rotation }: ChroniclesView, level: Level, turns = 0): readonly World[] {
  const worlds: readonly World[] = WORLDS_OF_LEVEL[level];
  const then = turnedBy(rotation, turns);
  return COLUMNS.flatMap((column) => worlds.filter((world) => columnOf(world, then) === column));
}
