/** A frame of the story of a game: the place where it was decided with what happened, or a whole picture such as the end. */
import type { Centrepiece } from '../../core/telling/ending.ts';
import { sentenceLines } from '../lines.ts';
import { PALETTE } from '../palette.ts';
import { at, element, group, rect, type Svg, svgDocument, text } from '../scene.ts';
import { TURN_BOARD, TURN_MARGIN, TURN_WIDTH } from '../turn-board/canvas.ts';

export type StoryPicture =
  | {
      readonly kind: 'moment';
      /** How far the game is, in a few words. */
      readonly title: string;
      readonly centrepiece: Centrepiece;
      readonly caption: string;
    }
  | {
      readonly kind: 'whole';
      /** A whole document, shown as large as the frame allows. */
      readonly svg: Svg;
    };

/** In pixels: as wide as a phone shows it. */
const PIXELS = 480;
const { width: WIDTH, height: HEIGHT } = TURN_BOARD;
const MIDDLE = WIDTH / 2;
const TITLE = 60;
const TOP = 116;
/** Words are large: a story is seen in passing. */
const LETTERING = { size: 44, fill: PALETTE.ink, anchor: 'middle' } as const;
const LINE = 56;
const EDGES = 44;
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
  const lines = sentenceLines(caption, TURN_WIDTH, LETTERING);
  const words = lines.length * LINE + EDGES;
  const room = HEIGHT - TOP - words;
  const scale = Math.min(WIDTH / TURN_WIDTH, room / centrepiece.height);
  const top = TOP + (room - centrepiece.height * scale) / 2;
  const first = HEIGHT - words + EDGES / 2 + LINE / 2;
  return [
    text(title, MIDDLE, TITLE, {
      size: 52,
      face: 'title',
      fill: PALETTE.accent,
      anchor: 'middle',
      within: TURN_WIDTH,
    }),
    scaled(centrepiece.svg, scale, (WIDTH - TURN_WIDTH * scale) / 2, top),
    ...lines.map((line, place) =>
      text(line, MIDDLE, first + place * LINE, { ...LETTERING, within: TURN_WIDTH + TURN_MARGIN }),
    ),
  ];
}

/** The content of a document, in the middle of the frame. */
function whole(svg: Svg): Svg {
  const [, wide, high] = VIEW_BOX.exec(svg) ?? [];
  if (wide === undefined || high === undefined) throw new Error('a picture has no size');
  const [width, height] = [Number(wide), Number(high)];
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return scaled(content, scale, (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2);
}

function scaled(svg: Svg, scale: number, x: number, y: number): Svg {
  return at(x, y, element('g', { transform: `scale(${scale.toFixed(3)})` }, [group([svg])]));
}
