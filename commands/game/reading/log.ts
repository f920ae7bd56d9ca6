/** /game log: what has happened so far, in words, page by page. */
import { logReply } from '../../../src/discord/interactions/pages/history/history-pages.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { showHistory } from '../parts/show-history.ts';

export const log: Subcommand = {
  name: 'log',
  options: (translate) => [optionsIn(translate).count('page', 1)],
  run(bot, interaction) {
    const page = interaction.options.getInteger('page');
    return showHistory(bot, interaction, (loaded) => logReply(bot, loaded, page));
  },
};
