/** In direct messages with the bot: what works there, and the way from there to the tables. */
import { expect, test } from 'vitest';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { textOf } from '../people.ts';
import { startsGame } from '../playing.ts';

test('settings, rules, statistics and tables are told there; the rest says where it works', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  ada.goesToBot();
  expect(await textOf(ada.types('/tables'))).toMatch(
    /^\*\*You sit at one table\*\*\n- .*\*\*your turn\*\* as Thor/,
  );
  expect(await textOf(ada.types('/rule', { about: 'goal' }))).toContain(
    '**Goal** · Yggdrasil\nYou all win together',
  );
  expect((await ada.isOffered('/rule', 'about', 'lose')).map(({ value }) => value)).toContain('defeat');
  expect(await textOf(ada.types('/settings', { reminders: 'gentle' }))).toContain(
    'I remind you after 12 hours',
  );
  expect(await textOf(ada.types('/stats'))).toContain(`<@${ada.id}>`);
  expect(await textOf(ada.types('/stats', { person: 'Bo' }))).toMatch(
    /^In a direct message I count only your own games/,
  );
  expect(await textOf(ada.types('/stats', { server: true }))).toMatch(/^In a direct message I count only/);

  expect(await textOf(ada.types('/game new'))).toBe('unknown-command');
  // A Discord that has an older list of commands.
  for (const [id, command] of local.world.commands)
    local.world.commands.set(id, { ...command, contexts: null });
  for (const command of ['/game new', '/act', '/board', '/server tables'])
    expect(await textOf(ada.types(command))).toMatch(
      /^That works at a table in a channel of a server\. Here I know `\/help`/,
    );
  expectGoodManners(hall);
});
