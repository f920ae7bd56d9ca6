import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, path, type Svg } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { LEVELS, type Level, type World } from '../../box/components.ts';
import { worldsFromLeft } from '../layout.ts';
import type { TurnPicture } from './turn-picture.ts';
import { wantedWidth, worldOn } from './world.ts';

interface Ground {
  readonly top: number;
  readonly height: number;
}

const BARK = '#305080';
const WOOD = '#405878';
/** The gap between two Worlds. */
const ALLEY = 12;

export function turnTree(picture: TurnPicture, { top, height }: Ground): Svg {
  const row = height / LEVELS.length;
  return named(
    'tree',
    at(
      TURN_MARGIN,
      top,
      trunk(height),
      ...LEVELS.map((level, place) => at(0, place * row, ring(picture, level, row))),
    ),
  );
}

/** The trunk behind the rings, wider at the roots. */
function trunk(height: number): Svg {
  const middle = TURN_WIDTH / 2;
  return path(
    `M${middle - 150} ${height + 8}Q${middle - 62} ${height - 60} ${middle - 58} ${height / 2}T${middle - 74} 0H${middle + 74}Q${middle + 52} ${height / 4} ${middle + 58} ${height / 2}T${middle + 150} ${height + 8}Z`,
    { fill: BARK, stroke: '#182c48', 'stroke-width': 4 },
  );
}

/** A wooden ring around the trunk, with the Worlds of the level on it: two behind, one in front. */
function ring(picture: TurnPicture, level: Level, height: number): Svg {
  const hasTurned = level === 'middle' && picture.newest === 'ring';
  const columns = columnsOf(picture, level);
  const [middle, rx, ry] = [height * 0.56, TURN_WIDTH / 2 - 14, height * 0.3];
  return group([
    path(`M${TURN_WIDTH / 2 - rx} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, {
      fill: 'none',
      stroke: hasTurned ? PALETTE.gold : WOOD,
      'stroke-width': hasTurned ? 20 : 14,
      'stroke-opacity': hasTurned ? 0.9 : 0.6,
    }),
    ...columns.map(({ world, left, width }, place) =>
      named(
        world,
        at(left, place === 1 ? DEPTH : 0, worldOn(picture, world, { width, height: height - DEPTH })),
      ),
    ),
    ...(hasTurned ? [arrows(columns, height - 24)] : []),
  ]);
}

/** The World in front hangs lower by this much. */
const DEPTH = 6;

/**
 * Arrows that show how the middle ring has turned: each World moves one place to the left, and the left one goes behind the Tree.
 */
function arrows(columns: readonly Column[], y: number): Svg {
  return named(
    'turns',
    ...columns.slice(1).map(({ left }) =>
      path(`M${left + 22} ${y - 20}L${left - 24} ${y}L${left + 22} ${y + 20}Z`, {
        fill: PALETTE.gold,
        stroke: PALETTE.shadow,
        'stroke-width': 4,
      }),
    ),
  );
}

interface Column {
  readonly world: World;
  readonly left: number;
  readonly width: number;
}

function columnsOf(picture: TurnPicture, level: Level): readonly Column[] {
  const worlds = worldsFromLeft(picture.view, level);
  const room = TURN_WIDTH - worlds.length * ALLEY;
  const widths = sharedWidths(
    worlds.map((world) => wantedWidth(picture, world)),
    room,
  );
  let left = ALLEY / 2;
  return worlds.map((world, place) => {
    const width = widths[place] ?? 0;
    const column = { world, left, width };
    left += width + ALLEY;
    return column;
  });
}

/** The widths of a ring's Worlds, `room` in total: equal, unless some need more and others can spare it. */
export function sharedWidths(wanted: readonly number[], room: number): readonly number[] {
  const equal = room / wanted.length;
  const lacking = wanted.map((width) => Math.max(0, width - equal));
  const spare = wanted.map((width) => Math.max(0, equal - width));
  const moved = Math.min(sum(lacking), sum(spare));
  if (moved === 0) return wanted.map(() => equal);
  return wanted.map(
    (_, place) =>
      equal + ((lacking[place] ?? 0) * moved) / sum(lacking) - ((spare[place] ?? 0) * moved) / sum(spare),
  );
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}
