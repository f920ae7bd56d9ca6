/** /daily: one short challenge a day, the same for everyone, and practice at past ones; works in direct messages too. */
import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { refuseInWords } from '../src/discord/interactions/acting.ts';
import { DAILY_OFF, isDailyOff, readerOf, showDaily } from '../src/discord/interactions/pages/daily.ts';
import { STANDINGS, standingsReply } from '../src/discord/interactions/pages/daily-standings.ts';
import { showTypedPractice, suggestDays } from '../src/discord/interactions/pages/practice.ts';
import { acknowledgeForDaily, complete } from '../src/discord/interactions/replies.ts';
import type { UserId } from '../src/tables/model/table.ts';
import { optionsIn } from './parts/options.ts';

/** The symbols that an attempt's result line can use. */
const SIGNS = ['squares', 'bars'] as const;
/** Whether standings show the person's name. */
const NAMES = ['on', 'off'] as const;
const NAMED = { on: 'daily.name-on', off: 'daily.name-off' } as const;

export const daily: Command = {
  name: 'daily',
  declare: (translate) => ({
    name: 'daily',
    description: translate({ key: 'command.daily' }),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [
      optionsIn(translate).suggested('practice'),
      optionsIn(translate).oneOf('standings', STANDINGS),
      optionsIn(translate).oneOf('name', NAMES, 'daily-name'),
      optionsIn(translate).oneOf('signs', SIGNS),
    ],
  }),
  async run(bot, interaction) {
    await acknowledgeForDaily(interaction);
    const userId = interaction.user.id as UserId;
    // If `practice` is given, all other options are ignored: a day that doesn't exist must not change any settings.
    const practised = interaction.options.getString('practice');
    if (practised !== null)
      return (await isDailyOff(bot, interaction))
        ? refuseInWords(bot, interaction, DAILY_OFF)
        : showTypedPractice(bot, interaction, practised);
    const name = NAMES.find((each) => each === interaction.options.getString('name'));
    if (name !== undefined) await bot.settings.changePerson(userId, { dailyNamed: name === 'on' }, bot.now());
    const signs = SIGNS.find((each) => each === interaction.options.getString('signs'));
    if (signs !== undefined)
      await bot.settings.changePerson(userId, { dailyBars: signs === 'bars' }, bot.now());
    const span = STANDINGS.find((each) => each === interaction.options.getString('standings'));
    if (name !== undefined && span === undefined)
      return complete(interaction, { content: bot.translate({ key: NAMED[name] }) });
    if (await isDailyOff(bot, interaction)) return refuseInWords(bot, interaction, DAILY_OFF);
    if (span !== undefined)
      return complete(interaction, await standingsReply(bot, span, userId, interaction.guildId));
    return showDaily(bot, interaction, () => bot.daily.status(userId, readerOf(bot, interaction)));
  },
  async suggest(bot, interaction) {
    if (await isDailyOff(bot, interaction)) return [];
    return suggestDays(bot, interaction.options.getFocused());
  },
};
