/** Outlines for pieces, so that each can have one of its own. */
import { type Attributes, type Point, polygon, type Svg } from './scene.ts';

/** An outline about 0, 0, as far from it as the radius says. */
export type Shape = (radius: number, look: Attributes) => Svg;

/** The corners in parts of the radius. */
export const corners =
  (...points: readonly Point[]): Shape =>
  (radius, look) =>
    polygon(
      points.map(([x, y]) => [x * radius, y * radius]),
      { 'stroke-linejoin': 'round', ...look },
    );
