/** /server stop-all: asks for confirmation before ending all tables of the server permanently. */
import { formatCustomId } from '../../src/discord/custom-ids/custom-id.ts';
import { refuseInWords } from '../../src/discord/interactions/acting.ts';
import { isServerModerator } from '../../src/discord/interactions/people.ts';
import { complete } from '../../src/discord/interactions/replies.ts';
import { tablesOfServer } from '../../src/discord/interactions/servers/tables.ts';
import { button, row, type Style } from '../../src/discord/messages/pieces/parts.ts';
import type { Subcommand } from '../parts/subcommand.ts';

export const stopAll: Subcommand = {
  name: 'stop-all',
  async run(bot, interaction) {
    const { translate } = bot;
    if (!(await isServerModerator(bot, interaction)))
      return refuseInWords(bot, interaction, { key: 'ending.all-only-moderators' });
    const { loadedTables, unreadable } = await tablesOfServer(bot, interaction);
    const count = loadedTables.length + unreadable.length;
    if (count === 0) return complete(interaction, { content: translate({ key: 'tables.none' }) });
    const of = (kind: 'stop-all' | 'keep-all', style: Style) =>
      button(formatCustomId({ kind }), translate({ key: `button.${kind}` }), style);
    return complete(interaction, {
      content: translate({ key: 'ending.all-sure', with: { count } }),
      rows: [row([of('stop-all', 'danger'), of('keep-all', 'secondary')])],
    });
  },
};
