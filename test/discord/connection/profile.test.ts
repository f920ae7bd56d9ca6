/** The application's profile on Discord: empty fields are filled once, and the owner's texts stay. */
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { completeProfile } from '../../../src/discord/connection/profile.ts';
import { openRest } from '../../../src/discord/connection/rest/rest-settings.ts';
import { bitsOf, PERMISSIONS } from '../../../src/discord/permissions.ts';
import { type LocalDiscord, startLocalDiscord } from '../../../src/playground/local-discord.ts';
import type { Profile } from '../../../src/playground/model/shapes.ts';

/** The application's profile and the log after the bot has started once. */
async function profileAfterStart(local: LocalDiscord, before?: Partial<Profile>) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const rest = openRest(local.token, local.apiUrl, log);
  onTestFinished(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });
  Object.assign(local.world.application, before);
  await completeProfile(rest, { log }, new AbortController().signal);
  return { profile: { ...local.world.application }, log: lines.map((line) => JSON.parse(line) as object) };
}

async function openDiscord() {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  return local;
}

const BY_BOT = {
  description: expect.stringMatching(/^Norse board games with friends/) as string,
  tags: ['Board games', 'Norse', 'Cooperative', 'Turn-based', 'Multiplayer'],
  install_params: { scopes: ['bot', 'applications.commands'], permissions: String(bitsOf(PERMISSIONS)) },
};

test('the bot fills in the description, tags and Add App permissions of a new application once', async () => {
  const local = await openDiscord();
  const first = await profileAfterStart(local);
  expect(first.profile).toEqual(BY_BOT);
  expect(first.log).toMatchObject([{ written: ['description', 'tags', 'install_params'] }]);
  const writing = local.world.restFaults.inject(
    { kind: 'refusing' },
    { on: ({ method }) => method === 'PATCH' },
  );
  expect(await profileAfterStart(local)).toEqual({ profile: first.profile, log: [] });
  expect(writing.calls).toEqual([]);
});

test.each<[string, Partial<Profile>]>([
  ['a description', { description: 'Our own bot' }],
  ['tags', { tags: ['Ours'] }],
  ['a way to install', { install_params: { scopes: ['bot'], permissions: '0' } }],
])("the bot leaves the owner's %s unchanged", async (_, own) => {
  expect((await profileAfterStart(await openDiscord(), own)).profile).toEqual({ ...BY_BOT, ...own });
});

test.each<[string, Partial<Profile>]>([
  ['link', { custom_install_url: 'https://example.org/add' }],
  [
    'choice for servers',
    { integration_types_config: { 0: { oauth2_install_params: { scopes: ['bot'], permissions: '8' } } } },
  ],
])("the bot keeps the owner's %s from the developer portal", async (_, own) => {
  const { install_params: __, ...others } = BY_BOT;
  expect((await profileAfterStart(await openDiscord(), own)).profile).toEqual({ ...others, ...own });
});

test('if Discord refuses the profile, the bot only logs a warning', async () => {
  const local = await openDiscord();
  local.world.restFaults.inject({ kind: 'refusing' });
  const { profile, log } = await profileAfterStart(local);
  expect(profile).toEqual({ description: '' });
  expect(log).toMatchObject([{ level: 40, msg: 'cannot write the profile of the application' }]);
});
