/** The contrast between the text of a picture and its background. */
import sharp from 'sharp';
import { attributeOf, capitalsOf, placedIn, textOf } from './placed.ts';

/** The width in pixels: enough for each line of text to cover some. */
const WIDTH = 480;
const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;
/** The share of the pixels behind a line that may fail: they are edges, or corners that its letters don't reach. */
const EDGES = 0.25;

type Colour = readonly [red: number, green: number, blue: number];

/** The luminance of each channel value. */
const LIGHT: readonly number[] = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The contrast of two luminances, by the web accessibility guidelines, from 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);
}

/** The lines of text with less contrast than `least`, each with its contrast. */
export async function faintTexts(svg: string, least: number): Promise<readonly string[]> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const scale = WIDTH / Number(width);
  const sized = svg.replace(
    /width="\d+" height="\d+"/,
    `width="${WIDTH}" height="${Math.round(Number(height) * scale)}"`,
  );
  const [behind, inked] = await Promise.all([
    pixelsOf(sized.replace(TEXT, '')),
    pixelsOf(sized.replace(TEXT, plate)),
  ]);
  return placedIn(svg)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ words, ...box }) => {
      const { left, right, top, bottom } = capitalsOf(box);
      const [from, to, upper, lower] = [left, right, top, bottom].map((edge) => Math.round(edge * scale));
      const ink = luminance(
        inked(Math.round(((left + right) / 2) * scale), Math.round(((top + bottom) / 2) * scale)),
      );
      const each: number[] = [];
      for (let y = upper ?? 0; y < (lower ?? 0); y += 1)
        for (let x = from ?? 0; x < (to ?? 0); x += 1) each.push(contrast(ink, luminance(behind(x, y))));
      const reached = each.toSorted((low, high) => low - high)[Math.floor(each.length * EDGES)] ?? 0;
      return reached < least ? [`${words}: ${reached.toFixed(1)}`] : [];
    });
}

/** A line of text as a filled area in its colour, since letters are too thin to cover all of it. */
function plate(_: string, attributes: string, words: string): string {
  const { left, right, top, bottom } = textOf(attributes, words);
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${attributeOf(attributes, 'fill')}"/>`;
}

async function pixelsOf(svg: string): Promise<(x: number, y: number) => Colour> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = 3 * (y * info.width + x);
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}
