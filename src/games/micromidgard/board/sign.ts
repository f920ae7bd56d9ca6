/** Places small signs in a line. Each sign knows its width, so that the next one can be placed beside it. */
import { at, element, group, type Svg } from '../../../render/scene.ts';

/** A drawing whose left edge is at 0 and whose middle line is at y = 0. */
export interface Sign {
  readonly width: number;
  readonly svg: Svg;
}

/** The height of all signs. */
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

/** A sign with its middle at 0, 0. */
export function centred({ width, svg }: Sign): Svg {
  return at(-width / 2, 0, svg);
}

export function scaledBy(sign: Sign, factor: number): Sign {
  return {
    width: sign.width * factor,
    svg: element('g', { transform: `scale(${factor.toFixed(3)})` }, [sign.svg]),
  };
}

/** The sign at its own width, or smaller if it has to fit. */
export function fitted(sign: Sign, within: number): Sign {
  if (sign.width <= within) return sign;
  return scaledBy(sign, within / sign.width);
}
