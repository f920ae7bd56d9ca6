/** Verbs of the host and the moderators: pause, resume, abort, hand over, set who gets advice. */

import { canModerate } from '../lobby/lobby.ts';
import type { Actor, Done, PrivilegedActor, Rescued } from '../model/change.ts';
import { tableRefuses } from '../model/refusal.ts';
import { UnreadableTable } from '../model/storage/unreadable.ts';
import { type AdviceSetting, isLive, type TableId, type UserId } from '../model/table.ts';
import { abort, endRemains, refusedToEnd } from '../moderation/aborting.ts';
import { setAdvice } from '../moderation/advice-setting.ts';
import { pause, refusedToRule, resume } from '../moderation/pausing.ts';
import { handOn } from '../seats/host-passing.ts';
import { isForgotten } from './opening/opened-before.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface HostingVerbs {
  /** Ends the table permanently, even one that cannot be read. `reason` is the text the person typed; null if there's no text. */
  abort(by: PrivilegedActor, id: TableId, reason?: string | null): Promise<Done | Rescued>;
  /** Ends every live table on a server for the same reason; null if the person isn't a moderator. */
  abortAll(
    by: PrivilegedActor,
    guildId: string,
    reason: string | null,
  ): Promise<readonly (Done | Rescued)[] | null>;
  /** Calls off the lobbies on that server in which their host waits alone and has invited no one. Returns their number. */
  closeEmptyLobbies(by: Actor, guildId: string): Promise<number>;
  /** Pauses the game; `resume` continues it. */
  pause(by: PrivilegedActor, id: TableId): Promise<Done>;
  resume(by: PrivilegedActor, id: TableId): Promise<Done>;
  /** Makes someone else the host. */
  handOn(by: PrivilegedActor, id: TableId, to: UserId): Promise<Done>;
  setAdvice(by: PrivilegedActor, id: TableId, advice: AdviceSetting): Promise<Done>;
}

export function hostingVerbs({ changing, store, now }: VerbNeeds): HostingVerbs {
  const { change, changeByRules, changeOrRescue } = changing;

  function end(by: PrivilegedActor, id: TableId, reason: string | null) {
    return changeOrRescue(
      by,
      id,
      (table, entry) => {
        const refused = isLive(table) ? refusedToEnd(table, by, now()) : null;
        return refused ?? abort(entry, table, by.userId, reason, now());
      },
      (remains) => endRemains(remains, by, now()),
    );
  }

  return {
    abort: (by, id, reason = null) => end(by, id, reason),
    async abortAll(by, guildId, reason) {
      if (!by.isModerator) return null;
      const tables = await store.liveOfServer(guildId);
      const ids = tables.map((table) => (table instanceof UnreadableTable ? table.remains : table).id);
      return Promise.all(ids.map((id) => end({ ...by, cause: `${by.cause}:${id}` }, id, reason)));
    },
    async closeEmptyLobbies(by, guildId) {
      const openings = await store.liveOpenings(guildId);
      const own = openings.filter(({ hostId, isLobby }) => isLobby && hostId === by.userId);
      const ended = await Promise.all(
        own.map(({ id }) =>
          change({ ...by, cause: `${by.cause}:${id}` }, id, (table, entry) =>
            isForgotten(table, by.userId)
              ? abort(entry, table, by.userId, null, now())
              : tableRefuses('not-a-lobby'),
          ),
        ),
      );
      return ended.filter(({ ok }) => ok).length;
    },
    pause: (by, id) =>
      change(by, id, (table) =>
        canModerate(table, by.userId, by.isModerator)
          ? pause(table, by.userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId }),
      ),
    resume: (by, id) =>
      changeByRules(
        by,
        id,
        (table, entry) => refusedToRule(table, by, now()) ?? resume(entry, table, by.userId, now()),
      ),
    handOn: (by, id, to) =>
      change(by, id, (table) =>
        canModerate(table, by.userId, by.isModerator)
          ? handOn(table, to, by.userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId }),
      ),
    setAdvice: (by, id, advice) =>
      change(by, id, (table) =>
        canModerate(table, by.userId, by.isModerator)
          ? setAdvice(table, advice, by.userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId }),
      ),
  };
}
