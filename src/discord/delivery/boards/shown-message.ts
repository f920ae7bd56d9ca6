/** Edits the message that shows a table, replaces it with a new one, or removes its buttons. */

import type { NewJob, OutboxRow } from '../../../tables/model/outbox.ts';
import type { Posted, Shown, ShownBoard } from '../../../tables/model/storage/store.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { BotContext } from '../../bot.ts';
import type { Outgoing } from '../../messages/pieces/outgoing.ts';
import type { Channels } from '../channels/channels.ts';
import { nonceOf } from '../channels/posting.ts';

export interface Sending {
  readonly row: OutboxRow;
  readonly loaded: LoadedTable;
  /** The message recorded in the store. */
  readonly known: Shown | null;
  /** The message that an earlier attempt of the job sent without recording it. */
  readonly found: Shown | null;
  readonly outgoing: Outgoing;
}

export interface ShownMessage {
  /** Edits the message. False if it can no longer be edited. */
  change(sending: Sending): Promise<boolean>;
  /** Posts a new message, and removes the buttons of the old ones. */
  replace(sending: Sending, board: ShownBoard | null): Promise<Posted & { shown: Shown }>;
  /**
   * Removes the buttons of a table that was played with other rules, which the current rules cannot show. The rest of the message
   * stays as it is.
   */
  leave(shown: Shown | null): Promise<undefined>;
  retiring(shown: Shown | null): readonly NewJob[];
}

/** Discord limits frequent edits to messages older than this, so the bot replaces them. */
const EDITABLE_FOR_MS = 60 * 60_000;

export function shownMessageOf(bot: BotContext, channels: Channels): ShownMessage {
  function retiring(shown: Shown | null): readonly NewJob[] {
    if (shown === null) return [];
    const { channelId, messageId } = shown;
    return [{ job: { kind: 'retire', message: { channelId, messageId } }, dueAt: bot.now() }];
  }

  return {
    /** Messages in a channel that the table has left are no longer edited. */
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
      return { shown, jobs: [...retiring(found), ...retiring(known)] };
    },
    async leave(shown) {
      if (shown !== null) await channels.retire(shown);
    },
    retiring,
  };
}
