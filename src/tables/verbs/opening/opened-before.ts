/** Finds the table that was already opened for the same purpose, so that it is opened only once. */
import type { Scope } from '../../model/change.ts';
import { readOrNull, UnreadableTable } from '../../model/storage/unreadable.ts';
import type { ChannelId, Table, TableId, UserId } from '../../model/table.ts';
import type { ScopedStore } from '../../scoped-store.ts';

/** Prevents a second table while the first one is live. */
export interface Once {
  /**
   * The purpose of the table, such as the message with the pressed button; null for a typed command, which is identified by its
   * order.
   */
  readonly openedFor: string | null;
  /** Whether an empty lobby of the person in this channel also counts (default: no). */
  readonly orLobby?: (table: Table) => boolean;
}

/**
 * The table that was opened before; null if there isn't one. `openedIn` is the current channel; for a thread, its parent channel.
 */
export async function openedBefore(
  store: Pick<ScopedStore, 'liveOpenings' | 'load'>,
  { openedFor, orLobby }: Once,
  at: { readonly guildId: string; readonly openedIn: ChannelId; readonly userId: UserId },
): Promise<Table | null> {
  const openings = await store.liveOpenings(at.guildId);
  const same = openings.filter((each) => openedFor !== null && each.openedFor === openedFor);
  for (const { id } of same) {
    const table = await loaded(store, id, at);
    if (table !== null) return table;
  }
  if (orLobby === undefined) return null;
  const lobbies = openings.filter(
    ({ hostId, isLobby, openedIn }) => isLobby && hostId === at.userId && openedIn === at.openedIn,
  );
  for (const { id } of lobbies) {
    const table = await loaded(store, id, at);
    if (table !== null && isAlone(table, at.userId) && orLobby(table)) return table;
  }
  return null;
}

/** No one can be led to a table that can't be read. */
async function loaded(store: Pick<ScopedStore, 'load'>, id: TableId, at: Scope): Promise<Table | null> {
  const table = await readOrNull(store.load(id, at));
  return table instanceof UnreadableTable ? null : table;
}

/**
 * Whether the lobby has no other person and waits for none. A lobby that repeats a game waits for its people, so its host hasn't
 * forgotten it.
 */
function isAlone({ seats, arrangements }: Table, userId: UserId): boolean {
  const isOwn = seats.every((seat) => seat.userId === userId || seat.computer !== undefined);
  return isOwn && arrangements.offers.length === 0;
}

/** Whether the table is a lobby that no one but its host has joined, whether or not the host has a seat. */
export function isForgotten(table: Table, userId: UserId): boolean {
  const isOwn = table.status === 'lobby' && table.hostId === userId;
  return isOwn && table.arrangements.invitations === undefined && isAlone(table, userId);
}
