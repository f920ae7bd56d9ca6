/** The Tree: a trunk with three rings of three Worlds, gods and foes where they stand. The middle ring turns. */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { ENEMY_LOOKS } from '../../../../render/pieces/enemy-looks.ts';
import { at, circle, group, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { LEAST_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeRing } from '../../../../render/turn-board/cause.ts';
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

const COLUMNS = 3;
const COLUMN = TURN_WIDTH / COLUMNS;
const WORLD_WIDTH = COLUMN - 14;
const BARK = '#284468';
/** A figure alone is 37 of the 390 px of a phone's full screen; below the name of a World there is no room for more. */
const LARGEST = 48;
/** Figures in a crowd; more of them overlap. */
const SMALLEST = 31;
const BESIDE = 7;
const EDGE = 22;

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
    ...worldsFromLeft(board.view, level).map((world, place) =>
      named(world, at(place * COLUMN + 7, place === 1 ? DEPTH : 0, worldOn(board, world, height - DEPTH))),
    ),
  ]);
}

/** The World in front hangs so much lower. */
const DEPTH = 12;

/** Which way the middle ring turns: each World goes one place to the left, and the left one round the back. */
function arrows(colour: string, y: number): Svg {
  return group(
    [1, 2].map((place) =>
      path(`M${place * COLUMN + 20} ${y - 34}l-30 20l34 14Z`, {
        fill: colour,
        stroke: PALETTE.shadow,
        'stroke-width': 3,
      }),
    ),
  );
}

function worldOn(board: Board, world: World, height: number): Svg {
  const { view } = board;
  const ravaged = isRavaged(view, world);
  const blocker = blockerOf(view, world);
  const isClosed = ravaged || blocker !== undefined;
  const ravagedSign = group([sign('ravaged', 36), ...(isCause(view, 'ravaged') ? [causeRing(18)] : [])]);
  const signs = [...(ravaged ? [ravagedSign] : []), ...(blocker === undefined ? [] : [guardPawn()])];
  const isLit = board.marks.worlds.has(world);
  return group([
    path(plate(height), {
      fill: ravaged ? '#401820' : PALETTE.panel,
      'fill-opacity': 0.94,
      stroke: isLit ? PALETTE.gold : isClosed ? PALETTE.danger : WORLD_COLOURS[world],
      'stroke-width': isLit ? 7 : isClosed ? 5 : 3,
      'stroke-opacity': isLit || isClosed ? 1 : 0.55,
    }),
    oneOrTwoLines(
      board.translate(worldName(world)),
      20,
      32,
      {
        size: TURN_TYPE.label - 2,
        face: 'strong',
        fill: WORLD_COLOURS[world],
        within: WORLD_WIDTH - 36 - signs.length * 40,
      },
      LEAST_TURN_TYPE,
    ),
    ...signs.map((drawn, place) => at(WORLD_WIDTH - 30 - place * 40, 32, drawn)),
    standing(board, world, height),
  ]);
}

/** Flat above, round below, as land seen from the side. */
function plate(height: number): string {
  const deep = height - 14;
  return `M24 4H${WORLD_WIDTH - 24}q20 0 20 20V${deep - 40}Q${WORLD_WIDTH - 10} ${deep} ${WORLD_WIDTH - 70} ${deep}H70Q10 ${deep} 4 ${deep - 40}V24q0 -20 20 -20Z`;
}

/** Gods from the left, foes from the right: as large as there is room, and closer together if there are many. */
function standing(board: Board, world: World, height: number): Svg {
  const gods = godsOnTree(board.view).filter((each) => each.world === world);
  const foes = foesIn(board, world);
  const all = gods.length + foes.length;
  const inside = WORLD_WIDTH - 2 * EDGE;
  const radius = Math.max(
    SMALLEST,
    Math.min(LARGEST, Math.floor((inside - (all - 1) * BESIDE) / (2 * Math.max(1, all)))),
  );
  const step = Math.min(2 * radius + BESIDE, (inside - 2 * radius) / Math.max(1, all - 1));
  const y = height - 24 - radius * 1.08;
  return named(
    `standing-${world}`,
    ...gods.map(({ god }, place) => at(EDGE + radius + place * step, y, godPiece(board, god, radius))),
    ...foes.map((draw, place) => at(WORLD_WIDTH - EDGE - radius - place * step, y, draw(radius))),
  );
}

type Drawn = (radius: number) => Svg;

function foesIn(board: Board, world: World): readonly Drawn[] {
  const { view } = board;
  return [
    ...enemiesIn(view, world).map(
      (enemy): Drawn =>
        (radius) =>
          enemyPiece(board, enemy, radius),
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

function enemyPiece({ view, marks }: Board, enemy: TreeEnemy, radius: number): Svg {
  const hasMoved = marks.walkersFrom.has(enemy) || (enemy === 'jormungand' && marks.islandFrom !== null);
  return named(
    `enemy-${enemy}`,
    ...(hasMoved
      ? [ENEMY_LOOKS[enemy].shape(radius + 5, { fill: 'none', stroke: PALETTE.gold, 'stroke-width': 6 })]
      : []),
    enemySign(enemy, radius),
    ...(isCause(view, `enemy-${enemy}`) ? [causeRing(radius)] : []),
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
