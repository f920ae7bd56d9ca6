/** Draws Midgard: the islands in a line with the contents of their bags, the Valkyries, and the submerged island. */
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, halo, panel, title } from '../../../../render/panel.ts';
import {
  at,
  circle,
  element,
  faded,
  group,
  icon,
  named,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { SEA, type SeaPlace } from '../../box/components.ts';
import { isWhirlpool } from '../../facts/giants.ts';
import type { Board } from '../board.ts';
import { counters, countersWidth } from '../counters.ts';
import { whirl } from '../signs.ts';
import { ISLAND_STYLES, RAINBOW } from '../styles.ts';

const HEIGHT = 200;
const SIDE = 14;
const PLACE = (FULL_WIDTH - 2 * SIDE) / SEA.length;
const SHORE = 92;
const SEA_GROUND = '#103860';
const SUNK = 22;
const WHIRL = 22;
const VALKYRIES_HEIGHT = 38;
const FOOT = HEIGHT - 30;

/** The outline of an island, a hill with a flat beach on both sides; `sunk` lowers all but its foot. */
function coast(sunk: number): string {
  const [foot, beach, slope, top] = [SHORE + 36, SHORE - 10 + sunk, SHORE - 18 + sunk, SHORE - 44 + sunk];
  return `M10 ${foot}Q14 ${beach} 50 ${slope}Q${PLACE / 2} ${top} ${PLACE - 50} ${slope}Q${PLACE - 14} ${beach} ${PLACE - 10} ${foot}Z`;
}

export function midgard(board: Board): Part {
  const { view } = board;
  return {
    height: HEIGHT,
    svg: group([
      panel(FULL_WIDTH, HEIGHT),
      sea(),
      title(say(board, 'yggdrasil.world.midgard'), 24, FOOT, PLACE - 40),
      ...(view.turn.spent.includes('midgard') ? [at(PLACE - 14, FOOT, doneMark())] : []),
      ...SEA.map((place, column) =>
        at(SIDE + column * PLACE, 0, named(`island-${place}`, placeOf(board, place))),
      ),
      valkyries(board),
    ]),
  };
}

function middleOf(place: SeaPlace): number {
  return SIDE + (SEA.indexOf(place) + 0.5) * PLACE;
}

function waves(width: number, length: number, y: number): string {
  const crests = Math.ceil(width / length);
  return `M0 ${y}${`q${length / 4} -9 ${length / 2} 0t${length / 2} 0`.repeat(crests)}`;
}

function sea(): Svg {
  return group([
    rect(2, SHORE, FULL_WIDTH - 4, HEIGHT - SHORE - 2, { rx: 16, fill: SEA_GROUND, 'fill-opacity': 0.9 }),
    path(waves(FULL_WIDTH - 60, 60, SHORE + 2), { fill: 'none', stroke: '#3880b8', 'stroke-width': 5 }),
  ]);
}

function placeOf(board: Board, place: SeaPlace): Svg {
  const { view, marks } = board;
  const sunk = place === view.submerged;
  return group([
    ...(marks.islands.has(place) ? [at(4, 8, halo(PLACE - 8, HEIGHT - 16))] : []),
    ...(sunk ? [sunkIsland(board, place)] : [island(board, place)]),
    ...(place === 'rainbow' ? [] : [at(0, FOOT, bag(board, place))]),
  ]);
}

function island(board: Board, place: SeaPlace): Svg {
  const { land, edge, ink } = ISLAND_STYLES[place];
  return group(
    [
      ...(place === 'rainbow' ? [rainbow()] : []),
      path(coast(0), { fill: land, stroke: edge, 'stroke-width': 4 }),
      name(board, place, ink),
    ],
    OWN_COLOURS,
  );
}

function name(board: Board, place: SeaPlace, ink: string, y = SHORE + 16): Svg {
  return text(say(board, `yggdrasil.island.${place}`), PLACE / 2, y, {
    size: SIZES.text,
    face: 'strong',
    fill: ink,
    anchor: 'middle',
    within: PLACE - 50,
  });
}

/** A submerged island with only its top above the waves, and a whirlpool if a giant stirs them. */
function sunkIsland(board: Board, place: SeaPlace): Svg {
  const whirls = isWhirlpool(board.view);
  const { land, edge } = ISLAND_STYLES[place];
  const words = say(board, whirls ? 'yggdrasil.picture.whirlpool' : 'yggdrasil.picture.submerged');
  const water = whirls ? '#082050' : '#185080';
  const crest = waves(PLACE - 12, (PLACE - 12) / 4, SHORE - 10);
  return group(
    [
      path(`${crest}V${SHORE + 56}H0Z`, { fill: SEA_GROUND, transform: 'translate(6 0)' }),
      path(coast(SUNK), { fill: land, stroke: edge, 'stroke-width': 4 }),
      at(
        6,
        0,
        path(`${crest}V${SHORE + 56}H0Z`, { fill: water, 'fill-opacity': 0.88 }),
        path(crest, { fill: 'none', stroke: '#a8d8f8', 'stroke-width': 5 }),
      ),
      name(board, place, '#d8f0f8', SHORE + 10),
      text(words, (PLACE + (whirls ? WHIRL * 2 : 0)) / 2, SHORE + 42, {
        size: SIZES.smallest,
        fill: '#d8f0f8',
        anchor: 'middle',
        within: PLACE - 20 - (whirls ? WHIRL * 2 : 0),
      }),
      ...(whirls ? [at(WHIRL + 6, SHORE + 42, whirl(WHIRL))] : []),
    ],
    OWN_COLOURS,
  );
}

function rainbow(): Svg {
  return group(
    RAINBOW.map((colour, band) => {
      const radius = 80 - band * 8;
      const middle = PLACE / 2;
      return path(
        `M${middle - radius} ${SHORE - 14}A${radius} ${radius * 0.62} 0 0 1 ${middle + radius} ${SHORE - 14}`,
        {
          fill: 'none',
          stroke: colour,
          'stroke-width': 7,
        },
      );
    }),
    faded(0.9),
  );
}

function bag(board: Board, place: Exclude<SeaPlace, 'rainbow'>): Svg {
  const { bags } = board.view;
  if (bags === null) {
    return group([
      icon('swap-bag', PLACE / 2 - 58, 0, 44, PALETTE.inkSoft),
      text(say(board, 'yggdrasil.picture.closed'), PLACE / 2 - 28, 0, {
        size: SIZES.text,
        fill: PALETTE.inkSoft,
        within: PLACE / 2 + 10,
      }),
    ]);
  }
  const { vikings, fireGiants } = bags[place];
  const width = countersWidth(vikings) + 14 + countersWidth(fireGiants);
  const left = (PLACE - width) / 2;
  return group([
    counters('viking', vikings, left, 0),
    counters('fire-giant', fireGiants, left + countersWidth(vikings) + 14, 0),
  ]);
}

/** The Valkyries above their island, and a ring above the island that they left. */
function valkyries(board: Board): Svg {
  const { view, marks } = board;
  const from = marks.valkyriesFrom;
  const moved = from !== null && from !== view.valkyries;
  return group([
    ...(moved
      ? [
          circle(middleOf(from), VALKYRIES_HEIGHT, 28, {
            fill: 'none',
            stroke: PALETTE.gold,
            'stroke-width': 3,
            'stroke-dasharray': '7 5',
          }),
          flight(middleOf(from), middleOf(view.valkyries)),
        ]
      : []),
    named('valkyries', at(middleOf(view.valkyries), VALKYRIES_HEIGHT, wings(moved))),
  ]);
}

function wings(lit: boolean): Svg {
  return group([
    circle(0, 0, 34, {
      fill: PALETTE.panelRaised,
      stroke: lit ? PALETTE.gold : PALETTE.accent,
      'stroke-width': lit ? 7 : 4,
    }),
    icon('angel-wings', 0, 0, 52, PALETTE.accent),
  ]);
}

function flight(from: number, to: number): Svg {
  const way = Math.sign(to - from);
  const [start, tip] = [from + way * 32, to - way * 46];
  return element('path', {
    d: `M${start} ${VALKYRIES_HEIGHT}H${tip}M${tip - way * 20} ${VALKYRIES_HEIGHT - 15}L${tip} ${VALKYRIES_HEIGHT}L${tip - way * 20} ${VALKYRIES_HEIGHT + 15}`,
    fill: 'none',
    stroke: PALETTE.gold,
    'stroke-width': 8,
  });
}
