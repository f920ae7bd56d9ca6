/** The World Tree at the end of a game: green in the morning, or burning with whoever brought it down. */
import type { IconName } from '../../../../render/icons.ts';
import { SCENE } from '../../../../render/measures.ts';
import { circle, group, icon, path, type Svg } from '../../../../render/scene.ts';
import { beams, dots, glow, land, sky, waves } from '../../../../render/scenery/landscape.ts';
import type { Defeat } from '../../state.ts';

const MIDDLE = SCENE.width / 2;

/** Who is seen on the burning Tree, or what lies before it. */
const SEEN: Readonly<Record<Defeat, IconName>> = {
  'god-without-life': 'viking-helmet',
  'hel-above-the-tree': 'half-dead',
  'surt-above-the-tree': 'fire-silhouette',
  'jormungand-past-the-last-island': 'sea-serpent',
  'too-few-anonymous': 'half-dead',
  'too-few-fire-giants': 'fire-silhouette',
  'no-iotunn-pawn': 'ogre',
  'no-ravaged-marker': 'wolf-head',
  'nidhogg-at-the-dead-tree': 'spiked-dragon-head',
  'sun-swallowed': 'wolf-howl',
  'moon-swallowed': 'wolf-howl',
  'naglfar-at-sea': 'viking-helmet',
};

/** `why` is null where the gods have won. */
export function treeAtTheEnd(why: Defeat | null): Svg {
  return why === null ? green() : fallen(why);
}

function green(): Svg {
  return group([
    sky('#3868a8', '#98c8e8', '#f8e8b0'),
    beams(MIDDLE, 200, 20, 900, '#f8f0c0'),
    glow(MIDDLE, 200, 260, '#f8f0b0'),
    land(380, 350, 384, '#588848'),
    trunk('#684828'),
    crown('#387838', '#58a850'),
    land(424, 410, 426, '#386830'),
  ]);
}

function fallen(why: Defeat): Svg {
  const atSea = why === 'jormungand-past-the-last-island' || why === 'naglfar-at-sea';
  return group([
    sky('#100408', '#480c10', '#d84018'),
    glow(MIDDLE, 240, 380, '#f86020'),
    dots(60, 340, '#f8a048', 5),
    trunk('#180810'),
    ...[200, 380, 574, 770, 950].map((x, place) =>
      icon('flame', x, 190 - (place % 2) * 50, 190, place % 2 === 0 ? '#f87028' : '#f8b040'),
    ),
    circle(MIDDLE, 230, 132, { fill: '#180408', stroke: '#f8b040', 'stroke-width': 8 }),
    icon(SEEN[why], MIDDLE, 230, 190, '#f8c880'),
    atSea ? waves(360, '#183048', '#102038', '#081020') : land(400, 392, 404, '#180810'),
  ]);
}

function trunk(fill: string): Svg {
  return path(
    `M${MIDDLE - 70} 440C${MIDDLE - 20} 380 ${MIDDLE - 34} 280 ${MIDDLE - 40} 180L${MIDDLE - 260} 70L${MIDDLE - 30} 130L${MIDDLE} 10L${MIDDLE + 34} 130L${MIDDLE + 270} 60L${MIDDLE + 44} 180C${MIDDLE + 34} 280 ${MIDDLE + 20} 380 ${MIDDLE + 74} 440Z`,
    { fill },
  );
}

const LEAVES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-260, 110, 90],
  [-140, 70, 110],
  [0, 40, 130],
  [150, 70, 110],
  [270, 106, 92],
  [-70, 120, 90],
  [80, 124, 90],
];

function crown(shade: string, light: string): Svg {
  return group([
    ...LEAVES.map(([x, y, radius]) => circle(MIDDLE + x, y + 14, radius, { fill: shade })),
    ...LEAVES.map(([x, y, radius]) => circle(MIDDLE + x - 10, y - 6, radius * 0.8, { fill: light })),
  ]);
}
