/** Draws the scene after a loss: of a god, of the last island, or of the last World that could still be saved. */
import { SCENE } from '../../../../render/measures.ts';
import { medallion } from '../../../../render/pictures/title-picture.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, circle, group, icon, path, type Svg } from '../../../../render/scene.ts';
import { dots, glow, land, sky, waves } from '../../../../render/scenery/landscape.ts';
import type { GodName } from '../../box/components.ts';
import { sign } from '../signs.ts';
import { GOD_STYLES } from '../styles.ts';
import { godSign } from '../tokens.ts';

const MIDDLE = SCENE.width / 2;

/** A burning boat that carries the fallen gods out to sea. */
export function burningBoat(gods: readonly GodName[]): Svg {
  const apart = 150;
  return group([
    sky('#080818', '#201838', '#a04830'),
    dots(60, 220, '#f8f0e0', 3),
    glow(MIDDLE, 220, 330, '#f88030'),
    waves(310, '#182848'),
    ...[-300, -150, 0, 150, 300].map((x, place) =>
      icon('flame', MIDDLE + x, 190 + (place % 2) * 34, 220, place % 2 === 0 ? '#f87028' : '#f8b040'),
    ),
    path(
      `M${MIDDLE - 400} 300Q${MIDDLE} 350 ${MIDDLE + 400} 300L${MIDDLE + 440} 236Q${MIDDLE + 400} 400 ${MIDDLE + 260} 410H${MIDDLE - 260}Q${MIDDLE - 400} 400 ${MIDDLE - 440} 236Z`,
      { fill: '#301818', stroke: '#704830', 'stroke-width': 6 },
    ),
    ...gods.map((god, place) =>
      at(
        MIDDLE + (place - (gods.length - 1) / 2) * apart,
        238,
        medallion(godSign(god, 0, 0, 92, GOD_STYLES[god].colour), 70, GOD_STYLES[god].colour),
      ),
    ),
    waves(376, '#101c38', '#081020'),
  ]);
}

/** Jormungand beyond the last island, with open sea before him. */
export function lastIsland(): Svg {
  const { colour } = ENEMY_STYLES.jormungand;
  return group([
    sky('#081020', '#184050', '#68a088'),
    glow(800, 180, 300, colour),
    waves(250, '#205868'),
    path('M90 330Q120 210 250 206T430 330Z', { fill: '#203828' }),
    icon('viking-longhouse', 256, 190, 120, '#101c18'),
    path('M520 330Q560 220 610 330M420 360Q470 250 530 360', {
      fill: 'none',
      stroke: colour,
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }),
    icon('sea-serpent', 800, 206, 330, colour),
    waves(330, '#184858', '#103040', '#081c28'),
  ]);
}

/** Fenrir at a bursting World for which no marker is left. */
export function ravagedTree(): Svg {
  const [x, y, radius] = [430, 214, 160];
  return group([
    sky('#100810', '#401820', '#a04038'),
    glow(x, y, 290, '#f86848'),
    circle(x, y, radius, { fill: '#383040', stroke: '#c8a8a0', 'stroke-width': 8 }),
    path(
      `M${x - 20} ${y - radius}L${x + 14} ${y - 70}L${x - 40} ${y}L${x + 20} ${y + 74}L${x - 8} ${y + radius}M${x - 40} ${y}L${x - radius} ${y + 34}M${x + 14} ${y - 70}L${x + radius - 14} ${y - 74}M${x + 20} ${y + 74}L${x + 130} ${y + 92}`,
      { fill: 'none', stroke: '#f86848', 'stroke-width': 12, 'stroke-linejoin': 'round' },
    ),
    group([icon('wolf-head', 0, 0, 330, ENEMY_STYLES.fenrir.colour)], {
      transform: 'translate(676 196) scale(-1 1)',
    }),
    land(392, 380, 390, '#180c14'),
    ...Array.from({ length: 9 }, (_, place) => at(110 + place * 116, 400, sign('ravaged', 56))),
  ]);
}
