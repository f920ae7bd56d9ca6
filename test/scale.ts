/** The share of a long run that is played: a part in `npm test`, all of it in `npm run test:long`. */
import { expect } from 'vitest';

const PART = 0.05;

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

/** For checks that only the whole run can make. */
export function isPlayedInFull(): boolean {
  return scale() >= 1;
}
