/**
 * Shows the lobby of a table. If the table has a thread that started from a channel message, the lobby is that message; otherwise
 * it's a message where the table is played. The channel message stays after the game starts, and gets one line with the result.
 */
import { RULES } from '../../../core/options.ts';
import type { OutboxRow } from '../../../tables/model/outbox.ts';
import type { Posted, Shown } from '../../../tables/model/storage/store.ts';
import {
  announcementOf,
  type ChannelId,
  type MessageRef,
  type TableId,
} from '../../../tables/model/table.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { type BotContext, withLanguage } from '../../bot.ts';
import { lobbyMessage } from '../../messages/lobbies/lobby-message.ts';
import type { Outgoing } from '../../messages/pieces/outgoing.ts';
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
  /** The chapter in the title picture of each lobby that this process painted. */
  const painted = new Map<TableId, string>();

  async function title(loaded: LoadedTable): Promise<Outgoing['files']> {
    painted.set(loaded.table.id, chapterOf(loaded));
    return paintTitle(bot, loaded);
  }

  /** A lobby keeps its title picture until its host chooses another chapter. */
  async function titleIfOther(loaded: LoadedTable): Promise<Partial<Outgoing>> {
    const hasChapters = Object.keys(loaded.entry.guide?.chapters ?? {}).length > 0;
    if (!hasChapters || painted.get(loaded.table.id) === chapterOf(loaded)) return {};
    const files = await title(loaded);
    return files.length === 0 ? {} : { files, keepsFiles: false };
  }

  return {
    async show(row, loaded) {
      const known = await bot.store.shownOn(row.tableId);
      if (!hasOurRules(loaded.entry, loaded.table)) return message.leave(known);
      const found = await reconciler.lobby(row, loaded, known);
      const announcement = announcementOf(loaded.table);
      const { translate } = withLanguage(bot, loaded.table.language);
      const outgoingIn = (joinedIn?: ChannelId) => ({
        ...lobbyMessage(loaded, translate, joinedIn),
        files: [],
        keepsFiles: true,
        call: [],
      });
      const outgoing = outgoingIn();
      const noted = () => (found === null ? undefined : { shown: found, jobs: message.retiring(known) });
      if (loaded.table.status !== 'lobby') {
        painted.delete(row.tableId);
        const shown = [found ?? lobbyIn(known), announcement].flatMap((each) => each ?? []);
        const first = shown.filter(
          ({ messageId }, at) => shown.findIndex((each) => each.messageId === messageId) === at,
        );
        await Promise.all(first.map((each) => channels.edit(each, outgoing)));
        return noted();
      }
      const sending = { row, loaded, known, found, outgoing };
      if (announcement !== null && found === null && isShownBy(announcement, known)) {
        const picture =
          known === null ? { files: await title(loaded), keepsFiles: false } : await titleIfOther(loaded);
        const isEdited = await channels.edit(announcement, {
          ...outgoingIn(announcement.channelId),
          ...picture,
        });
        const shown = { ...announcement, postedAt: bot.now(), board: null };
        if (isEdited) return known === null ? { shown, jobs: [] } : noted();
      } else if (found !== null || known !== null) {
        const picture = await titleIfOther(loaded);
        if (await message.change({ ...sending, outgoing: { ...outgoing, ...picture } })) return noted();
      }
      const files = await title(loaded);
      return message.replace({ ...sending, outgoing: { ...outgoing, files } }, null);
    },
  };
}

function chapterOf({ table }: LoadedTable): string {
  return String(table.options[RULES]);
}

/** The message if it shows a lobby; null if it shows a board. */
function lobbyIn(shown: Shown | null): Shown | null {
  return shown?.board === null ? shown : null;
}

/** Whether the announcement shows the lobby. If it was deleted, a message in the thread shows the lobby instead. */
function isShownBy({ messageId }: MessageRef, known: Shown | null): boolean {
  return known === null || known.messageId === messageId;
}
