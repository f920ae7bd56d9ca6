/** /game abort: asks for confirmation before ending the game permanently. */
import { noTableHere, refuse } from '../../../src/discord/interactions/acting.ts';
import { channelOf, privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import { endQuestion } from '../../../src/discord/messages/questions/end-question.ts';
import { refusedToEnd } from '../../../src/tables/moderation/aborting.ts';
import type { Subcommand } from '../../parts/subcommand.ts';

export const abort: Subcommand = {
  name: 'abort',
  async run(bot, interaction) {
    const table = await bot.tables.liveIn(channelOf(interaction));
    if (table === null) return refuse(bot, interaction, await noTableHere(bot, interaction), null);
    const refused = refusedToEnd(table, await privilegedActorOf(bot, interaction), bot.now());
    if (refused !== null) return refuse(bot, interaction, refused, null);
    const isLobby = 'status' in table && table.status === 'lobby';
    return complete(interaction, endQuestion(table.id, isLobby, bot.translate));
  },
};
