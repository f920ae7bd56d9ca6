/** The statistics of people, the server and gods, and the games that don't count. */
import { expect, test } from 'vitest';
import { playersChance } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { giverOf } from '../../../../src/core/requests/answer.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { notificationsOf, textOf } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { expectGoodManners, postedIn } from '../../manners.ts';
import { startsGame } from '../../playing.ts';

/** Plays to the end directly at the table, since only the end matters here. */
async function playsToTheEnd(hall: Hall): Promise<LoadedTable> {
  const pick = playersChance('the players');
  const { id } = (await hall.loaded()).table;
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    if (loaded === null) throw new Error('the table is gone');
    const { table, entry, request } = loaded;
    if (request === null) {
      await hall.rests();
      return loaded;
    }
    const policy = entry.policies['sensible'] ?? atRandom;
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = table.seats[giverOf(request, action)]?.userId;
    if (userId == null) throw new Error('nobody is asked');
    const done = await hall
      .tables()
      .act({ userId, guildId: null, cause: `${id} ${table.version}` }, id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
}

function duellists({ ada, bo }: Hall) {
  return { seats: { hugin: ada, munin: bo }, options: { game: 'micromidgard' } };
}

const NOTHING = /^\*\*.* on this server\*\*\nNothing to show yet\. A game counts when it's finished on/;

test('a duel counts for both: a win for one, a loss for the other', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  expect(await textOf(ada.types('/stats'))).toMatch(NOTHING);
  await startsGame(hall, duellists(hall));
  expect(hall.boardWords()).not.toContain('challenge');
  const { table, entry } = await playsToTheEnd(hall);
  expect(hall.boardWords()).not.toContain('statistics');
  const outcome = entry.game.outcome(table.state);
  if (outcome.kind !== 'ranked') throw new Error('ravens play against each other');
  const [winner, another] = outcome.winners;
  const scoreOf = (seat: number) => {
    if (another !== undefined) return 'none won, 1 shared';
    return seat === winner ? '1 won' : 'none won';
  };
  const posted = postedIn(hall);
  const own = await textOf(ada.types('/stats'));
  expect(own).toMatch(/^\*\*<@\d+> on this server\*\*\n\*\*Micro Midgard\*\*: 1 game, /);
  expect(own).toContain(`: 1 game, ${scoreOf(0)}\n- Longest stand: `);
  expect(own.includes('- Closest shave: ')).toBe(scoreOf(0) === '1 won');
  expect(own).toMatch(/\n-# Counts finished games on this server/);
  const others = await textOf(cleo.types('/stats', { person: 'Bo' }));
  expect(others).toContain(`<@${bo.id}> on this server`);
  expect(others).toContain(`: 1 game, ${scoreOf(1)}\n`);
  expect(await textOf(cleo.types('/stats', { server: true }))).toMatch(
    /^\*\*Games on this server\*\*\n\*\*Micro Midgard\*\*: 1 game(, 1 shared)?\n- Longest stand: \d+ turns\n/,
  );
  const ofHugin = await textOf(cleo.types('/stats', { role: 'Hugin' }));
  expect(ofHugin).toContain(`**Hugin on this server**\n**Micro Midgard**: 1 game, ${scoreOf(0)}`);
  expect(await textOf(ada.types('/stats', { role: 'munin', person: 'Ada' }))).toMatch(NOTHING);
  expect(postedIn(hall)).toEqual(posted);
  expect(notificationsOf(hall.local, cleo)).toEqual([]);
  expectGoodManners(hall);
});

test('/stats counts shared wins by difficulty, and pings no one in the channel', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, options: { angry: '3' } });
  const { table, entry } = await playsToTheEnd(hall);
  const score = entry.game.outcome(table.state).kind === 'won' ? '1 game, 1 won' : '1 game, none won';
  const won = score.endsWith('none won') ? 0 : 1;
  const calls = hall.local.world.notifications.length;
  const reply = await textOf(cleo.types('/stats', { person: 'Bo', for: 'channel' }));
  expect(reply).toBe('The statistics are in the channel.');
  await hall.local.world.until(() => hall.boardWords().includes('on this server'));
  expect(hall.boardWords()).toContain(
    `**Yggdrasil**: ${score}\n- 2018, with trance and Angry cards 3: ${score} (with 2 gods: ${won} of 1)\n- Longest stand: `,
  );
  expect(hall.local.world.notifications).toHaveLength(calls);
  expectGoodManners(hall);
});

test("a game with a known seed is marked as a challenge from lobby to end, and doesn't count", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  const { seats, options } = duellists(hall);
  await ada.types('/game new', { role: 'hugin', seed: 'known', ...options });
  await hall.rests();
  const lobby = hall.board();
  expect(lobby.content).toContain(
    "-# A challenge: the seed is known, so this game doesn't count in the statistics.",
  );
  await bo.types('/game join', { role: 'munin' });
  await ada.types('/game start');
  await hall.rests();
  await playsToTheEnd(hall);
  expect(hall.boardWords()).toContain(
    "-# A challenge: its seed was known, so it doesn't count in the statistics.",
  );
  expect(await textOf(ada.types('/stats'))).toMatch(NOTHING);
  await bo.presses('Same seed again');
  await hall.rests();
  expect(postedIn(hall).at(-2)).toContain('-# A challenge: the seed is known');
  expect(Object.keys(seats)).toHaveLength(2);
  expectGoodManners(hall);
});

test('roles are suggested by name, each only once across all games, and other text is refused', async () => {
  const hall = await openHall();
  const { ada } = hall;
  expect(await ada.isOffered('/stats', 'role', 'od')).toEqual([{ name: 'Odin', value: 'odin' }]);
  expect((await ada.isOffered('/stats', 'role')).map(({ value }) => value)).toEqual(
    expect.arrayContaining(['hugin', 'thor', 'frigg']),
  );
  expect(await textOf(ada.types('/stats', { role: 'Loki' }))).toMatch(/^There's no role with that name/);
  expect(await textOf(ada.types('/stats', { person: 'Bo', server: true }))).toMatch(
    /^Choose either a person or the server: `\/stats` with `person`/,
  );
  expectGoodManners(hall);
});
