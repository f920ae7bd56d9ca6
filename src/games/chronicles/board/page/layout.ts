/** Lays out the panel of the page, and the grid of its small fields. */
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { at, group, type Svg } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';

export const SIDE = 16;
export const WIDTH = FULL_WIDTH - 2 * SIDE;
export const NOTHING: Part = { height: 0, svg: '' };

/** The number of Worlds on a level of the Tree. */
const IN_A_ROW = 3;
const APART = 8;
export const FIELD_WIDTH = (WIDTH - (IN_A_ROW - 1) * APART) / IN_A_ROW;

/** A grid of fields, three in a row. */
export function grid(fields: readonly Svg[], height: number): Part {
  if (fields.length === 0) return NOTHING;
  const rows = Math.ceil(fields.length / IN_A_ROW);
  return {
    height: rows * (height + APART) - APART,
    svg: group(
      fields.map((field, place) =>
        at(
          (place % IN_A_ROW) * (FIELD_WIDTH + APART),
          Math.floor(place / IN_A_ROW) * (height + APART),
          field,
        ),
      ),
    ),
  };
}
