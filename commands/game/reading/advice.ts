/** /game advice: changes who gets advice at this table. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import { ADVICE_SETTINGS, type AdviceSetting } from '../../../src/tables/model/table.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { answer, atTable } from '../parts/at-table.ts';

const FOR = 'for';

export const advice: Subcommand = {
  name: 'advice',
  options: (translate) => [
    { ...optionsIn(translate).oneOf('advice', ADVICE_SETTINGS, 'advice-for'), name: FOR, required: true },
  ],
  run: (bot, interaction) =>
    atTable(bot, interaction, async ({ table }) => {
      const chosen = adviceIn(interaction, FOR) ?? table.advice;
      const done = await bot.tables.setAdvice(await privilegedActorOf(bot, interaction), table.id, chosen);
      return answer(bot, interaction, done, 'advice.changed');
    }),
};

/** Returns undefined if the option is omitted. */
function adviceIn({ options }: ChatInputCommandInteraction, option: string): AdviceSetting | undefined {
  const chosen = options.getString(option);
  return ADVICE_SETTINGS.find((setting) => setting === chosen);
}
