/** Channels in which Discord opens no thread for the bot: voice, stage, announcement and forum posts. */
import { ChannelType } from 'discord.js';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/words/languages.ts';
import { translator } from '../../../src/words/translate.ts';
import { textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';

const LESSON = { game: 'micromidgard' };

/** Turns the channel where Ada is into that kind, as the bot sees it from its next start on. */
async function makes(hall: Hall, type: ChannelType): Promise<void> {
  const { channels } = hall.local.world;
  const channel = channels.get(hall.ada.place());
  if (channel === undefined) throw new Error('no channel');
  channels.set(channel.id, { ...channel, type });
  await hall.restarts();
}

/** A command in a text, by any of its names. */
const COMMAND = /`\/[^`]+`/g;

function postedIn(language: (typeof LANGUAGES)[number], key: string, channel = ''): string {
  return translator(language)({ key, with: { channel: `<#${channel}>` } });
}

test.each([
  ['a voice channel', ChannelType.GuildVoice],
  ['a stage', ChannelType.GuildStageVoice],
  ['an announcement channel', ChannelType.GuildAnnouncement],
])('in %s the bot does not ask for a permission that could not help', async (_, type) => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  await makes(hall, type);
  const place = ada.place();
  expect(await textOf(ada.types('/learn', LESSON))).toBe(
    postedIn('en', 'learn.begun-here-no-threads', place),
  );
  for (const language of LANGUAGES) {
    local.world.speak(bo.id, language);
    const told = await textOf(bo.types('/game new', { game: 'yggdrasil' }));
    const words = postedIn(language, 'refusal.no-threads-here');
    expect(told.replaceAll(COMMAND, '/')).toBe(words.replaceAll(COMMAND, '/'));
  }
});

test("in a forum post it doesn't either", async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  const post = local.people.openThread(ada.id, ada.place(), 'Post');
  if (!('id' in post)) throw new Error('no post');
  await makes(hall, ChannelType.GuildForum);
  ada.goesTo(post.id);
  expect(await textOf(ada.types('/learn', LESSON))).toBe(
    postedIn('en', 'learn.begun-here-no-threads', post.id),
  );
});

test('in a text channel with a table, the refusal of a second one says why it gets no thread', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  const midgard = ada.place();
  await textOf(ada.types('/game new', { game: 'yggdrasil', where: 'this channel' }));
  local.world.revoke(midgard, 'CreatePublicThreads');
  const refusals = async (key: string, options: Readonly<Record<string, string>> = {}) => {
    for (const language of LANGUAGES) {
      local.world.speak(bo.id, language);
      const posted = await textOf(bo.types('/game new', { game: 'yggdrasil', ...options }));
      expect(posted).toBe(postedIn(language, key));
    }
  };
  await refusals('refusal.no-right-to-threads');
  local.world.speak(bo.id, 'en');
  expect(await textOf(bo.types('/game new'))).toBe(postedIn('en', 'refusal.no-right-to-threads'));
  expect(await textOf(bo.types('/game new', { game: 'yggdrasil', where: 'this channel' }))).toBe(
    postedIn('en', 'refusal.channel-taken'),
  );
  local.world.grant(midgard, 'CreatePublicThreads');
  while ('id' in local.people.openThread(ada.id, midgard, 'x'));
  await refusals('refusal.thread-failed');
});
