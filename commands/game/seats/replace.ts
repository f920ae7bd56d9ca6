/** /game replace: offers a seat to another person permanently, or lets a computer play it until its player returns. */
import { STRENGTHS } from '../../../src/core/thinking/strength.ts';
import { optionsIn } from '../../parts/options.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { atTable } from '../parts/at-table.ts';
import { suggestForLobby } from '../parts/lobby-suggestions.ts';
import { offerSeatTyped } from '../parts/offer-seat.ts';

export const replace: Subcommand = {
  name: 'replace',
  options: (translate) => {
    const { suggested, person, oneOf } = optionsIn(translate);
    return [suggested('role', 'seat'), person('user'), oneOf('computer', STRENGTHS)];
  },
  run: (bot, interaction) =>
    atTable(bot, interaction, (loaded) => offerSeatTyped(bot, interaction, loaded, 'seat')),
  suggest: suggestForLobby,
};
