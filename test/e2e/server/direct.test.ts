/** Direct messages with the bot: the commands that work there, and the way from there to the tables. */

import { readFileSync } from 'node:fs';
import { InteractionContextType } from 'discord.js';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openRateLimit } from '../../../src/discord/admission/rate-limit.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import { inPackage } from '../../../src/runtime/package-folder.ts';
import { LANGUAGES, type Language } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { asTyped } from '../../../tools/people/as-typed.ts';
import { menusShown, textOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { declaredCommands } from '../declared-commands.ts';
import { expectGoodManners } from '../manners.ts';
import { startsGame } from '../playing.ts';

/** A command in a text: a mention, or its name in any language. */
const COMMAND = /<\/[^:>]+:\d+>|`\/[^`]+`/g;

/** Statistics of all servers, in their readers' words. They can't speak of "this server" in a direct message. */
const STATS_EVERYWHERE = {
  en: (user: string) => ({
    own: `**${user} on all servers**`,
    inRole: `**${user} as Thor on all servers**`,
    nothing: /^Nothing to show yet\. A game counts(?!.*this server)/,
  }),
  fr: (user: string) => ({
    own: `**${user} sur tous les serveurs**`,
    inRole: `**${user} avec Thor sur tous les serveurs**`,
    nothing: /^Rien à montrer pour l'instant\. Une partie compte(?!.*ce serveur)/,
  }),
  it: (user: string) => ({
    own: `**${user} su tutti i server**`,
    inRole: `**${user} come Thor su tutti i server**`,
    nothing: /^Ancora nulla da mostrare\. Una partita conta(?!.*questo server)/,
  }),
  ja: (user: string) => ({
    own: `**すべてのサーバーでの${user}**`,
    inRole: `**すべてのサーバーでの${user}（トール）**`,
    nothing: /^まだ表示できるものがありません。(?!.*このサーバー)/,
  }),
} as const satisfies Readonly<Record<Language, unknown>>;

test('direct messages answer settings, rules, statistics and tables, and say where other commands work', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  ada.goesToBot();
  expect(await textOf(ada.types('/tables'))).toMatch(
    /^\*\*You have a seat at one table\*\*\n- .*\*\*your turn\*\* as Thor/,
  );
  expect(await textOf(ada.types('/rule', { about: 'goal' }))).toContain(
    '**Goal** · Yggdrasil\nYou all win together',
  );
  expect((await ada.isOffered('/rule', 'about', 'lose')).map(({ value }) => value)).toContain('defeat');
  expect(await menusShown(ada.types('/settings', { reminders: 'often' }))).toContain(
    'Reminders: often (after 4 hours, then every 12)',
  );
  for (const language of LANGUAGES) {
    local.world.speak(ada.id, language);
    const { own, inRole, nothing } = STATS_EVERYWHERE[language](`<@${ada.id}>`);
    const [heading, rest] = (await textOf(ada.types('/stats'))).split('\n');
    expect(heading).toBe(own);
    expect(rest).toMatch(nothing);
    const [headingInRole, restInRole] = (await textOf(ada.types('/stats', { role: 'thor' }))).split('\n');
    expect(headingInRole).toBe(inRole);
    expect(restInRole).toMatch(nothing);
  }
  local.world.speak(ada.id, 'en');
  expect(await textOf(ada.types('/stats', { person: 'Bo' }))).toMatch(
    /^In a direct message I only count your own games,/,
  );
  expect(await textOf(ada.types('/stats', { server: true }))).toMatch(/^In a direct message I only count/);

  expect(await textOf(ada.types('/game new'))).toBe('unknown-command');
  // A Discord client with an older list of commands.
  for (const [id, command] of local.world.commands)
    local.world.commands.set(id, { ...command, contexts: null });
  for (const command of ['/game new', '/act', '/board', '/server tables'])
    expect(await textOf(ada.types(command))).toMatch(
      /^That only works in a server's channel\. Here you can use `\/help`, `\/tables`, `\/settings`, `\/rule`, `\/stats` and `\/about`; `\/tables` links to your tables\.$/,
    );
  expectGoodManners(hall);
});

test("/about shows the version, the start time and the operator's documents, even in direct messages", async () => {
  const { ada } = await openHall();
  const told =
    /^\*\*Ratatoskr 1\.2\.3\*\*, started <t:\d+:R>\. .*\n`\/settings` with `data` .*\n\[Source\]\(<https:\/\/example\.org\/source>\) · \[Privacy\]\(<https:\/\/example\.org\/privacy>\)$/;
  expect(await textOf(ada.types('/about'))).toMatch(told);
  expect(await textOf(ada.goesToBot().types('/about'))).toMatch(told);
});

test("a message to the bot gets the same answer as /help, in its writer's language", async () => {
  const hall = await openHall({ rateLimit: openRateLimit() });
  const { ada, bo, local } = hall;
  const { world } = local;
  ada.says('hello?');
  await ada.goesTo('#midgard').types('/settings', { language: 'fr' });
  const answers = () =>
    world
      .messagesIn(ada.place())
      .filter(({ authorId, visibleTo }) => authorId === BOT_ID && visibleTo === null);
  ada.goesToBot().says('hello?');
  await world.until(() => answers().length === 1);
  const [first] = answers();
  expect(first?.content.replaceAll(COMMAND, '/')).toContain(
    translator('fr')({ key: 'help.direct-off' }).replaceAll(COMMAND, '/'),
  );
  expect(first?.content).toMatch(/\n-# Ratatoskr 1\.2\.3 · /);
  expect(first?.mentions).toEqual([]);
  expect(first?.content.replaceAll(COMMAND, '/')).toContain(
    translator('fr')({ key: 'help.do.learn-on-server' }).replaceAll(COMMAND, '/'),
  );
  const posted = asTyped(first?.content ?? '');
  expect(await textOf(ada.types('/help'))).toBe(posted);
  await ada.presses('Comment jouer à Yggdrasil', first);
  await world.until(() => answers()[0]?.content.endsWith('-# Fiche 1 sur 3') === true);

  for (const words of ['?', 'are you there?', 'hm']) ada.says(words);
  await world.until(() => answers().length === 2);
  bo.goesToBot().says('hello?');
  await world.until(() => world.messagesIn(bo.place()).length === 2);
  expect(world.messagesIn(bo.place()).at(-1)?.content).toMatch(/^I run Norse board games/);
  expect(answers()).toHaveLength(2);
  expect(world.messagesIn(world.channelCalled('#yggdrasil')?.id ?? '')).toHaveLength(1);
  expectGoodManners(hall);
});

test('a message that cannot be answered leaves a line in the log', async () => {
  const lines: object[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line) as object) });
  const { ada, local } = await openHall({ log });
  local.world.restFaults.inject(
    { kind: 'refusing' },
    { on: ({ method, path }) => method === 'POST' && path.endsWith('/messages') },
  );
  ada.goesToBot().says('hello?');
  await expect.poll(() => lines).toMatchObject([{ msg: 'cannot answer direct message', user: ada.id }]);
});

test('docs/security.md names the commands that work in direct messages', () => {
  const translate = translator('en');
  const direct = declaredCommands(CATALOGUE)
    .map((command) => command.declare(translate, CATALOGUE))
    .filter(({ contexts }) => contexts?.includes(InteractionContextType.BotDM) === true);
  const [, sentence = ''] =
    /Most commands exist on servers only\.\s(.*) also work in direct messages/.exec(
      readFileSync(inPackage('docs', 'security.md'), 'utf8'),
    ) ?? [];
  const named = [...sentence.matchAll(/`\/(\w+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(direct.map(({ name }) => name).toSorted());
});
