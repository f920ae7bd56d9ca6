/** /odds: the chances of everything at this table that depends on dice or draws. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../../src/discord/command.ts';
import { refuse } from '../../src/discord/interactions/acting.ts';
import { channelOf } from '../../src/discord/interactions/people.ts';
import { acknowledge, complete } from '../../src/discord/interactions/replies.ts';
import { oddsText } from '../../src/discord/messages/boards/text-views.ts';
import { tableRefuses } from '../../src/tables/model/refusal.ts';
import { optionsIn } from '../parts/options.ts';

/** No game has more than this many of anything that can be counted. */
const MOST = 50;
const COUNTED = ['vikings', 'heroes', 'dice', 'elves'] as const;

export const odds: Command = {
  name: 'odds',
  declare: (translate) => ({
    name: 'odds',
    description: translate({ key: 'command.odds' }),
    contexts: [InteractionContextType.Guild],
    options: COUNTED.map((name) => optionsIn(translate).count(name, 0, MOST, `odds-${name}`)),
  }),
  async run(bot, interaction) {
    await acknowledge(interaction);
    const loaded = await bot.tables.loadedIn(channelOf(interaction));
    if (loaded === null) {
      return refuse(bot, interaction, tableRefuses('no-table'), null);
    }
    const given = Object.fromEntries(
      COUNTED.flatMap((name) => {
        const count = interaction.options.getInteger(name);
        return count === null ? [] : [[name, count]];
      }),
    );
    return complete(interaction, { content: oddsText(loaded, bot.translate, given) });
  },
};
