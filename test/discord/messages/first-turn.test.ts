/** What the board says to people on their first turn, and to nobody later. */
import { expect, test } from 'vitest';
import { NO_PAST } from '../../../src/discord/messages/boards/game-over.ts';
import { turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { moveLines } from '../../../src/discord/messages/questions/moves.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { isFirstRound } from '../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { momentsOf, translate, wordsOf } from './loaded-tables.ts';

const WITH_GUIDES = [...CATALOGUE.values()].flatMap(({ game, guide }) => (guide === null ? [] : [game.id]));

/** The power of the one who is asked, and three moves with the reason for each, as the board should say them. */
function expectedLines({ table, entry, request }: LoadedTable, words: ReturnType<typeof wordsOf>): string[] {
  const [seat] = request?.seats ?? [];
  if (request === null || seat === undefined) return [];
  const role = table.seats[seat]?.role ?? null;
  const power = role === null ? null : entry.presenter.power(role, table.options);
  const advice = entry.guide?.advice(request, words.view).slice(0, 3) ?? [];
  return [...(power === null ? [] : [translate(power)]), ...moveLines(advice, words)];
}

test.each(WITH_GUIDES)('the board of %s names power and moves in the first round only', (gameId) => {
  let first = 0;
  let later = 0;
  for (const loaded of momentsOf(gameId, 1)) {
    const { table, request } = loaded;
    if (request === null || request.seats.length !== 1) continue;
    const lines = expectedLines(loaded, wordsOf(loaded));
    if (lines.length < 3) continue;
    const { content: above, belowPicture } = turnMessage(loaded, NO_PAST, translate, []);
    const content = `${above}\n${belowPicture}`;
    const isFirst = isFirstRound(table, request);
    expect(lines.filter((line) => content.includes(line))).toEqual(isFirst ? lines : []);
    first += isFirst ? 1 : 0;
    later += isFirst ? 0 : 1;
    if (later > 5) break;
  }
  expect({ first: first > 0, later: later > 5 }).toEqual({ first: true, later: true });
});

test('somebody new to the table is first whenever their first turn comes', () => {
  for (const loaded of momentsOf('yggdrasil', 1)) {
    const { table, request } = loaded;
    if (request === null || isFirstRound(table, request) || request.seats.length !== 1) continue;
    const lines = expectedLines(loaded, wordsOf(loaded));
    if (lines.length < 4) continue;
    const { content: above, belowPicture } = turnMessage(loaded, NO_PAST, translate, [], {
      asksNewcomers: true,
    });
    const content = `${above}\n${belowPicture}`;
    expect(lines.filter((line) => content.includes(line))).toEqual(lines);
    return;
  }
  throw new Error('nobody was asked after the first round');
});

test.each(WITH_GUIDES)('the question of %s stands between the picture and the buttons', (gameId) => {
  for (const loaded of [...momentsOf(gameId, 1)].slice(0, 30)) {
    const { request } = loaded;
    if (request === null) continue;
    const { content, belowPicture } = turnMessage(loaded, NO_PAST, translate, []);
    const question = translate(wordsOf(loaded).presenter.question(request, wordsOf(loaded).view));
    expect(belowPicture.split('\n')[0]).toContain(`**${question}`);
    expect(content).not.toContain(question);
  }
});

test('the colour follows the steps of the danger bar, and a contest has none', () => {
  const colours = (gameId: string) =>
    [...momentsOf(gameId, 1)].flatMap((loaded) => {
      if (loaded.request === null) return [];
      const [steps = 0] = wordsOf(loaded).presenter.danger(wordsOf(loaded).view);
      const { colour } = turnMessage(loaded, NO_PAST, translate, []);
      return [{ steps, colour }];
    });
  // The steps that the bar of each game has; from the middle on it warns.
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
