/** Shows a person their next steps, depending on where they are. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { isLive } from '../../../tables/model/table.ts';
import { isReadOnly } from '../../../tables/turns/current-request.ts';
import { isLesson } from '../../../tables/turns/is-lesson.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { sessionTools } from '../../messages/boards/more-message.ts';
import { readOnly } from '../../messages/boards/text-views.ts';
import { helpMessage } from '../../messages/guide/help-message.ts';
import { type Asker, helpFor, type Whereabouts } from '../../messages/guide/next-steps.ts';
import { channelMention } from '../../messages/pieces/parts.ts';
import type { Reply } from '../../messages/pieces/reply.ts';
import { refusalPhrase } from '../../messages/refusal-message.ts';
import { waitedFor } from '../../messages/seats/addressed.ts';
import { boardLink, noTableHere } from '../acting.ts';
import { type Learner, lessonsOf } from '../learning.ts';
import { channelOf, isModerator } from '../people.ts';

/** The help for direct messages with this person. */
export async function directHelp(bot: Bot, user: Learner['user']): Promise<Reply> {
  const lesson = await lessonOf(bot, { user, guildId: null });
  const { steps } = helpFor(
    null,
    { userId: user.id, isDirect: true, isModerator: false, lesson },
    bot.catalogue,
  );
  const { direct } = await bot.settings.ofPerson(user.id as UserId);
  const heading = { key: direct === true ? 'help.direct' : 'help.direct-off' };
  return helpMessage({ headings: [heading], steps, notes: [], table: null }, bot);
}

export async function helpReply(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Reply> {
  if (interaction.guildId === null) return directHelp(bot, interaction.user);
  const channel = channelOf(interaction);
  const loaded = (await bot.tables.loadedIn(channel)) ?? (await bot.tables.begunIn(channel));
  const lesson = loaded === null ? await lessonOf(bot, interaction) : null;
  const asker = {
    userId: interaction.user.id,
    isDirect: false,
    isModerator: loaded === null && (await isModerator(bot, interaction)),
    lesson,
  };
  const { where, steps } = helpFor(loaded, asker, bot.catalogue);
  const headings = [
    ...(loaded === null ? [] : [atTable(loaded, where)]),
    ...(loaded === null || !isLive(loaded.table) ? await withoutTable(bot, interaction, loaded) : []),
  ];
  const notes =
    loaded === null ? [] : [...liveSession(loaded, asker.userId), ...hosting(loaded, asker.userId)];
  const message = { headings, steps, notes, table: loaded?.table.id ?? null };
  return helpMessage(message, bot);
}

/** The line about live sessions, only for people who can start one here. */
function liveSession(loaded: LoadedTable, userId: string): readonly Phrase[] {
  return sessionTools(loaded, userId as UserId).includes('session-begin') ? [{ key: 'help.live' }] : [];
}

/** The line for hosts, who can end a game that has started. A lesson's board has a button for that. */
function hosting({ table, entry }: LoadedTable, userId: string): readonly Phrase[] {
  const isTheirs = table.status === 'playing' && table.hostId === userId && !isLesson(entry, table);
  return isTheirs ? [{ key: 'help.host' }] : [];
}

/** The newest lesson that the person has started. */
async function lessonOf(bot: Bot, learner: Learner): Promise<Asker['lesson']> {
  const begun = (await lessonsOf(bot, learner)).at(-1);
  if (begun === undefined) return null;
  const { id, gameId, place } = begun.table;
  const link = await boardLink(bot, place.guildId, id);
  return { game: gameId, place: link ?? channelMention(place.channelId) };
}

/**
 * Names the person's own tables elsewhere on the server, or else tables in this channel's threads. `last` is the game that ended
 * here last.
 */
async function withoutTable(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  last: LoadedTable | null,
): Promise<readonly Phrase[]> {
  const refused = await noTableHere(bot, interaction);
  if (refused.refusal.code !== 'no-table') return [refusalPhrase(refused, bot.catalogue)];
  return last === null ? [{ key: 'help.no-table' }] : [];
}

function atTable(loaded: LoadedTable, where: Whereabouts): Phrase {
  const { table, entry, request } = loaded;
  if (isReadOnly(entry, table)) return readOnly(loaded);
  const { presenter, game } = entry;
  const who = request === null ? [] : waitedFor(table, request, presenter);
  return { key: `help.${where}`, with: { game: { key: `game.${game.id}` }, who } };
}
