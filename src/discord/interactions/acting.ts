/** Finds the table that an interaction is about, and tells people why they may not act on it. */
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

/** A loaded table that is asking something. */
export interface Asking extends LoadedTable {
  readonly request: Request;
}

/** The table of this channel if it asks the person who typed the command. Otherwise tells them why not and returns null. */
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

/** Few enough to choose from. */
const THREADS_NAMED = 5;

/** The refusal where the channel has no table. It names tables in threads of the channel. */
export async function noTableHere(bot: Bot, interaction: ChatInputCommandInteraction): Promise<TableRefused> {
  const { cache } = interaction.client.channels;
  const threads = (await bot.tables.liveOfServer(guildOf(interaction)))
    .map(({ table }) => cache.get(table.place.channelId))
    .filter((place) => place?.isThread() === true && place.parentId === interaction.channelId)
    .flatMap((place) => place?.id ?? []);
  if (threads.length === 0) return tableRefuses('no-table');
  return tableRefuses('tables-in-threads', { channels: threads.slice(-THREADS_NAMED).join(' ') });
}

/** The request as far as this user may answer it; null where they may not. */
export function askingOfUser(asking: Asking, userId: string): Asking | null {
  const request = askedOfUser(asking.table, asking.request, userId);
  return request === null ? null : { ...asking, request };
}

export function askingOf(loaded: LoadedTable | null): Asking | null {
  return loaded === null || loaded.request === null ? null : { ...loaded, request: loaded.request };
}

/** The request of the table, if it is the one that the control was made for. */
export function stillAsked(loaded: LoadedTable | null, requestKey: string): Asking | null {
  const asking = askingOf(loaded);
  return asking?.request.key === requestKey ? asking : null;
}

/** The refusal for somebody who pressed a control of a question that the table asks no longer. */
export function noLongerAsked(loaded: LoadedTable | null): TableRefused {
  return loaded === null ? tableRefuses('no-table') : (readOnlyRefusal(loaded) ?? tableRefuses('stale'));
}

function readOnlyRefusal({ entry, table }: LoadedTable): TableRefused | null {
  return isReadOnly(entry, table) ? otherRules(entry, table) : null;
}

/** Tells why not, as the answer to an interaction that the bot has acknowledged. */
export async function refuse(
  bot: Bot,
  interaction: Answerable,
  refused: TableRefused,
  table: TableId | null,
): Promise<void> {
  await complete(interaction, { content: await refusalText(bot, refused, table) });
}

/** Tells somebody privately why not, and leaves the message that they pressed as it is. */
export async function whisperRefusal(
  bot: Bot,
  interaction: Answerable,
  refused: TableRefused,
  table: TableId,
): Promise<void> {
  await whisper(interaction, { content: await refusalText(bot, refused, table) });
}

/** The refusal in words. To somebody who pressed an old message it adds a link to the board. */
async function refusalText(bot: Bot, refused: TableRefused, table: TableId | null): Promise<string> {
  const text = bot.translate(refusalSaying(refused, bot.catalogue));
  const link = refused.refusal.why === 'stale' && table !== null ? await boardLink(bot, table) : null;
  return link === null ? text : `${text} ${link}`;
}

/** A link to the message that shows the table now; null where none does. */
async function boardLink(bot: Bot, id: TableId): Promise<string | null> {
  const [loaded, shown] = await Promise.all([bot.tables.loaded(id), bot.store.shownOn(id)]);
  if (loaded === null || shown === null) return null;
  return messageLink(loaded.table.place.guildId, shown);
}

/**
 * How the table stands. The person who asks may just have mended what kept the bot from showing it, so the bot retries
 * that.
 */
export async function statusText(bot: Bot, interaction: Answerable, loaded: LoadedTable): Promise<string> {
  const { id, isSuspended } = loaded.table;
  if (isSuspended) await bot.tables.revive(id);
  const [link, deliveryError, asking, reminderState] = await Promise.all([
    boardLink(bot, id),
    bot.store.deliveryErrorOf(id),
    askingAt(bot, loaded),
    bot.store.reminderStateOf(id),
  ]);
  if (deliveryError !== null) await bot.tables.wake(id);
  const now = bot.now();
  const isCurrent = reminderState !== null && isUpToDate(reminderState, loaded.table);
  const around = {
    boardLink: link,
    deliveryError: deliveryError === null ? null : deliveryErrorSaying(interaction, deliveryError),
    away: asking.asked.filter(({ settings }) => isAway(settings, now)),
    nextReminder: isCurrent ? nextReminder(asking, reminderState, now) : null,
  };
  return statusMessage(loaded, around, bot.translate);
}
