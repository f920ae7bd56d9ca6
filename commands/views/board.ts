/** /board: shows the board again, as a picture or in words, privately or in the channel. */
import { type ChatInputCommandInteraction, InteractionContextType } from 'discord.js';
import { type Bot, withLanguage } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import {
  askingOf,
  askingOfUser,
  noTableHere,
  refuse,
  wordsFor,
} from '../../src/discord/interactions/acting.ts';
import { fullBoardReply } from '../../src/discord/interactions/pages/board.ts';
import { channelOf } from '../../src/discord/interactions/people.ts';
import { acknowledge, announce, complete } from '../../src/discord/interactions/replies.ts';
import { unseenReason, wholeTextBoard } from '../../src/discord/messages/boards/text-views.ts';
import type { Row } from '../../src/discord/messages/pieces/parts.ts';
import type { Reply } from '../../src/discord/messages/pieces/reply.ts';
import { ownControls } from '../../src/discord/messages/questions/question-controls.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { optionsIn } from '../parts/options.ts';

const AS = ['picture', 'text'] as const;
const FOR = ['me', 'channel'] as const;

export const board: Command = {
  name: 'board',
  declare: (translate) => ({
    name: 'board',
    description: translate({ key: 'command.board' }),
    contexts: [InteractionContextType.Guild],
    options: [optionsIn(translate).oneOf('as', AS), optionsIn(translate).oneOf('for', FOR)],
  }),
  run: showBoard,
};

async function showBoard(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  await acknowledge(interaction);
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  if (loaded === null) return refuse(bot, interaction, await noTableHere(bot, interaction), null);
  const unseen = unseenReason(loaded);
  if (unseen !== null) return complete(interaction, { content: bot.translate(unseen) });
  const asText = interaction.options.getString('as') === 'text';
  const shown = (speaker: Bot): Reply | Promise<Reply> =>
    asText ? wholeTextBoard(loaded, speaker.translate) : fullBoardReply(speaker, loaded);
  if (interaction.options.getString('for') === 'channel') {
    await complete(interaction, { content: bot.translate({ key: 'look.shown' }) });
    return announce(interaction, await shown(withLanguage(bot, loaded.table.language)));
  }
  const rows = controlsOf(bot, loaded, interaction.user.id);
  return complete(interaction, { ...(await shown(bot)), rows });
}

/** The current player gets the controls too, in case the board in the channel is gone. */
function controlsOf(bot: Bot, loaded: LoadedTable, userId: string): readonly Row[] {
  const asking = askingOf(loaded);
  const theirs = asking === null ? null : askingOfUser(asking, userId);
  if (theirs === null) return [];
  const words = wordsFor(bot, theirs);
  return ownControls(theirs, theirs.request, words);
}
