/** The Tree: a trunk with three rings of three Worlds, gods and foes where they stand. The middle ring turns. */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { ENEMY_LOOKS } from '../../../../render/pieces/enemy-looks.ts';
import { at, circle, group, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { askedFrame, askedRing } from '../../../../render/turn-board/asked.ts';
import { LEAST_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeRing } from '../../../../render/turn-board/cause.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { type GodName, LEVELS, type Level, type TreeEnemy, type World } from '../../components.ts';
import { enemiesIn } from '../../enemies/standing.ts';
import { active, godsOnTree } from '../../gods/gods.ts';
import { guardOf } from '../../iotunns/enemy.ts';
import { blockerOf } from '../../iotunns/world.ts';
import { placeOnTrack, sagaFoesIn } from '../../saga/tracks.ts';
import { isRavaged } from '../../tree/ravage.ts';
import { worldName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { WORLD_COLOURS } from '../looks.ts';
import { sign } from '../signs.ts';
import { enemySign, guardPawn } from '../tokens.ts';
import { worldsFromLeft } from '../tree/layout.ts';
import { isCause } from './cause.ts';
import { godDisc } from './life.ts';

interface Ground {
  readonly top: number;
  readonly height: number;
}

const BARK = '#305080';
/** A figure is 48 of the 390 px of a phone's full screen. */
const LARGEST = 61;
/** Figures in a crowd; more of them overlap. */
const SMALLEST = 38;
const BESIDE = 6;
/** Shapes that reach further than a disc are drawn so much smaller. */
const FITTED: Partial<Record<TreeEnemy, number>> = { loki: 0.9, fenrir: 0.95 };
const EDGE = 20;
/** Below the name. */
const NAME_TOP = 22;
const NAME = { size: TURN_TYPE.label - 2, face: 'strong' } as const;
/** Of a World in the frame of its column. */
const ALLEY = 12;
const SIGN = 40;

export function turnTree(board: Board, { top, height }: Ground): Svg {
  const row = height / LEVELS.length;
  return named(
    'tree',
    at(
      TURN_MARGIN,
      top,
      trunk(height),
      ...LEVELS.map((level, place) => at(0, place * row, ring(board, level, row))),
    ),
  );
}

/** Behind the rings, wider at the roots. */
function trunk(height: number): Svg {
  const middle = TURN_WIDTH / 2;
  return path(
    `M${middle - 150} ${height + 8}Q${middle - 62} ${height - 60} ${middle - 58} ${height / 2}T${middle - 74} 0H${middle + 74}Q${middle + 52} ${height / 4} ${middle + 58} ${height / 2}T${middle + 150} ${height + 8}Z`,
    { fill: BARK, stroke: '#182c48', 'stroke-width': 4 },
  );
}

/** A wooden ring around the trunk, with the Worlds of the level on it: two behind, one in front. */
function ring(board: Board, level: Level, height: number): Svg {
  const turns = level === 'middle';
  const colour = turns ? (board.marks.treeTurned ? PALETTE.gold : PALETTE.accent) : '#405878';
  const [middle, rx, ry] = [height * 0.56, TURN_WIDTH / 2 - 14, height * 0.3];
  return group([
    path(`M${TURN_WIDTH / 2 - rx} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`, {
      fill: 'none',
      stroke: colour,
      'stroke-width': turns ? 20 : 14,
      'stroke-opacity': turns ? 0.9 : 0.6,
    }),
    ...(turns ? [arrows(colour, middle + ry)] : []),
    ...columnsOf(board, level).map(({ world, left, width }, place) =>
      named(
        world,
        at(left, place === 1 ? DEPTH : 0, worldOn(board, world, { width, height: height - DEPTH })),
      ),
    ),
  ]);
}

/** The World in front hangs so much lower. */
const DEPTH = 10;

/** Which way the middle ring turns: each World goes one place to the left, and the left one round the back. */
function arrows(colour: string, y: number): Svg {
  return group(
    [1, 2].map((place) =>
      path(`M${(place * TURN_WIDTH) / 3 + 20} ${y - 34}l-30 20l34 14Z`, {
        fill: colour,
        stroke: PALETTE.shadow,
        'stroke-width': 3,
      }),
    ),
  );
}

interface Column {
  readonly world: World;
  readonly left: number;
  readonly width: number;
}

/** Of one width, unless a World with a crowd needs what the others on its ring can spare. */
function columnsOf(board: Board, level: Level): readonly Column[] {
  const worlds = worldsFromLeft(board.view, level);
  const equal = (TURN_WIDTH - worlds.length * ALLEY) / worlds.length;
  const wanted = worlds.map((world) =>
    Math.max(leastWidth(board, world), widthOfCrowd(crowdOf(board, world))),
  );
  const lacking = wanted.map((width) => Math.max(0, width - equal));
  const spare = wanted.map((width) => Math.max(0, equal - width));
  const moved = Math.min(sum(lacking), sum(spare));
  const share = (part: number, of: readonly number[]): number => (moved === 0 ? 0 : (part * moved) / sum(of));
  let left = ALLEY / 2;
  return worlds.map((world, place) => {
    const width = equal + share(lacking[place] ?? 0, lacking) - share(spare[place] ?? 0, spare);
    const column = { world, left, width };
    left += width + ALLEY;
    return column;
  });
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}

/** So that its name stands in one line. */
function leastWidth(board: Board, world: World): number {
  const name = widthOf(board.translate(worldName(world)), NAME.face, LEAST_TURN_TYPE);
  return name + 2 * EDGE + 2 + signsOf(board, world).length * SIGN;
}

function widthOfCrowd(figures: number): number {
  return 2 * EDGE + figures * 2 * LARGEST + Math.max(0, figures - 1) * BESIDE;
}

function crowdOf(board: Board, world: World): number {
  return godsOnTree(board.view).filter((each) => each.world === world).length + foesIn(board, world).length;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function worldOn(board: Board, world: World, size: Size): Svg {
  const ravaged = isRavaged(board.view, world);
  const signs = signsOf(board, world);
  const isClosed = signs.length > 0;
  const isLit = board.marks.worlds.has(world);
  return group([
    path(plate(size), {
      fill: ravaged ? '#401820' : PALETTE.panel,
      'fill-opacity': 0.9,
      stroke: isLit ? PALETTE.gold : isClosed ? PALETTE.danger : WORLD_COLOURS[world],
      'stroke-width': isLit ? 7 : isClosed ? 5 : 3,
      'stroke-opacity': isLit || isClosed ? 1 : 0.55,
    }),
    oneOrTwoLines(
      board.translate(worldName(world)),
      EDGE,
      NAME_TOP,
      { ...NAME, fill: WORLD_COLOURS[world], within: size.width - 2 * EDGE - signs.length * SIGN },
      LEAST_TURN_TYPE,
    ),
    ...signs.map((drawn, place) => at(size.width - 28 - place * SIGN, NAME_TOP + 3, drawn)),
    standing(board, world, size),
    ...(board.asked === world ? [askedFrame(2, -8, size.width - 4, size.height + 5, 24)] : []),
  ]);
}

/** That the World is ravaged, or that an Iotunn blocks it. */
function signsOf({ view }: Board, world: World): readonly Svg[] {
  const ravaged = group([sign('ravaged', 36), ...(isCause(view, 'ravaged') ? [causeRing(18)] : [])]);
  return [
    ...(isRavaged(view, world) ? [ravaged] : []),
    ...(blockerOf(view, world) === undefined ? [] : [guardPawn()]),
  ];
}

/** Flat above, round below, as land seen from the side. */
function plate({ width, height }: Size): string {
  const deep = height - 3;
  return `M20 3H${width - 20}q18 0 18 18V${deep - 40}Q${width - 6} ${deep} ${width - 66} ${deep}H66Q6 ${deep} 2 ${deep - 40}V21q0 -18 18 -18Z`;
}

/** Gods from the left, foes from the right: as large as there is room, and closer together if there are many. */
function standing(board: Board, world: World, { width, height }: Size): Svg {
  const gods = godsOnTree(board.view).filter((each) => each.world === world);
  const foes = foesIn(board, world);
  const all = gods.length + foes.length;
  const inside = width - 2 * EDGE;
  const radius = Math.max(
    SMALLEST,
    Math.min(LARGEST, Math.floor((inside - (all - 1) * BESIDE) / (2 * Math.max(1, all)))),
  );
  const step = Math.min(2 * radius + BESIDE, (inside - 2 * radius) / Math.max(1, all - 1));
  const y = height - 5 - LARGEST;
  return named(
    `standing-${world}`,
    ...gods.map(({ god }, place) => at(EDGE + radius + place * step, y, godPiece(board, god, radius))),
    ...foes.map((draw, place) => at(width - EDGE - radius - place * step, y, draw(radius))),
  );
}

type Drawn = (radius: number) => Svg;

function foesIn(board: Board, world: World): readonly Drawn[] {
  const { view } = board;
  return [
    ...enemiesIn(view, world).map(
      (enemy): Drawn =>
        (radius) =>
          enemyPiece(board, enemy, radius * (FITTED[enemy] ?? 1)),
    ),
    ...sagaFoesIn(view)
      .filter((foe) => placeOnTrack(view, foe) === world)
      .map(
        (foe): Drawn =>
          (radius) =>
            named(
              `foe-${foe}`,
              foeSign(foe, radius),
              ...(isCause(view, `foe-${foe}`) ? [causeRing(radius)] : []),
            ),
      ),
  ];
}

/** A Support god's disc has a broken edge; the god on turn has a bright one. */
function godPiece({ view, marks }: Board, god: GodName, radius: number): Svg {
  const isOnTurn = view.end === null && view.turn.seat !== null && active(view).god === god;
  const isSupport = view.supports.some((each) => each.god === god);
  return named(
    `god-${god}`,
    ...(isOnTurn || marks.godsFrom.has(god)
      ? [
          circle(0, 0, radius + 4, {
            fill: 'none',
            stroke: isOnTurn ? PALETTE.ink : PALETTE.inkFaint,
            'stroke-width': 6,
          }),
        ]
      : []),
    godDisc(god, radius - 3),
    ...(isSupport
      ? [
          circle(0, 0, radius - 3, {
            fill: 'none',
            stroke: PALETTE.shadow,
            'stroke-width': 6,
            'stroke-dasharray': '9 7',
          }),
        ]
      : []),
  );
}

function enemyPiece({ view, marks, asked }: Board, enemy: TreeEnemy, radius: number): Svg {
  const hasMoved = marks.walkersFrom.has(enemy) || (enemy === 'jormungand' && marks.islandFrom !== null);
  return named(
    `enemy-${enemy}`,
    ...(hasMoved
      ? [ENEMY_LOOKS[enemy].shape(radius + 5, { fill: 'none', stroke: PALETTE.gold, 'stroke-width': 6 })]
      : []),
    enemySign(enemy, radius),
    ...(isCause(view, `enemy-${enemy}`) ? [causeRing(radius)] : []),
    ...(asked === enemy ? [askedRing(radius)] : []),
    ...(enemy === 'jormungand' ? [at(0, radius - 22, island(view.island, view.box.islands.length))] : []),
    ...(guardOf(view, enemy) === undefined ? [] : [at(radius * 0.72, -radius * 0.72, guardPawn())]),
  );
}

/** How far the serpent has swum: past the last island the game is lost. */
function island(at_: number, islands: number): Svg {
  const width = 78;
  return group([
    rect(-width / 2, -22, width, 44, { rx: 22, fill: PALETTE.shadow }),
    text(`${at_ + 1}/${islands}`, 0, 0, {
      size: TURN_TYPE.label,
      face: 'strong',
      fill: PALETTE.ink,
      anchor: 'middle',
    }),
  ]);
}
