/** /game review: turning points of a finished game, luck against choices, and the last chance to win it. */
import { reviewReply } from '../../../src/discord/interactions/pages/history/review.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { showHistory } from '../parts/show-history.ts';

export const review: Subcommand = {
  name: 'review',
  run: (bot, interaction) => showHistory(bot, interaction, (loaded) => reviewReply(bot, loaded, interaction)),
};
