/** The rate limit per person: no one who plays reaches it, but a script does immediately. */
import { expect, test, vi } from 'vitest';
import { openCrowd } from '../../../src/discord/admission/crowd.ts';
import { openRateLimit, RATES } from '../../../src/discord/admission/rate-limit.ts';
import { eventually } from '../../eventually.ts';
import { type Player, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { WHERE } from '../faults.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

const TOO_FAST = /^Slow down: try again in (\d+) seconds?\. Your earlier moves count\.$/;

function wordsOf(player: Player, times: number, command: string): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: times }, () => textOf(player.types(command))));
}

test('a turn of ten commands in a row, with all its suggestions, stays below the limit', async () => {
  const hall = await openHall({ rateLimit: openRateLimit() });
  await startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo } });
  const words = await wordsOf(hall.ada, 10, '/game status');
  const offered = await Promise.all(
    [...'trance'].map((_, at) => hall.ada.isOffered('/rule', 'about', 'trance'.slice(0, at))),
  );
  expect(words.filter((word) => TOO_FAST.test(word))).toEqual([]);
  expect(offered.filter((choices) => choices.length === 0)).toEqual([]);
  expectGoodManners(hall);
});

/** A small limit over a long time, so that a slow machine makes no difference. */
const LITTLE = {
  suggestions: { points: 2, duration: 900 },
  moves: { points: 8, duration: 900 },
  views: { points: 2, duration: 900 },
  tables: { points: 1, duration: 900 },
  messages: { points: 1, duration: 900 },
};

test('each press and command beyond the limit is refused, with the time until the person may try again', async () => {
  const hall = await openHall({ rateLimit: openRateLimit(LITTLE) });
  const { ada, bo, cleo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo } });
  const { table } = await hall.loaded();
  const board = hall.board();
  const reads = vi.spyOn(hall.settings(), 'ofPerson');

  const words = await wordsOf(bo, 12, '/game status');
  const refused = words.filter((word) => TOO_FAST.test(word));
  // Bo's join was one of the eight allowed presses.
  expect(refused).toHaveLength(12 - 7);
  const seconds = refused.map((word) => Number(TOO_FAST.exec(word)?.[1]));
  expect(Math.max(...seconds)).toBeLessThanOrEqual(900);
  expect(Math.min(...seconds)).toBeGreaterThan(600);
  expect(reads.mock.calls.filter(([userId]) => userId === bo.id)).toHaveLength(7);

  local.world.speak(bo.id, 'fr');
  expect(await bo.isShown(bo.presses(`v1|${table.id}|t|more`, board))).toMatch(/ dans \d+ secondes\./);
  expect((await hall.loaded()).table.version).toBe(table.version);
  expect(local.world.messages.get(board.id)).toEqual(board);

  expect((await wordsOf(cleo, 4, '/game export')).filter((word) => TOO_FAST.test(word))).toHaveLength(2);
  cleo.goesTo('#midgard');
  expect((await wordsOf(cleo, 2, '/game new')).filter((word) => TOO_FAST.test(word))).toHaveLength(1);
  expect(await textOf(cleo.types('/game status'))).not.toMatch(TOO_FAST);
  const offered = [];
  for (const letters of ['t', 'tr', 'tra']) offered.push(await cleo.isOffered('/rule', 'about', letters));
  expect(offered.map((choices) => choices.length > 0)).toEqual([true, true, false]);
  expectGoodManners(hall);
});

const CROWDED = 'Too many presses at this table at once, so I skipped yours. Try again in a moment.';

test('presses by a crowd at one table are refused without a database query, while people at another table play on', async () => {
  const few = { perSecond: 100, unfinished: 2 };
  const hall = await openHall({
    rateLimit: openRateLimit(RATES, openCrowd({ moves: few, suggestions: few })),
  });
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo } });
  const slow = hall.local.world.restFaults.inject({ kind: 'slow' }, { on: WHERE.acknowledging, times: 2 });
  const unfinished = [ada, bo].map((player) => textOf(player.types('/game status')));
  await eventually(() => expect(slow.calls).toHaveLength(2));
  const reads = vi.spyOn(hall.settings(), 'ofPerson');
  expect(await textOf(cleo.types('/game status'))).toBe(CROWDED);
  expect(await cleo.isShown(cleo.presses('More'))).toBe(CROWDED);
  expect(reads).not.toHaveBeenCalled();
  expect(await textOf(cleo.goesTo('#midgard').types('/game status'))).toContain("There's no table");
  slow.ends();
  for (const words of await Promise.all(unfinished)) expect(words).toContain('Thor');
  expect(await textOf(cleo.goesTo('#yggdrasil').types('/game status'))).toContain('Thor');
  expectGoodManners(hall);
});
