/** /game advice: change who gets advice at this table. */
import { privilegedActorOf } from '../../../src/discord/interactions/people.ts';
import { ADVICE_SETTINGS } from '../../../src/tables/model/table.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { adviceIn } from '../parts/advice-option.ts';
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
