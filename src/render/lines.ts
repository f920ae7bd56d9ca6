/** Breaks text into lines: a name into two if it would be too small on one, a list into as many as needed. */
import { MIN_TYPE } from './measures.ts';
import { fittingSize, group, type Lettering, type Svg, text } from './scene.ts';
import { widthOf } from './typeface.ts';

/** The size of each of two lines, relative to a single line. */
const SIZE = 0.62;
/** The distance of each of two lines from the middle, relative to their size. */
const APART = 0.53;

export function oneOrTwoLines(
  words: string,
  x: number,
  y: number,
  lettering: Lettering,
  least = MIN_TYPE,
): Svg {
  const { lines, size } = nameLines(words, lettering, least);
  if (lines.length === 1) return text(words, x, y, lettering);
  return group(
    lines.map((half, line) =>
      text(half, x, y + (line === 0 ? -1 : 1) * size * APART, { ...lettering, size }),
    ),
  );
}

/** The text, truncated with an ellipsis if it would otherwise be smaller than `least`. */
export function clipped(words: string, lettering: Lettering, least: number): string {
  if (fittingSize(words, lettering) >= Math.min(least, lettering.size)) return words;
  let kept = [...words];
  while (kept.length > 1 && fittingSize(`${kept.join('')}…`, lettering) < least) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

/** The width of the name, on one line or two. */
export function nameWidth(words: string, lettering: Lettering, least = MIN_TYPE): number {
  const { lines, size } = nameLines(words, lettering, least);
  return Math.max(...lines.map((line) => widthOf(line, lettering.face ?? 'text', size)));
}

function nameLines(
  words: string,
  lettering: Lettering,
  least = MIN_TYPE,
): { readonly lines: readonly string[]; readonly size: number } {
  const size = fittingSize(words, lettering);
  return size >= least
    ? { lines: [words], size }
    : { lines: halves(words), size: Math.max(least, lettering.size * SIZE) };
}

/** Splits at the space or the dot nearest to the middle; Japanese text without either is split at a possible line break. */
function halves(words: string): readonly string[] {
  const middle = Math.floor(words.length / 2);
  const spaces = [...words.matchAll(/[ ・]/g)].map(({ index }) => index);
  const [space] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  let end = space === undefined ? middle : space + 1;
  while (CLINGING.test(words.slice(end))) end += 1;
  return [words.slice(0, end).trimEnd(), words.slice(end)];
}

const JOINT = ' · ';

/** Joins the items of the list into lines, as many on each line as fit. */
export function joinedLines(
  list: readonly string[],
  within: number,
  { face = 'text', size }: Lettering,
): readonly string[] {
  const lines: string[] = [];
  for (const item of list) {
    const last = lines.at(-1);
    const longer = last === undefined ? item : `${last}${JOINT}${item}`;
    const fits = last !== undefined && widthOf(longer, face, size) <= within;
    if (fits) lines.pop();
    lines.push(fits ? longer : item);
  }
  return lines;
}

/** Japanese has no spaces; these characters never begin a line. */
const CLINGING_SIGNS = '、。，．・：；）」』！？％ーァィゥェォッャュョ';
const CLINGING = new RegExp(`^[${CLINGING_SIGNS}]`, 'u');
/** Characters that never end a line. */
const OPENING_SIGNS = '（「『';
/** Ranges of Unicode, for character classes. */
const KATAKANA = '\\u30a0-\\u30ff';
const HIRAGANA = '\\u3041-\\u309f';
const KANJI = '\\u3005\\u3400-\\u9fff';
/** All Japanese characters but Katakana: also punctuation and wide forms. */
const JAPANESE = '\\u3000-\\u309f\\u3400-\\u9fff\\uff00-\\uffef';
/** A character of a word in another script, or a digit. */
const FOREIGN = `[^\\s${KATAKANA}${JAPANESE}]`;

/** The pieces between possible line breaks. Punctuation stays with the word it belongs to. */
function piecesOf(words: readonly string[]): RegExp {
  return new RegExp(`[${OPENING_SIGNS}]*(?:${words.join('|')})[${CLINGING_SIGNS}]*\\s*`, 'gu');
}

/** A whole word in Katakana, a Japanese character, or the text between two spaces. */
const UNITS = piecesOf([`[${KATAKANA}]+`, `[${JAPANESE}]`, `${FOREIGN}+`]);
/** A word with the Hiragana after it: a noun with its particle, a verb with its ending, a number with its counter. */
const PHRASES = piecesOf([
  `(?:${FOREIGN}*(?:[${KATAKANA}]+|[${KANJI}]+)|${FOREIGN}+)[${HIRAGANA}]*`,
  `[${HIRAGANA}]+`,
  `[${JAPANESE}]`,
]);

/**
 * A sentence on as many lines as needed. A Japanese line ends between phrases unless that would take another line. If a character
 * can't begin a line, the previous word moves down with it.
 */
export function sentenceLines(
  words: string,
  within: number,
  lettering: Pick<Lettering, 'face' | 'size'>,
): readonly string[] {
  const byUnit = linesOf(words, UNITS, within, lettering);
  const byPhrase = linesOf(words, PHRASES, within, lettering);
  const isTooWide = byPhrase.some((line) => widthOf(line, lettering.face ?? 'text', lettering.size) > within);
  return isTooWide || byPhrase.length > byUnit.length ? byUnit : byPhrase;
}

function linesOf(
  words: string,
  pieces: RegExp,
  within: number,
  { face = 'text', size }: Pick<Lettering, 'face' | 'size'>,
): readonly string[] {
  const lines: string[] = [];
  for (const [piece] of words.matchAll(pieces)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    const fits = widthOf(longer.trimEnd(), face, size) <= within;
    if (lines.length > 0 && fits) lines.pop();
    lines.push(fits ? longer : piece);
  }
  return lines.map((line) => line.trimEnd());
}
