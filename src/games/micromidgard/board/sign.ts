/** Small signs in a line: each knows its width, so that they can be placed side by side. */
import { at, element, group, type Svg } from '../../../render/scene.ts';

/** A drawing whose left edge is at 0 and whose middle line is at y = 0. */
export interface Sign {
  readonly width: number;
  readonly svg: Svg;
}

/** All signs are this high. */
export const SIGN_HEIGHT = 46;

export function inOneRow(signs: readonly Sign[], gap = 5): Sign {
  let x = 0;
  const drawn = signs.map(({ width, svg }) => {
    const placed = at(x, 0, svg);
    x += width + gap;
    return placed;
  });
  return { width: Math.max(0, x - gap), svg: group(drawn) };
}

/** With its middle at 0, 0. */
export function centred({ width, svg }: Sign): Svg {
  return at(-width / 2, 0, svg);
}

export function scaledBy(sign: Sign, factor: number): Sign {
  return {
    width: sign.width * factor,
    svg: element('g', { transform: `scale(${factor.toFixed(3)})` }, [sign.svg]),
  };
}

/** At its own width, or smaller if it must fit. */
export function fitted(sign: Sign, within: number): Sign {
  if (sign.width <= within) return sign;
  return scaledBy(sign, within / sign.width);
}
