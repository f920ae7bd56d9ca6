/** A frame of the story of a game: the decisive place with its event, or a whole picture such as the end. */
import type { Centrepiece } from '../../core/presentation/ending.ts';
import { sentenceLines } from '../lines.ts';
import { PALETTE } from '../palette.ts';
import { at, element, group, rect, type Svg, svgDocument, text } from '../scene.ts';
import { TURN_BOARD, TURN_MARGIN, TURN_WIDTH } from '../turn-board/canvas.ts';

export type StoryPicture =
  | {
      readonly kind: 'moment';
      /** The progress of the game, in a few words. */
      readonly title: string;
      readonly centrepiece: Centrepiece;
      readonly caption: string;
    }
  | {
      readonly kind: 'whole';
      /** A complete document, shown as large as the frame allows. */
      readonly svg: Svg;
    };

/** The width in pixels, at which a phone shows the frame. */
const PIXELS = 480;
const { width: WIDTH, height: HEIGHT } = TURN_BOARD;
const MIDDLE = WIDTH / 2;
const TITLE = 70;
const TOP = 140;
/** A story is watched in passing, so its text uses the room left by the board: as large as fits, never below 44. */
const SIZES = [72, 66, 60, 54, 48, 44] as const;
const LEAST = 44;
const LINE = 1.28;
const EDGES = 60;
const WHOLE_PICTURE = 'whole-picture';
/** A picture shorter than the frame fades into it at the top and bottom over this height, so that its sky has no hard edge. */
const FADE = 40;
const VIEW_BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

export function storyFrames(pictures: readonly StoryPicture[]): readonly Svg[] {
  return pictures.map((picture) =>
    svgDocument(TURN_BOARD, PIXELS, [
      rect(0, 0, WIDTH, HEIGHT, { fill: PALETTE.nightTop }),
      ...(picture.kind === 'whole' ? [whole(picture.svg)] : moment(picture)),
    ]),
  );
}

function moment({ title, centrepiece, caption }: Extract<StoryPicture, { kind: 'moment' }>): readonly Svg[] {
  const full = (WIDTH / TURN_WIDTH) * centrepiece.height;
  const { size, lines } = set(caption, HEIGHT - TOP - full - EDGES);
  const line = size * LINE;
  const words = lines.length * line;
  const scale = Math.min(WIDTH / TURN_WIDTH, (HEIGHT - TOP - EDGES - words) / centrepiece.height);
  const bottom = TOP + centrepiece.height * scale;
  const first = bottom + (HEIGHT - bottom - words + line) / 2;
  const lettering = { size, fill: PALETTE.ink, anchor: 'middle', within: TURN_WIDTH + TURN_MARGIN } as const;
  return [
    text(title, MIDDLE, TITLE, {
      size: 68,
      face: 'title',
      fill: PALETTE.accent,
      anchor: 'middle',
      within: TURN_WIDTH,
    }),
    scaled(centrepiece.svg, scale, (WIDTH - TURN_WIDTH * scale) / 2, TOP),
    ...lines.map((each, place) => text(each, MIDDLE, first + place * line, lettering)),
  ];
}

/** The caption in the largest type with which its lines fit, or else in the smallest. */
function set(caption: string, room: number): { readonly size: number; readonly lines: readonly string[] } {
  const inLines = (size: number) => ({
    size,
    lines: sentenceLines(caption, TURN_WIDTH, { size }),
  });
  const fitting = SIZES.map(inLines).find(({ size, lines }) => lines.length * size * LINE <= room);
  return fitting ?? inLines(LEAST);
}

/** The content of a document, in the middle of the frame. */
function whole(svg: Svg): Svg {
  const [, wide, high] = VIEW_BOX.exec(svg) ?? [];
  if (wide === undefined || high === undefined) throw new Error('a picture has no size');
  const [width, height] = [Number(wide), Number(high)];
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  // A scene may reach beyond its picture, like the rays behind a god.
  const edge = element('defs', {}, [
    element('clipPath', { id: WHOLE_PICTURE }, [rect(0, 0, width, height, {})]),
  ]);
  const cut = group([content], { 'clip-path': `url(#${WHOLE_PICTURE})` });
  const top = (HEIGHT - height * scale) / 2;
  const shown = scaled(edge + cut, scale, (WIDTH - width * scale) / 2, top);
  return top < FADE ? shown : group([shown, fade('above', top), fade('below', HEIGHT - top - FADE)]);
}

/** Covers an edge of the picture with the frame's colour, which becomes transparent towards the middle of the picture. */
function fade(side: 'above' | 'below', y: number): Svg {
  const id = `fade-${side}`;
  const [upper, lower] = side === 'above' ? [1, 0] : [0, 1];
  const stops = [upper, lower].map((opacity, offset) =>
    element('stop', { offset, 'stop-color': PALETTE.nightTop, 'stop-opacity': opacity }),
  );
  return group([
    element('defs', {}, [element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops)]),
    rect(0, y, WIDTH, FADE, { fill: `url(#${id})` }),
  ]);
}

function scaled(svg: Svg, scale: number, x: number, y: number): Svg {
  return at(x, y, element('g', { transform: `scale(${scale.toFixed(3)})` }, [group([svg])]));
}
