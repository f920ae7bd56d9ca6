/** The title picture of a game: its name above a drawing of its opponents. */

import type { IconName } from '../icons.ts';
import { FULL_WIDTH, SCENE } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import type { Shape } from '../pieces/shapes.ts';
import { at, circle, element, group, icon, OWN_COLOURS, rect, type Svg, text } from '../scene.ts';
import { type Part, styleOf } from '../sheet.ts';

const NAME_HEIGHT = 150;

export function titlePicture(name: string, drawing: Part): Svg {
  return styleOf([named(name), drawing]);
}

function named(name: string): Part {
  const lettering = { size: 116, face: 'title', fill: PALETTE.gold, anchor: 'middle' } as const;
  const words = text(name, FULL_WIDTH / 2, NAME_HEIGHT / 2, { ...lettering, within: FULL_WIDTH - 80 });
  return { height: NAME_HEIGHT, svg: words };
}

const SCENE_FRAME = { rx: 18 } as const;

/** The title of a chapter: the game in small type, the chapter's name in large type, and its scene. */
export function chapterTitle(game: string, chapter: string, scene: Svg): Svg {
  const above = { size: 62, face: 'title', fill: PALETTE.accent, anchor: 'middle' } as const;
  const words = text(game, FULL_WIDTH / 2, 34, { ...above, within: FULL_WIDTH - 80 });
  return styleOf([
    { height: 68, svg: words },
    named(chapter),
    {
      height: SCENE.height,
      svg: group([
        element('defs', {}, [
          element('clipPath', { id: 'chapter' }, [rect(0, 0, FULL_WIDTH, SCENE.height, SCENE_FRAME)]),
        ]),
        group([group([scene], OWN_COLOURS)], { 'clip-path': 'url(#chapter)' }),
        rect(0, 0, FULL_WIDTH, SCENE.height, {
          ...SCENE_FRAME,
          fill: 'none',
          stroke: PALETTE.bronzeDeep,
          'stroke-width': 4,
        }),
      ]),
    },
  ]);
}

/** Pieces side by side, evenly spaced across the full width. */
export function spread(pieces: readonly Svg[], y: number, width = FULL_WIDTH): Svg {
  const each = width / pieces.length;
  return group(pieces.map((piece, place) => at((place + 0.5) * each, y, piece)));
}

/** A dark symbol on a bright piece, around 0, 0, which keeps its colours in the light theme. */
export function figure(
  { icon: sign, colour, shape }: { readonly icon: IconName; readonly colour: string; readonly shape: Shape },
  radius: number,
): Svg {
  return group(
    [
      shape(radius, { fill: colour, stroke: PALETTE.shadow, 'stroke-width': 4 }),
      icon(sign, 0, 0, radius * 1.25, PALETTE.inkDark),
    ],
    OWN_COLOURS,
  );
}

/** A bright symbol in a ring, around 0, 0. */
export function medallion(sign: Svg, radius: number, colour: string): Svg {
  return group([
    circle(0, 0, radius, { fill: PALETTE.panelRaised, stroke: colour, 'stroke-width': 5 }),
    sign,
  ]);
}
