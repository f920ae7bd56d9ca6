/** Lays out Asgard: a lane for each enemy, eight spaces long, with the names to the left. */
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { DOOR, RESIDENCE, WALL } from '../../box/box.ts';
import { ENEMIES } from '../../box/components.ts';

/** The height above the lanes, for the roof of Odin's hall and the force of each area. */
export const HEAD = 96;
export const LANE = 108;
export const NAMES = 232;
export const SPACE = (FULL_WIDTH - NAMES - 12) / RESIDENCE;
export const LANES_END = HEAD + ENEMIES.length * LANE;

/** The x of the middle of a space, counted from 1. */
export function middleOf(space: number): number {
  return NAMES + (space - 0.5) * SPACE;
}

/** The x of the border after a space. */
export function borderAfter(space: number): number {
  return NAMES + space * SPACE;
}

/** The depth of a space in Asgard: 0 before the wall, 1 before the door, 2 in the hall, 3 in the Residence. */
export function depthOf(space: number): 0 | 1 | 2 | 3 {
  if (space <= WALL) return 0;
  if (space <= DOOR) return 1;
  return space < RESIDENCE ? 2 : 3;
}
