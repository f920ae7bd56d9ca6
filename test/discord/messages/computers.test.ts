/** What messages say of computers: on the board and in the statistics. */
import { expect, test } from 'vitest';
import { firstTurn } from '../../../src/discord/messages/boards/first-turn.ts';
import { NO_PAST, turnMessage } from '../../../src/discord/messages/boards/turn-message.ts';
import { statsMessage } from '../../../src/discord/messages/stats-message.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { momentsOf, translate, wordsOf } from './loaded-tables.ts';

test('games with computers have a line of their own, also where there are no others', () => {
  const statistics = {
    gameId: 'yggdrasil',
    isContest: false,
    games: 0,
    won: 0,
    shared: 0,
    longest: 0,
    closest: null,
    byDifficulty: [],
    withComputers: { games: 3, won: 2, shared: 0 },
  };
  const scope = { guildId: 'guild', userId: '42' as UserId, role: null };
  const lines = statsMessage(scope, [statistics], CATALOGUE, translate).split('\n');
  expect(lines.slice(1, 3)).toEqual([
    '**Yggdrasil**: 0 games, none won',
    '- With computers, counted apart: 3 games, 2 won',
  ]);
});

test('a board names the computer whose turn it is, asks nobody for it, and tells why one has just played so', () => {
  const [loaded] = momentsOf('yggdrasil', 1);
  if (loaded?.request == null) throw new Error('nobody is asked');
  const { table, request } = loaded;
  const seats = table.seats.map((seat, at) =>
    request.seats.some((asked) => asked === at)
      ? { role: seat.role, userId: null, computer: 'good' as const }
      : seat,
  );
  const part = { key: 'yggdrasil.part.elves' };
  const because = {
    key: 'computers.because',
    with: {
      role: { key: 'seats.seat', with: { seat: 1 } },
      because: { key: 'advice.reason', with: { part, amount: 0.4 } },
    },
  };
  const played = { ...table, seats, recentEvents: { ...table.recentEvents, because } };
  const { content, rows } = turnMessage({ ...loaded, table: played }, NO_PAST, translate, []);
  expect(content).toContain('(computer)');
  expect(content).toContain('The computer plays in a few seconds');
  expect(content).toContain(translate(because));
  const advice = firstTurn(loaded, request, wordsOf(loaded));
  expect(advice).not.toEqual([]);
  expect(advice.filter((line) => content.includes(line))).toEqual([]);
  expect(rows).toHaveLength(1);
});

test('where people may go as well, the board says that a computer leaves them time', () => {
  const [loaded] = momentsOf('chronicles', 1);
  if (loaded?.request == null) throw new Error('nobody is asked');
  const { table, request } = loaded;
  expect(request.seats.length).toBeGreaterThan(1);
  const seats = table.seats.map((seat, at) =>
    at === 0 ? { role: seat.role, userId: null, computer: 'good' as const } : seat,
  );
  const { content } = turnMessage({ ...loaded, table: { ...table, seats } }, NO_PAST, translate, []);
  expect(content).toContain('If nobody has begun in 5 minutes, a computer does');
  expect(content).not.toContain('in a few seconds');
});
