/** Draws the lost Tree: with Hel or Surt above it, or as the Dead Tree with Nidhogg. */
import type { IconName } from '../../../../render/icons.ts';
import { SCENE } from '../../../../render/measures.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, circle, group, icon, path, type Svg } from '../../../../render/scene.ts';
import { dots, glow, land, sky } from '../../../../render/scenery/landscape.ts';
import type { SagaName } from '../../box/box.ts';
import { sign } from '../signs.ts';
import { SCENES } from '../story/scenes.ts';
import { trunk } from './tree-scene.ts';

const MIDDLE = SCENE.width / 2;
/** The scale of the Tree, small enough to leave room above it. */
const SCALE = 0.6;

export function helAbove(): Svg {
  const dead = [150, 290, 420, 730, 860, 1000];
  return above({
    icon: 'half-dead',
    colour: '#e0f0f0',
    air: [sky('#060c18', '#143048', '#50788c'), dots(60, 300, '#d8f0f8', 4)],
    light: '#a8e0f8',
    tree: '#08101c',
    ground: '#0c1828',
    beside: dead.map((x, place) => at(x, 330 + (place % 2) * 46, sign('anonymous', 84))),
  });
}

export function surtAbove(): Svg {
  const flames = [120, 260, 400, 750, 890, 1030];
  return above({
    icon: 'fire-silhouette',
    colour: '#f8d070',
    air: [sky('#100408', '#480c10', '#d84018'), dots(60, 340, '#f8a048', 5)],
    light: '#f86020',
    tree: '#180810',
    ground: '#180810',
    beside: flames.map((x, place) =>
      icon('flame', x, 310 - (place % 2) * 40, 170, place % 2 === 0 ? '#f87028' : '#f8b040'),
    ),
  });
}

interface Above {
  readonly icon: IconName;
  readonly colour: string;
  readonly air: readonly Svg[];
  readonly light: string;
  readonly tree: string;
  readonly ground: string;
  /** Drawings to the left and right of the Tree. */
  readonly beside: readonly Svg[];
}

/** The Tree with an enemy on top. */
function above({ icon: name, colour, air, light, tree, ground, beside }: Above): Svg {
  return group([
    ...air,
    glow(MIDDLE, 120, 300, light),
    ...beside,
    group([trunk(tree)], {
      transform: `translate(${MIDDLE * (1 - SCALE)} ${SCENE.height * (1 - SCALE)}) scale(${SCALE})`,
    }),
    icon(name, MIDDLE, 112, 200, colour),
    land(412, 400, 414, ground),
  ]);
}

const NIDHOGG = ENEMY_STYLES.nidhogg;

/** The x at which the scene of each lost saga has room for the Dead Tree. */
const ROOM: Readonly<Record<SagaName, number>> = {
  baldr: 1030,
  fimbulvetr: 910,
  managarms: MIDDLE,
  naglfar: 1040,
  bifrost: MIDDLE,
  vigrid: 530,
  fenrir: 980,
};

/** The scene if the task isn't done in time: Nidhogg at the Dead Tree, in front of the saga's scene of defeat. */
export function deadTree(saga: SagaName | null): Svg {
  const x = saga === null ? MIDDLE : ROOM[saga];
  return group([
    saga === null
      ? group([sky('#100408', '#301020', '#803028'), land(390, 380, 392, '#180810')])
      : SCENES[saga]('lost'),
    at(x, SCENE.height, bare('#180c14', 12), bare('#e8e0d0', 0)),
    circle(x - 78, 352, 80, { fill: '#180c14', stroke: NIDHOGG.colour, 'stroke-width': 6 }),
    icon(NIDHOGG.icon, x - 78, 352, 116, NIDHOGG.colour),
  ]);
}

/** The limbs of the Dead Tree, thinner towards the top. Its foot is at 0, 0. */
const LIMBS = [
  ['M0 0V-150', 26],
  ['M0 -130L-34 -250M0 -110L64 -190V-250M0 -80L-66 -150V-214', 15],
  [
    'M-34 -250L-22 -330M-24 -214L-60 -280M64 -190L104 -214M64 -250L44 -300M-66 -150L-104 -170M-66 -214L-92 -250',
    8,
  ],
] as const;

function bare(stroke: string, wider: number): Svg {
  return group(
    LIMBS.map(([d, width]) => path(d, { 'stroke-width': width + wider })),
    { fill: 'none', stroke, 'stroke-linecap': 'round' },
  );
}
