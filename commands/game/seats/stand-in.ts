/** /game stand-in: lets another person or a computer play the current turn. */
import { STRENGTHS } from '../../../src/core/thinking/strength.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { atTable } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';
import { offerSeatTyped } from '../parts/offer-seat.ts';

export const standIn: Subcommand = {
  name: 'stand-in',
  options: (translate) => {
    const { suggested, person, oneOf } = optionsIn(translate);
    return [suggested('role', 'turn-of'), person('user'), oneOf('computer', STRENGTHS)];
  },
  run: (bot, interaction) =>
    atTable(bot, interaction, (loaded) => offerSeatTyped(bot, interaction, loaded, 'turn')),
  suggest: suggestForLobby,
};
