/** /game review: where a game that is over turned, luck against choices, and from where it could still have been won. */
import { reviewReply } from '../../../src/discord/interactions/pages/review.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { lookBack } from '../parts/look-back.ts';

export const review: Subcommand = {
  name: 'review',
  run: (bot, interaction) => lookBack(bot, interaction, (loaded) => reviewReply(bot, loaded)),
};
