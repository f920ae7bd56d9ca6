/** Draws a hall in the snow under three pale suns, which stand for three winters. */

import { SCENE } from '../../../../render/measures.ts';
import { circle, group, icon, path, rect, type Svg } from '../../../../render/scene.ts';
import {
  beams,
  dots,
  fir,
  glow,
  type Light,
  land,
  type Scene,
  sky,
} from '../../../../render/scenery/landscape.ts';

const HALL = { x: 574, y: 286, size: 250 } as const;
const FIRS = [
  [110, 392, 210],
  [230, 372, 150],
  [330, 360, 104],
  [850, 360, 116],
  [960, 376, 172],
  [1070, 396, 236],
] as const;

export const fimbulvetr: Scene = (light) =>
  group([
    above(light),
    land(330, 300, 320, light === 'won' ? '#b8c8a8' : '#98a8c0'),
    ...FIRS.map(([x, y, height]) => fir(x, y, height, light === 'won' ? '#285038' : '#304860')),
    icon('viking-longhouse', HALL.x, HALL.y, HALL.size, light === 'won' ? '#503018' : '#202838'),
    ...(light === 'lost' ? [] : [door(light === 'won' ? '#f8f0b0' : '#f8b850')]),
    light === 'lost'
      ? land(330, 290, 320, '#b8c8d8')
      : land(384, 376, 390, light === 'won' ? '#88b060' : '#d8e0f0'),
    ...(light === 'won' ? [shoots()] : [dots(light === 'lost' ? 170 : 80, SCENE.height, '#f8f8f8', 6)]),
  ]);

function above(light: Light): Svg {
  if (light === 'won')
    return group([
      sky('#5890c8', '#a8d0e8', '#f8e8b8'),
      beams(574, 250, 18, 700, '#f8f0c0'),
      glow(574, 236, 240, '#f8f0c0'),
    ]);
  const suns = light === 'lost' ? [] : [300, 574, 848];
  return group([
    light === 'lost' ? sky('#101828', '#283850', '#506078') : sky('#283858', '#506888', '#98a8c0'),
    ...suns.flatMap((x) => [
      glow(x, 110, 84, '#f0e8d0'),
      circle(x, 110, 32, { fill: '#f0e8d0', 'fill-opacity': 0.85 }),
    ]),
  ]);
}

function door(light: string): Svg {
  return group([glow(HALL.x, 354, 70, light), rect(HALL.x - 20, 318, 40, 66, { rx: 8, fill: light })]);
}

function shoots(): Svg {
  const each = Array.from({ length: 16 }, (_, place) => {
    const [x, y] = [40 + place * 72, 424 - ((place * 7) % 4) * 10];
    return `M${x} ${y}q-2 -18 -14 -24M${x} ${y}q2 -24 12 -30`;
  });
  return path(each.join(''), {
    fill: 'none',
    stroke: '#286020',
    'stroke-width': 6,
    'stroke-linecap': 'round',
  });
}
