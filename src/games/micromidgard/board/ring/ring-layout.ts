/** Lays out the nine Realms and their wolf spaces in the picture: eight around one, clockwise from the upper left. */
import { FULL_WIDTH } from '../../../../render/measures.ts';
import type { Point } from '../../../../render/scene.ts';
import type { OuterRealm, Realm } from '../../box/components.ts';
import type { MicromidgardView } from '../../state/view.ts';

export const TILE_WIDTH = 276;
export const TILE_HEIGHT = 160;

const HEAD = 56;
/** The distance of the wolves' way from the edge of the sheet. */
const WAY = 50;
const WAY_WIDTH = 84;
const BETWEEN_ROWS = 44;

const FIRST_COLUMN = WAY_WIDTH + 14 + TILE_WIDTH / 2;
const COLUMN = FULL_WIDTH / 2 - FIRST_COLUMN;
const FIRST_ROW = HEAD + WAY_WIDTH + 14 + TILE_HEIGHT / 2;
const ROW = TILE_HEIGHT + BETWEEN_ROWS;

export const RING_HEIGHT = FIRST_ROW + 2 * ROW + TILE_HEIGHT / 2 + WAY_WIDTH + 14;

/** The column and row of each place on the ring. */
const PLACES: readonly Point[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
];

const TOP = HEAD + WAY;
const BOTTOM = RING_HEIGHT - WAY;
const LEFT = WAY;
const RIGHT = FULL_WIDTH - WAY;

function middleOf([column, row]: Point): Point {
  return [FIRST_COLUMN + column * COLUMN, FIRST_ROW + row * ROW];
}

function placeOf({ box }: MicromidgardView, realm: OuterRealm): Point {
  return PLACES[box.ring.indexOf(realm)] ?? [1, 1];
}

/** The middle of a Realm. */
export function realmAt(view: MicromidgardView, realm: Realm): Point {
  return middleOf(realm === 'midgard' ? [1, 1] : placeOf(view, realm));
}

/** Whether a Realm's wolf space is above or below it, rather than to its side. */
export function isBesideARow(view: MicromidgardView, realm: OuterRealm): boolean {
  return placeOf(view, realm)[1] !== 1;
}

/** The centre of a Realm's wolf space. */
export function spaceAt(view: MicromidgardView, realm: OuterRealm): Point {
  const [x, y] = middleOf(placeOf(view, realm));
  if (isBesideARow(view, realm)) return [x, y < RING_HEIGHT / 2 ? TOP : BOTTOM];
  return [x < FULL_WIDTH / 2 ? LEFT : RIGHT, y];
}

/** The wolves' way from one space to the next: straight, or around a corner of the sheet. */
export function wayBetween([fromX, fromY]: Point, [toX, toY]: Point): string {
  const start = `M${fromX} ${fromY}`;
  if (fromX === toX || fromY === toY) return `${start}L${toX} ${toY}`;
  const [cornerX, cornerY] = cornerOf([fromX, fromY], [toX, toY]);
  const round = (value: number, end: number) => value + Math.sign(end - value) * 60;
  const before = fromX === cornerX ? [cornerX, round(cornerY, fromY)] : [round(cornerX, fromX), cornerY];
  const after = toX === cornerX ? [cornerX, round(cornerY, toY)] : [round(cornerX, toX), cornerY];
  return `${start}L${before.join(' ')}Q${cornerX} ${cornerY} ${after.join(' ')}L${toX} ${toY}`;
}

function cornerOf([fromX, fromY]: Point, [toX, toY]: Point): Point {
  return fromY === TOP || fromY === BOTTOM ? [toX, fromY] : [fromX, toY];
}

/** The point between two spaces where a track ends, and whether the track is vertical there. */
export function borderBetween(from: Point, to: Point): { readonly at: Point; readonly upright: boolean } {
  if (from[0] === to[0] || from[1] === to[1])
    return { at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], upright: from[0] === to[0] };
  const [cornerX, cornerY] = cornerOf(from, to);
  const side = from[0] === cornerX ? from : to;
  return { at: [cornerX, (side[1] + cornerY) / 2], upright: true };
}
