/** The islands of Midgard: what their bags hold, the Valkyries, and the island under water. */
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  group,
  icon,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { SEA, type SeaPlace } from '../../components.ts';
import { blockerOf } from '../../giants/blocks.ts';
import { isWhirlpool } from '../../giants/whirlpool.ts';
import type { Board } from '../board.ts';
import { COUNTER_LOOKS, type Counter, ISLAND_LOOKS, RAINBOW } from '../looks.ts';
import { stroke, whirl } from '../signs.ts';

export const ISLANDS_HEIGHT = 150;

const PLACE = TURN_WIDTH / SEA.length;
const SHORE = 94;
const SEA_GROUND = '#103860';
const BAG = 122;

export function islands(board: Board, top: number): Svg {
  return at(
    TURN_MARGIN,
    top,
    rect(0, 52, TURN_WIDTH, ISLANDS_HEIGHT - 52, { rx: 20, fill: SEA_GROUND }),
    ...SEA.map((place, column) => named(`island-${place}`, at(column * PLACE, 0, islandAt(board, place)))),
    named('valkyries', at((SEA.indexOf(board.view.valkyries) + 0.5) * PLACE, 32, wings(board))),
  );
}

function islandAt(board: Board, place: SeaPlace): Svg {
  const isSunk = board.view.submerged === place;
  return group([
    group(isSunk ? [sunk(place), flood(board)] : [hill(place)], OWN_COLOURS),
    ...(place === 'rainbow' ? [] : [bag(board, place)]),
  ]);
}

function coast(height: number): string {
  const middle = PLACE / 2;
  return `M14 ${SHORE}Q30 ${SHORE - height * 0.25} 58 ${SHORE - height * 0.6}Q${middle} ${SHORE - height * 1.25} ${PLACE - 58} ${SHORE - height * 0.6}Q${PLACE - 30} ${SHORE - height * 0.25} ${PLACE - 14} ${SHORE}Z`;
}

function hill(place: SeaPlace): Svg {
  const { land, edge } = ISLAND_LOOKS[place];
  return group([
    ...(place === 'rainbow' ? [rainbow()] : []),
    path(coast(62), { fill: land, stroke: edge, 'stroke-width': 4 }),
  ]);
}

function rainbow(): Svg {
  return group(
    RAINBOW.map((colour, band) => {
      const radius = 78 - band * 9;
      const middle = PLACE / 2;
      return path(
        `M${middle - radius} ${SHORE - 4}A${radius} ${radius} 0 0 1 ${middle + radius} ${SHORE - 4}`,
        {
          fill: 'none',
          stroke: colour,
          'stroke-width': 8,
        },
      );
    }),
  );
}

function sunk(place: SeaPlace): Svg {
  const { land, edge } = ISLAND_LOOKS[place];
  const waves = `M4 ${SHORE - 26}q${PLACE / 8} -14 ${PLACE / 4} 0t${PLACE / 4} 0t${PLACE / 4} 0t${PLACE / 4 - 8} 0`;
  return group([
    path(coast(46), { fill: land, stroke: edge, 'stroke-width': 3 }),
    path(`${waves}V${SHORE + 4}H4Z`, { fill: '#185080' }),
    path(waves, { fill: 'none', stroke: '#a8d8f8', 'stroke-width': 6 }),
  ]);
}

/** A whirlpool is drawn as one: in it no one can search. */
function flood(board: Board): Svg {
  if (isWhirlpool(board.view)) return at(PLACE / 2, SHORE - 10, whirl(24));
  return text(say(board, 'yggdrasil.tile.flooded'), PLACE / 2, SHORE - 8, {
    size: TURN_TYPE.caption,
    face: 'strong',
    fill: '#d8f0f8',
    anchor: 'middle',
    within: PLACE - 12,
  });
}

function bag(board: Board, place: Exclude<SeaPlace, 'rainbow'>): Svg {
  const { bags } = board.view;
  if (bags === null) return icon('swap-bag', PLACE / 2, BAG + 4, 38, PALETTE.inkSoft);
  const { vikings, fireGiants } = bags[place];
  const both: readonly (readonly [Counter, number])[] = [
    ['viking', vikings],
    ['fire-giant', fireGiants],
  ];
  const widths = both.map(([, amount]) => ICON + 2 + widthOf(String(amount), 'strong', AMOUNT));
  let x = (PLACE - widths.reduce((sum, width) => sum + width, 6)) / 2;
  return group(
    both.map(([counter, amount], at_) => {
      const { icon: sign, colour } = COUNTER_LOOKS[counter];
      const drawn = group([
        icon(sign, x + ICON / 2, BAG, ICON, colour),
        text(String(amount), x + ICON + 2, BAG, { size: AMOUNT, face: 'strong', fill: PALETTE.ink }),
      ]);
      x += (widths[at_] ?? 0) + 6;
      return drawn;
    }),
  );
}

const ICON = 38;
const AMOUNT = 42;

function wings({ view, marks }: Board): Svg {
  const hasMoved = marks.valkyriesFrom !== null;
  return group([
    circle(0, 0, 32, {
      fill: PALETTE.panelRaised,
      stroke: hasMoved ? PALETTE.gold : PALETTE.accent,
      'stroke-width': hasMoved ? 7 : 4,
    }),
    icon('angel-wings', 0, 0, 50, PALETTE.accent),
    ...(blockerOf(view, 'midgard') === undefined ? [] : [stroke(30)]),
  ]);
}
