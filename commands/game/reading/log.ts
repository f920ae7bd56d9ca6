/** /game log: what has happened so far, in words, page by page. */
import { logReply } from '../../../src/discord/interactions/pages/history/looking-back.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { lookBack } from '../parts/look-back.ts';

export const log: Subcommand = {
  name: 'log',
  options: (translate) => [optionsIn(translate).count('page', 1)],
  run(bot, interaction) {
    const page = interaction.options.getInteger('page');
    return lookBack(bot, interaction, (loaded) => logReply(bot, loaded, page));
  },
};
