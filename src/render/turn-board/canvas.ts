/**
 * The sheet of a turn board. A channel shows it about 314 dp wide on a phone and 280 px wide on a desktop, so it has its own
 * units: 32 of 1,000 are 10 dp and 9 px there. docs/look.md lists the sources.
 */
import { PALETTE } from '../palette.ts';
import { circle, element, group, named, rect, type Svg, svgDocument } from '../scene.ts';
import { TOP_HEIGHT, type TopBar } from './top-bar.ts';

/** The size in units; 4:5 is the tallest shape that fills the width of a phone. */
export const TURN_BOARD = { width: 1000, height: 1250 } as const;
export const TURN_MARGIN = 26;
export const TURN_WIDTH = TURN_BOARD.width - 2 * TURN_MARGIN;
/** The gap between the parts of a turn board. */
export const TURN_GAP = 16;
/** The top of the first part below the bar. */
export const BELOW_TOP = TOP_HEIGHT + TURN_GAP;

/** The smallest type on a turn board. */
export const MIN_TURN_TYPE = 32;
export const TURN_TYPE = { caption: 33, label: 38, number: 50, name: 62 } as const;

const PIXELS = 900;

/** `parts` are placed in the units of the sheet. */
export function turnBoardOf(top: TopBar, parts: readonly Svg[]): Svg {
  return channelSheet([
    stars(),
    named('danger', top.svg),
    ...parts,
    ...(top.isLastStep ? [named('last-step', alarm())] : []),
  ]);
}

/** A picture of the same shape, such as an end screen or a poster, on the night background. */
export function channelSheet(parts: readonly Svg[]): Svg {
  const { width, height } = TURN_BOARD;
  return svgDocument(TURN_BOARD, PIXELS, [
    element('defs', {}, [
      element('linearGradient', { id: 'night', x1: 0, y1: 0, x2: 0, y2: 1 }, [
        element('stop', { offset: 0, 'stop-color': PALETTE.nightTop, 'stop-opacity': 1 }),
        element('stop', { offset: 1, 'stop-color': PALETTE.nightBottom, 'stop-opacity': 1 }),
      ]),
    ]),
    rect(0, 0, width, height, { fill: 'url(#night)' }),
    ...parts,
  ]);
}

/** A red frame around the whole picture while one more step loses the game. */
function alarm(): Svg {
  const { width, height } = TURN_BOARD;
  return rect(7, 7, width - 14, height - 14, { fill: 'none', stroke: PALETTE.danger, 'stroke-width': 14 });
}

/** Stars placed by a formula, so that the same board always gives the same picture. */
function stars(): Svg {
  return group(
    Array.from({ length: 34 }, (_, star) =>
      circle((star * 397 + 61) % TURN_BOARD.width, 130 + ((star * star * 13 + star * 71) % 260), 1.6, {
        fill: PALETTE.ink,
        'fill-opacity': 0.25 + (star % 4) * 0.1,
      }),
    ),
  );
}
