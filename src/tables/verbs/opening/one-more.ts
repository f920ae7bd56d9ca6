/** Opens a table on a server only if the server's limits leave room. */

import { refusedOneMore } from '../../lobby/hosting.ts';
import type { TableRefused } from '../../model/refusal.ts';
import type { ChannelId } from '../../model/table.ts';
import type { VerbNeeds } from '../verb-needs.ts';

/**
 * `refused` says why there is no room for one more; null if there is. One server's openings run one after the
 * other, so that no two use the same room. A
 * table that is `openedIn` no channel (null) counts towards the limit of the server only.
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
