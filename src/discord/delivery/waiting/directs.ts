/** Writes and sends direct messages. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { Job, NewJob, OutboxRow } from '../../../tables/model/outbox.ts';
import type { ChannelId, MessageRef, UserId } from '../../../tables/model/table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { awakeAt } from '../../../tables/waiting/calling.ts';
import type { PendingPlayer } from '../../../tables/waiting/wait-timer.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../words/languages.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { type Elsewhere, withElsewhere } from '../../messages/notices/reminder-message.ts';
import { notified } from '../../messages/pieces/notification.ts';
import type { Outgoing } from '../../messages/pieces/outgoing.ts';
import { messageLink, type Row } from '../../messages/pieces/parts.ts';
import { isOnlyPlayer, rolesOf } from '../../messages/seats/addressed.ts';
import { questionPhrase } from '../../messages/seats/question-phrase.ts';
import type { Channels } from '../channels/channels.ts';
import { deliveryErrorIn } from '../channels/delivery-errors.ts';
import { postingOf } from '../channels/posting.ts';

/** The person does not accept direct messages, or no longer shares a server with the bot. */
const NOT_TO_BE_WRITTEN_TO: readonly unknown[] = [
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  RESTJSONErrorCodes.UnknownUser,
];

/**
 * Jobs that send a direct message to the pinged people who opted in, with the board's question and links to the board and to
 * other tables that wait for them.
 */
export function directsTo(
  called: readonly PendingPlayer[],
  { table, entry, request }: LoadedTable,
  board: MessageRef,
  dueAt: Date,
  elsewhere: readonly Elsewhere[] = [],
): readonly NewJob[] {
  if (request === null) return [];
  return called
    .filter(({ settings }) => settings.direct === true)
    .map(({ userId: to }) => {
      const places = {
        game: { key: `game.${table.gameId}` },
        question: questionPhrase({ entry, table, request }),
        link: messageLink(table.place.guildId, board),
      };
      const turn = isOnlyPlayer(table, to)
        ? { key: 'direct.your-turn-alone', with: places }
        : {
            key: 'direct.your-turn',
            with: { ...places, roles: rolesOf(to, table, request, entry.presenter) },
          };
      const phrase = withElsewhere(turn, to, elsewhere);
      return { job: { kind: 'direct', to, phrase }, dueAt };
    });
}

/** Sends the message in the person's chosen language, or in the table's if they chose none. */
export async function sayDirectly(
  bot: BotContext,
  channels: Channels,
  row: OutboxRow,
  { to, phrase }: Extract<Job, { kind: 'direct' }>,
): Promise<void> {
  const language = (await bot.tables.loaded(row.tableId))?.table.language ?? DEFAULT_LANGUAGE;
  const { post } = postingOf(bot, channels);
  const send = (channelId: ChannelId, outgoing: Outgoing) => post(row, channelId, outgoing);
  await writeDirectly(bot, channels, { to, language, phrase }, send);
}

interface Letter {
  readonly to: UserId;
  /** Used if the person chose no language. */
  readonly language: Language;
  readonly phrase: Phrase;
  /** The buttons below the message (default: none). */
  readonly rows?: (translate: Translate) => readonly Row[];
}

/** Writes a direct message, silently if the person is asleep or away. False if the bot may not write to them. */
export async function writeDirectly(
  bot: BotContext,
  channels: Channels,
  { to, language, phrase, rows = () => [] }: Letter,
  send: (channelId: ChannelId, outgoing: Outgoing) => Promise<unknown>,
): Promise<boolean> {
  const person = await bot.settings.ofPerson(to);
  const { translate } = withLanguage(bot, person.language ?? language);
  const now = bot.now();
  const isSilent = awakeAt(person, now) > now;
  const content = notified(translate(phrase));
  try {
    await send(await channels.directWith(to), {
      content,
      rows: rows(translate),
      files: [],
      call: [],
      isSilent,
    });
    return true;
  } catch (error) {
    const isUnwelcome = error instanceof DiscordAPIError && NOT_TO_BE_WRITTEN_TO.includes(error.code);
    if (!isUnwelcome && deliveryErrorIn(error) === null) throw error;
    bot.log.debug({ error }, 'cannot send direct message');
    return false;
  }
}
