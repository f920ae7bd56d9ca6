/** The message that shows a table: changed where it stands, replaced by another, or left without its buttons. */

import type { NewErrand, OutboxRow } from '../../tables/model/outbox.ts';
import type { Posted, Shown, ShownBoard } from '../../tables/model/store.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { BotContext } from '../bot.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import type { Channels } from './channels.ts';
import { nonceOf } from './posting.ts';

export interface Sending {
  readonly row: OutboxRow;
  readonly loaded: LoadedTable;
  /** What is known to show the table until now. */
  readonly known: Shown | null;
  /** What an earlier attempt of the errand has posted, of which nobody knew. */
  readonly found: Shown | null;
  readonly outgoing: Outgoing;
}

export interface ShownMessage {
  /** False where it can be changed no more. */
  change(sending: Sending): Promise<boolean>;
  /** Posts another one; whatever shows the table until now loses its buttons. */
  replace(sending: Sending, board: ShownBoard | null): Promise<Posted & { shown: Shown }>;
  /** What other rules have made cannot be shown by ours: it stays as it is, and asks nothing any more. */
  leave(shown: Shown | null): Promise<undefined>;
  retiring(shown: Shown | null): readonly NewErrand[];
}

/** Discord refuses frequent edits of messages older than this: they are replaced. */
const EDITABLE_FOR_MS = 60 * 60_000;

export function shownMessageOf(bot: BotContext, channels: Channels): ShownMessage {
  function retiring(shown: Shown | null): readonly NewErrand[] {
    if (shown === null) return [];
    const { channelId, messageId } = shown;
    return [{ errand: { kind: 'retire', message: { channelId, messageId } }, dueAt: bot.now() }];
  }

  return {
    /** What stands where the table is no longer played is not changed any more. */
    async change({ loaded, known, found, outgoing }) {
      const shown = found ?? known;
      if (shown === null || shown.channelId !== loaded.table.place.channelId) return false;
      const isOld = bot.now().getTime() - shown.postedAt.getTime() > EDITABLE_FOR_MS;
      return !isOld && (await channels.edit(shown, outgoing));
    },
    async replace({ row, loaded, known, found, outgoing }, board) {
      const { channelId } = loaded.table.place;
      const nonce = nonceOf(row, { isAgain: found !== null });
      const { messageId } = await channels.send(channelId, outgoing, nonce);
      const shown = { channelId, messageId, postedAt: bot.now(), board };
      return { shown, errands: [...retiring(found), ...retiring(known)] };
    },
    async leave(shown) {
      if (shown !== null) await channels.retire(shown);
    },
    retiring,
  };
}
