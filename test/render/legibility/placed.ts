/** The positions of the pieces of a drawn picture, and text that's cut off, covered or crowded. */
import { TYPEFACES, type Typeface, widthOf } from '../../../src/render/typeface.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece of a picture in the picture's units, in drawing order. */
export interface Placed extends Box {
  readonly kind: 'text' | 'frame' | 'icon';
  readonly words: string;
  /** The size of the letters; 0 if there are none. */
  readonly size: number;
  /** Whether the piece hides anything behind it. */
  readonly isSolid: boolean;
}

/** The height of letters above the baseline, relative to the font size. */
const ASCENT = 0.74;
const DESCENT = 0.2;
/** Letters may be this close to their neighbours, and to the edge of their background. */
const TOLERANCE = 2;
/** Shapes up to this height strike something out, and may cover it. */
const STROKE = 10;

/** `x` becomes `a * x + e`, `y` becomes `d * y + f`; nothing important is rotated. */
interface Move {
  readonly a: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

const UNMOVED: Move = { a: 1, d: 1, e: 0, f: 0 };

export function placedIn(svg: string): readonly Placed[] {
  const moves: Move[] = [UNMOVED];
  const placed: Placed[] = [];
  // Definitions are skipped, because they aren't drawn in place.
  for (const [, closing, name = '', attributes = '', single, words = ''] of svg
    .replace(/<defs>.*?<\/defs>/gs, '')
    .matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g)) {
    if (closing === '/') {
      moves.pop();
      continue;
    }
    const move = moved(moves.at(-1) ?? UNMOVED, attributeOf(attributes, 'transform') ?? '');
    const piece = pieceOf(name, attributes, words);
    if (piece !== null) placed.push({ ...piece, ...boxAfter(piece, move), size: piece.size * move.d });
    if (single !== '/') moves.push(move);
  }
  return placed;
}

function moved(within: Move, transform: string): Move {
  let { a, d, e, f } = within;
  for (const [, kind, first = '0', second] of transform.matchAll(/(\w+)\(([-\d.]+)[ ,]?([-\d.]+)?\)/g)) {
    const [x, y] = [Number(first), Number(second ?? (kind === 'scale' ? first : 0))];
    if (kind === 'translate') [e, f] = [e + a * x, f + d * y];
    if (kind === 'scale') [a, d] = [a * x, d * y];
  }
  return { a, d, e, f };
}

function boxAfter({ left, top, right, bottom }: Box, { a, d, e, f }: Move): Box {
  const across = [a * left + e, a * right + e];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: d * top + f,
    bottom: d * bottom + f,
  };
}

function pieceOf(name: string, attributes: string, words: string): Placed | null {
  const number = (key: string): number => Number(attributeOf(attributes, key) ?? 0);
  if (name === 'text') return textOf(attributes, words);
  if (name === 'rect') {
    const [left, top] = [number('x'), number('y')];
    const isSolid =
      attributeOf(attributes, 'fill') !== 'none' &&
      Number(attributeOf(attributes, 'fill-opacity') ?? 1) > 0.5;
    return {
      kind: 'frame',
      words: '',
      size: 0,
      isSolid,
      left,
      top,
      right: left + number('width'),
      bottom: top + number('height'),
    };
  }
  const isIcon = name === 'g' && /scale\(0\.\d{4}\)/.test(attributes) && attributes.includes('fill=');
  return isIcon
    ? { kind: 'icon', words: '', size: 0, isSolid: true, left: 0, top: 0, right: 512, bottom: 512 }
    : null;
}

/** A line of text from the attributes of its element. */
export function textOf(attributes: string, escaped: string): Placed {
  const words = escaped.replace(/&(amp|lt|gt|quot|#39);/g, 'x');
  const size = Number(attributeOf(attributes, 'font-size'));
  const width = widthOf(words, faceOf(attributes), size);
  const anchor = attributeOf(attributes, 'text-anchor');
  const x = Number(attributeOf(attributes, 'x'));
  const y = Number(attributeOf(attributes, 'y'));
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return {
    kind: 'text',
    words: escaped,
    size,
    isSolid: true,
    left,
    right: left + width,
    top: y - ASCENT * size,
    bottom: y + DESCENT * size,
  };
}

/** The box of the capitals, without the space below the line. */
export function capitalsOf({ left, right, top, bottom }: Box): Box {
  return { left, right, top, bottom: bottom - ((bottom - top) * DESCENT) / (ASCENT + DESCENT) };
}

function faceOf(attributes: string): Typeface {
  const faces = Object.keys(TYPEFACES) as Typeface[];
  const [family, weight] = [
    attributeOf(attributes, 'font-family'),
    Number(attributeOf(attributes, 'font-weight')),
  ];
  return (
    faces.find((each) => TYPEFACES[each].family === family && TYPEFACES[each].weight === weight) ?? 'text'
  );
}

export function attributeOf(attributes: string, key: string): string | undefined {
  return new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(attributes)?.[1];
}

/** Faults that a reader would notice, each in a few words. */
export function misplaced(svg: string): readonly string[] {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const sheet: Box = { left: 0, top: 0, right: Number(width), bottom: Number(height) };
  const all = placedIn(svg);
  return all.flatMap((piece, at) => {
    if (piece.kind !== 'text') return [];
    const before = all.slice(0, at);
    const after = all.slice(at + 1);
    const grounds = before.filter(({ kind, isSolid }) => kind === 'frame' && isSolid);
    const framed = grounds.findLast((each) => holdsMiddleOf(each, piece));
    const ground = framed ?? sheet;
    // Anything drawn before the text's background is behind the text.
    const inFront = all.slice(framed === undefined ? 0 : all.indexOf(framed));
    const touching = (others: readonly Placed[]) => others.filter((each) => overlap(each, piece));
    return [
      ...(piece.left < ground.left - TOLERANCE || piece.right > ground.right + TOLERANCE
        ? [`${piece.words} does not fit`]
        : []),
      ...touching(after).flatMap(({ kind, words, isSolid, top, bottom }) => {
        if (kind === 'text') return [`${piece.words} overlaps ${words}`];
        return kind === 'frame' && isSolid && bottom - top > STROKE ? [`${piece.words} is covered`] : [];
      }),
      ...touching(inFront)
        .filter(({ kind }) => kind === 'icon')
        .map(() => `${piece.words} overlaps an icon`),
    ];
  });
}

function holdsMiddleOf(frame: Box, { left, right, top, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom;
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 * TOLERANCE
  );
}
