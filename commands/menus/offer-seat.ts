/** "Offer my seat" in a person's context menu: the player who uses it offers that person their own seat, permanently. */
import {
  ApplicationCommandType,
  InteractionContextType,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Phrase } from '../../src/core/presentation/phrase.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { PersonCommand } from '../../src/discord/command.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import {
  noTableHere,
  refuse,
  refuseInWords,
  tablesInThreads,
} from '../../src/discord/interactions/acting.ts';
import { channelOf } from '../../src/discord/interactions/people.ts';
import { acknowledge } from '../../src/discord/interactions/replies.ts';
import { mention } from '../../src/discord/messages/pieces/parts.ts';
import { tableRefuses } from '../../src/tables/model/refusal.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { seatName } from '../../src/tables/turns/seat-words.ts';
import { seatsHeldBy } from '../../src/tables/turns/seating.ts';
import { offerSeat } from '../game/parts/offer-seat.ts';

export const offerMySeat: PersonCommand = {
  contextMenu: 'person',
  name: 'Offer my seat',
  declare: (translate) => ({
    type: ApplicationCommandType.User,
    name: translate({ key: 'menu.offer-seat' }),
    contexts: [InteractionContextType.Guild],
  }),
  run: offerTheirSeat,
};

async function offerTheirSeat(
  bot: Bot,
  interaction: UserContextMenuCommandInteraction,
): Promise<InteractionResult> {
  await acknowledge(interaction);
  const { user, options } = interaction;
  const invited = options.getUser('user', true);
  if (invited.bot || options.getMember('user') === null)
    return refuseInWords(bot, interaction, {
      key: 'seats.no-player-chosen',
      with: { user: mention(invited.id) },
    });
  const loaded = await tableOf(bot, interaction);
  if (loaded === null) return refuse(bot, interaction, await noTableHere(bot, interaction), null);
  const [seat, another] = seatsHeldBy(loaded.table, user.id);
  if (seat === undefined) return refuse(bot, interaction, tableRefuses('not-seated'), null);
  if (loaded.table.status === 'lobby')
    return refuseInWords(bot, interaction, { key: 'seats.not-begun', with: { user: mention(invited.id) } });
  if (another !== undefined) return refuseInWords(bot, interaction, whichSeat(loaded, user.id));
  return offerSeat(bot, interaction, loaded, { seat, span: 'seat', to: invited.id as UserId });
}

/** The table in this channel; if the person has no seat there, the only table in its threads at which they have one. */
async function tableOf(
  bot: Bot,
  interaction: UserContextMenuCommandInteraction,
): Promise<LoadedTable | null> {
  const isTheirs = ({ table }: LoadedTable) => seatsHeldBy(table, interaction.user.id).length > 0;
  const here = await bot.tables.loadedIn(channelOf(interaction));
  if (here !== null && isTheirs(here)) return here;
  const [only, another] = (await tablesInThreads(bot, interaction)).filter(isTheirs);
  return only === undefined || another !== undefined ? here : only;
}

function whichSeat({ entry, table }: LoadedTable, userId: string): Phrase {
  const seats = seatsHeldBy(table, userId).map((seat) => seatName(entry, table, seat));
  return { key: 'refusal.which-of-your-seats', with: { seats } };
}
