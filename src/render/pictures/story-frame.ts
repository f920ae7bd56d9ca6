/** A frame of the story of a game: a picture, and below it what happened. All frames of a story are as high as the highest. */
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
const CAPTION = 110;

export function storyFrames(pictures: readonly StoryPicture[]): readonly Svg[] {
  const highest = Math.max(...pictures.map(({ svg }) => heightOf(svg)));
  const height = highest + CAPTION;
  return pictures.map(({ svg, caption }) =>
    svgDocument({ width: BOARD_WIDTH, height }, PIXELS, [
      rect(0, 0, BOARD_WIDTH, height, { fill: PALETTE.nightTop }),
      svg.replace(/ width="\d+" height="\d+"/, ` width="${BOARD_WIDTH}" height="${heightOf(svg)}"`),
      text(caption, BOARD_WIDTH / 2, heightOf(svg) + CAPTION / 2, {
        size: 44,
        fill: PALETTE.ink,
        anchor: 'middle',
        within: BOARD_WIDTH - 60,
      }),
    ]),
  );
}

function heightOf(svg: Svg): number {
  const height = /viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)?.[1];
  if (height === undefined) throw new Error('a picture has no size');
  return Number(height);
}
