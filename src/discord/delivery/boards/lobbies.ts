/** Shows the lobby of a table: edits its message where it stands, or posts a new one. */
import type { OutboxRow } from '../../../tables/model/outbox.ts';
import type { Posted } from '../../../tables/model/storage/store.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { lobbyMessage } from '../../messages/boards/lobby-message.ts';
import type { Channels } from '../channels/channels.ts';
import { paintTitle } from './board-picture.ts';
import type { Reconciler } from './reconciling.ts';
import type { ShownMessage } from './shown-message.ts';

export interface Lobbies {
  show(row: OutboxRow, loaded: LoadedTable): Promise<Posted | undefined>;
}

export function lobbiesOf(
  bot: BotContext,
  channels: Channels,
  { reconciler, message }: { readonly reconciler: Reconciler; readonly message: ShownMessage },
): Lobbies {
  return {
    /** A lobby that is over stays where it is, and gets no new message. */
    async show(row, loaded) {
      const known = await bot.store.shownOn(row.tableId);
      if (!hasOurRules(loaded.entry, loaded.table)) return message.leave(known);
      const found = await reconciler.lobby(row, loaded, known);
      const shown = found ?? known;
      const { translate } = withLanguage(bot, loaded.table.language);
      const outgoing = { ...lobbyMessage(loaded, translate), files: [], keepsFiles: true, call: [] };
      const noted = () => (found === null ? undefined : { shown: found, errands: message.retiring(known) });
      if (loaded.table.status !== 'lobby') {
        if (shown !== null) await channels.edit(shown, outgoing);
        return noted();
      }
      const sending = { row, loaded, known, found, outgoing };
      if (await message.change(sending)) return noted();
      const files = await paintTitle(bot, loaded);
      return message.replace({ ...sending, outgoing: { ...outgoing, files } }, null);
    },
  };
}
