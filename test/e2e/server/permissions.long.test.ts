/**
 * The permission matrix: host, seat, spectator, moderator and stranger, each with everything that can be done with the
 * bot. `npm test` checks some of the lines for each moment.
 */
import { expect, test } from 'vitest';
import { scaled } from '../../scale.ts';
import { LINES, ROLES } from './permissions/matrix.ts';
import { MOMENTS } from './permissions/moments.ts';
import { openStage } from './permissions/stage.ts';

test.each(MOMENTS)('people can do what the matrix lists: %s', async (moment) => {
  const all = LINES.filter((line) => line.moment === moment);
  expect(all).not.toEqual([]);
  // Every nth line, so that the sample includes commands, buttons and menus.
  const step = Math.floor(all.length / scaled(all.length));
  const lines = all.filter((_, at) => at % step === 0);
  let stage = await openStage();
  const came: (readonly string[])[] = [];
  for (const line of lines) {
    const cells: string[] = [];
    // These lines open tables elsewhere, and later answers would name those tables.
    if (moment === 'no table') stage = await openStage();
    for (const role of ROLES) cells.push(await stage.plays(line, role));
    came.push([line.deed, ...cells]);
  }
  expect(came).toEqual(lines.map(({ deed, cells }) => [deed, ...cells]));
});
