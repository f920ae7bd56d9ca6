/** Starts a person's lesson in its own thread, or leads them back to a running one. */

import type { TextChannel } from 'discord.js';
import type { GameEntry } from '../../core/catalogue.ts';
import { isFinishedLesson } from '../../tables/lessons/lesson-path.ts';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { UserId } from '../../tables/model/table.ts';
import { isLesson } from '../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot } from '../bot.ts';
import type { InteractionResult } from '../interaction-result.ts';
import { learnedMessage } from '../messages/boards/lesson-message.ts';
import { gameChoiceMessage, gameRows } from '../messages/lobbies/game-choice-message.ts';
import { channelMention } from '../messages/pieces/parts.ts';
import { boardLink, refuse, refuseInWords } from './acting.ts';
import { channelForLesson, hasThreads, letBackIn, refusedToLearn, threadFor } from './hosting.ts';
import { actorOf, channelOf, guildOf, missingPermissions, missingPhrase } from './people.ts';
import { type Answerable, complete } from './replies.ts';

/** A person and the server where they use the bot. The server is null in a direct message. */
export interface Learner {
  readonly user: { readonly id: string };
  readonly guildId: string | null;
}

/** The person's unfinished lessons, newest last; if they are on a server, only that server's. */
export async function lessonsOf(bot: Bot, { user, guildId }: Learner): Promise<readonly LoadedTable[]> {
  const { loadedTables } = await bot.tables.tablesOf(user.id as UserId);
  return loadedTables.filter(
    (loaded) =>
      isLesson(loaded.entry, loaded.table) &&
      !isFinishedLesson(loaded) &&
      !loaded.table.isSuspended &&
      (guildId === null || loaded.table.place.guildId === guildId),
  );
}

/** If the person named no game, leads back to their only lesson, or asks which one if there are several. */
export async function openAnyLesson(bot: Bot, interaction: Answerable): Promise<InteractionResult> {
  const taught = [...bot.catalogue.values()].filter(({ lesson }) => lesson !== null);
  const [begun, another] = await lessonsOf(bot, interaction);
  const [first, second] = taught;
  if (begun !== undefined && another === undefined) {
    const others = taught.filter((entry) => entry !== begun.entry);
    return openLesson(bot, interaction, begun.table.gameId, { others });
  }
  if (second === undefined) return openLesson(bot, interaction, first?.game.id ?? '');
  const room = await roomForLesson(bot, interaction);
  if (!room.ok) return room.handled;
  return complete(interaction, gameChoiceMessage(taught, { kind: 'learn' }, bot.translate));
}

/**
 * Completes the acknowledged interaction. If the bot can't open a thread, the lesson is in the channel, with a note. A person who
 * is led back to a lesson is also told that they have lessons in the games in `others`. A person who has finished the lesson is
 * first asked whether they want it again; `isAgain` means that they have confirmed it.
 */
export async function openLesson(
  bot: Bot,
  interaction: Answerable,
  gameId: string,
  {
    others = [],
    isAgain = false,
  }: { readonly others?: readonly GameEntry[]; readonly isAgain?: boolean } = {},
): Promise<InteractionResult> {
  if (!isAgain && (await hasFinished(bot, interaction, gameId)))
    return complete(interaction, learnedMessage(gameId, bot.translate));
  const room = await roomForLesson(bot, interaction);
  if (!room.ok) return room.handled;
  const { channel } = room;
  const { language } = bot;
  const place = { guildId: guildOf(interaction), channelId: channelOf(interaction) };
  let isFull = false;
  const done = await bot.tables.learn(
    actorOf(interaction),
    { gameId, language, place },
    async (ordered, id) => {
      if (channel === null) return ordered;
      const thread = await threadFor(bot, interaction, channel, { id, gameId, language, isLesson: true });
      if (thread.ok) return { ...ordered, channelId: thread.channelId };
      ({ isFull } = thread);
      return null;
    },
  );
  if (!done.ok) {
    const isForThread = isFull && done.refusal.code === 'no-lesson-thread';
    return refuse(bot, interaction, isForThread ? tableRefuses('too-many-threads') : done, null);
  }
  const { id, place: settled } = done.table;
  if (done.isOld) await letBackIn(bot, interaction, settled.channelId);
  const link = done.isOld ? await boardLink(bot, settled.guildId, id) : null;
  const where = { channel: channelMention(settled.channelId), link: link ?? '' };
  const here = hasThreads(interaction) ? 'learn.begun-here' : 'learn.begun-here-no-threads';
  const begun = channel === null ? here : 'learn.begun';
  const content = bot.translate({ key: done.isOld ? 'learn.begun-before' : begun, with: where });
  if (!done.isOld || others.length === 0) return complete(interaction, { content });
  return complete(interaction, {
    content: `${content}\n${bot.translate({ key: 'learn.others' })}`,
    rows: gameRows(others, { kind: 'learn' }, bot.translate),
  });
}

/** Returns false if the person has already restarted the lesson, because they can continue that one. */
async function hasFinished(bot: Bot, interaction: Answerable, gameId: string): Promise<boolean> {
  const begun = await lessonsOf(bot, interaction);
  if (begun.some(({ table }) => table.gameId === gameId)) return false;
  return bot.tables.hasLearned(interaction.user.id as UserId, guildOf(interaction), gameId);
}

type Room =
  /** The channel in which a thread was opened; null if the lesson is in the current channel or thread. */
  | { readonly ok: true; readonly channel: TextChannel | null }
  | { readonly ok: false; readonly handled: InteractionResult };

async function roomForLesson(bot: Bot, interaction: Answerable): Promise<Room> {
  const refused = await refusedToLearn(bot, interaction);
  if (refused !== null) return { ok: false, handled: await refuse(bot, interaction, refused, null) };
  const channel = channelForLesson(interaction);
  const missing = channel === null ? missingPermissions(interaction) : [];
  if (missing.length === 0) return { ok: true, channel };
  const handled = await refuseInWords(bot, interaction, missingPhrase(interaction, missing));
  return { ok: false, handled };
}
