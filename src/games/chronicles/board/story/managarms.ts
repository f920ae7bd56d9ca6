/** Draws the wolves in the sky: Skoll chasing the sun, Hati chasing the moon. */

import { circle, group, icon, path, type Svg } from '../../../../render/scene.ts';
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

const SUN = { x: 980, y: 150 } as const;
const MOON = { x: 168, y: 184 } as const;
/** The distance of a wolf's jaws from the prey, its height in the picture and its size. */
const WOLF: Readonly<Record<Light, { readonly apart: number; readonly y: number; readonly size: number }>> = {
  begins: { apart: 190, y: 170, size: 0.92 },
  won: { apart: 250, y: 322, size: 0.6 },
  lost: { apart: 96, y: 160, size: 1.08 },
};

type Prey = 'sun' | 'moon';

export const managarms: Scene = (light) => overTheWood(light, { sun: light, moon: light });

/** The lost scene: one wolf has reached its prey, while the other is still running. */
export function swallowed(prey: Prey): Svg {
  return overTheWood('lost', { sun: 'begins', moon: 'begins', [prey]: 'lost' });
}

function overTheWood(light: Light, hunts: Readonly<Record<Prey, Light>>): Svg {
  return group([
    light === 'won'
      ? sky('#203868', '#5078a8', '#f0b878')
      : light === 'lost'
        ? sky('#180818', '#701420', '#d86030')
        : sky('#101030', '#503070', '#c86040'),
    dots(46, 240, '#f8f0e0', 3),
    sun(hunts.sun),
    moon(hunts.moon),
    wolf(SUN.x - WOLF[hunts.sun].apart, 1, hunts.sun),
    wolf(MOON.x + WOLF[hunts.moon].apart, -1, hunts.moon),
    land(390, 350, 390, '#101020'),
    ...[60, 150, 250, 340, 420, 500, 574, 650, 730, 810, 900, 1000, 1090].map((x, place) =>
      fir(x, 420, 90 + ((place * 37) % 60), '#080818'),
    ),
  ]);
}

function sun(light: Light): Svg {
  const { x, y } = SUN;
  if (light === 'lost')
    return group([
      glow(x, y, 150, '#f85830'),
      circle(x, y, 66, { fill: '#100808', stroke: '#f87840', 'stroke-width': 7 }),
    ]);
  return group([
    beams(x, y, 14, 240, '#f8d060'),
    glow(x, y, 150, '#f8d060'),
    circle(x, y, 62, { fill: '#f8e088' }),
  ]);
}

function moon(light: Light): Svg {
  const { x, y } = MOON;
  const fill = light === 'lost' ? '#605868' : '#e8f0f8';
  return group([
    glow(x, y, 130, fill),
    path(`M${x + 22} ${y - 60}A64 64 0 1 0 ${x + 60} ${y + 28}A50 50 0 0 1 ${x + 22} ${y - 60}Z`, { fill }),
  ]);
}

/** A wolf with open jaws, facing right or mirrored. Only wind is drawn behind the head. */
function wolf(x: number, to: 1 | -1, light: Light): Svg {
  const { y, size } = WOLF[light];
  const fill = light === 'won' ? '#283858' : '#181028';
  return group(
    [
      path(
        'M60 -40C-30 -96 -110 -84 -200 -112C-140 -70 -120 -50 -100 -40C-140 -46 -180 -40 -240 -48C-180 -16 -140 0 -100 6C-140 26 -170 48 -220 58C-140 76 -90 74 -40 62L40 60Z',
        { fill },
      ),
      icon('wolf-head', 20, 0, 240, fill),
      circle(32, -32, 8, { fill: light === 'won' ? '#a8b8c8' : '#f8d840' }),
    ],
    { transform: `translate(${x} ${y}) scale(${size * to} ${size})` },
  );
}
