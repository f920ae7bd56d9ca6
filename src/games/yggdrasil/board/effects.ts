/** Draws the effect of a highlight below its text: moves, returning Vikings, calming colours. */
import { die } from '../../../render/just-now.ts';
import { PALETTE } from '../../../render/palette.ts';
import { at, group, icon, path, rect, type Svg } from '../../../render/scene.ts';
import { RESIDENCE } from '../box/box.ts';
import type { Enemy, Island } from '../box/components.ts';
import { COUNTER_STYLES, ISLAND_STYLES } from './styles.ts';
import { token } from './tokens.ts';

const CELL = 84;
const FIGURE = 34;
/** Examples of enemies, because the gods can choose any for Mann and Tiwaz. */
const ANY: readonly Enemy[] = ['loki', 'surt', 'jormungand'];

/** A number of enemies that go back some spaces, each on its own lane. */
export function thrownBack({ enemies, spaces }: { readonly enemies: number; readonly spaces: number }): Svg {
  const width = (spaces + 1) * CELL;
  const apart = width + 26;
  return group(
    ANY.slice(0, enemies).map((enemy, place) =>
      at((place - (Math.min(enemies, ANY.length) - 1) / 2) * apart - width / 2, 0, laneBack(enemy, spaces)),
    ),
  );
}

function laneBack(enemy: Enemy, spaces: number): Svg {
  const [to, from] = [CELL / 2, (spaces + 0.5) * CELL];
  return group([
    ...Array.from({ length: spaces + 1 }, (_, space) => cell(space * CELL, PALETTE.panel)),
    rect(from - 26, -26, 52, 52, {
      rx: 26,
      fill: 'none',
      stroke: PALETTE.gold,
      'stroke-width': 5,
      'stroke-dasharray': '9 7',
    }),
    arrow(from - 30, to + FIGURE + 10, PALETTE.gold),
    at(to, 0, token(enemy, FIGURE)),
  ]);
}

function cell(x: number, fill: string): Svg {
  return rect(x + 3, -CELL / 2, CELL - 6, CELL, {
    rx: 12,
    fill,
    stroke: PALETTE.panelEdge,
    'stroke-width': 3,
  });
}

function arrow(from: number, to: number, colour: string): Svg {
  const way = Math.sign(to - from);
  return path(`M${from} 0H${to - way * 12}M${to - way * 20} -17L${to} 0L${to - way * 20} 17`, {
    fill: 'none',
    stroke: colour,
    'stroke-width': 9,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** Vikings coming out of Helheim. */
export function vikingsReturn(): Svg {
  const { icon: helmet, colour } = COUNTER_STYLES.viking;
  return group([
    icon('crypt-entrance', -220, 0, 104, '#d0c0e8'),
    arrow(-150, -70, PALETTE.gold),
    ...[0, 1, 2, 3].map((place) => icon(helmet, -10 + place * 84, 0, 76, colour)),
  ]);
}

/** A crossed-out card for each turn without an enemy card. */
export function cardsWithheld(): Svg {
  return group(
    [-1, 0, 1].map((place) =>
      at(
        place * 130,
        0,
        rect(-40, -54, 80, 108, {
          rx: 10,
          fill: PALETTE.panelRaised,
          stroke: PALETTE.inkSoft,
          'stroke-width': 4,
        }),
        icon('wolf-howl', 0, 0, 56, PALETTE.inkSoft),
        path('M-50 48L50 -48', { stroke: PALETTE.danger, 'stroke-width': 12, 'stroke-linecap': 'round' }),
      ),
    ),
  );
}

/** Enemies advancing together. */
export function marching(enemies: readonly Enemy[]): Svg {
  const apart = 150;
  return group(
    enemies.map((enemy, place) =>
      at((place - (enemies.length - 1) / 2) * apart - 20, 0, arrow(46, 96, PALETTE.danger), token(enemy, 42)),
    ),
  );
}

/** The colours that calm Fenrir when rolled. */
export function calming(islands: readonly Island[]): Svg {
  return group(
    islands.map((island, place) =>
      at(
        (place - (islands.length - 1) / 2) * 110,
        0,
        group([die('', 0, ISLAND_STYLES[island].land)], { transform: 'scale(1.9)' }),
      ),
    ),
  );
}

/** The last spaces before the throne, with the enemy on the very last one. */
export function atTheThrone(enemy: Enemy): Svg {
  const shown = 5;
  const left = (-shown * CELL) / 2;
  return group([
    ...Array.from({ length: shown }, (_, space) =>
      cell(left + space * CELL, space > shown - RESIDENCE + 4 ? PALETTE.dangerDeep : PALETTE.panel),
    ),
    arrow(left + CELL, left + (shown - 1) * CELL - 6, PALETTE.danger),
    at(left + (shown - 0.5) * CELL, 0, token(enemy, FIGURE)),
  ]);
}
