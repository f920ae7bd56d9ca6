/** How much of a long run is played: a part of it in `npm test`, all of it in `npm run test:long`. */

/** So many of that many games, runs or inputs, and at least one. */
export function scaled(times: number): number {
  const scale = Number(process.env['TEST_SCALE']);
  if (!(scale > 0)) throw new Error('a test that can be scaled stands in a file that ends in .long.test.ts');
  return Math.max(1, Math.ceil(times * scale));
}
