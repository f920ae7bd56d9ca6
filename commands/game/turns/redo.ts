/** /game redo: redoes what was undone last. */
import { doneAgain } from '../../../src/discord/messages/boards/happened.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { atTable } from '../parts/at-table.ts';
import { propose } from '../parts/propose.ts';

export const redo: Subcommand = {
  name: 'redo',
  run: (bot, interaction) =>
    atTable(bot, interaction, (loaded) =>
      propose(bot, interaction, loaded, { kind: 'redo' }, (done) => doneAgain(bot, done)),
    ),
};
