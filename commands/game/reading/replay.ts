/** /game replay: steps through the game, from the beginning or from the given turn. */
import { replayReply } from '../../../src/discord/interactions/pages/history/history-pages.ts';
import { placeOfTurn } from '../../../src/tables/history/history.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { showHistory } from '../parts/show-history.ts';

export const replay: Subcommand = {
  name: 'replay',
  options: (translate) => [optionsIn(translate).count('turn', 1)],
  run(bot, interaction) {
    const turn = interaction.options.getInteger('turn');
    return showHistory(bot, interaction, (loaded) =>
      replayReply(bot, loaded, (history) => (turn === null ? 0 : placeOfTurn(history, turn))),
    );
  },
};
