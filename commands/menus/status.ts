/** "Status" in a message's context menu: the state of that message's table. */
import {
  ApplicationCommandType,
  InteractionContextType,
  type Message,
  type MessageContextMenuCommandInteraction,
} from 'discord.js';
import type { Bot } from '../../src/discord/bot.ts';
import type { MessageCommand } from '../../src/discord/command.ts';
import { parseCustomId } from '../../src/discord/custom-ids/custom-id.ts';
import { customIdsOf } from '../../src/discord/delivery/channels/sent.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import { statusReply } from '../../src/discord/interactions/pages/status.ts';
import { acknowledge, complete } from '../../src/discord/interactions/replies.ts';
import type { TableId } from '../../src/tables/model/table.ts';
import { atTable } from '../game/parts/at-table.ts';

export const statusOfMessage: MessageCommand = {
  contextMenu: 'message',
  name: 'Status',
  declare: (translate) => ({
    type: ApplicationCommandType.Message,
    name: translate({ key: 'menu.status' }),
    contexts: [InteractionContextType.Guild],
  }),
  run: showStatus,
};

/**
 * The table is found from the message's buttons. A message without such buttons, such as a ping or a person's own message,
 * belongs to the channel's table.
 */
async function showStatus(
  bot: Bot,
  interaction: MessageContextMenuCommandInteraction,
): Promise<InteractionResult> {
  await acknowledge(interaction);
  const message = interaction.options.getMessage('message', true);
  const id = message.author.id === interaction.client.user.id ? tableOnControls(message) : null;
  const loaded = id === null ? null : await bot.tables.loaded(id);
  if (loaded !== null) return complete(interaction, await statusReply(bot, interaction, loaded));
  return atTable(bot, interaction, async (here) =>
    complete(interaction, await statusReply(bot, interaction, here)),
  );
}

function tableOnControls(message: Message): TableId | null {
  const ids = customIdsOf(message).flatMap((text) => parseCustomId(text) ?? []);
  const [first] = ids.flatMap((id) => ('table' in id ? id.table : []));
  return first ?? null;
}
