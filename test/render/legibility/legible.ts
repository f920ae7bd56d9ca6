/** What every picture has to be, whatever it shows. */
import type { Named } from '../../../scripts/pictures/kinds.ts';
import type { Translate } from '../../../src/core/telling/saying.ts';
import { THEMES, type Theme } from '../../../src/core/telling/theme.ts';
import { themed } from '../../../src/render/themes.ts';
import { illegible } from '../found.ts';
import { faintTexts } from './contrast.ts';
import { misplaced } from './placed.ts';

/** English is never set below 27; the longest names of other languages may be, down to 6 pixels on a phone. */
const SMALLEST = 19;
const LEAST_CONTRAST = 4.5;

/** Words that are cut off, covered, crowded or too small. */
export function crampedIn(scenes: readonly Named[], translate: Translate): readonly string[] {
  return scenes.flatMap(({ name, draw }) => {
    const svg = draw(translate);
    return [...misplaced(svg), ...illegible(svg, SMALLEST)].map((fault) => `${name}: ${fault}`);
  });
}

/** Words that hardly stand out. */
export async function faintIn(
  scenes: readonly Named[],
  translate: Translate,
  themes: readonly Theme[] = THEMES,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, draw } of scenes)
    for (const theme of themes) {
      const faint = await faintTexts(themed(draw(translate), theme), LEAST_CONTRAST);
      faults.push(...faint.map((fault) => `${name}, ${theme}: ${fault}`));
    }
  return faults;
}
