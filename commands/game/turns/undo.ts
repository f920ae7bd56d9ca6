/** /game undo: undoes the last answer that can be undone: your own immediately, another person's if the table agrees. */
import { takenBack } from '../../../src/discord/messages/boards/happened.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { atTable } from '../parts/at-table.ts';
import { propose } from '../parts/propose.ts';

export const undo: Subcommand = {
  name: 'undo',
  run: (bot, interaction) =>
    atTable(bot, interaction, (loaded) =>
      propose(bot, interaction, loaded, { kind: 'take-back' }, (done) => takenBack(bot, done)),
    ),
};
