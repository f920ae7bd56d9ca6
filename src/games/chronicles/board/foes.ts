/** Draws the foes named on a page of a saga: enemies as everywhere else, saga foes in shapes of their own. */

import { isOneOf } from '../../../core/typed/one-of.ts';
import { PALETTE } from '../../../render/palette.ts';
import { ENEMY_STYLES, type EnemyStyle } from '../../../render/pieces/enemy-styles.ts';
import { corners } from '../../../render/pieces/shapes.ts';
import { group, icon, OWN_COLOURS, type Point, type Svg } from '../../../render/scene.ts';
import type { SagaFoe } from '../box/components.ts';
import { SAGA_FOES } from '../box/components.ts';
import type { TaskFoe } from '../box/saga.ts';

const RAYS = 12;

/** The radius between two rays, as a share of the radius at their tips. */
const BETWEEN_RAYS = 0.82;

const SAGA_FOE_STYLES: Readonly<Record<SagaFoe, EnemyStyle>> = {
  skoll: { icon: 'wolf-howl', colour: '#f8b048', shape: corners(...rays()) },
  hati: {
    icon: 'wolf-howl',
    colour: '#b8c8f8',
    shape: corners(
      [-0.45, -1.05],
      [0.45, -1.05],
      [1.05, -0.45],
      [1.05, 0.45],
      [0.45, 1.05],
      [-0.45, 1.05],
      [-1.05, 0.45],
      [-1.05, -0.45],
    ),
  },
  hrym: {
    icon: 'viking-helmet',
    colour: '#a8d0a0',
    shape: corners([-1.15, -0.8], [1.15, -0.8], [0.75, 1], [-0.75, 1]),
  },
};

function rays(): readonly Point[] {
  return Array.from({ length: 2 * RAYS }, (_, corner) => {
    const [angle, reach] = [(corner * Math.PI) / RAYS, corner % 2 === 0 ? 1.12 : BETWEEN_RAYS * 1.12];
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach] as const;
  });
}

export function foeStyle(foe: TaskFoe): EnemyStyle {
  return isOneOf(SAGA_FOES, foe) ? SAGA_FOE_STYLES[foe] : ENEMY_STYLES[foe];
}

/** A foe's shape and sign, with the middle at 0, 0. */
export function foeSign(foe: TaskFoe, radius: number): Svg {
  const { shape, colour, icon: sign } = foeStyle(foe);
  return group(
    [
      shape(radius, { fill: colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
      icon(sign, 0, foe === 'surt' ? radius * 0.08 : 0, radius * 1.35, PALETTE.inkDark),
    ],
    OWN_COLOURS,
  );
}
