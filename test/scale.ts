/** The share of a long run that is played: a part in `npm test`, all of it in `npm run test:long`. */
import { expect } from 'vitest';
import { LANGUAGES, type Language } from '../src/words/languages.ts';

const PART = 0.05;

/** Italian texts take more room than those of most other languages. */
const LONG_WORDED: Language = 'it';

function scale(): number {
  const given = Number(process.env['TEST_SCALE'] ?? PART);
  if (!expect.getState().testPath?.endsWith('.long.test.ts') || !(given > 0))
    throw new Error('a test that can be scaled stands in a file that ends in .long.test.ts');
  return given;
}

/** The scaled number of games, runs or inputs, at least one. */
export function scaled(times: number): number {
  return Math.max(1, Math.ceil(times * scale()));
}

/** Whether the whole long run is played, for checks that need more than a part of it. */
export function isPlayedInFull(): boolean {
  return scale() >= 1;
}

/** The languages that a check of every language uses: one in `npm test`, all in the whole run. */
export function checkedLanguages(): readonly Language[] {
  return isPlayedInFull() ? LANGUAGES : [LONG_WORDED];
}
