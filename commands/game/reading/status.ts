/** /game status: whose decision it is, since when, and the question. */

import { statusReply } from '../../../src/discord/interactions/pages/status.ts';
import { complete } from '../../../src/discord/interactions/replies.ts';
import type { Subcommand } from '../../parts/subcommand.ts';
import { atTable } from '../parts/at-table.ts';

export const status: Subcommand = {
  name: 'status',
  run: (bot, interaction) =>
    atTable(bot, interaction, async (loaded) =>
      complete(interaction, await statusReply(bot, interaction, loaded)),
    ),
};
