/** Tells somebody what they can do next, by where they are. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Saying } from '../../../core/telling/saying.ts';
import { isReadOnly } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { readOnly } from '../../messages/boards/looks.ts';
import { helpMessage } from '../../messages/guide/help-message.ts';
import { type Asker, helpFor, type Whereabouts } from '../../messages/guide/next-steps.ts';
import { channelMention } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { refusalSaying } from '../../messages/refusal-message.ts';
import { waitedFor } from '../../messages/seats/asked.ts';
import { boardLink, noTableHere } from '../acting.ts';
import { lessonsOf } from '../learning.ts';
import { channelOf } from '../people.ts';

export async function helpReply(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const isDirect = interaction.guildId === null;
  const loaded = isDirect ? null : await bot.tables.loadedIn(channelOf(interaction));
  const lesson = loaded === null ? await lessonOf(bot, interaction) : null;
  const asker = { userId: interaction.user.id, isDirect, lesson };
  const { where, steps } = helpFor(loaded, asker, bot.catalogue);
  const heading = loaded === null ? await withoutTable(bot, interaction, where) : atTable(loaded, where);
  const message = { heading, steps, table: loaded?.table.id ?? null };
  return helpMessage(message, bot.commandIds ?? new Map(), bot.translate);
}

/** The newest lesson that the person has begun. */
async function lessonOf(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Asker['lesson']> {
  const begun = (await lessonsOf(bot, interaction)).at(-1);
  if (begun === undefined) return null;
  const { id, gameId, place } = begun.table;
  const link = await boardLink(bot, place.guildId, id);
  return { game: gameId, place: link ?? channelMention(place.channelId) };
}

/** Names the person's own tables elsewhere on the server, or tables in threads of this channel, if there are any. */
async function withoutTable(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  where: Whereabouts,
): Promise<Saying> {
  if (where === 'direct') return { key: 'help.direct' };
  const refused = await noTableHere(bot, interaction);
  return refused.refusal.why === 'no-table'
    ? { key: 'help.no-table' }
    : refusalSaying(refused, bot.catalogue);
}

function atTable(loaded: LoadedTable, where: Whereabouts): Saying {
  const { table, entry, request } = loaded;
  if (isReadOnly(entry, table)) return readOnly(loaded);
  const { presenter, game } = entry;
  const who = request === null ? [] : waitedFor(table, request, presenter);
  return { key: `help.${where}`, with: { game: { key: `game.${game.id}` }, who } };
}
