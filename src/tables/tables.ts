/** Everything that can be done with tables, and what is known of them. */

import type { BoxShelf } from './box-shelf.ts';
import type { ChangingNeeds } from './changing.ts';
import { type Changing, openChanging, type Standing, standingOf } from './changing.ts';
import { type HostingVerbs, hostingVerbs } from './hosting-verbs.ts';
import { type LobbyVerbs, lobbyVerbs } from './lobby-verbs.ts';
import { type PeopleVerbs, peopleVerbs } from './people-verbs.ts';
import { type PlayVerbs, playVerbs } from './play-verbs.ts';
import type { ChannelId, Era, LogLine, Notice, TableId } from './table.ts';

/** What is known of tables without changing them. */
interface Lookups {
  standing(id: TableId): Promise<Standing | null>;
  standingIn(channelId: ChannelId): Promise<Standing | null>;
  /** The game that is played in that channel; where none is, the one that ended there last. */
  begunIn(channelId: ChannelId): Promise<Standing | null>;
  log(id: TableId): Promise<readonly LogLine[]>;
  notices(id: TableId): Promise<readonly Notice[]>;
  eras(id: TableId): Promise<readonly Era[]>;
  /** What could not be said at the table is tried again. */
  wake(id: TableId): Promise<void>;
}

export type Tables = Lookups & LobbyVerbs & PlayVerbs & HostingVerbs & PeopleVerbs;

export interface TablesNeeds extends ChangingNeeds {
  readonly boxes: BoxShelf;
}

export function openTables(needs: TablesNeeds): Tables {
  const changing: Changing = openChanging(needs);
  return {
    ...lookups(needs),
    ...lobbyVerbs({ ...needs, changing }),
    ...playVerbs({ ...needs, changing }),
    ...hostingVerbs({ ...needs, changing }),
    ...peopleVerbs({ ...needs, changing }),
  };
}

function lookups({ store, catalogue, errandsWritten }: TablesNeeds): Lookups {
  return {
    standing: async (id) => standingOf(catalogue, await store.load(id)),
    standingIn: async (channelId) => standingOf(catalogue, await store.liveIn(channelId)),
    begunIn: async (channelId) => {
      const live = await store.liveIn(channelId);
      return standingOf(catalogue, live?.status === 'playing' ? live : await store.lastOverIn(channelId));
    },
    log: (id) => store.log(id),
    notices: (id) => store.notices(id),
    eras: (id) => store.eras(id),
    wake: async (id) => {
      await store.wake(id);
      errandsWritten();
    },
  };
}
