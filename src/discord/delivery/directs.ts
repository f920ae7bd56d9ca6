/** What is said to one person alone, in a direct message. */
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { awakeAt } from '../../tables/calling.ts';
import type { Standing } from '../../tables/changing.ts';
import type { Errand, NewErrand, OutboxRow } from '../../tables/outbox.ts';
import type { MessageRef } from '../../tables/table.ts';
import type { Asked } from '../../tables/watching.ts';
import { DEFAULT_LANGUAGE } from '../../words/languages.ts';
import { type MuteBot, speaking } from '../bot.ts';
import { rolesOf } from '../messages/asked.ts';
import { messageLink } from '../messages/parts.ts';
import { type Elsewhere, withElsewhere } from '../messages/reminder-message.ts';
import type { Channels } from './channels.ts';
import { postingOf } from './posting.ts';
import { troubleIn } from './trouble.ts';

/** Whoever cannot be written to has wished so, or shares no server with us any more. */
const NOT_TO_BE_WRITTEN_TO: readonly unknown[] = [
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  RESTJSONErrorCodes.UnknownUser,
];

/** To those of the called who wish it, what the board that calls them asks, with a link to it and to whatever else waits for them. */
export function directsTo(
  called: readonly Asked[],
  { table, entry, request }: Standing,
  board: MessageRef,
  dueAt: Date,
  elsewhere: readonly Elsewhere[] = [],
): readonly NewErrand[] {
  if (request === null) return [];
  const view = entry.game.observe(table.state);
  return called
    .filter(({ settings }) => settings.direct === true)
    .map(({ userId: to }) => {
      const places = {
        game: { key: `game.${table.gameId}` },
        roles: rolesOf(to, table, request, entry.face),
        question: entry.face.question(request, view),
        link: messageLink(table.place.guildId, board),
      };
      const saying = withElsewhere({ key: 'direct.your-turn', with: places }, to, elsewhere);
      return { errand: { kind: 'direct', to, saying }, dueAt };
    });
}

/** In the language that person chose, else in that of the table; without a sound where they are asleep or away. */
export async function sayDirectly(
  bot: MuteBot,
  channels: Channels,
  row: OutboxRow,
  { to, saying }: Extract<Errand, { kind: 'direct' }>,
): Promise<void> {
  const [person, standing] = await Promise.all([bot.settings.ofPerson(to), bot.tables.standing(row.tableId)]);
  const { translate } = speaking(bot, person.language ?? standing?.table.language ?? DEFAULT_LANGUAGE);
  const now = bot.now();
  const isSilent = awakeAt(person, now) > now;
  const outgoing = { content: translate(saying), rows: [], files: [], call: [], isSilent };
  try {
    await postingOf(bot, channels).post(row, await channels.directWith(to), outgoing);
  } catch (error) {
    const isUnwelcome = error instanceof DiscordAPIError && NOT_TO_BE_WRITTEN_TO.includes(error.code);
    if (!isUnwelcome && troubleIn(error) === null) throw error;
    bot.log.debug({ table: row.tableId, error }, 'somebody cannot be written to');
  }
}
