/** Finds a message that a table's job may have sent without recording it, because the process died or lost Discord's response. */
import type { Request } from '../../../core/requests/request.ts';
import type { OutboxRow, Shows } from '../../../tables/model/outbox.ts';
import type { Shown, ShownBoard } from '../../../tables/model/storage/store.ts';
import { logOrNull } from '../../../tables/model/storage/unreadable.ts';
import { currentRequest, pendingUsers, tableKey } from '../../../tables/turns/current-request.ts';
import { latestEra } from '../../../tables/turns/eras.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { showingOf } from '../../../tables/turns/showing.ts';
import { type Calling, callingOf } from '../../../tables/waiting/calling.ts';
import type { PendingPlayer } from '../../../tables/waiting/wait-timer.ts';
import type { BotContext } from '../../bot.ts';
import type { Channels } from '../channels/channels.ts';
import { isBoardOf, isLobbyOf, requestOn } from '../channels/message-match.ts';
import { earliestSending } from '../channels/posting.ts';
import type { Sent } from '../channels/sent.ts';

/** A message that shows the table and that the store hasn't recorded. */
export interface Found {
  readonly shown: Shown;
  readonly sent: Sent;
  /** True if the message shows the current turn. */
  readonly isOfTurn: boolean;
}

export interface Reconciler {
  /** The newest lobby message that this job sent after `known`; null if there isn't one. */
  lobby(row: OutboxRow, loaded: LoadedTable, known: Shown | null): Promise<Shown | null>;
  /** The newest board that this job sent after `known`, which may show an earlier turn than the current one. */
  board(row: OutboxRow, loaded: LoadedTable, known: Shown | null, shows: Shows): Promise<Found | null>;
}

export function reconcilerOf(bot: BotContext, channels: Channels): Reconciler {
  async function newest(
    row: OutboxRow,
    { table }: LoadedTable,
    known: Shown | null,
    isMeant: (sent: Sent) => boolean,
  ): Promise<Sent | null> {
    if (row.attempts === 0) return null;
    const { channelId } = table.place;
    const sent = await channels.sentSince(channelId, earliestSending(row));
    const isNewer = ({ messageId }: Sent) =>
      known?.channelId !== channelId || BigInt(messageId) > BigInt(known.messageId);
    return sent.findLast((one) => isNewer(one) && isMeant(one)) ?? null;
  }

  /**
   * The request with that key; undefined if it can't be determined from the current rules or a damaged log. After an undo, the
   * game may reuse a question's key for another question, even in another turn.
   */
  async function earlierRequest({ table, entry }: LoadedTable, key: string): Promise<Request | undefined> {
    const reading = Promise.all([bot.tables.eras(table.id), bot.tables.log(table.id)]);
    const era = await logOrNull(
      reading.then(([eras, log]) => latestEra(entry, table, eras, log.slice(0, table.logged))),
    );
    if (era === null) return undefined;
    const { lines, replayed } = era;
    const requests = replayed.moments.flatMap(({ state }, at) => {
      const later = lines.slice(at).filter((line) => 'back' in line).length;
      const taken = table.undoStack.taken - later;
      return entry.game
        .requests(state)
        .slice(0, 1)
        .map((request) => ({ request, taken }));
    });
    const exactly = requests.findLast(({ request, taken }) => key === tableKey(request, taken));
    return (exactly ?? requests.findLast(({ request }) => key.startsWith(`${request.key}.`)))?.request;
  }

  /** The request that the message shows: null if it has no question, undefined if its controls don't say which. */
  async function shownRequest(loaded: LoadedTable, sent: Sent): Promise<Request | null | undefined> {
    const { table, entry } = loaded;
    const stands = currentRequest(entry, table);
    const key = requestOn(sent);
    if (key !== null) return key === stands?.key ? stands : earlierRequest(loaded, key);
    // A board without a question belongs to a pause, an end or an open seat, and pinged no one. If the table now waits for a
    // person, the message shows an earlier state.
    const isPending = stands !== null && table.pausedBy === null && pendingUsers(table, stands).length > 0;
    return isPending ? undefined : stands;
  }

  return {
    async lobby(row, loaded, known) {
      const sent = await newest(row, loaded, known, (one) => isLobbyOf(loaded.table.id, one));
      return sent === null ? null : shownAs(sent, loaded, null);
    },
    async board(row, loaded, known, shows) {
      const { table, entry } = loaded;
      const sent = await newest(row, loaded, known, (one) => isBoardOf(table.id, one));
      if (sent === null) return null;
      const stands = currentRequest(entry, table);
      const request = await shownRequest(loaded, sent);
      // The message pinged the people of its own question; the current question may be for others.
      const pending = request == null ? [] : pendingUsers(table, request);
      if (request?.turn === stands?.turn) {
        const { board } = showingOf({ ...table, pausedBy: null }, stands, known, shows);
        return { shown: shownAs(sent, loaded, { ...board, pending, away: [] }), sent, isOfTurn: true };
      }
      // The next board shows the same events again: twice is better than never.
      const shownUpTo = known?.board?.to ?? 0;
      const board = { turn: request?.turn ?? null, pending, away: [], from: shownUpTo, to: shownUpTo };
      return { shown: shownAs(sent, loaded, board), sent, isOfTurn: false };
    },
  };
}

function shownAs({ messageId, sentAt }: Sent, { table }: LoadedTable, board: ShownBoard | null): Shown {
  return { channelId: table.place.channelId, messageId, postedAt: sentAt, board };
}

/**
 * Decides again who is pinged later, using the message's time. People who were awake at that time and weren't pinged get no later
 * ping.
 */
export function callingOfFound(
  { sent, shown }: Found,
  before: Shown | null,
  { table, request }: LoadedTable,
  shows: Shows,
  pending: readonly PendingPlayer[],
): Pick<Calling, 'now' | 'later'> {
  const { call } = showingOf(table, request, before, shows);
  const wanted = pending.filter(({ userId }) => call.includes(userId));
  const { later } = callingOf(wanted, shown.postedAt);
  return { now: sent.called, later: later.filter(({ userId }) => !sent.called.includes(userId)) };
}
