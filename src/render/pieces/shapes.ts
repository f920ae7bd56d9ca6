/** Outlines of pieces, so that each kind of piece can have a different one. */
import { type Attributes, type Point, polygon, type Svg } from '../scene.ts';

/** An outline around 0, 0, at the distance `radius`. */
export type Shape = (radius: number, attributes: Attributes) => Svg;

/** The corners as multiples of the radius. */
export const corners =
  (...points: readonly Point[]): Shape =>
  (radius, attributes) =>
    polygon(
      points.map(([x, y]) => [x * radius, y * radius]),
      { 'stroke-linejoin': 'round', ...attributes },
    );
