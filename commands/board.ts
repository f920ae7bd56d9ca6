/** /board: the board again, as a picture or in words, for oneself or for the channel. */
import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import { paintBoard } from '../src/discord/delivery/board-picture.ts';
import { refusalText, wordsFor } from '../src/discord/interactions/acting.ts';
import { channelOf } from '../src/discord/interactions/people.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';
import { textBoard } from '../src/discord/messages/looks.ts';
import { altText } from '../src/discord/messages/turn-message.ts';
import { tableRefuses } from '../src/tables/refusal.ts';

const AS = ['picture', 'text'] as const;
const FOR = ['me', 'channel'] as const;

export const board: Command = {
  name: 'board',
  declare: (translate) => ({
    name: 'board',
    description: translate({ key: 'command.board' }),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'as',
        description: translate({ key: 'option.as' }),
        choices: AS.map((value) => ({ name: translate({ key: `choice.as-${value}` }), value })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'for',
        description: translate({ key: 'option.for' }),
        choices: FOR.map((value) => ({ name: translate({ key: `choice.for-${value}` }), value })),
      },
    ],
  }),
  run: showBoard,
};

async function showBoard(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  await acknowledge(interaction, interaction.options.getString('for') === 'channel' ? 'everyone' : 'private');
  const standing = await bot.tables.standingIn(channelOf(interaction));
  if (standing === null || standing.table.state === null) {
    const refused = tableRefuses(standing === null ? 'no-table' : 'not-playing');
    await complete(interaction, { content: (await refusalText(bot, refused, null)) ?? '' });
    return;
  }
  if (interaction.options.getString('as') === 'text') {
    await complete(interaction, { content: textBoard(standing, bot.translate) });
    return;
  }
  const words = wordsFor(bot, standing);
  const files = await paintBoard(bot, standing, altText(standing.table, words));
  const content =
    files.length === 0 ? textBoard(standing, bot.translate) : bot.translate(words.face.progress(words.view));
  await complete(interaction, { content, files });
}
