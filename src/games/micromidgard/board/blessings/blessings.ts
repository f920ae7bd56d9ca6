/**
 * Draws the four Blessing tracks, one below the other: squares from level 1 on, the Relics that cover some of them, the ravens'
 * markers.
 */

import { asOneOf } from '../../../../core/typed/one-of.ts';
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { halo, panel } from '../../../../render/panel.ts';
import { at, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { CRAFT_TRACKS, LEVELS, type Level, TRACKS, type Track } from '../../box/components.ts';
import { coverOf, drivenBy, SIDE_UP, squareAt } from '../../facts/tracks.ts';
import { blessingOn } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { MARKER_WIDTH, markerSign } from '../pieces.ts';
import { fitted, inOneRow } from '../sign.ts';
import { actionSign } from '../signs.ts';
import { TRACK_COLOURS } from '../styles.ts';
import { dealSign } from './deals.ts';
import { relicTile } from './relics.ts';

const SIDE = 10;
const HEAD = 202;
const ROW = 106;
const COLUMN = (FULL_WIDTH - 2 * SIDE - HEAD) / LEVELS.length;
const WIDTH = COLUMN - 8;
const SQUARE_HEIGHT = ROW - 8;
const HEIGHT = TRACKS.length * ROW + SIDE;

/** The vertical middle of the line with the level and the markers, and of the line with the deal below it. */
const TOP_LINE = 25;
const DEAL_LINE = 71;

export function blessings(board: Board): Part {
  return {
    height: HEIGHT,
    svg: group([
      panel(FULL_WIDTH, HEIGHT),
      ...TRACKS.map((track, row) =>
        at(SIDE, SIDE + row * ROW, named(`track-${track}`, trackRow(board, track))),
      ),
    ]),
  };
}

function trackRow(board: Board, track: Track): Svg {
  return group([
    rect(0, 4, 6, SQUARE_HEIGHT - 8, { rx: 3, fill: TRACK_COLOURS[track] }),
    oneOrTwoLines(board.translate(blessingOn(board.view, track)), 18, TOP_LINE, {
      size: SIZES.name,
      fill: TRACK_COLOURS[track],
      within: HEAD - 26,
    }),
    at(18, DEAL_LINE, actionSign(drivenBy(board.view, track)).svg),
    ...LEVELS.map((level, column) =>
      at(HEAD + column * COLUMN, 0, named(`square-${track}-${level}`, square(board, track, level))),
    ),
  ]);
}

function square(board: Board, track: Track, level: Level): Svg {
  const cover = coverOf(board.view, track, level);
  return group([
    ...(cover === null
      ? bare(board, track, level)
      : [relicTile(cover, SIDE_UP[asOneOf(CRAFT_TRACKS, track)], { width: WIDTH, height: SQUARE_HEIGHT })]),
    markers(board, track, level),
    ...(board.marks.squares.has(`${track}-${level}`) ? [halo(WIDTH, SQUARE_HEIGHT)] : []),
  ]);
}

function bare(board: Board, track: Track, level: Level): readonly Svg[] {
  const deal = fitted(dealSign(squareAt(board.view, track, level)), WIDTH - 14);
  return [
    rect(0, 0, WIDTH, SQUARE_HEIGHT, {
      rx: 14,
      fill: PALETTE.nightTop,
      stroke: PALETTE.panelEdge,
      'stroke-width': 2,
    }),
    text(String(level), 14, TOP_LINE, { size: SIZES.text, face: 'strong', fill: PALETTE.inkFaint }),
    at(8, DEAL_LINE, deal.svg),
  ];
}

function markers(board: Board, track: Track, level: Level): Svg {
  const here = board.view.seats.filter(({ levels }) => levels[track] === level);
  const width = here.length * (MARKER_WIDTH + 6);
  const line = inOneRow(
    here.map(({ raven }) => {
      const sign = markerSign(board, raven);
      return { ...sign, svg: named(`marker-${track}-${raven}`, sign.svg) };
    }),
  );
  return at(WIDTH - width - 4, TOP_LINE, line.svg);
}
