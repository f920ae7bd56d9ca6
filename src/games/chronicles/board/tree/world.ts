/** Draws a World of the Tree: its name, its state, and everything and everyone in it. */
import { SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { halo } from '../../../../render/panel.ts';
import { at, group, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { type Iotunn, RESOURCES, type World } from '../../box/components.ts';
import { heroesInReserve } from '../../facts/gods.ts';
import { blockerOf, isTaken } from '../../facts/iotunns.ts';
import { isRavaged } from '../../facts/tree.ts';
import { iotunnName, worldName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { litAmount } from '../glow.ts';
import { CREATURES_HEIGHT, creatures } from '../gods/creatures.ts';
import { DISPENSERS_HEIGHT, dispensers } from '../gods/dispensers.ts';
import { COLUMN_WIDTH } from '../layout.ts';
import { type Counter, counted, countedWidth, sign } from '../signs.ts';
import { WORLD_COLOURS } from '../styles.ts';
import { figuresIn, heightOfFigures } from './figures.ts';
import { ISLANDS_HEIGHT, islands } from './islands.ts';

const HEAD = 54;
const BAND = 50;
const INSET = 18;
const BAND_WORDS = 56;

/** A line of a World between its name and its figures, with its upper edge at y = 0. */
interface Line {
  readonly height: number;
  readonly svg: Svg;
}

export function worldHeight(board: Board, world: World): number {
  const lines = linesOf(board, world).reduce((sum, { height }) => sum + height, 0);
  return HEAD + lines + heightOfFigures(board, world);
}

export function worldTile(board: Board, world: World, height: number): Svg {
  const { view, marks } = board;
  const ravaged = isRavaged(view, world);
  const blocker = blockerOf(view, world);
  const isLit = marks.worlds.has(world) || (blocker !== undefined && marks.iotunns.has(blocker));
  let y = HEAD;
  const people = heightOfFigures(board, world);
  return named(
    world,
    ground(height, ravaged, blocker !== undefined),
    ...(ravaged ? [cracks(height)] : []),
    head(board, world, ravaged),
    ...linesOf(board, world).map(({ height: own, svg }) => {
      const drawn = at(0, y, svg);
      y += own;
      return drawn;
    }),
    at(0, height - people, figuresIn(board, world)),
    ...(isLit ? [halo(COLUMN_WIDTH, height)] : []),
  );
}

function linesOf(board: Board, world: World): readonly Line[] {
  const blocker = blockerOf(board.view, world);
  return [
    ...(isRavaged(board.view, world) ? [{ height: BAND, svg: ravagedBand(board) }] : []),
    ...(blocker === undefined ? [] : [{ height: BAND, svg: blockedBand(board, blocker) }]),
    ...contents(board, world),
  ];
}

function contents(board: Board, world: World): readonly Line[] {
  if (world === 'midgard') return [{ height: ISLANDS_HEIGHT, svg: islands(board) }];
  if (world === 'nidavellir') return [{ height: DISPENSERS_HEIGHT, svg: dispensers(board) }];
  if (world === 'svartalfheim') return [{ height: CREATURES_HEIGHT, svg: creatures(board) }];
  return [];
}

function ground(height: number, ravaged: boolean, blocked: boolean): Svg {
  return rect(0, 0, COLUMN_WIDTH, height, {
    rx: 18,
    fill: ravaged ? '#302028' : PALETTE.panel,
    stroke: ravaged || blocked ? PALETTE.danger : PALETTE.panelEdge,
    'stroke-width': ravaged || blocked ? 4 : 3,
  });
}

/** Cracks across a ravaged World, from edge to edge. */
function cracks(height: number): Svg {
  const [wide, deep] = [COLUMN_WIDTH, height];
  return path(
    `M${wide * 0.6} 2L${wide * 0.54} ${deep * 0.4}L${wide * 0.64} ${deep * 0.62}L${wide * 0.57} ${deep - 2}M${wide * 0.54} ${deep * 0.4}L2 ${deep * 0.5}M${wide * 0.64} ${deep * 0.62}L${wide - 2} ${deep * 0.55}`,
    { fill: 'none', stroke: '#080810', 'stroke-width': 7, 'stroke-linejoin': 'round' },
  );
}

function head(board: Board, world: World, ravaged: boolean): Svg {
  const stock = stockOf(board, world);
  const width = stock === null ? 0 : countedWidth(stock.amount) + 14;
  return group([
    text(board.translate(worldName(world)), INSET, 30, {
      size: SIZES.name,
      fill: ravaged ? PALETTE.inkSoft : WORLD_COLOURS[world],
      within: COLUMN_WIDTH - INSET - width - 8,
    }),
    ...(stock === null
      ? []
      : [
          at(
            COLUMN_WIDTH - width,
            30,
            named(
              `stock-${world}`,
              ...(board.marks.stocks.has(world) ? [litAmount(-8, -24, width, 48)] : []),
              counted(stock.of, stock.amount),
            ),
          ),
        ]),
  ]);
}

interface Stock {
  readonly of: Counter;
  readonly amount: number;
}

/** The things that a World offers to take, to send back or to fight: the Iotunns on the Sword are in Iotunheim. */
function stockOf({ view }: Board, world: World): Stock | null {
  switch (world) {
    case 'asgard':
      return { of: 'hero', amount: view.valhalla };
    case 'vanaheim':
      return { of: 'vanir-die', amount: view.vanaheim };
    case 'alfheim':
      return { of: 'elf', amount: view.alfheim };
    case 'midgard':
      return { of: 'hero', amount: heroesInReserve(view) };
    case 'muspellheim':
      return { of: 'fire-giant', amount: view.fireGiants };
    case 'niflheim':
      return { of: 'anonymous', amount: view.anonymous };
    case 'iotunheim':
      return { of: 'iotunn', amount: RESOURCES.filter((resource) => isTaken(view, resource)).length };
    default:
      return null;
  }
}

function ravagedBand(board: Board): Svg {
  return group([
    at(34, 23, sign('ravaged', 36)),
    text(say(board, 'chronicles.picture.ravaged'), BAND_WORDS, 23, {
      size: SIZES.text,
      face: 'strong',
      fill: PALETTE.danger,
      within: COLUMN_WIDTH - BAND_WORDS - 14,
    }),
  ]);
}

/** A band with the Iotunn who prevents actions in this World. */
function blockedBand(board: Board, iotunn: Iotunn): Svg {
  return group([
    rect(8, 1, COLUMN_WIDTH - 16, 44, {
      rx: 10,
      fill: PALETTE.dangerDeep,
      stroke: PALETTE.danger,
      'stroke-width': 3,
    }),
    at(33, 23, sign('iotunn', 34, PALETTE.ink)),
    text(board.translate(iotunnName(iotunn)), BAND_WORDS, 23, {
      size: SIZES.text,
      fill: PALETTE.ink,
      within: COLUMN_WIDTH - BAND_WORDS - 20,
    }),
  ]);
}
