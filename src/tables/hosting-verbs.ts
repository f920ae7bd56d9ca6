/** The verbs of those who answer for a table, its host and the moderators: pause, resume, abort. */
import type { Changing, Done, Ruler } from './changing.ts';
import { mayRule } from './lobby.ts';
import { lobbyErrand } from './lobby-verbs.ts';
import { noticeErrand } from './outbox.ts';
import { pause, resume } from './pausing.ts';
import { boardErrand } from './play.ts';
import { tableRefuses } from './refusal.ts';
import { isLive, type TableId } from './table.ts';

export interface HostingVerbs {
  abort(by: Ruler, id: TableId): Promise<Done>;
  /** Stops the game for a while, and goes on with it. */
  pause(by: Ruler, id: TableId): Promise<Done>;
  resume(by: Ruler, id: TableId): Promise<Done>;
}

export interface HostingNeeds {
  readonly changing: Changing;
  readonly now: () => Date;
}

export function hostingVerbs({ changing: { change, changeByRules }, now }: HostingNeeds): HostingVerbs {
  return {
    abort: ({ userId, isModerator, cause }, id) =>
      change(id, cause, (table) => {
        if (!isLive(table)) return tableRefuses('not-playing');
        if (!mayRule(table, userId, isModerator))
          return tableRefuses('only-host-or-moderator', { host: table.hostId });
        const shown =
          table.status === 'lobby' ? lobbyErrand(now()) : [boardErrand(table, { by: userId }, now())];
        const saying = { key: 'table.aborted', with: { user: userId } };
        return {
          ok: true,
          table: { ...table, status: 'aborted' },
          errands: [...shown, noticeErrand(saying, userId, now())],
        };
      }),
    pause: ({ userId, isModerator, cause }, id) =>
      change(id, cause, (table) =>
        mayRule(table, userId, isModerator)
          ? pause(table, userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId }),
      ),
    resume: ({ userId, isModerator, cause }, id) =>
      changeByRules(id, cause, (table, entry) =>
        mayRule(table, userId, isModerator)
          ? resume(entry, table, userId, now())
          : tableRefuses('only-host-or-moderator', { host: table.hostId }),
      ),
  };
}
