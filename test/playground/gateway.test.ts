/** The real discord.js client keeps its connection to the local Discord, through drops and resumes. */
import { Client, Events, IntentsBitField } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Play, startPlay } from './bot.ts';

let play: Play;

beforeEach(async () => {
  play = await startPlay();
  await play.client.application.commands.set([{ name: 'act', description: 'Do something' }]);
});

afterEach(async () => {
  const { faults } = play;
  await play.end();
  expect(faults).toEqual([]);
});

test('the client is ready and sees the hall', () => {
  const guild = play.client.guilds.cache.first();
  expect(play.client.user.username).toBe('ratatoskr');
  expect(guild?.name).toBe('Asgard Hall');
  expect(guild?.channels.cache.map((channel) => channel.name)).toEqual(['yggdrasil', 'midgard', 'hall']);
  expect(guild?.members.me?.permissions.has('AttachFiles')).toBe(true);
});

test('events during a disconnection arrive after the resume', async () => {
  const resumed = new Promise<number>((resolve) => {
    play.client.once(Events.ShardResume, (_, replayed) => resolve(replayed));
  });
  play.answers(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply('Still here');
  });
  play.local.world.dropConnections();
  const typed = play.ada.types('/act');
  expect(await resumed).toBeGreaterThan(0);
  expect(await typed).toMatchObject({ kind: 'message', message: { content: 'Still here' } });
});

test('after an invalid session the client identifies again and continues', async () => {
  play.answers(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply('Back');
  });
  const back = new Promise((resolve) => play.client.once(Events.ShardReady, resolve));
  play.local.world.dropConnections({ resumable: false });
  await back;
  expect(await play.ada.types('/act')).toMatchObject({ message: { content: 'Back' } });
});

test('a wrong token is rejected', async () => {
  const stranger = new Client({ intents: [], rest: { api: play.local.apiUrl } });
  await expect(stranger.login('not.the.token')).rejects.toMatchObject({ code: 'TokenInvalid' });
  await stranger.destroy();
});

test('intents that were not granted end the connection', async () => {
  const curious = new Client({
    intents: [IntentsBitField.Flags.MessageContent],
    rest: { api: play.local.apiUrl },
  });
  await expect(curious.login(play.local.token)).rejects.toThrow('disallowed intents');
  await curious.destroy();
});
