/** Opens a table on a server only if the server's limits allow another one. */

import { refusedOneMore } from '../../lobby/hosting.ts';
import type { TableRefused } from '../../model/refusal.ts';
import type { ChannelId } from '../../model/table.ts';
import type { VerbNeeds } from '../verb-needs.ts';

/**
 * `refused` says why the limits allow no further table; null if they do. A server's openings run one at a time, so that two of
 * them can't use the same slot. If `openedIn` is null, a table counts only towards the server's limit.
 */
export function openingOneMore<T>(
  { store, settings, mutex }: Pick<VerbNeeds, 'store' | 'settings' | 'mutex'>,
  guildId: string,
  openedIn: ChannelId | null,
  open: (refused: TableRefused | null) => Promise<T>,
): Promise<T> {
  return mutex.run(`tables of ${guildId}`, async () => {
    const [chosen, counts] = await Promise.all([
      settings.ofServer(guildId),
      store.liveCounts(guildId, openedIn),
    ]);
    return open(refusedOneMore(chosen, counts));
  });
}
