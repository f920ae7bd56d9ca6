/** Draws the Tree: the Cage, and three levels of three Worlds in their current columns. The middle level can turn. */

import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { panel } from '../../../../render/panel.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, group, named, path, rect, type Svg } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { LEVELS, type Level, type Place } from '../../box/components.ts';
import type { Board } from '../board.ts';
import { COLUMN_WIDTH, COLUMNS, leftOfPlace, worldsFromLeft } from '../layout.ts';
import { CAGE_HEIGHT, cage } from './cage.ts';
import { RING_FOOT, RING_HEAD, ring } from './ring.ts';
import { worldHeight, worldTile } from './world.ts';

const LINK = 42;
const FOOT = 16;
const BOUGH = '#405878';

export function tree(board: Board): Part {
  const rows = rowsOf(board);
  const height = rows.reduce((end, row) => Math.max(end, row.top + row.height), 0) + FOOT;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      named('tree', cage(board), ...boughs(rows), ...climbs(board, rows)),
      ...rows.map((row) => level(board, row)),
    ]),
  };
}

interface Row {
  readonly level: Level;
  /** The upper edge and the height of the level's Worlds. */
  readonly top: number;
  readonly height: number;
}

function rowsOf(board: Board): readonly Row[] {
  let top = CAGE_HEIGHT;
  return LEVELS.map((each) => {
    const height = Math.max(...worldsFromLeft(board.view, each).map((world) => worldHeight(board, world)));
    const turns = each === 'middle';
    const row = { level: each, top: top + (turns ? RING_HEAD : 0), height };
    top = row.top + height + (turns ? RING_FOOT : 0) + LINK;
    return row;
  });
}

function level(board: Board, { level: each, top, height }: Row): Svg {
  const tiles = worldsFromLeft(board.view, each).map((world, place) =>
    at(leftOfPlace(place), top, worldTile(board, world, height)),
  );
  return each === 'middle' ? group([at(0, top, ring(board, height)), ...tiles]) : group(tiles);
}

/** The branches that connect the Worlds of each column. */
function boughs(rows: readonly Row[]): readonly Svg[] {
  const [first, , last] = rows;
  if (first === undefined || last === undefined) return [];
  return COLUMNS.map((_, place) =>
    rect(leftOfPlace(place) + COLUMN_WIDTH / 2 - 34, first.top + 20, 68, last.top - first.top, {
      fill: BOUGH,
    }),
  );
}

/** Arrows for the next steps of Hel and Surt, in their colours. */
function climbs({ view }: Board, rows: readonly Row[]): readonly Svg[] {
  return (['hel', 'surt'] as const).flatMap((enemy) =>
    rows.slice(1).flatMap((row) => {
      const worlds: readonly Place[] = worldsFromLeft(view, row.level);
      const place = worlds.indexOf(view.places[enemy]);
      if (place < 0) return [];
      const [foot, apart] = [row.top - (row.level === 'middle' ? RING_HEAD : 0), enemy === 'hel' ? -20 : 20];
      return [
        at(leftOfPlace(place) + COLUMN_WIDTH / 2 + apart, foot, named(`climb-${enemy}`, climbSign(enemy))),
      ];
    }),
  );
}

export function climbSign(enemy: 'hel' | 'surt'): Svg {
  return path('M-9 -3V-19H-18L0 -39L18 -19H9V-3Z', {
    fill: ENEMY_STYLES[enemy].colour,
    stroke: PALETTE.inkDark,
    'stroke-width': 2,
  });
}
