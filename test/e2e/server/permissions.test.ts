/** The permission matrix: host, seat, spectator, moderator and stranger, each at everything that can be done with the bot. */
import { describe, expect, test, vi } from 'vitest';
import { everyDeed } from './permissions/deeds.ts';
import { LINES, ROLES } from './permissions/matrix.ts';
import { MOMENTS } from './permissions/moments.ts';
import { isOutcome } from './permissions/outcomes.ts';
import { openStage } from './permissions/stage.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('the matrix', () => {
  test.each(everyDeed())('has a line for %s', (deed) => {
    expect(LINES.filter((line) => `${line.deed} `.startsWith(`${deed} `))).not.toEqual([]);
  });

  test('says of everybody what comes of each line, which is nothing that there is not', () => {
    for (const { deed, cells } of LINES) {
      expect(cells, deed).toHaveLength(ROLES.length);
      expect(
        cells.filter((cell) => !isOutcome(cell)),
        deed,
      ).toEqual([]);
      const isKnown = everyDeed().some((each) => `${deed} `.startsWith(`${each} `));
      expect(isKnown || deed.startsWith('offered '), deed).toBe(true);
    }
  });
});

test.each(MOMENTS)('people do what the matrix says: %s', async (moment) => {
  const lines = LINES.filter((line) => line.moment === moment);
  expect(lines).not.toEqual([]);
  const plays = await openStage();
  const came: (readonly string[])[] = [];
  for (const line of lines) {
    const cells: string[] = [];
    for (const role of ROLES) cells.push(await plays(line, role));
    came.push([line.deed, ...cells]);
  }
  expect(came).toEqual(lines.map(({ deed, cells }) => [deed, ...cells]));
});
