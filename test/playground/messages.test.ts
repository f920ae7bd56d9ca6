/** The bot's messages to channels: permissions, threads, old messages, and the phones that ring. */
import { ChannelType } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastMessage, notificationsOf } from '../shared/people.ts';
import { type Play, rest, startPlay } from './bot.ts';

const HOUR = 3_600_000;

let play: Play;
let clock: number;

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 21);
  play = await startPlay({ now: () => clock });
});

afterEach(() => play.end());

test('a thread starts from a message and can be written in', async () => {
  const channel = await play.client.channels.fetch(play.channelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error('No channel');
  const message = await channel.send('A table');
  const thread = await message.startThread({ name: 'Table 1' });
  await thread.send('Welcome');
  expect(thread.id).toBe(message.id);
  expect(lastMessage(play.local, 'Table 1')?.content).toBe('Welcome');
  await thread.setArchived(true);
  expect(play.local.world.channels.get(thread.id)?.archived).toBe(true);
});

test('the bot may write to a person directly', async () => {
  await play.client.users.send(play.ada.id, 'Your turn');
  expect(play.local.world.notifications.map((one) => one.text)).toEqual(['Ratatoskr: Your turn']);
  play.local.world.closeDirectMessages(play.ada.id);
  await expect(play.client.users.send(play.ada.id, 'Again')).rejects.toMatchObject({ code: 50007 });
});

test('a person who left is no longer a member', async () => {
  const guild = play.client.guilds.cache.first();
  expect((await guild?.members.fetch(play.bo.id))?.displayName).toBe('Bo');
  play.local.world.leave(play.bo.id);
  await expect(guild?.members.fetch({ user: play.bo.id, force: true })).rejects.toMatchObject({
    code: 10007,
  });
});

test('a second message with the same nonce is not posted', async () => {
  const channel = await play.client.channels.fetch(play.channelId);
  if (!channel?.isSendable()) throw new Error('No channel');
  const post = { content: 'Turn 7', nonce: 'outbox-7', enforceNonce: true };
  const [first, second] = [await channel.send(post), await channel.send(post)];
  expect(second.id).toBe(first.id);
  expect(play.local.world.messagesIn(play.channelId)).toHaveLength(1);
});

const post = (body: object) => rest(play.local, 'POST', `/channels/${play.channelId}/messages`, body);

test.each([
  ['ViewChannel', { content: 'x' }, 50001],
  ['SendMessages', { content: 'x' }, 50013],
  ['EmbedLinks', { embeds: [{ title: 'x' }] }, 50013],
] as const)('without %s the bot is refused', async (permission, body, code) => {
  play.local.world.revoke(play.channelId, permission);
  expect(await post(body)).toMatchObject({ status: 403, code });
  play.local.world.grant(play.channelId, permission);
  expect(await post(body)).toMatchObject({ status: 200 });
});

test("files, history, threads and other people's messages need their permissions too", async () => {
  const channel = await play.client.channels.fetch(play.channelId);
  if (!channel?.isSendable()) throw new Error('No channel');
  play.local.world.revoke(play.channelId, 'AttachFiles', 'ReadMessageHistory', 'CreatePublicThreads');
  const file = { attachment: Buffer.from('x'), name: 'x.txt' };
  await expect(channel.send({ files: [file] })).rejects.toMatchObject({ code: 50013 });
  const sent = await channel.send('x');
  const path = `/channels/${play.channelId}/messages`;
  expect(await rest(play.local, 'GET', `${path}/${sent.id}`)).toMatchObject({ code: 50013 });
  expect(await rest(play.local, 'GET', path)).toMatchObject({ status: 200, text: '[]' });
  expect(await rest(play.local, 'POST', `${path}/${sent.id}/threads`, { name: 'x' })).toMatchObject({
    code: 50013,
  });
  play.ada.says('hello');
  const posted = lastMessage(play.local)?.id;
  expect(await rest(play.local, 'PATCH', `${path}/${posted}`, { content: 'y' })).toMatchObject({
    code: 50005,
  });
  expect(await rest(play.local, 'DELETE', `${path}/${posted}`)).toMatchObject({ code: 50013 });
});

test('an archived thread accepts no edits and no commands, and is unarchived when a person writes', async () => {
  const opened = play.local.people.openThread(play.ada.id, play.channelId, 'Table');
  if ('kind' in opened) throw new Error(opened.code);
  const messages = `/channels/${opened.id}/messages`;
  const sent = JSON.parse((await rest(play.local, 'POST', messages, { content: 'x' })).text) as {
    id: string;
  };
  play.local.world.archiveThread(opened.id);
  const edit = () => rest(play.local, 'PATCH', `${messages}/${sent.id}`, { content: 'y' });
  expect(await edit()).toMatchObject({ status: 400, code: 50083 });
  await play.client.application.commands.set([{ name: 'act', description: 'Do something' }]);
  expect(await play.ada.goesTo('Table').types('/act')).toMatchObject({
    kind: 'refused',
    code: 'archived-thread',
  });
  expect(await rest(play.local, 'POST', messages, { content: 'z' })).toMatchObject({ status: 200 });
  expect(await edit()).toMatchObject({ status: 200 });
  play.local.world.archiveThread(opened.id, { locked: true });
  expect(await rest(play.local, 'POST', messages, { content: 'z' })).toMatchObject({ code: 160005 });
});

test('a message over an hour old accepts only a few edits an hour', async () => {
  const sent = JSON.parse((await post({ content: '0' })).text) as { id: string };
  const edit = (content: string) =>
    rest(play.local, 'PATCH', `/channels/${play.channelId}/messages/${sent.id}`, { content });
  for (let index = 0; index < 10; index += 1) expect(await edit(`${index}`)).toMatchObject({ status: 200 });
  clock += HOUR + 1;
  for (let index = 0; index < 5; index += 1) expect(await edit(`${index}`)).toMatchObject({ status: 200 });
  expect(await edit('more')).toMatchObject({ status: 429, code: 30046 });
  clock += HOUR;
  expect(await edit('more')).toMatchObject({ status: 200 });
});

test('a nonce is forgotten after three minutes', async () => {
  const body = { content: 'x', nonce: 'n', enforce_nonce: true };
  const [first, second] = [await post(body), await post(body)];
  expect(second.text).toBe(first.text);
  clock += 181_000;
  expect((await post(body)).text).not.toBe(first.text);
});

test.each([
  [
    'shows the names of pinged people, without markdown',
    '<@ADA>, **Odin**: _Hel_ comes ~~closer~~. `14` <#HERE>',
    {},
    'Ratatoskr (#yggdrasil): @Ada, Odin: Hel comes closer. 14 #yggdrasil',
  ],
  [
    'keeps line breaks and drops quote marks',
    '<@ADA>\n> one\n-# two\n## three',
    {},
    'Ratatoskr (#yggdrasil): @Ada\none\ntwo\nthree',
  ],
  ['shows a time', '<@ADA> <t:SOON:R>', {}, 'Ratatoskr (#yggdrasil): @Ada in 2 hours'],
  [
    'rings only for people whom the message may ping',
    '<@ADA> <@BO>',
    { allowed_mentions: { users: ['ADA'] } },
    'Ratatoskr (#yggdrasil): @Ada @Bo',
  ],
])('a phone %s', async (_, content, more, text) => {
  const real = (written: string) =>
    written
      .replaceAll('ADA', play.ada.id)
      .replaceAll('BO', play.bo.id)
      .replaceAll('HERE', play.channelId)
      .replaceAll('SOON', String(clock / 1000 + 7200));
  await post(JSON.parse(real(JSON.stringify({ content, ...more }))) as object);
  expect(notificationsOf(play.local, play.ada).map((one) => one.text)).toEqual([text]);
  expect(notificationsOf(play.local, play.bo)).toEqual([]);
});

test('no phone rings for a silent message, an edit, or people whom the message may not ping', async () => {
  const call = `<@${play.ada.id}>`;
  await post({ content: call, flags: 1 << 12 });
  await post({ content: call, allowed_mentions: { parse: [] } });
  const quiet = JSON.parse((await post({ content: 'quiet' })).text) as { id: string };
  await rest(play.local, 'PATCH', `/channels/${play.channelId}/messages/${quiet.id}`, { content: call });
  expect(lastMessage(play.local)?.mentions).toEqual([play.ada.id]);
  expect(play.local.world.notifications).toEqual([]);
});

test('the notification for a message with only Components V2 has no text', async () => {
  await post({ flags: 1 << 15, components: [{ type: 10, content: `<@${play.ada.id}> your turn` }] });
  expect(notificationsOf(play.local, play.ada).map((one) => one.text)).toEqual(['']);
});
