/** The background of a board: a winter night, northern lights, stars and the world tree. */

import { BOARD_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { circle, element, group, path, rect, type Svg } from '../scene.ts';

export function backdrop(height: number): Svg {
  return group([
    element('defs', {}, [
      gradient('night', [
        [0, PALETTE.nightTop, 1],
        [1, PALETTE.nightBottom, 1],
      ]),
    ]),
    rect(0, 0, BOARD_WIDTH, height, { fill: 'url(#night)' }),
    northernLight(),
    ...stars(),
    tree(height),
  ]);
}

function gradient(id: string, stops: readonly (readonly [number, string, number])[]): Svg {
  return element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    stops.map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    ),
  );
}

function northernLight(): Svg {
  const band = (y: number, depth: number, fill: string, opacity: number): Svg =>
    path(
      `M0 ${y}C260 ${y - 130} 460 ${y + 90} 700 ${y - 10}S1040 ${y - 110} 1200 ${y - 30}V${y - 30 + depth}C1000 ${y - 60 + depth} 900 ${y + 40 + depth} 700 ${y + depth}S260 ${y - 90 + depth} 0 ${y + depth}Z`,
      {
        fill,
        'fill-opacity': opacity,
      },
    );
  return group([
    band(90, 56, PALETTE.auroraGreen, 0.16),
    band(118, 60, PALETTE.auroraBright, 0.12),
    band(60, 40, PALETTE.auroraViolet, 0.16),
  ]);
}

/**
 * Faint enough that a star next to a letter doesn't look like an accent. Placed by a formula, so that the same board always gives
 * the same picture.
 */
function stars(): readonly Svg[] {
  return Array.from({ length: 60 }, (_, star) => {
    const x = (star * 397 + 61) % BOARD_WIDTH;
    const y = (star * star * 13 + star * 71) % 300;
    return circle(x, y, star % 5 === 0 ? 1.9 : 1.1, {
      fill: PALETTE.ink,
      'fill-opacity': 0.2 + (star % 4) * 0.1,
    });
  });
}

/** Trunk, branches and roots, which are visible above, below and between the parts of the board. */
function tree(height: number): Svg {
  const limb = (width: number, ...ways: readonly string[]): Svg =>
    path(ways.join(''), {
      fill: 'none',
      stroke: PALETTE.bark,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  const foot = height - 210;
  return group([
    path(
      `M548 ${height}C592 ${foot} 574 ${height * 0.6} 584 420C590 280 574 180 566 60C590 120 596 120 600 60C606 120 612 120 640 40C622 180 612 280 618 420C628 ${height * 0.6} 612 ${foot} 656 ${height}Z`,
      { fill: PALETTE.bark },
    ),
    limb(
      16,
      'M588 250C540 160 470 130 400 96',
      'M610 250C670 150 750 140 820 100',
      'M590 160C560 90 530 60 520 0',
    ),
    limb(
      10,
      'M400 96C330 66 260 60 200 20',
      'M820 100C880 70 940 70 1010 26',
      'M470 128C440 80 430 40 436 -6',
      'M746 134C760 80 750 40 770 -6',
      'M624 130C650 80 680 50 690 -6',
    ),
    limb(
      5,
      'M300 66C280 40 280 20 290 -6',
      'M360 82C330 96 290 100 250 92',
      'M900 68C910 40 900 20 916 -6',
      'M860 84C900 98 940 100 980 90',
      'M534 60C510 40 490 30 480 -6',
      'M200 20C170 10 150 4 140 -6',
      'M1010 26C1040 14 1060 4 1070 -6',
    ),
    limb(
      26,
      `M588 ${foot}C480 ${height - 90} 330 ${height - 60} 210 ${height - 14}`,
      `M616 ${foot}C730 ${height - 90} 870 ${height - 60} 990 ${height - 14}`,
    ),
    limb(
      12,
      `M330 ${height - 50}C220 ${height - 24} 120 ${height - 30} 20 ${height - 8}`,
      `M870 ${height - 50}C980 ${height - 24} 1080 ${height - 30} 1180 ${height - 8}`,
    ),
  ]);
}
