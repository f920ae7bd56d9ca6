/** How clearly the text of a picture stands out from what is behind it. */
import sharp from 'sharp';
import { attributeOf, capitalsOf, placedIn, textOf } from './placed.ts';

/** In pixels: so many that each line of text has some. */
const WIDTH = 480;
const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;
/** This part of what is behind a line may be edges, and corners that its letters do not reach. */
const EDGES = 0.25;

type Colour = readonly [red: number, green: number, blue: number];

/** By the guidelines for accessibility of the web, from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((low, high) => low - high);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lines of text with less contrast than that, each with its own. */
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
      const ink = inked(Math.round(((left + right) / 2) * scale), Math.round(((top + bottom) / 2) * scale));
      const each: number[] = [];
      for (let y = upper ?? 0; y < (lower ?? 0); y += 1)
        for (let x = from ?? 0; x < (to ?? 0); x += 1) each.push(contrast(ink, behind(x, y)));
      const reached = each.toSorted((low, high) => low - high)[Math.floor(each.length * EDGES)] ?? 0;
      return reached < least ? [`${words}: ${reached.toFixed(1)}`] : [];
    });
}

/** A line of text as a plate of its colour, since letters are too thin to have it everywhere. */
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
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * (y * info.width + x));
    return [red, green, blue];
  };
}
