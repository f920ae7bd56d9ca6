/** The rules for every picture, whatever it shows. */
import type { Named } from '../../../scripts/pictures/kinds.ts';
import type { Translate } from '../../../src/core/presentation/phrase.ts';
import { THEMES, type Theme } from '../../../src/core/presentation/theme.ts';
import { themed } from '../../../src/render/themes.ts';
import { illegible } from '../found.ts';
import { faintTexts } from './contrast.ts';
import { misplaced, placedIn } from './placed.ts';

/**
 * The smallest letters relative to the width of a picture: seven pixels on a phone. Boards in English have larger letters, by
 * their own tests.
 */
const SMALLEST = 19 / 1000;
/** Sizes are written with two decimals, scales with three. */
const ROUNDED = 0.05;
const MIN_CONTRAST = 4.5;

/** Lines whose letters are drawn smaller than `part` of the width of a whole picture. */
export function tooSmall(svg: string, part = SMALLEST): readonly string[] {
  const width = /viewBox="0 0 (\d+) /.exec(svg)?.[1];
  if (width === undefined) throw new Error('a picture has no size');
  const smallest = part * Number(width) - ROUNDED;
  return placedIn(svg)
    .filter(({ kind, size }) => kind === 'text' && size < smallest)
    .map(({ words, size }) => `${words} is ${size.toFixed(1)} of ${width}`);
}

/** Text that is cut off, covered, crowded or too small. */
export function crampedIn(
  scenes: readonly Named[],
  translate: Translate,
  smallest = SMALLEST,
): readonly string[] {
  return scenes.flatMap(({ name, draw }) => {
    const svg = draw(translate);
    return [...misplaced(svg), ...illegible(svg, 0), ...tooSmall(svg, smallest)].map(
      (fault) => `${name}: ${fault}`,
    );
  });
}

/** Text with little contrast. */
export async function faintIn(
  scenes: readonly Named[],
  translate: Translate,
  themes: readonly Theme[] = THEMES,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, draw } of scenes)
    for (const theme of themes) {
      const faint = await faintTexts(themed(draw(translate), theme), MIN_CONTRAST);
      faults.push(...faint.map((fault) => `${name}, ${theme}: ${fault}`));
    }
  return faults;
}
