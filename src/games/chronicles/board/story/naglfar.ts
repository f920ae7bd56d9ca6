/** Draws Naglfar, the ship made of dead men's nails: at the quay, broken on the sand, or at sea. */

import { circle, group, path, rect, type Svg } from '../../../../render/scene.ts';
import { dots, glow, person, type Scene, sky, waves } from '../../../../render/scenery/landscape.ts';

const PLANKS = [0, 1, 2, 3] as const;

export const naglfar: Scene = (light) => {
  if (light === 'won')
    return group([
      sky('#385890', '#88b0d0', '#f8d8a0'),
      glow(860, 250, 190, '#f8e8b0'),
      circle(860, 250, 56, { fill: '#f8f0c0' }),
      waves(280, '#3878a0', '#286890'),
      group([ship('#807868', '#605848', null)], { transform: 'translate(470 400) rotate(-24) scale(0.95)' }),
      path('M0 390C240 330 480 430 720 380S1040 400 1148 370V440H0Z', { fill: '#d8b878' }),
      person(980, 420, 110, '#503820', 'spear'),
      person(1046, 414, 96, '#604828'),
    ]);
  return group([
    ...(light === 'lost'
      ? [sky('#280810', '#701820', '#e86030'), glow(574, 260, 320, '#f89040')]
      : [sky('#081018', '#103038', '#286050'), dots(50, 220, '#c8f0d8', 3), glow(574, 230, 280, '#60c8a0')]),
    waves(300, light === 'lost' ? '#501020' : '#184848'),
    group([ship('#d8d0b0', '#605840', light === 'lost' ? '#a02028' : '#486858')], {
      transform: `translate(574 ${light === 'lost' ? 376 : 366}) scale(${light === 'lost' ? 1.06 : 1})`,
    }),
    ...(light === 'begins' ? [quay()] : []),
    waves(366, ...(light === 'lost' ? ['#380818', '#200410'] : ['#103038', '#081820'])),
  ]);
};

/** The ship, with its keel at 0, 0. Its planks are pale because they're nails. */
function ship(pale: string, dark: string, sail: string | null): Svg {
  return group([
    path('M0 -60V-330', { stroke: dark, 'stroke-width': 14 }),
    ...(sail === null
      ? [path('M -90 -250L60 -300', { stroke: dark, 'stroke-width': 10 })]
      : [sailOf(sail, pale)]),
    path(
      'M -300 -70C-250 30 250 30 300 -70C330 -110 320 -190 350 -220C300 -216 270 -150 250 -100C120 -60 -120 -60 -250 -100C-270 -150 -300 -200 -340 -200C-310 -160 -320 -110 -300 -70Z',
      {
        fill: pale,
      },
    ),
    ...PLANKS.map((plank) =>
      path(
        `M${-270 + plank * 18} ${-62 + plank * 18}Q0 ${-8 + plank * 16} ${270 - plank * 18} ${-62 + plank * 18}`,
        {
          fill: 'none',
          stroke: dark,
          'stroke-width': 4,
          'stroke-dasharray': '26 7',
        },
      ),
    ),
    ...[-170, -100, -30, 40, 110, 180].map((x) =>
      circle(x, -72 - Math.abs(x) / 16, 22, { fill: dark, stroke: pale, 'stroke-width': 5 }),
    ),
    path('M344 -222l34 -16l-10 30Z', { fill: pale }),
  ]);
}

function sailOf(fill: string, pale: string): Svg {
  return group([
    path('M -150 -310H150Q176 -200 150 -110Q0 -150 -150 -110Q-124 -200 -150 -310Z', { fill }),
    path('M -75 -310Q-60 -200 -78 -126M0 -310V-136M75 -310Q60 -200 78 -126', {
      fill: 'none',
      stroke: pale,
      'stroke-width': 8,
    }),
    path('M -160 -312H160', { stroke: pale, 'stroke-width': 10 }),
  ]);
}

function quay(): Svg {
  return group([
    path('M0 330H230V352H0ZM40 352V440H58V352ZM120 352V440H138V352ZM196 352V440H214V352Z', {
      fill: '#182020',
    }),
    person(80, 330, 120, '#101818'),
    person(170, 330, 132, '#101818', 'spear'),
    rect(914, 330, 240, 22, { fill: '#182020' }),
    path('M960 352V440H978V352ZM1060 352V440H1078V352Z', { fill: '#182020' }),
    person(1030, 330, 126, '#101818', 'spear'),
    path('M230 334Q270 360 300 300M914 334Q870 360 846 300', {
      fill: 'none',
      stroke: '#d8d0b0',
      'stroke-width': 4,
    }),
  ]);
}
