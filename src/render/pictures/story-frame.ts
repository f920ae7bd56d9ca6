/** A frame of the story of a game: a picture, and below it what happened. All frames of a story are as high as the highest. */
import { sentenceLines } from '../lines.ts';
import { BOARD_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { rect, type Svg, svgDocument, text } from '../scene.ts';

export interface StoryPicture {
  /** A whole document, as boards are. */
  readonly svg: Svg;
  readonly caption: string;
}

/** In pixels: as wide as a phone shows it. */
const PIXELS = 480;
const LETTERING = { size: 40, fill: PALETTE.ink, anchor: 'middle' } as const;
const WITHIN = BOARD_WIDTH - 60;
const LINE = 52;
/** Above and below the words. */
const EDGES = 58;

export function storyFrames(pictures: readonly StoryPicture[]): readonly Svg[] {
  const captions = pictures.map(({ caption }) => sentenceLines(caption, WITHIN, LETTERING));
  const highest = Math.max(...pictures.map(({ svg }) => heightOf(svg)));
  const lines = Math.max(1, ...captions.map(({ length }) => length));
  const room = lines * LINE + EDGES;
  const height = highest + room;
  return pictures.map(({ svg }, at) =>
    svgDocument({ width: BOARD_WIDTH, height }, PIXELS, [
      rect(0, 0, BOARD_WIDTH, height, { fill: PALETTE.nightTop }),
      svg.replace(/ width="\d+" height="\d+"/, ` width="${BOARD_WIDTH}" height="${heightOf(svg)}"`),
      ...captionLines(captions[at] ?? [], heightOf(svg) + room / 2),
    ]),
  );
}

/** Around that height. */
function captionLines(lines: readonly string[], middle: number): readonly Svg[] {
  const first = middle - ((lines.length - 1) * LINE) / 2;
  return lines.map((words, at) =>
    text(words, BOARD_WIDTH / 2, first + at * LINE, { ...LETTERING, within: WITHIN }),
  );
}

function heightOf(svg: Svg): number {
  const height = /viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)?.[1];
  if (height === undefined) throw new Error('a picture has no size');
  return Number(height);
}
