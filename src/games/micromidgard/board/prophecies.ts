/**
 * Draws the Prophecies in two rows, with a column for each Ragnarok: its points, the measure of each Prophecy, and who would win
 * it now.
 */

import { oneOrTwoLines } from '../../../render/lines.ts';
import { FULL_WIDTH, SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { halo, panel } from '../../../render/panel.ts';
import { at, group, named, path, rect, type Svg, text } from '../../../render/scene.ts';
import type { Part } from '../../../render/sheet.ts';
import { widthOf } from '../../../render/typeface.ts';
import { say } from '../../../render/words.ts';
import { LIGHTS, type Light, type Measure, type Prophecy, type Raven, TRACKS } from '../box/components.ts';
import { amountsFor, fulfilledBy, partsOf } from '../facts/prophecies.ts';
import { seatAt } from '../facts/seats.ts';
import { blessingOn } from '../words/names.ts';
import type { Board } from './board.ts';
import { markerSign } from './pieces.ts';
import { fitted, inOneRow, type Sign } from './sign.ts';
import { doomSign, lightGlyph, pointSign, relicSign, resourceSign } from './signs.ts';
import { LIGHT_COLOURS, WAY_COLOURS } from './styles.ts';

const GUTTER = 62;
const GONE = 92;
const HEAD = 62;
const CELL = 128;
const HEIGHT = HEAD + LIGHTS.length * CELL + 8;

export function prophecies(board: Board): Part {
  const { box } = board.view;
  const gone = Math.min(board.ragnaroks, box.prophecyPoints.length);
  const left = box.prophecyPoints.length - gone;
  const width = (FULL_WIDTH - GUTTER - 10 - gone * GONE) / Math.max(left, 1);
  return {
    height: HEIGHT,
    svg: named(
      'prophecies',
      panel(FULL_WIDTH, HEIGHT),
      ...LIGHTS.map((side, row) =>
        at(GUTTER / 2 + 3, HEAD + (row + 0.5) * CELL, lightGlyph(side, 26, LIGHT_COLOURS[side])),
      ),
      ...box.prophecyPoints.map((points, column) =>
        at(
          GUTTER + Math.min(column, gone) * GONE + Math.max(0, column - gone) * width,
          0,
          named(
            `column-${column + 1}`,
            column < gone ? goneColumn(board, column) : columnOf(board, column, points, width - 8),
          ),
        ),
      ),
    ),
  };
}

/** A column whose Prophecies have left the game. It's narrow, so that the remaining columns have more room. */
function goneColumn({ marks }: Board, column: number): Svg {
  const width = GONE - 8;
  return named(
    `gone-${column + 1}`,
    ...(marks.columns.has(column) ? [at(0, 5, halo(width, HEIGHT - 10))] : []),
    at(width / 2, HEAD / 2 + 3, doomSign(22, PALETTE.danger, PALETTE.inkDark)),
    ...LIGHTS.map((side, row) =>
      at(
        5,
        HEAD + row * CELL,
        rect(0, 3, width - 10, CELL - 6, { rx: 12, fill: WAY_COLOURS[side], 'fill-opacity': 0.35 }),
      ),
    ),
    gone(`M16 ${HEAD + 14}L${width - 16} ${HEIGHT - 24}`),
  );
}

/** A stroke through something that has left the game. */
export function gone(way: string): Svg {
  return path(way, { stroke: PALETTE.danger, 'stroke-width': 8, 'stroke-linecap': 'round' });
}

function columnOf(board: Board, column: number, points: number, width: number): Svg {
  const { view } = board;
  return group([
    ...(column === view.ragnaroks && view.end === null ? [next(width)] : []),
    stake(column, points, width),
    ...LIGHTS.map((side, row) =>
      at(
        5,
        HEAD + row * CELL,
        named(`prophecy-${side}-${column + 1}`, prophecy(board, side, column, width - 10)),
      ),
    ),
  ]);
}

/** A frame around the column that the next Ragnarok scores. */
function next(width: number): Svg {
  return rect(0, 5, width, HEIGHT - 10, {
    rx: 16,
    fill: PALETTE.panelRaised,
    stroke: PALETTE.accent,
    'stroke-width': 5,
    class: 'next',
  });
}

/** The Ragnarok that scores the column, and the points to win. */
function stake(column: number, points: number, width: number): Svg {
  const sign = stakeSign(column, points);
  return at((width - sign.width) / 2, HEAD / 2 + 3, sign.svg);
}

export function stakeSign(column: number, points: number): Sign {
  return inOneRow([
    { width: 40, svg: at(20, 0, doomSign(19, PALETTE.dangerDeep, PALETTE.ink)) },
    numeral(String(column + 1), SIZES.text, PALETTE.danger),
    { width: 14, svg: '' },
    numeral(String(points), SIZES.number, PALETTE.ink),
    pointSign(),
  ]);
}

function numeral(words: string, size: number, fill: string): Sign {
  return {
    width: widthOf(words, 'strong', size),
    svg: text(words, 0, 0, { size, face: 'strong', fill }),
  };
}

/** A Prophecy's measure, the raven who would win it now, and the amounts of both. */
export function prophecy(board: Board, side: Light, column: number, width: number): Svg {
  const goal = board.view.prophecies[side][column];
  if (goal === undefined) return '';
  const lead = leadSign(board, goal);
  return group([
    rect(0, 3, width, CELL - 6, {
      rx: 12,
      fill: WAY_COLOURS[side],
      'fill-opacity': 0.6,
      stroke: LIGHT_COLOURS[side],
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    goalLines(board, goal, width),
    at((width - lead.width) / 2, CELL - 27, lead.svg),
  ]);
}

/** The goal of a Prophecy: in two lines for a level, since Blessings have long names; otherwise in signs. */
function goalLines(board: Board, goal: Prophecy, width: number): Svg {
  const { leaning, measure } = partsOf(goal);
  const lettering = { size: SIZES.text, fill: PALETTE.ink, within: width - 14 } as const;
  const compared = signsOf(measure);
  if (compared === null)
    return group([
      text(say(board, `micromidgard.picture.${leaning}`, { of: 'level' }), width / 2, 23, {
        ...lettering,
        anchor: 'middle',
      }),
      oneOrTwoLines(levelName(board, measure), width / 2, 59, { ...lettering, anchor: 'middle' }),
    ]);
  const words = say(board, `micromidgard.picture.${leaning}`, {
    of: PIECES.includes(measure) ? 'pieces' : 'resources',
  });
  const signs = fitted(
    inOneRow([
      { width: widthOf(words, 'text', SIZES.text) + 4, svg: text(words, 0, 0, lettering) },
      ...compared,
    ]),
    width - 14,
  );
  return at((width - signs.width) / 2, 44, signs.svg);
}

/** Measures of countable things, which are compared by "fewer". All other measures are compared by "less". */
const PIECES: readonly Measure[] = ['sun-relics', 'moon-relics', 'relics', 'points'];

/** The name of the Blessing whose level is measured, or of the sum of all four levels. */
function levelName(board: Board, measure: Measure): string {
  const track = TRACKS.find((each) => measure === `${each}-level`);
  return track === undefined
    ? say(board, 'micromidgard.picture.all-levels')
    : board.translate(blessingOn(board.view, track));
}

/** Signs for the thing measured; null for a level. */
function signsOf(measure: Measure): readonly Sign[] | null {
  const [gold, mead] = [resourceSign('gold', null), resourceSign('mead', null)];
  switch (measure) {
    case 'gold':
      return [gold];
    case 'mead':
      return [mead];
    case 'resources':
      return [gold, numeral('+', SIZES.text, PALETTE.ink), mead];
    case 'gold-over-mead':
      return [gold, numeral(MINUS, SIZES.text, PALETTE.ink), mead];
    case 'mead-over-gold':
      return [mead, numeral(MINUS, SIZES.text, PALETTE.ink), gold];
    case 'sun-relics':
      return [relicSign('sun')];
    case 'moon-relics':
      return [relicSign('moon')];
    case 'relics':
      return [relicSign('sun'), numeral('+', SIZES.text, PALETTE.ink), relicSign('moon')];
    case 'points':
      return [pointSign()];
    case 'red-level':
    case 'blue-level':
    case 'sun-level':
    case 'moon-level':
    case 'levels':
      return null;
  }
}

/**
 * The marker of the raven who would win the Prophecy now, with that raven's amount and then the other's; on a tie, the amount.
 */
function leadSign(board: Board, goal: Prophecy): Sign {
  const { view } = board;
  const winner = fulfilledBy(view, goal);
  const [one = 0, other = 0] = amountsFor(view, goal).map((amount) => String(amount).replace('-', MINUS));
  if (winner === null)
    return numeral(say(board, 'micromidgard.picture.tied', { amount: one }), SIZES.text, PALETTE.inkSoft);
  const [ahead, behind] = winner === 0 ? [one, other] : [other, one];
  return aheadSign(board, seatAt(view, winner).raven, `${ahead} : ${behind}`);
}

export function aheadSign(board: Pick<Board, 'translate'>, raven: Raven, amounts: string): Sign {
  return inOneRow([markerSign(board, raven), numeral(amounts, SIZES.text, PALETTE.accent)], 10);
}

const MINUS = '\u2212';
