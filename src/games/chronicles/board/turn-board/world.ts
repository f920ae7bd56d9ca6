/** A World of the turn board: its name, what closes it, and the gods and foes who stand in it. */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { ENEMY_LOOKS } from '../../../../render/pieces/enemy-looks.ts';
import { at, circle, group, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { askedFrame, askedRing } from '../../../../render/turn-board/asked.ts';
import { LEAST_TURN_TYPE, TURN_TYPE } from '../../../../render/turn-board/canvas.ts';
import { causeRing } from '../../../../render/turn-board/cause.ts';
import { widthOf } from '../../../../render/typeface.ts';
import type { GodName, TreeEnemy, World } from '../../box/components.ts';
import { isRavaged } from '../../changes/ravage.ts';
import { placeOnTrack, sagaFoesIn } from '../../changes/tracks.ts';
import { active, godsOnTree } from '../../facts/gods.ts';
import { guardOf } from '../../facts/iotunns/enemy.ts';
import { blockerOf } from '../../facts/iotunns/world.ts';
import { enemiesIn } from '../../facts/standing.ts';
import { worldName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { WORLD_COLOURS } from '../looks.ts';
import { sign } from '../signs.ts';
import { enemySign, guardPawn } from '../tokens.ts';
import { isCause } from './cause.ts';
import { godDisc } from './life.ts';

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
/** The middle of a name in two lines, and the largest figure below it. */
const TWO_LINES = 36;
const BELOW_TWO_LINES = 51;
const NAME = { size: TURN_TYPE.label - 2, face: 'strong' } as const;
const SIGN = 40;

/** How wide a World has to be for its name in one line and its figures in full size. */
export function wantedWidth(board: Board, world: World): number {
  return Math.max(leastWidth(board, world), widthOfCrowd(crowdOf(board, world)));
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

export function worldOn(board: Board, world: World, size: Size): Svg {
  const ravaged = isRavaged(board.view, world);
  const signs = signsOf(board, world);
  const isClosed = signs.length > 0;
  const isLit = board.marks.worlds.has(world);
  const isTall = leastWidth(board, world) > size.width;
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
      isTall ? TWO_LINES : NAME_TOP,
      { ...NAME, fill: WORLD_COLOURS[world], within: size.width - 2 * EDGE - signs.length * SIGN },
      LEAST_TURN_TYPE,
    ),
    ...signs.map((drawn, place) => at(size.width - 28 - place * SIGN, NAME_TOP + 3, drawn)),
    standing(board, world, size, isTall ? BELOW_TWO_LINES : LARGEST),
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
function standing(board: Board, world: World, { width, height }: Size, largest: number): Svg {
  const gods = godsOnTree(board.view).filter((each) => each.world === world);
  const foes = foesIn(board, world);
  const all = gods.length + foes.length;
  const inside = width - 2 * EDGE;
  const radius = Math.max(
    SMALLEST,
    Math.min(largest, Math.floor((inside - (all - 1) * BESIDE) / (2 * Math.max(1, all)))),
  );
  const step = Math.min(2 * radius + BESIDE, (inside - 2 * radius) / Math.max(1, all - 1));
  const y = height - 5 - largest;
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
