/** The parts of scenes: skies, ground, lights, trees and people as dark shapes. */
import { SCENE } from '../measures.ts';
import { circle, group, path, rect, type Svg } from '../scene.ts';

/** The same place in different light. */
export type Light = 'begins' | 'won' | 'lost';
export type Scene = (light: Light) => Svg;

const BANDS = 22;
/** The overlap of a band with the next one, so that no seam is visible in a small picture. */
const OVERLAP = 14;

/** A sky from top to bottom, in bands of one colour each, which make a smaller file than a gradient. */
export function sky(...colours: readonly string[]): Svg {
  const height = SCENE.height / BANDS;
  return group(
    Array.from({ length: BANDS }, (_, band) =>
      rect(0, band * height, SCENE.width, height + OVERLAP, { fill: between(colours, band / (BANDS - 1)) }),
    ),
  );
}

/** The colour at the fraction `part` of the way through the given colours. */
function between(colours: readonly string[], part: number): string {
  const place = part * (colours.length - 1);
  const [from, to] = [Math.floor(place), Math.ceil(place)].map((at) => channels(colours[at] ?? '#000000'));
  const mixed = [0, 1, 2].map((at) => {
    const [low, high] = [from?.[at] ?? 0, to?.[at] ?? 0];
    return Math.round(low + (high - low) * (place % 1));
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Rolling land from one height at the left edge to another at the right edge, down to the bottom. */
export function land(left: number, middle: number, right: number, fill: string): Svg {
  const { width, height } = SCENE;
  return path(
    `M0 ${left}C${width * 0.2} ${left} ${width * 0.3} ${middle} ${width / 2} ${middle}S${width * 0.8} ${right} ${width} ${right}V${height}H0Z`,
    { fill },
  );
}

/** Light around a point, in three rings. */
export function glow(x: number, y: number, radius: number, fill: string): Svg {
  return group([1, 0.72, 0.46].map((part) => circle(x, y, radius * part, { fill, 'fill-opacity': 0.2 })));
}

/** A number of beams around a point, from near to far. */
export function beams(x: number, y: number, count: number, far: number, fill: string): Svg {
  const wide = Math.PI / count / 2.2;
  const point = (angle: number) =>
    `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`;
  const each = Array.from({ length: count }, (_, beam) => {
    const angle = (beam * 2 * Math.PI) / count + 0.1;
    return `M${x} ${y}L${point(angle - wide)}L${point(angle + wide)}Z`;
  });
  return path(each.join(''), { fill, 'fill-opacity': 0.22 });
}

/** Snow or stars: dots placed by a formula, the same every time. */
export function dots(count: number, within: number, fill: string, largest: number): Svg {
  return group(
    Array.from({ length: count }, (_, dot) =>
      circle(
        (dot * 397 + 83) % SCENE.width,
        (dot * dot * 29 + dot * 113) % within,
        largest * (0.4 + (dot % 4) / 5),
        {
          fill,
          'fill-opacity': 0.45 + (dot % 3) * 0.25,
        },
      ),
    ),
  );
}

/** A fir with its foot at x, y. */
export function fir(x: number, y: number, height: number, fill: string): Svg {
  const wide = height * 0.28;
  const tier = (top: number, foot: number, part: number) =>
    `M${x} ${y - height * top}L${x + wide * part} ${y - height * foot}H${x - wide * part}Z`;
  return path(
    `${tier(1, 0.62, 0.6)}${tier(0.8, 0.34, 0.85)}${tier(0.56, 0.08, 1.1)}M${x - 5} ${y}V${y - 20}H${x + 5}V${y}Z`,
    {
      fill,
    },
  );
}

/** A person in a cloak with their feet at x, y; optionally with a spear. */
export function person(
  x: number,
  y: number,
  height: number,
  fill: string,
  spear: 'spear' | null = null,
): Svg {
  const [head, wide] = [height * 0.12, height * 0.2];
  const shoulders = y - height * 0.72;
  return group([
    circle(x, y - height + head, head, { fill }),
    path(
      `M${x - wide * 0.8} ${shoulders}Q${x} ${shoulders - height * 0.1} ${x + wide * 0.8} ${shoulders}L${x + wide} ${y}H${x - wide}Z`,
      { fill },
    ),
    ...(spear === null
      ? []
      : [
          path(
            `M${x + wide * 1.3} ${y}V${y - height * 1.15}M${x + wide * 1.3 - 7} ${y - height * 1.12}l7 -${height * 0.16}l7 ${height * 0.16}Z`,
            { fill, stroke: fill, 'stroke-width': 5, 'stroke-linejoin': 'round' },
          ),
        ]),
  ]);
}

/** Water from y down, in waves one in front of the other. */
export function waves(y: number, ...fills: readonly string[]): Svg {
  return group(
    fills.map((fill, row) => {
      const top = y + row * 34;
      const start = -60 - (row % 2) * 70;
      const crests = Array.from({ length: 10 }, () => 'q35 -26 70 0t70 0').join('');
      return path(`M${start} ${top}${crests}V${SCENE.height}H${start}Z`, { fill });
    }),
  );
}
