/** Commands are written only when they differ from what Discord has. */
import { REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { commandsFor } from '../../../commands/list.ts';
import type { Catalogue } from '../../../src/core/catalogue.ts';
import { localised } from '../../../src/discord/connection/localised.ts';
import { registerCommands, sameCommands } from '../../../src/discord/connection/registration.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { APPLICATION_ID } from '../../../src/playground/world/hall.ts';
import { ENTRIES } from '../../shared/games/entries.ts';

const ours = commandsFor(CATALOGUE).map((command) => localised(command, CATALOGUE));

/** Our commands as Discord returns them: with ids and versions, defaults spelled out or omitted, in its own order. */
function givenBack() {
  return ours
    .map((command, at) => ({
      type: 1,
      description: '',
      options: [],
      ...structuredClone(command),
      id: String(at),
      application_id: '1',
      version: '1',
      nsfw: false,
      default_member_permissions: null,
    }))
    .reverse();
}

/** Discord's limit for the commands that an application declares everywhere. */
const MOST_COMMANDS = 100;

test('each game with moves has one command of its own, so that the list of commands stays short', () => {
  const typed = (catalogue: Catalogue) =>
    commandsFor(catalogue).flatMap(({ name, contextMenu }) => (contextMenu === undefined ? [name] : []));
  const games = [...ENTRIES].filter(([, { moveCommands: deeds }]) => deeds.length > 0).map(([id]) => id);
  const withoutGames = typed(new Map());
  expect(withoutGames.length).toBeGreaterThan(0);
  expect(typed(ENTRIES).sort()).toEqual([...withoutGames, ...games].sort());
  expect(typed(ENTRIES).length).toBeLessThanOrEqual(MOST_COMMANDS);
});

test('commands that Discord returns count as unchanged', () => {
  expect(sameCommands(ours, givenBack())).toBe(true);
});

test.each([
  ['a command is missing', () => givenBack().slice(1)],
  ['there is a command too many', () => [...givenBack(), { ...givenBack()[0], name: 'old' }]],
  [
    'a description differs',
    () => givenBack().map((each) => ({ ...each, description: `${each.description}.` })),
  ],
  [
    'an option is missing',
    () => givenBack().map((each) => ({ ...each, options: each.options?.slice(1) ?? [] })),
  ],
  ['a command is in another menu', () => givenBack().map((each) => ({ ...each, type: 2 }))],
  [
    'people could install a command too',
    () => givenBack().map((each) => ({ ...each, integration_types: [0, 1] })),
  ],
  ['a command is shown elsewhere', () => givenBack().map((each) => ({ ...each, contexts: [0, 1] }))],
  ['there are no commands', () => []],
])('commands count as changed if %s', (_, known) => {
  expect(sameCommands(ours, known() as readonly { readonly name: string }[])).toBe(false);
});

test('registration keeps the command that starts an Activity, and does not rewrite the others for it', async () => {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  const rest = new REST({ api: local.apiUrl }).setToken(local.token);
  const register = () => registerCommands(rest, APPLICATION_ID, commandsFor(CATALOGUE), CATALOGUE);
  const first = await register();
  expect(first).toMatchObject({ outcome: 'written', ranBefore: false });
  const typed = commandsFor(CATALOGUE).filter(({ contextMenu }) => contextMenu === undefined);
  expect([...first.ids.keys()].sort()).toEqual(typed.map(({ name }) => name).sort());
  const route = Routes.applicationCommands(APPLICATION_ID);
  await rest.post(route, { body: { type: 4, name: 'launch', handler: 2 } });
  expect(await register()).toEqual({ ...first, outcome: 'unchanged', ranBefore: true });
  await rest.post(route, { body: { type: 2, name: 'of another program' } });
  expect(await register()).toEqual({ ...first, ranBefore: true });
  const { commands } = local.world;
  expect([...commands.values()].filter(({ type }) => type !== 1)).toMatchObject([
    { type: 3, name: 'Status' },
    { type: 2, name: 'Offer my seat' },
    { type: 4, name: 'launch', handler: 2 },
  ]);
  expect(commands.size).toBe(commandsFor(CATALOGUE).length + 1);
});
