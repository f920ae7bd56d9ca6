/** Draws Bifrost, the bridge to Asgard, with the fire of Muspell at its foot. */

import { group, icon, path, type Svg } from '../../../../render/scene.ts';
import {
  dots,
  glow,
  type Light,
  person,
  type Scene,
  sky,
  waves,
} from '../../../../render/scenery/landscape.ts';

const COLOURS = ['#e86850', '#f0d058', '#60b8e0'] as const;
const BAND = 22;
const SPAN = { from: 190, to: 930, foot: 330 } as const;

export const bifrost: Scene = (light) =>
  group([
    light === 'lost'
      ? sky('#200810', '#601818', '#c84820')
      : sky('#102040', '#305080', light === 'won' ? '#f0c888' : '#a87878'),
    dots(40, 200, '#f8f8f0', 3),
    ...(light === 'won' ? [] : [glow(70, 300, light === 'lost' ? 420 : 260, '#f86830')]),
    waves(356, light === 'lost' ? '#401018' : '#204868', light === 'lost' ? '#280810' : '#103048'),
    bridge(light),
    cliffs(),
    icon('viking-longhouse', 1030, 214, 190, light === 'lost' ? '#281018' : '#f0c050'),
    person(920, 296, 104, '#f8f8f8'),
    icon('hunting-horn', 920, 148, 74, light === 'lost' ? '#f8c878' : '#f8f0d0'),
    ...riders(light),
  ]);

/** The bridge. Once the saga is over, its middle is broken. */
function bridge(light: Light): Svg {
  const arc = COLOURS.map((colour, band) => {
    const radius = (SPAN.to - SPAN.from) / 2 - band * BAND;
    const middle = (SPAN.from + SPAN.to) / 2;
    const arch = `M${middle - radius} ${SPAN.foot}A${radius} ${radius * 0.72} 0 0 1 ${middle + radius} ${SPAN.foot}`;
    return path(arch, {
      fill: 'none',
      stroke: colour,
      'stroke-width': BAND + 1,
      ...(light === 'begins' ? {} : { 'stroke-dasharray': broken(radius) }),
    });
  });
  return group([...arc, ...(light === 'begins' ? [] : [pieces()])]);
}

/** The two ends of the broken arch, without its middle third. */
function broken(radius: number): string {
  const whole = radius * 2.72;
  return `${Math.round(whole * 0.34)} ${Math.round(whole * 0.28)} ${Math.round(whole)}`;
}

function pieces(): Svg {
  return group(
    COLOURS.map((colour, at) =>
      path(`M${480 + at * 70} ${190 + at * 56}l54 -8l6 22l-52 10Z`, { fill: colour }),
    ),
  );
}

function cliffs(): Svg {
  return path(
    'M0 300C70 290 150 310 220 316L240 440H0ZM1148 280C1070 284 940 290 880 306L856 330L880 440H1148Z',
    { fill: '#181828' },
  );
}

function riders(light: Light): readonly Svg[] {
  if (light === 'won') return [400, 470, 560].map((x) => icon('flame', x, 400, 40, '#f89848'));
  const places = light === 'lost' ? [60, 130, 200, 730, 790] : [40, 100, 160, 225];
  return places.map((x, place) =>
    icon(
      'fire-silhouette',
      x,
      (x > 600 ? 200 : 256) - (place % 2) * 14,
      92,
      light === 'lost' ? '#f8b040' : '#f88840',
    ),
  );
}
