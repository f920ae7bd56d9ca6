/** Sets a name in two lines where it would be too small to be read in one. */
import { fittingSize, group, type Lettering, type Svg, text } from './scene.ts';

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
