/** The board gives hints to players on their first turn, but not later. */
import { expect, test } from 'vitest';
import { NO_PAST } from '../../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../../src/discord/messages/boards/turn-message.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { isFirstRound } from '../../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { momentsOf, translate, wordsOf } from '../../../shared/messages/loaded-tables.ts';

const WITH_POWERS = ['yggdrasil', 'chronicles'];
const WITH_GUIDES = [...CATALOGUE.values()].flatMap(({ game, guide }) => (guide === null ? [] : [game.id]));

/** The power of the role that is asked. Null if that role has none, or several roles are asked. */
function powerAt({ table, entry, request }: LoadedTable): string | null {
  const [seat, another] = request?.seats ?? [];
  if (seat === undefined || another !== undefined) return null;
  const role = table.seats[seat]?.role ?? null;
  const power = role === null ? null : entry.presenter.power(role, table.options);
  return power === null ? null : translate(power);
}

function wordsAt(loaded: LoadedTable, asksNewcomers: boolean): string {
  const { content, belowPicture } = turnMessage(loaded, NO_PAST, translate, [], { asksNewcomers });
  return `${content}\n${belowPicture}`;
}

test.each(WITH_POWERS)('the board of %s shows the power in the first round only', (gameId) => {
  const seen = new Set<boolean>();
  for (const loaded of momentsOf(gameId, 1)) {
    const power = powerAt(loaded);
    if (loaded.request === null || power === null) continue;
    const isFirst = isFirstRound(loaded.table, loaded.request);
    expect(wordsAt(loaded, false).includes(power)).toBe(isFirst);
    seen.add(isFirst);
  }
  expect(seen).toEqual(new Set([true, false]));
});

test('a person new to the table is shown their power on their first turn, even after the first round', () => {
  for (const loaded of momentsOf('yggdrasil', 1)) {
    const power = powerAt(loaded);
    if (loaded.request === null || power === null || isFirstRound(loaded.table, loaded.request)) continue;
    expect(wordsAt(loaded, true)).toContain(power);
    return;
  }
  throw new Error('no one was asked after the first round');
});

test.each(WITH_GUIDES)('the question of %s is between the picture and the buttons', (gameId) => {
  for (const loaded of [...momentsOf(gameId, 1)].slice(0, 30)) {
    const { request } = loaded;
    if (request === null) continue;
    const { content, belowPicture } = turnMessage(loaded, NO_PAST, translate, []);
    const question = translate(wordsOf(loaded).presenter.question(request, wordsOf(loaded).view));
    expect(belowPicture.split('\n')[0]).toContain(`**${question}`);
    expect(content).not.toContain(question);
  }
});

test('the colour of a message follows the danger bar, and a contest has no colour', () => {
  const colours = (gameId: string) =>
    [...momentsOf(gameId, 1)].flatMap((loaded) => {
      if (loaded.request === null) return [];
      const [steps = 0] = wordsOf(loaded).presenter.danger(wordsOf(loaded).view);
      const { colour } = turnMessage(loaded, NO_PAST, translate, []);
      return [{ steps, colour }];
    });
  // The bar of each game has this many steps, and warns from the middle on.
  for (const [gameId, most] of [
    ['yggdrasil', 6],
    ['chronicles', 3],
  ] as const) {
    const seen = colours(gameId);
    expect(seen.length).toBeGreaterThan(0);
    for (const { steps, colour } of seen) {
      const isNear = steps <= Math.ceil(most / 2);
      const expected = steps <= 1 ? 0xed4245 : steps <= 2 ? 0xe67e22 : isNear ? 0xf8b040 : 0x3ba55d;
      expect({ steps, colour }).toEqual({ steps, colour: expected });
    }
  }
  expect(new Set(colours('micromidgard').map(({ colour }) => colour))).toEqual(new Set([null]));
});
