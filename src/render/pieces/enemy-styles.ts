/** The appearance of the Tree's six enemies, the same in every game that has them, so that people recognise them. */
import type { IconName } from '../icons.ts';
import { circle, path } from '../scene.ts';
import { corners, type Shape } from './shapes.ts';

export interface EnemyStyle {
  readonly icon: IconName;
  readonly colour: string;
  readonly shape: Shape;
}

export const ENEMY_STYLES = {
  hel: { icon: 'half-dead', colour: '#f0e8d8', shape: (radius, style) => circle(0, 0, radius * 0.98, style) },
  surt: {
    icon: 'fire-silhouette',
    colour: '#f88850',
    shape: corners([0, -1.12], [1, -0.3], [0.82, 0.95], [-0.82, 0.95], [-1, -0.3]),
  },
  loki: {
    icon: 'duality-mask',
    colour: '#f8d840',
    shape: corners([0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]),
  },
  jormungand: {
    icon: 'sea-serpent',
    colour: '#40d0a0',
    shape: corners([-0.55, -0.95], [0.55, -0.95], [1.1, 0], [0.55, 0.95], [-0.55, 0.95], [-1.1, 0]),
  },
  fenrir: {
    icon: 'wolf-head',
    colour: '#80c0f8',
    shape: (radius, style) => path(shieldOf(radius), { 'stroke-linejoin': 'round', ...style }),
  },
  nidhogg: {
    icon: 'spiked-dragon-head',
    colour: '#e898d0',
    shape: corners([-0.92, -0.92], [0.92, -0.92], [0.92, 0.92], [-0.92, 0.92]),
  },
} as const satisfies { readonly [enemy: string]: EnemyStyle };

function shieldOf(radius: number): string {
  const [wide, high, low, tip] = [radius, -0.9 * radius, 0.25 * radius, 1.15 * radius];
  return `M${-wide} ${high}H${wide}V${low}Q${wide} ${0.8 * radius} 0 ${tip}Q${-wide} ${0.8 * radius} ${-wide} ${low}Z`;
}
