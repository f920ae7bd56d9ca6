/** Finds the table of an interaction, and tells people why they may not act there. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Request } from '../../core/requests/request.ts';
import { type TableRefused, tableRefuses } from '../../tables/model/refusal.ts';
import { isOver, type TableId, type UserId } from '../../tables/model/table.ts';
import { isReadOnly, notPending, otherRules, requestForUser } from '../../tables/turns/current-request.ts';
import { isLesson } from '../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot } from '../bot.ts';
import { type InteractionResult, refusedAs } from '../interaction-result.ts';
import { messageLink, type Row } from '../messages/pieces/parts.ts';
import type { Words } from '../messages/questions/answers.ts';
import { refusalPhrase } from '../messages/refusal-message.ts';
import { isPending } from '../messages/servers/own-tables-message.ts';
import { channelOf, guildOf } from './people.ts';
import { type Answerable, complete, whisper } from './replies.ts';

export function wordsFor({ translate }: Bot, { table, entry }: LoadedTable): Words {
  return { presenter: entry.presenter, view: entry.game.observe(table.state), translate };
}

/** A loaded table with an open question. */
export interface Asking extends LoadedTable {
  readonly request: Request;
}

/**
 * Continues with this channel's table if the person who typed the command may answer its question. Otherwise tells them why not.
 */
export async function whenPending(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  goOn: (asking: Asking) => Promise<InteractionResult>,
): Promise<InteractionResult> {
  return whenPendingAt(await bot.tables.loadedIn(channelOf(interaction)), bot, interaction, goOn);
}

/** Like `whenPending`, for a table that is already loaded. */
export async function whenPendingAt(
  loaded: LoadedTable | null,
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  goOn: (asking: Asking) => Promise<InteractionResult>,
): Promise<InteractionResult> {
  const asking = askingOf(loaded);
  const theirs = asking === null ? null : askingOfUser(asking, interaction.user.id);
  if (theirs !== null) return goOn(theirs);
  const refused =
    asking === null
      ? loaded === null
        ? await noTableHere(bot, interaction)
        : (readOnlyRefusal(loaded) ?? tableRefuses('not-playing'))
      : notPending(asking.entry, asking.table, asking.request, interaction.user.id);
  return refuse(bot, interaction, refused, null);
}

/** Few enough to choose from. */
const PLACES_NAMED = 3;

/**
 * The refusal if the channel has no table. It suggests `/game reopen` if a table here was closed. Otherwise it lists the person's
 * own tables elsewhere on the server, starting with those that wait for this person; if there are none, it lists the tables in
 * this channel's threads.
 */
export async function noTableHere(bot: Bot, interaction: Answerable): Promise<TableRefused> {
  if (await wasClosedHere(bot, interaction)) return tableRefuses('closed-here');
  const own = await ownTables(bot, interaction);
  const waiting = own.filter((loaded) => isPending(loaded, interaction.user.id as UserId));
  if (waiting.length > 0) return tableRefuses('your-turn-elsewhere', placesOf(waiting));
  if (own.length > 0) return tableRefuses('seated-elsewhere', placesOf(own));
  const threads = await tablesInThreads(bot, interaction);
  return threads.length === 0
    ? tableRefuses('no-table')
    : tableRefuses('tables-in-threads', placesOf(threads));
}

/** Whether the last table here is closed; false if a later game has ended here. */
async function wasClosedHere(bot: Bot, interaction: Answerable): Promise<boolean> {
  const channel = channelOf(interaction);
  const closed = await bot.tables.closedIn(channel);
  if (closed === null) return false;
  const ended = await bot.tables.begunIn(channel);
  return ended === null || ended.table.changedAt < closed.table.changedAt;
}

/** Lists the newest places. */
function placesOf(tables: readonly LoadedTable[]): { readonly channels: string } {
  const channels = tables.map(({ table }) => table.place.channelId);
  return { channels: channels.slice(-PLACES_NAMED).join(' ') };
}

/** The person's tables on this server, without their lessons. */
async function ownTables(bot: Bot, interaction: Answerable): Promise<readonly LoadedTable[]> {
  const { loadedTables } = await bot.tables.tablesOf(interaction.user.id as UserId);
  return loadedTables.filter(
    ({ entry, table }) =>
      table.place.guildId === guildOf(interaction) && !table.isSuspended && !isLesson(entry, table),
  );
}

/** The tables in this channel's threads. Lessons are left out: each is for one person, usually in a private thread. */
export async function tablesInThreads(bot: Bot, interaction: Answerable): Promise<readonly LoadedTable[]> {
  const { cache } = interaction.client.channels;
  return (await bot.tables.liveOfServer(guildOf(interaction))).filter(({ entry, table }) => {
    const place = cache.get(table.place.channelId);
    const isHere = place?.isThread() === true && place.parentId === interaction.channelId;
    return isHere && !isLesson(entry, table);
  });
}

/** The part of the request that this user may answer; null if they may answer nothing. */
export function askingOfUser(asking: Asking, userId: string): Asking | null {
  const request = requestForUser(asking.table, asking.request, userId);
  return request === null ? null : { ...asking, request };
}

export function askingOf(loaded: LoadedTable | null): Asking | null {
  return loaded === null || loaded.request === null ? null : { ...loaded, request: loaded.request };
}

/** The table's request, if the control was made for it. */
export function currentAsking(loaded: LoadedTable | null, requestKey: string): Asking | null {
  const asking = askingOf(loaded);
  return asking?.request.key === requestKey ? asking : null;
}

/** The refusal for a person who pressed a control of a question that is no longer open. */
export function staleRefusal(loaded: LoadedTable | null): TableRefused {
  return loaded === null ? tableRefuses('no-table') : (readOnlyRefusal(loaded) ?? staleAt(loaded));
}

/** Whether the refusal means that the pressed control can never work again. */
export function isSpent({ code }: TableRefused['refusal']): boolean {
  return code === 'stale' || code === 'game-over' || code === 'closed-here';
}

/** The refusal for an old control whose question is no longer open. */
function staleAt({ table }: LoadedTable): TableRefused {
  if (isOver(table)) return tableRefuses('game-over');
  return tableRefuses(table.status === 'closed' ? 'closed-here' : 'stale');
}

function readOnlyRefusal({ entry, table }: LoadedTable): TableRefused | null {
  return isReadOnly(entry, table) ? otherRules(entry, table) : null;
}

/** Tells the person the reason for the refusal, in reply to an interaction that the bot has acknowledged. */
export async function refuse(
  bot: Bot,
  interaction: Answerable,
  refused: TableRefused,
  table: TableId | null,
): Promise<InteractionResult> {
  const phrase = refusalPhrase(refused, bot.catalogue);
  await complete(interaction, { content: await refusalText(bot, interaction, refused, phrase, table) });
  return refusedAs(phrase);
}

/** Refuses an acknowledged interaction with a custom text instead of a table's refusal. */
export async function refuseInWords(
  { translate }: Bot,
  interaction: Answerable,
  phrase: Phrase,
  rows: readonly Row[] = [],
): Promise<InteractionResult> {
  await complete(interaction, { content: translate(phrase), rows });
  return refusedAs(phrase);
}

/** Tells a person privately the reason for the refusal, and leaves the message with the pressed button unchanged. */
export async function refusePrivately(
  bot: Bot,
  interaction: Answerable,
  refused: TableRefused,
  table: TableId,
): Promise<InteractionResult> {
  const phrase = refusalPhrase(refused, bot.catalogue);
  await whisper(interaction, { content: await refusalText(bot, interaction, refused, phrase, table) });
  return refusedAs(phrase);
}

/**
 * The refusal in words. For a press on an old message it adds a link to the board: a stale question means that the table was
 * found and is on this server. If the pressed message is itself the board, there is no link, since a newer board is coming.
 */
async function refusalText(
  bot: Bot,
  interaction: Answerable,
  { refusal }: TableRefused,
  phrase: Phrase,
  table: TableId | null,
): Promise<string> {
  const isOld = isSpent(refusal) && refusal.code !== 'closed-here' && table !== null;
  const shown = isOld ? await bot.store.shownOn(table) : null;
  if (shown === null) return bot.translate(phrase);
  const pressed = 'message' in interaction ? interaction.message : null;
  if (refusal.code === 'stale' && pressed?.id === shown.messageId)
    return bot.translate({ key: 'refusal.stale-here' });
  return `${bot.translate(phrase)} ${messageLink(guildOf(interaction), shown)}`;
}

/** A link to the message that shows the table now; null if no message does. */
export async function boardLink(bot: Bot, guildId: string, id: TableId): Promise<string | null> {
  const shown = await bot.store.shownOn(id);
  return shown === null ? null : messageLink(guildId, shown);
}
