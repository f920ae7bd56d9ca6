/** Sets words in lines: a name in two where it would be too small in one, a list in as many as it takes. */
import { fittingSize, group, type Lettering, type Svg, text } from './scene.ts';
import { widthOf } from './typeface.ts';

/** Six pixels on a phone. */
const LEGIBLE = 19;
/** As parts of what the one line would have been: each of the two lines, and how far it is from the middle. */
const SIZE = 0.62;
const APART = 0.33;

export function oneOrTwoLines(words: string, x: number, y: number, lettering: Lettering): Svg {
  if (fittingSize(words, lettering) >= LEGIBLE) return text(words, x, y, lettering);
  const size = lettering.size * SIZE;
  return group(
    halves(words).map((half, line) =>
      text(half, x, y + (line === 0 ? -1 : 1) * lettering.size * APART, { ...lettering, size }),
    ),
  );
}

/** At the space next to the middle; in Japanese, which has none, in the middle. */
function halves(words: string): readonly string[] {
  const middle = Math.floor(words.length / 2);
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const [space] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return space === undefined
    ? [words.slice(0, middle), words.slice(middle)]
    : [words.slice(0, space), words.slice(space + 1)];
}

const JOINT = ' · ';

/** As many of the list on a line as fit. */
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

/** Japanese writes no spaces; these signs never begin a line. */
const CLINGING = /^[、。，．・：；）」』！？]/;
/** A sign of Japanese, foreign words in Katakana whole; or what stands between two spaces. */
const WORD =
  /[\u30a0-\u30ff]+|[\u3000-\u309f\u3400-\u9fff\uff00-\uffef]|[^\s\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+\s*/g;

/** A sentence in as many lines as it takes. */
export function sentenceLines(
  words: string,
  within: number,
  { face = 'text', size }: Lettering,
): readonly string[] {
  const lines: string[] = [];
  for (const [word] of words.matchAll(WORD)) {
    const longer = `${lines.at(-1) ?? ''}${word}`;
    const fits = CLINGING.test(word) || widthOf(longer.trimEnd(), face, size) <= within;
    if (lines.length > 0 && fits) lines.pop();
    lines.push(fits ? longer : word);
  }
  return lines.map((line) => line.trimEnd());
}
