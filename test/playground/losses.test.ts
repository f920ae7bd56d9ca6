/** The bot's possible losses in the local Discord: archived threads, deleted channels, its place on the server. */
import { Events } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOT_ID } from '../../src/playground/world/hall.ts';
import { type Play, rest, startPlay } from './bot.ts';

let play: Play;
const heard: string[] = [];

beforeEach(async () => {
  play = await startPlay();
  heard.length = 0;
  for (const event of [
    Events.ChannelDelete,
    Events.ThreadDelete,
    Events.GuildDelete,
    Events.GuildCreate,
    Events.GuildUnavailable,
    Events.GuildAvailable,
  ] as const)
    play.client.on(event, () => heard.push(event));
});

afterEach(() => play.end());

test('a person unarchives a thread by writing in it, unless it is locked', async () => {
  const { world, people } = play.local;
  const thread = people.openThread(play.ada.id, play.channelId, 'Table');
  if ('kind' in thread) throw new Error(thread.code);
  world.archiveThread(thread.id);
  expect(people.say(play.bo.id, thread.id, 'Anybody here?')).toHaveProperty('id');
  expect(world.channels.get(thread.id)?.archived).toBe(false);
  world.archiveThread(thread.id, { locked: true });
  expect(people.say(play.bo.id, thread.id, 'Again?')).toMatchObject({ code: 'locked-thread' });
  const mo = world.personCalled('Moderator Mo');
  expect(people.say(mo?.id ?? '', thread.id, 'Yes')).toHaveProperty('id');
});

test("a bot may unarchive someone else's thread if it may write there, but not change it otherwise", async () => {
  const { world, people } = play.local;
  const thread = people.openThread(play.ada.id, play.channelId, 'Table');
  if ('kind' in thread) throw new Error(thread.code);
  const change = (body: object) => rest(play.local, 'PATCH', `/channels/${thread.id}`, body);
  expect(await change({ archived: true })).toMatchObject({ code: 50013 });
  world.archiveThread(thread.id);
  world.revoke(play.channelId, 'SendMessagesInThreads');
  expect(await change({ archived: false })).toMatchObject({ code: 50013 });
  world.grant(play.channelId, 'SendMessagesInThreads');
  expect(await change({ archived: false, name: 'Ours' })).toMatchObject({ code: 50013 });
  expect(await change({ archived: false })).toMatchObject({ status: 200 });
  world.archiveThread(thread.id, { locked: true });
  expect(await change({ archived: false })).toMatchObject({ code: 50013 });
});

test("threads can't be started in threads, and a server has at most a thousand", async () => {
  const { people } = play.local;
  const thread = people.openThread(play.ada.id, play.channelId, 'Table');
  if ('kind' in thread) throw new Error(thread.code);
  const opened = (channel: string) =>
    rest(play.local, 'POST', `/channels/${channel}/threads`, { name: 'x', type: 11 });
  expect(await opened(thread.id)).toMatchObject({ status: 400, code: 50024 });
  let threads = 1;
  while ('id' in people.openThread(play.ada.id, play.channelId, 'x')) threads += 1;
  expect(threads).toBe(1000);
  expect(await opened(play.channelId)).toMatchObject({ status: 400, code: 160006 });
});

test('a deleted channel takes its threads along without an event for them', async () => {
  const { world, people } = play.local;
  const thread = people.openThread(play.ada.id, play.channelId, 'Table');
  if ('kind' in thread) throw new Error(thread.code);
  world.deleteChannel(play.channelId);
  expect(world.channels.has(thread.id)).toBe(false);
  // The gateway keeps its order, so all earlier events have arrived by then.
  const later = new Promise((resolve) => play.client.once(Events.GuildUnavailable, resolve));
  world.loseServer();
  await later;
  expect(heard).toEqual(['channelDelete', 'guildUnavailable']);
  expect(await rest(play.local, 'GET', `/channels/${thread.id}`)).toMatchObject({ code: 10003 });
});

test('a removed bot is notified, loses its commands and reaches nothing, until it is added again', async () => {
  const { world, people } = play.local;
  await play.client.application.commands.set([{ name: 'act', description: 'Do something' }]);
  const left = new Promise((resolve) => play.client.once(Events.GuildDelete, resolve));
  world.leave(BOT_ID);
  await left;
  expect(people.commands(play.ada.id, play.channelId)).toEqual([]);
  expect(await rest(play.local, 'GET', `/channels/${play.channelId}`)).toMatchObject({ code: 50001 });
  const back = new Promise((resolve) => play.client.once(Events.GuildCreate, resolve));
  world.comeBack(BOT_ID);
  await back;
  expect(people.commands(play.ada.id, play.channelId)).toHaveLength(1);
  expect(heard).toEqual(['guildDelete', 'guildCreate']);
});

test('a server outage does not count as a removal of the bot', async () => {
  const back = new Promise((resolve) => play.client.once(Events.GuildAvailable, resolve));
  play.local.world.loseServer();
  play.local.world.regainServer();
  await back;
  expect(heard).toEqual(['guildUnavailable', 'guildAvailable']);
});
