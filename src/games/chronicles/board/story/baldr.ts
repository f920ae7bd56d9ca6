/** Draws Baldr in his light, with all the things that have sworn around him, and the mistletoe apart from them. */
import type { IconName } from '../../../../render/icons.ts';
import { at, circle, group, icon, path, type Svg } from '../../../../render/scene.ts';
import {
  beams,
  glow,
  type Light,
  land,
  person,
  type Scene,
  sky,
} from '../../../../render/scenery/landscape.ts';

const BALDR = { x: 574, y: 362 } as const;

const SWORN: readonly (readonly [IconName, number, number, number])[] = [
  ['stag-head', 250, 190, 96],
  ['wheat', 150, 320, 90],
  ['flame', 370, 330, 78],
  ['raven', 400, 130, 74],
  ['boar', 900, 330, 96],
  ['sea-serpent', 780, 330, 84],
  ['feline', 760, 130, 74],
  ['snowflake-2', 896, 190, 80],
];

export const baldr: Scene = (light) =>
  group([
    ground(light),
    ...(light === 'lost'
      ? [glow(BALDR.x, 250, 190, '#784048')]
      : [beams(BALDR.x, 250, 16, 760, '#f8e090'), glow(BALDR.x, 240, 250, '#f8e8a8')]),
    land(350, 370, 344, light === 'lost' ? '#181420' : '#605020'),
    ...SWORN.map(([name, x, y, size]) => icon(name, x, y, size, light === 'lost' ? '#484058' : '#403008')),
    light === 'lost' ? fallen() : at(BALDR.x, BALDR.y, shining(light === 'won' ? '#f8f8f0' : '#f8f0d8')),
    light === 'lost' ? dart() : at(1060, 300, mistletoe(light === 'won' ? '#487828' : '#183018')),
  ]);

function ground(light: Light): Svg {
  if (light === 'lost') return sky('#100818', '#301828', '#481828');
  return light === 'won' ? sky('#a87828', '#e8b850', '#f8e090') : sky('#604818', '#b08030', '#e8c068');
}

/** Baldr with long hair and open arms. His feet are at 0, 0. */
function shining(fill: string): Svg {
  return group([
    circle(0, -214, 30, { fill }),
    path('M-30 -214Q-46 -160 -34 -150H34Q46 -160 30 -214Z', { fill }),
    path(
      'M-20 -176Q-90 -176 -132 -236L-154 -222Q-120 -140 -48 -124Q-50 -60 -66 0H66Q50 -60 48 -124Q120 -140 154 -222L132 -236Q90 -176 20 -176Z',
      { fill },
    ),
  ]);
}

/** Baldr, fallen where he was standing. */
function fallen(): Svg {
  return group([person(0, 0, 230, '#d8c8c0')], { transform: 'translate(690 366) rotate(-90)' });
}

/** The mistletoe that Hod threw, thrust into the ground. */
function dart(): Svg {
  return group(
    [
      path('M0 0V-150', { stroke: '#88a850', 'stroke-width': 8, 'stroke-linecap': 'round' }),
      at(0, -150, mistletoe('#88a850')),
    ],
    { transform: 'translate(610 350) rotate(24)' },
  );
}

/** A twig of mistletoe with two leaves and berries. Its fork is at 0, 0. */
function mistletoe(fill: string): Svg {
  return group([
    path(
      'M0 60V0M0 10C-40 6 -62 -18 -66 -52C-34 -50 -8 -30 0 10ZM0 10C40 6 62 -18 66 -52C34 -50 8 -30 0 10Z',
      {
        fill,
        stroke: fill,
        'stroke-width': 7,
        'stroke-linejoin': 'round',
      },
    ),
    ...[-20, 0, 20].map((x) => circle(x, x === 0 ? -8 : 6, 11, { fill: '#f0f0d8' })),
  ]);
}
