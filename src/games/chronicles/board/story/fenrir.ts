/** Draws Fenrir before the gods, with the ribbon Gleipnir and the remains of two chains. */

import { circle, group, icon, path, type Svg } from '../../../../render/scene.ts';
import {
  dots,
  fir,
  glow,
  type Light,
  land,
  person,
  type Scene,
  sky,
} from '../../../../render/scenery/landscape.ts';

const EYES: Readonly<Record<Light, string>> = { begins: '#f8d040', won: '#88a8c8', lost: '#f83020' };

export const fenrir: Scene = (light) =>
  group([
    above(light),
    ...[40, 130, 1030, 1110].map((x, place) => fir(x, 412, 220 - (place % 2) * 50, '#101828')),
    land(380, 360, 384, '#182030'),
    ...(light === 'lost' ? [] : gods()),
    wolf(light),
    light === 'lost' ? torn() : ribbon(light),
    chains(),
  ]);

function above(light: Light): Svg {
  if (light === 'lost') return group([sky('#180408', '#500c10', '#b83020'), glow(640, 190, 380, '#f84020')]);
  return light === 'won'
    ? group([sky('#283868', '#6078a8', '#f0c890'), glow(600, 200, 320, '#f8e8b0')])
    : group([
        sky('#081028', '#183058', '#406088'),
        dots(60, 260, '#f8f8f0', 3),
        glow(640, 180, 300, '#88b8e8'),
      ]);
}

function wolf(light: Light): Svg {
  const fill = light === 'lost' ? '#100408' : '#101828';
  return group([
    path('M330 440C350 300 430 200 560 180L760 250L800 440Z', { fill }),
    icon('wolf-head', 640, 190, light === 'lost' ? 390 : 320, fill),
    circle(light === 'lost' ? 660 : 656, light === 'lost' ? 138 : 148, 11, { fill: EYES[light] }),
  ]);
}

/** The ribbon, thin as silk: held out to Fenrir, or wound around him. */
function ribbon(light: Light): Svg {
  const style = { fill: 'none', stroke: '#f8f0c8', 'stroke-linecap': 'round' } as const;
  if (light === 'begins')
    return path('M236 300C330 230 360 350 430 300S520 280 560 320', { ...style, 'stroke-width': 10 });
  return group([
    path(
      'M360 380C460 330 640 320 790 372M386 330C480 280 640 280 776 320M440 270C520 236 630 240 740 276M560 130C590 190 620 250 610 290',
      {
        ...style,
        'stroke-width': 13,
      },
    ),
    path('M790 372C880 400 940 380 1010 396', { ...style, 'stroke-width': 10 }),
  ]);
}

function torn(): Svg {
  return path(
    'M260 400C300 370 330 420 380 396M860 404C900 372 950 424 990 392M430 300l-36 -24M800 300l40 -26',
    {
      fill: 'none',
      stroke: '#f8f0c8',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    },
  );
}

/** The gods. Only Tyr is close to Fenrir. */
function gods(): readonly Svg[] {
  return [
    person(226, 400, 160, '#e8d8b0'),
    person(920, 396, 132, '#988860', 'spear'),
    person(984, 402, 126, '#988860'),
  ];
}

/** The two broken chains, link by link. */
function chains(): Svg {
  const links = [70, 104, 142, 300, 338, 900, 938, 1020, 1056].map((x, place) =>
    group(
      [
        path('M-15 0a15 10 0 1 0 30 0a15 10 0 1 0 -30 0Z', {
          fill: 'none',
          stroke: '#8898a8',
          'stroke-width': 7,
        }),
      ],
      {
        transform: `translate(${x} ${420 - (place % 3) * 7}) rotate(${(place * 47) % 60})`,
      },
    ),
  );
  return group(links);
}
