/** /server overview: switches on or off a message that lists the tables of this channel and its threads; for moderators. */
import { switchOverview } from '../../src/discord/interactions/servers/overviews.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';

export const overview: Subcommand = {
  name: 'overview',
  options: (translate) => [{ ...optionsIn(translate).yesOrNo('show', 'overview-show'), required: true }],
  run: (bot, interaction) =>
    switchOverview(bot, interaction, interaction.options.getBoolean('show') === true),
};
