/** The verbs of a game that is played: answering, going on with new rules or from a backup. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Action } from '../../core/request.ts';
import type { Changing } from '../commit/committing.ts';
import type { BoxShelf } from '../model/box-shelf.ts';
import type { Doer, Done } from '../model/change.ts';
import { tableRefuses } from '../model/refusal.ts';
import type { TableStore } from '../model/store.ts';
import { isLive, type TableId } from '../model/table.ts';
import { restored } from '../recovery/restored.ts';
import { answer, answerByItself, hasOurRules } from '../turns/play.ts';
import { migrateTable } from '../turns/state-migration.ts';
import { correctionsFor, newSeed } from './lobby.ts';

export interface PlayVerbs {
  act(by: Doer, id: TableId, action: Action): Promise<Done>;
  /** Carries out an errand that answers for the table; a stale one is done with. */
  actByItself(id: TableId, requestKey: string, cause: string): Promise<Done>;
  /** Live tables that were begun with other rules than their game has now. */
  withOtherRules(): Promise<readonly TableId[]>;
  /** Such a table goes on with the rules of today, if they can take it over; it is told so once. */
  migrate(id: TableId): Promise<Done>;
  /** Live tables of all servers. */
  allLive(): Promise<readonly TableId[]>;
  /** Tables of all servers that can be opened again. */
  allClosed(): Promise<readonly TableId[]>;
  /** A table that is not over goes on from the backup that was made then; a live one is told so once. */
  markRestored(id: TableId, copiedAt: Date): Promise<Done>;
}

export interface PlayNeeds {
  readonly changing: Changing;
  readonly store: TableStore;
  readonly boxes: BoxShelf;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

export function playVerbs({ changing, store, boxes, catalogue, now }: PlayNeeds): PlayVerbs {
  const { change, changeByRules, withLock, commit } = changing;
  return {
    act: ({ userId, cause }, id, action) =>
      changeByRules(id, cause, (table, entry) => answer(entry, table, userId, action, now())),
    actByItself: (id, requestKey, cause) =>
      changeByRules(id, cause, (table, entry) => answerByItself(entry, table, requestKey, now())),
    async withOtherRules() {
      const games = [...catalogue.values()].map(({ game }) => game);
      const found = games.map(({ id, rulesVersion }) => store.liveWithOtherRules(id, rulesVersion));
      return (await Promise.all(found)).flat();
    },
    migrate: (id) =>
      withLock<Done>(id, async (table, entry) => {
        if (!isLive(table)) return tableRefuses('not-playing');
        if (hasOurRules(entry, table)) return { ok: true, table, events: [] };
        const migrated = migrateTable(entry, table, await correctionsFor(boxes, table), now());
        return migrated.ok ? commit(migrated, table, `adopt:${id}:${entry.game.rulesVersion}`) : migrated;
      }),
    allLive: () => store.live(),
    allClosed: () => store.closed(),
    markRestored: (id, copiedAt) =>
      change(id, `copy:${id}:${copiedAt.toISOString()}`, (table, entry) =>
        restored(entry, table, { copiedAt, seed: newSeed() }, now()),
      ),
  };
}
