/** A restart of the local Discord keeps the messages. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLocalDiscord } from '../../src/playground/local-discord.ts';
import { ephemeralsOf, lastMessage } from '../shared/people.ts';
import { startPlay } from './bot.ts';

let folder: string;
let stateFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playground-'));
  stateFile = join(folder, 'deep', 'state.json');
});

afterEach(() => rm(folder, { recursive: true }));

test('messages, pictures, threads, commands and notifications survive a restart', async () => {
  const now = () => Date.UTC(2026, 10, 21);
  const before = await startPlay({ stateFile, now });
  await before.client.application.commands.set([{ name: 'act', description: 'Do' }]);
  before.answers(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Secret', flags: 64 });
  });
  await before.ada.types('/act');
  const channel = await before.client.channels.fetch(before.channelId);
  if (!channel?.isSendable()) throw new Error('No channel');
  const board = { attachment: Buffer.from('a board'), name: 'board.png', description: 'Nine worlds' };
  const message = await channel.send({ content: `<@${before.ada.id}>`, files: [board] });
  const thread = await message.startThread({ name: 'Table' });
  await thread.send('Inside');
  await before.end();

  const after = await startPlay({ stateFile, now });
  const kept = lastMessage(after.local);
  expect(kept).toMatchObject({ id: message.id, attachments: [{ description: 'Nine worlds' }] });
  const [picture] = kept?.attachments ?? [];
  expect(after.local.world.files.get(picture?.id ?? '')?.toString()).toBe('a board');
  expect(lastMessage(after.local, 'Table')?.content).toBe('Inside');
  expect([...after.local.world.commands.values()].map((one) => one.name)).toEqual(['act']);
  expect(after.local.world.notifications).toHaveLength(1);
  expect(ephemeralsOf(after.local, after.ada)).toEqual([]);
  const ids = new Set(after.local.world.messages.keys());
  expect(ids.has(after.local.world.newId())).toBe(false);
  after.local.world.deleteMessage(message.id);
  await after.end();
  expect(await readdir(`${stateFile}.files`)).toEqual([]);
});

test.each([
  '{"version":',
  'null',
  '{"version":2}',
  '{"version":1,"channels":[],"messages":"","commands":[],"notifications":[]}',
  '{"version":1,"channels":[],"messages":[null],"commands":[],"notifications":[]}',
  '{"version":1,"channels":[],"messages":[{"id":"1"}],"commands":[],"notifications":[]}',
  '{"version":1,"channels":[],"messages":[{"id":"1","attachments":[{"id":"2"}]}],"commands":[],"notifications":[]}',
])('a broken state file is named in the error, with a remedy: %s', async (text) => {
  const broken = join(folder, 'state.json');
  await writeFile(broken, text);
  const starting = startLocalDiscord({ port: 0, stateFile: broken });
  await expect(starting).rejects.toThrow(broken);
  await expect(starting).rejects.toThrow('delete it to start with an empty server');
});
