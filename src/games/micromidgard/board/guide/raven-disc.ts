/** Draws a raven on its disc, black or white in every theme. */
import { circle, group, icon, OWN_COLOURS, type Svg } from '../../../../render/scene.ts';
import type { Raven } from '../../box/components.ts';
import { RAVEN_STYLES } from '../styles.ts';

/** A raven's disc, with its centre at 0, 0. */
export function ravenDisc(raven: Raven, radius: number): Svg {
  const { ground, ink, edge } = RAVEN_STYLES[raven];
  return group(
    [
      circle(0, 0, radius, { fill: ground, stroke: edge, 'stroke-width': 3 }),
      icon('raven', 0, 0, radius * 1.52, ink),
    ],
    OWN_COLOURS,
  );
}
