/** Builds SVG documents. All texts and values pass through here, so nothing gets into a document unescaped. */
import { ICON_SIZE, type IconName, pathsOf } from './icons.ts';
import { PALETTE } from './palette.ts';
import { TYPEFACES, type Typeface, widthOf } from './typeface.ts';

/** A piece of SVG. */
export type Svg = string;

export type Attributes = { readonly [name: string]: string | number | undefined };

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const SPECIAL = /[&<>"']/g;
/** Most texts and values match this and don't need escaping. */
const HARMLESS = /^[\w #.,:;()+-]*$/;

/** Escapes text for SVG, and removes the characters that XML forbids. */
export function escaped(words: string): string {
  if (HARMLESS.test(words)) return words;
  return words.replace(FORBIDDEN, '').replace(SPECIAL, (sign) => ESCAPES[sign] ?? sign);
}

export function element(name: string, attributes: Attributes, children: readonly Svg[] = []): Svg {
  let written = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    written += ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`;
  }
  return children.length === 0 ? `${written}/>` : `${written}>${children.join('')}</${name}>`;
}

export function group(children: readonly Svg[], attributes: Attributes = {}): Svg {
  return children.length === 0 ? '' : element('g', attributes, children);
}

/**
 * Attributes for a group of pieces that don't overlap. An `opacity` for the whole group would need its own surface, as large as
 * the picture, which takes as long to draw as a dozen lines of text.
 */
export function faded(part: number): Attributes {
  return { 'fill-opacity': part, 'stroke-opacity': part };
}

/** Attributes for a group that looks the same in every theme: a night scene, or an island named after its colour. */
export const OWN_COLOURS = { class: 'own-colours' } as const;

/** Moves the pieces so that their 0, 0 is at x, y. */
export function at(x: number, y: number, ...children: readonly Svg[]): Svg {
  return group(children, { transform: `translate(${rounded(x)} ${rounded(y)})` });
}

/** A piece with an id, so that it can be found in the document. */
export function named(id: string, ...children: readonly Svg[]): Svg {
  return group(children, { id });
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): Svg {
  return element('rect', { x, y, width, height, ...attributes });
}

export function circle(x: number, y: number, radius: number, attributes: Attributes): Svg {
  return element('circle', { cx: x, cy: y, r: radius, ...attributes });
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes): Svg {
  return element('line', { x1, y1, x2, y2, ...attributes });
}

export function path(d: string, attributes: Attributes): Svg {
  return element('path', { d, ...attributes });
}

export type Point = readonly [x: number, y: number];

export function polygon(points: readonly Point[], attributes: Attributes): Svg {
  return element('polygon', {
    points: points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' '),
    ...attributes,
  });
}

/** An icon centred at x, y. */
export function icon(name: IconName, x: number, y: number, size: number, colour: string): Svg {
  const scale = size / ICON_SIZE;
  const corner = `translate(${rounded(x - size / 2)} ${rounded(y - size / 2)}) scale(${scale.toFixed(4)})`;
  return group(
    pathsOf(name).map((d) => path(d, {})),
    { fill: colour, transform: corner },
  );
}

/**
 * An icon that keeps its colour in the light theme. The dark edge separates it from a pale background, and isn't visible at
 * night.
 */
export function ownIcon(name: IconName, x: number, y: number, size: number, colour: string): Svg {
  const edge = { stroke: PALETTE.inkDark, 'stroke-width': (EDGE * ICON_SIZE) / size };
  return group([group([icon(name, x, y, size, colour)], edge)], OWN_COLOURS);
}

const EDGE = 2;

export interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly face?: Typeface;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The maximum width; longer lines are set smaller until they fit. */
  readonly within?: number;
}

/** The height of the middle of a capital above its baseline, relative to the font size. */
const HALF_CAPITAL = 0.357;

/** One line of text; x is the position of its anchor, y the middle of its capitals. */
export function text(words: string, x: number, y: number, lettering: Lettering): Svg {
  const { fill, face = 'text', anchor = 'start' } = lettering;
  const size = fittingSize(words, lettering);
  return element(
    'text',
    {
      x,
      y: y + size * HALF_CAPITAL,
      fill,
      'font-family': TYPEFACES[face].family,
      'font-weight': TYPEFACES[face].weight,
      'font-size': size,
      'text-anchor': anchor === 'start' ? undefined : anchor,
    },
    [escaped(words)],
  );
}

/** The size of the text: as requested, or smaller if it has to fit. */
export function fittingSize(words: string, { size, face = 'text', within }: Lettering): number {
  const width = widthOf(words, face, size);
  return within === undefined || width <= within ? size : (size * within) / width;
}

/** A complete picture: pieces in the units of `size`, shown `pixels` wide. */
export function svgDocument(
  size: { readonly width: number; readonly height: number },
  pixels: number,
  children: readonly Svg[],
): Svg {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: pixels,
      height: Math.round((size.height * pixels) / size.width),
      viewBox: `0 0 ${size.width} ${size.height}`,
    },
    children,
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
