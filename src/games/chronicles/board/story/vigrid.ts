/** Draws the plain of Vigrid: the gods on one side, all their enemies on the other. */

import type { IconName } from '../../../../render/icons.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { circle, group, icon, path, type Svg } from '../../../../render/scene.ts';
import {
  beams,
  glow,
  type Light,
  land,
  person,
  type Scene,
  sky,
} from '../../../../render/scenery/landscape.ts';

const GODS = [96, 170, 250, 326, 398] as const;
const FOES: readonly (readonly [IconName, number, number, number, string])[] = [
  ['sea-serpent', 1040, 180, 230, ENEMY_STYLES.jormungand.colour],
  ['wolf-head', 880, 226, 180, ENEMY_STYLES.fenrir.colour],
  ['fire-silhouette', 774, 292, 150, ENEMY_STYLES.surt.colour],
  ['duality-mask', 1070, 336, 110, ENEMY_STYLES.loki.colour],
  ['half-dead', 930, 346, 110, ENEMY_STYLES.hel.colour],
];

export const vigrid: Scene = (light) =>
  group([
    above(light),
    land(346, 330, 346, light === 'won' ? '#487838' : '#302030'),
    ...(light === 'lost' ? ruins() : gods(light)),
    ...(light === 'won'
      ? []
      : FOES.map(([name, x, y, size, colour]) => foe(name, x, y, size, colour, light))),
    land(410, 418, 408, light === 'won' ? '#305828' : '#180c18'),
    ...(light === 'won' ? [tablets()] : []),
  ]);

function above(light: Light): Svg {
  if (light === 'won')
    return group([
      sky('#3868a8', '#98c8e8', '#f8e8b0'),
      beams(700, 320, 20, 800, '#f8f0c0'),
      glow(700, 320, 240, '#f8f0b0'),
      circle(700, 320, 70, { fill: '#f8f0c8' }),
    ]);
  return light === 'lost'
    ? group([sky('#100408', '#480c10', '#d84018'), glow(860, 330, 380, '#f86020')])
    : group([
        sky('#181030', '#602840', '#f09048'),
        glow(574, 340, 260, '#f8c060'),
        circle(574, 340, 60, { fill: '#f8d088' }),
      ]);
}

function gods(light: Light): readonly Svg[] {
  const fill = light === 'won' ? '#283048' : '#f8e8c0';
  return GODS.map((x, place) =>
    person(x + (light === 'won' ? 60 : 0), 400 - (place % 2) * 12, 150 + (place % 3) * 14, fill, 'spear'),
  );
}

function foe(name: IconName, x: number, y: number, size: number, colour: string, light: Light): Svg {
  const drawn = icon(name, 0, 0, size, light === 'lost' ? '#180408' : colour);
  return group([drawn], { transform: `translate(${x} ${y}) scale(-1 1)` });
}

/** The battlefield after a defeat: helmets and spears in the ground, and two ravens without a master. */
function ruins(): readonly Svg[] {
  return [
    path('M120 410L150 190M300 410L270 210M410 410L440 250', { stroke: '#100408', 'stroke-width': 10 }),
    ...[90, 210, 350].map((x) => icon('viking-helmet', x, 384, 84, '#883828')),
    icon('raven', 480, 130, 84, '#080408'),
    icon('raven', 620, 200, 60, '#080408'),
  ];
}

/** The golden board game of the gods, found again in the grass. */
function tablets(): Svg {
  return group(
    [560, 610, 652, 716, 790].map((x, place) =>
      path(`M${x} ${420 - (place % 2) * 10}v-22a11 11 0 0 1 22 0v22Z`, { fill: '#f8d050' }),
    ),
  );
}
