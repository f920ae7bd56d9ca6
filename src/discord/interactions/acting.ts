/** Finding the table that somebody speaks to, and saying why not where they may not. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Request } from '../../core/request.ts';
import { type TableRefused, tableRefuses } from '../../tables/model/refusal.ts';
import type { TableId } from '../../tables/model/table.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { askedOfUser, isReadOnly, notAsked, otherRules } from '../../tables/turns/play.ts';
import { isAway } from '../../tables/waiting/overdue.ts';
import { isUpToDate, nextReminder } from '../../tables/waiting/wait-timer.ts';
import type { Bot } from '../bot.ts';
import { askingAt } from '../delivery/waiting.ts';
import type { Words } from '../messages/answers.ts';
import { messageLink } from '../messages/parts.ts';
import { refusalSaying } from '../messages/refusal-message.ts';
import { statusMessage } from '../messages/status-message.ts';
import { channelOf, deliveryErrorSaying, guildOf } from './people.ts';
import { type Answerable, complete, whisper } from './replies.ts';

export function wordsFor({ translate }: Bot, { table, entry }: LoadedTable): Words {
  return { presenter: entry.presenter, view: entry.game.observe(table.state), translate };
}

/** A standing in which a question stands. */
export interface Asking extends LoadedTable {
  readonly request: Request;
}

/** The table of the channel, where it asks the one who typed; otherwise says why not and gives null. */
export async function askedHere(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Asking | null> {
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  const asking = askingOf(loaded);
  const theirs = asking === null ? null : askingOfUser(asking, interaction.user.id);
  if (theirs !== null) return theirs;
  const refused =
    asking === null
      ? loaded === null
        ? await noTableHere(bot, interaction)
        : (readOnlyRefusal(loaded) ?? tableRefuses('not-playing'))
      : notAsked(asking.table, asking.request, interaction.user.id);
  await refuse(bot, interaction, refused, null);
  return null;
}

/** As many as somebody may choose from. */
const THREADS_NAMED = 5;

/** What somebody is told where no table is: those who play may do so in a thread of the channel. */
export async function noTableHere(bot: Bot, interaction: ChatInputCommandInteraction): Promise<TableRefused> {
  const { cache } = interaction.client.channels;
  const threads = (await bot.tables.liveOfServer(guildOf(interaction)))
    .map(({ table }) => cache.get(table.place.channelId))
    .filter((place) => place?.isThread() === true && place.parentId === interaction.channelId)
    .flatMap((place) => place?.id ?? []);
  if (threads.length === 0) return tableRefuses('no-table');
  return tableRefuses('tables-in-threads', { channels: threads.slice(-THREADS_NAMED).join(' ') });
}

/** What is asked as far as it is for that user to answer; null where it is not. */
export function askingOfUser(asking: Asking, userId: string): Asking | null {
  const request = askedOfUser(asking.table, asking.request, userId);
  return request === null ? null : { ...asking, request };
}

export function askingOf(loaded: LoadedTable | null): Asking | null {
  return loaded === null || loaded.request === null ? null : { ...loaded, request: loaded.request };
}

/** What is asked at the table, if it is still what the control was made for. */
export function stillAsked(loaded: LoadedTable | null, requestKey: string): Asking | null {
  const asking = askingOf(loaded);
  return asking?.request.key === requestKey ? asking : null;
}

/** What somebody is told whose control was made for another question than the one that stands. */
export function noLongerAsked(loaded: LoadedTable | null): TableRefused {
  return loaded === null ? tableRefuses('no-table') : (readOnlyRefusal(loaded) ?? tableRefuses('stale'));
}

function readOnlyRefusal({ entry, table }: LoadedTable): TableRefused | null {
  return isReadOnly(entry, table) ? otherRules(entry, table) : null;
}

/** Says why not, as the answer to an interaction that was acknowledged with a reply. */
export async function refuse(
  bot: Bot,
  interaction: Answerable,
  refused: TableRefused,
  table: TableId | null,
): Promise<void> {
  await complete(interaction, { content: await refusalText(bot, refused, table) });
}

/** Says why not to somebody who pressed something on a message that stays. */
export async function whisperRefusal(
  bot: Bot,
  interaction: Answerable,
  refused: TableRefused,
  table: TableId,
): Promise<void> {
  await whisper(interaction, { content: await refusalText(bot, refused, table) });
}

/** The refusal in words, with the way to the board for whoever pressed an old one. */
async function refusalText(bot: Bot, refused: TableRefused, table: TableId | null): Promise<string> {
  const text = bot.translate(refusalSaying(refused, bot.catalogue));
  const link = refused.refusal.why === 'stale' && table !== null ? await boardLink(bot, table) : null;
  return link === null ? text : `${text} ${link}`;
}

/** Where the table is shown now. */
async function boardLink(bot: Bot, id: TableId): Promise<string | null> {
  const [loaded, shown] = await Promise.all([bot.tables.loaded(id), bot.store.shownOn(id)]);
  if (loaded === null || shown === null) return null;
  return messageLink(loaded.table.place.guildId, shown);
}

/** How the table stands; whoever asks where it is has perhaps just mended what was in the way, so that is tried again. */
export async function statusText(bot: Bot, interaction: Answerable, loaded: LoadedTable): Promise<string> {
  const { id, isSuspended } = loaded.table;
  if (isSuspended) await bot.tables.revive(id);
  const [link, deliveryError, asking, watch] = await Promise.all([
    boardLink(bot, id),
    bot.store.deliveryErrorOf(id),
    askingAt(bot, loaded),
    bot.store.reminderStateOf(id),
  ]);
  if (deliveryError !== null) await bot.tables.wake(id);
  const now = bot.now();
  const isWatched = watch !== null && isUpToDate(watch, loaded.table);
  const around = {
    boardLink: link,
    deliveryError: deliveryError === null ? null : deliveryErrorSaying(interaction, deliveryError),
    away: asking.asked.filter(({ settings }) => isAway(settings, now)),
    nextReminder: isWatched ? nextReminder(asking, watch, now) : null,
  };
  return statusMessage(loaded, around, bot.translate);
}
