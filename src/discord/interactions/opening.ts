/** Opens a table for somebody, in a thread of its own or in the channel, or asks them which game it shall be. */
import type { TextChannel } from 'discord.js';
import { tableRefuses } from '../../tables/model/refusal.ts';
import type { ServerSettings, TablePlace } from '../../tables/model/settings.ts';
import type { Order } from '../../tables/verbs/opening/opening.ts';
import { deadlineFor } from '../../tables/waiting/overdue.ts';
import type { Language } from '../../words/languages.ts';
import type { Bot } from '../bot.ts';
import type { Handled } from '../handled.ts';
import { gameChoiceMessage } from '../messages/boards/game-choice-message.ts';
import { channelMention } from '../messages/pieces/parts.ts';
import { refuse, refuseInWords } from './acting.ts';
import { channelBeside, channelForThread, refusedToHost, threadFor } from './hosting.ts';
import { languageOfServer } from './language.ts';
import { channelOf, channelOfRights, doerOf, guildOf, missingPermissions, missingSaying } from './people.ts';
import { type Answerable, complete } from './replies.ts';

export type Wish = Omit<Order, 'place' | 'openedIn' | 'overdueAfter' | 'language'> & {
  /** Null in these three: as the server chose. Beside: never where it was asked for. Nought hours: never. */
  readonly where: TablePlace | 'beside' | null;
  readonly deadlineHours: number | null;
  readonly language: Language | null;
};

/** A table about which nothing is known but its game. */
export const USUAL: Omit<Wish, 'gameId'> = {
  options: {},
  passing: 'after-a-minute',
  isCasual: false,
  role: null,
  where: null,
  deadlineHours: null,
  language: null,
};

export async function openTable(
  bot: Bot,
  interaction: Answerable,
  { where, deadlineHours, ...wish }: Wish,
): Promise<Handled> {
  const room = await roomFor(bot, interaction, where);
  if (!room.ok) return room.handled;
  const { gameId } = wish;
  const language = wish.language ?? (await languageOfServer(bot, interaction));
  const overdueAfter = deadlineFor(deadlineHours, room.settings);
  const here = channelOf(interaction);
  const place = { guildId: guildOf(interaction), channelId: here };
  const order = { ...wish, language, overdueAfter, place, openedIn: channelOfRights(interaction) };
  const done = await bot.tables.open(doerOf(interaction), order, async (ordered, id) => {
    const thread =
      room.channel === null
        ? null
        : await threadFor(bot, interaction, room.channel, { id, gameId, language });
    return thread === null ? ordered : { ...ordered, channelId: thread };
  });
  if (!done.ok) return refuse(bot, interaction, done, null);
  const { channelId } = done.table.place;
  const isThread = channelId !== here;
  const inPlace = where === 'thread' ? 'new.done-no-thread' : 'new.done';
  const saying = isThread
    ? { key: 'new.done-in-thread', with: { channel: channelMention(channelId) } }
    : { key: inPlace };
  return complete(interaction, { content: bot.translate(saying) });
}

/** Asks only where a table can be opened, so that nobody chooses in vain. */
export async function askWhichGame(bot: Bot, interaction: Answerable): Promise<Handled> {
  const room = await roomFor(bot, interaction, null);
  if (!room.ok) return room.handled;
  const isTaken = room.channel === null && (await bot.tables.loadedIn(channelOf(interaction))) !== null;
  if (isTaken) return refuse(bot, interaction, tableRefuses('channel-taken'), null);
  return complete(interaction, gameChoiceMessage([...bot.catalogue.values()], 'new-game', bot.translate));
}

type Room =
  | {
      readonly ok: true;
      /** The channel in which a thread is opened; null where the table is played in the place itself. */
      readonly channel: TextChannel | null;
      readonly settings: ServerSettings;
    }
  | { readonly ok: false; readonly handled: Handled };

async function roomFor(bot: Bot, interaction: Answerable, where: Wish['where']): Promise<Room> {
  const refused = await refusedToHost(bot, interaction);
  if (refused !== null) return { ok: false, handled: await refuse(bot, interaction, refused, null) };
  const settings = await bot.settings.ofServer(guildOf(interaction));
  const channel =
    where === 'beside'
      ? channelBeside(interaction)
      : channelForThread(interaction, where ?? settings.places ?? 'thread');
  const missing = channel === null ? missingPermissions(interaction) : [];
  if (missing.length === 0) return { ok: true, channel, settings };
  const handled = await refuseInWords(bot, interaction, missingSaying(interaction, missing));
  return { ok: false, handled };
}
