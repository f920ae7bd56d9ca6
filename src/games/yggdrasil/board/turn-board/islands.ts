/** Draws the islands of Midgard: the contents of their bags, the Valkyries, and the submerged island. */
import { PALETTE } from '../../../../render/palette.ts';
import {
  at,
  circle,
  group,
  icon,
  named,
  OWN_COLOURS,
  ownIcon,
  path,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { spotlightFrame } from '../../../../render/turn-board/spotlight.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { SEA, type SeaPlace } from '../../box/components.ts';
import { blockerOf, isWhirlpool } from '../../facts/giants.ts';
import type { Board } from '../board.ts';
import { stroke, whirl } from '../signs.ts';
import { COUNTER_STYLES, type Counter, FROST, ISLAND_STYLES, RAINBOW } from '../styles.ts';
import { placesToChoose } from './candidates.ts';

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
    group(isSunk ? [sunk(place), floodWord(board)] : [hill(place)], OWN_COLOURS),
    ...(isSunk && isWhirlpool(board.view) ? [whirlSigns()] : []),
    ...(place === 'rainbow' ? [] : [bag(board, place)]),
    ...(placesToChoose(board.view).includes(place) ? [choiceFrame()] : []),
    ...(board.spotlight === `island-${place}`
      ? [spotlightFrame(5, 10, PLACE - 10, ISLANDS_HEIGHT - 12, 18)]
      : []),
  ]);
}

function choiceFrame(): Svg {
  return rect(5, 8, PLACE - 10, ISLANDS_HEIGHT - 10, {
    class: 'choice',
    rx: 18,
    fill: 'none',
    stroke: PALETTE.accent,
    'stroke-width': 6,
  });
}

function coast(height: number): string {
  const middle = PLACE / 2;
  return `M14 ${SHORE}Q30 ${SHORE - height * 0.25} 58 ${SHORE - height * 0.6}Q${middle} ${SHORE - height * 1.25} ${PLACE - 58} ${SHORE - height * 0.6}Q${PLACE - 30} ${SHORE - height * 0.25} ${PLACE - 14} ${SHORE}Z`;
}

function hill(place: SeaPlace): Svg {
  const { land, edge } = ISLAND_STYLES[place];
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
  const { land, edge } = ISLAND_STYLES[place];
  const waves = `M4 ${SHORE - 26}q${PLACE / 8} -14 ${PLACE / 4} 0t${PLACE / 4} 0t${PLACE / 4} 0t${PLACE / 4 - 8} 0`;
  return group([
    path(coast(46), { fill: land, stroke: edge, 'stroke-width': 3 }),
    path(`${waves}V${SHORE + 12}H4Z`, { fill: '#185080' }),
    path(waves, { fill: 'none', stroke: '#a8d8f8', 'stroke-width': 6 }),
  ]);
}

function floodWord(board: Board): Svg {
  const words = isWhirlpool(board.view) ? 'yggdrasil.picture.whirlpool' : 'yggdrasil.tile.flooded';
  return text(say(board, words), PLACE / 2, SHORE - 8, {
    size: TURN_TYPE.caption,
    face: 'strong',
    fill: '#d8f0f8',
    anchor: 'middle',
    within: PLACE - 5,
  });
}

/** A whirlpool on the island where the Valkyries can't land, next to the giant who causes it. */
function whirlSigns(): Svg {
  const y = SHORE - 54;
  return group([at(36, y, whirl(32)), icon('ogre', PLACE - 38, y, 52, FROST)]);
}

function bag(board: Board, place: Exclude<SeaPlace, 'rainbow'>): Svg {
  const { bags } = board.view;
  if (bags === null) return hidden(board);
  const { vikings, fireGiants } = bags[place];
  const both: readonly (readonly [Counter, number])[] = [
    ['viking', vikings],
    ['fire-giant', fireGiants],
  ];
  const widths = both.map(([, amount]) => ICON + 2 + widthOf(String(amount), 'strong', AMOUNT));
  let x = (PLACE - widths.reduce((sum, width) => sum + width, 6)) / 2;
  return group(
    both.map(([counter, amount], at_) => {
      const { icon: sign, colour } = COUNTER_STYLES[counter];
      const drawn = group([
        ownIcon(sign, x + ICON / 2, BAG, ICON, colour),
        text(String(amount), x + ICON + 2, BAG, { size: AMOUNT, face: 'strong', fill: PALETTE.ink }),
      ]);
      x += (widths[at_] ?? 0) + 6;
      return drawn;
    }),
  );
}

/** A sack with a mark which says that its contents are hidden. */
function hidden(board: Board): Svg {
  const words = say(board, 'yggdrasil.picture.hidden');
  const lettering = { size: TURN_TYPE.caption, fill: PALETTE.inkSoft, within: PLACE - ICON - 12 } as const;
  const width = ICON + 6 + Math.min(lettering.within, widthOf(words, 'text', lettering.size));
  const left = (PLACE - width) / 2;
  return group([
    icon('swap-bag', left + ICON / 2, BAG, ICON, PALETTE.inkSoft),
    text(words, left + ICON + 6, BAG, lettering),
  ]);
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
