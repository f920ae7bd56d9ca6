/** Draws the pieces: the ravens' markers, the stags, the wolves. */
import { SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { circle, group, icon, OWN_COLOURS, polygon, rect, type Svg, text } from '../../../render/scene.ts';
import { say } from '../../../render/words.ts';
import type { Light, Meeple, Raven } from '../box/components.ts';
import { ravenName } from '../words/names.ts';
import type { Board } from './board.ts';
import type { Sign } from './sign.ts';
import { LIGHT_COLOURS, MEEPLE_STYLES, RAVEN_STYLES } from './styles.ts';

export const MARKER_WIDTH = 60;
const MARKER_HEIGHT = 36;

/** A raven's two letters on a marker of its own shape. They identify the raven everywhere. */
export function markerSign(board: Pick<Board, 'translate'>, raven: Raven, height = MARKER_HEIGHT): Sign {
  const words = say(board, `micromidgard.picture.mark.${raven}`);
  return plate(raven, words, {
    width: (height * MARKER_WIDTH) / MARKER_HEIGHT,
    height,
    size: (height * 30) / MARKER_HEIGHT,
  });
}

/** The raven's whole name on the same shape, so that the two letters explain themselves. */
export function nameSign(board: Board, raven: Raven, width: number): Sign {
  return plate(raven, board.translate(ravenName(raven)), { width, height: 54, size: SIZES.name });
}

interface Plate {
  readonly width: number;
  readonly height: number;
  /** The size of the letters. */
  readonly size: number;
}

function plate(raven: Raven, words: string, { width, height, size }: Plate): Sign {
  const { ground, ink, edge } = RAVEN_STYLES[raven];
  const half = height / 2;
  const point = height * 0.22;
  const style = { fill: ground, stroke: edge, 'stroke-width': 3, 'stroke-linejoin': 'round' };
  return {
    width,
    svg: group(
      [
        raven === 'hugin'
          ? rect(1, -half, width - 2, height, { rx: half, ...style })
          : polygon(
              [
                [0, 0],
                [point, -half],
                [width - point, -half],
                [width, 0],
                [width - point, half],
                [point, half],
              ],
              style,
            ),
        text(words, width / 2, 0, { size, face: 'strong', fill: ink, anchor: 'middle', within: width - 8 }),
      ],
      OWN_COLOURS,
    ),
  };
}

/** A stag's shape with its middle at 0, 0. */
export function stag(meeple: Meeple, radius: number): Svg {
  const { colour, shape } = MEEPLE_STYLES[meeple];
  return group(
    [
      shape(radius, { fill: colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
      icon('stag-head', 0, 0, radius * 1.5, PALETTE.inkDark),
    ],
    OWN_COLOURS,
  );
}

/** A wolf with its centre at 0, 0. The Sun's hunter has rays; the Moon's is round like the Moon. */
export function wolf(light: Light, radius: number): Svg {
  const style = { fill: LIGHT_COLOURS[light], stroke: PALETTE.inkDark, 'stroke-width': 3 };
  return group(
    [
      ...(light === 'sun' ? [rays(radius)] : []),
      circle(0, 0, light === 'sun' ? radius * 0.86 : radius, style),
      icon('wolf-head', 0, 0, radius * 1.4, PALETTE.inkDark),
    ],
    OWN_COLOURS,
  );
}

const RAYS = 12;

function rays(radius: number): Svg {
  return polygon(
    Array.from({ length: 2 * RAYS }, (_, corner) => {
      const angle = (corner * Math.PI) / RAYS;
      const reach = radius * (corner % 2 === 0 ? 1.22 : 0.86);
      return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
    }),
    { fill: LIGHT_COLOURS.sun, stroke: PALETTE.inkDark, 'stroke-width': 3, 'stroke-linejoin': 'round' },
  );
}
