/** Opens a table on a server after those that are open there were counted. */
import { refusedOneMore } from './hosting.ts';
import type { Lanes } from './lanes.ts';
import type { TableRefused } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { TableStore } from './store.ts';
import type { ChannelId } from './table.ts';

export interface CountingNeeds {
  readonly store: Pick<TableStore, 'liveCounts'>;
  readonly settings: Pick<Settings, 'ofServer'>;
  readonly lanes: Lanes;
}

/** `refused` says why there is no room for one more; null where there is. Only one table of a server is opened at a time. */
export function openingOneMore<T>(
  { store, settings, lanes }: CountingNeeds,
  guildId: string,
  openedIn: ChannelId,
  open: (refused: TableRefused | null) => Promise<T>,
): Promise<T> {
  return lanes.run(`tables of ${guildId}`, async () => {
    const [chosen, counts] = await Promise.all([
      settings.ofServer(guildId),
      store.liveCounts(guildId, openedIn),
    ]);
    return open(refusedOneMore(chosen, counts));
  });
}
