/** Inspects a drawn board: a piece by its name, its text, its position, and whether it's legible. */
import { missingSigns, TYPEFACES, type Typeface } from '../../src/render/typeface.ts';

/** The group with that id, with all its content; throws if there is no such group. */
export function pieceIn(svg: string, id: string): string {
  const start = svg.indexOf(`<g id="${id}"`);
  if (start < 0) throw new Error(`nothing called ${id} on the board`);
  let depth = 0;
  for (const tag of svg.slice(start).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth === 0) return svg.slice(start, start + tag.index + tag[0].length);
  }
  throw new Error(`${id} does not end`);
}

export function hasPiece(svg: string, id: string): boolean {
  return svg.includes(`<g id="${id}"`);
}

/** The lines of text on the piece, in drawing order. */
export function wordsOn(piece: string): readonly string[] {
  return [...piece.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words);
}

export interface Lettering {
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  readonly words: string;
}

export function letteringOn(piece: string): readonly Lettering[] {
  const texts = /<text[^>]*font-family="([^"]*)" font-weight="(\d+)" font-size="([\d.]+)"[^>]*>([^<]*)</g;
  return [...piece.matchAll(texts)].map(([, family = '', weight, size, words = '']) => ({
    family,
    weight: Number(weight),
    size: Number(size),
    words,
  }));
}

/** The horizontal position of the piece in its container. */
export function leftOf(piece: string): number {
  return Number(/translate\(([-\d.]+) /.exec(piece)?.[1] ?? Number.NaN);
}

export function count(piece: string, mark: string): number {
  return piece.split(mark).length - 1;
}

/** Unreadable parts: lines set smaller than `smallest`, characters their font lacks, text without a font. */
export function illegible(svg: string, smallest: number): readonly string[] {
  const lettering = letteringOn(svg);
  return [
    ...(lettering.length === count(svg, '<text') ? [] : ['text without a font']),
    ...lettering.filter(({ size }) => size < smallest).map(({ size, words }) => `${words}, size ${size}`),
    ...lettering.flatMap(({ family, weight, words }) =>
      missingSigns(words.replace(/&[a-z#0-9]+;/g, ''), faceOf(family, weight)),
    ),
  ];
}

function faceOf(family: string, weight: number): Typeface {
  const faces = Object.keys(TYPEFACES) as Typeface[];
  const presenter = faces.find(
    (each) => TYPEFACES[each].family === family && TYPEFACES[each].weight === weight,
  );
  if (presenter === undefined) throw new Error(`no face ${family} ${weight}`);
  return presenter;
}
