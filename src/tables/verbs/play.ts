/** Verbs of a running game: answering, planning, live sessions, and continuing with newer rules or from a backup. */

import type { Action } from '../../core/requests/request.ts';
import { type Actor, ANY_SERVER, type Done, ofProgram } from '../model/change.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isLive, type TableId } from '../model/table.ts';
import { plan } from '../planning/plans.ts';
import { restored } from '../recovery/restored.ts';
import { migrateTable } from '../recovery/state-migration.ts';
import { beginSession, endQuietSession, endSession } from '../sessions/session.ts';
import { currentRequest, hasOurRules, isReadOnly, otherRules } from '../turns/current-request.ts';
import type { LoadedTable } from '../turns/loaded-table.ts';
import { answer, answerByDefault } from '../turns/play.ts';
import { correctionsFor, newSeed } from './opening/opening.ts';
import type { VerbNeeds } from './verb-needs.ts';

/** A message for the person when their answer isn't given. */
export interface Instead<Reason> {
  readonly ok: false;
  readonly instead: Reason;
}

/** The answer that a person means, given the table's current state, or the reason why it can't be given. */
export type Meant<Reason> = { readonly ok: true; readonly action: Action } | Instead<Reason> | TableRefused;

export interface PlayVerbs {
  act(by: Actor, id: TableId, action: Action): Promise<Done>;
  /**
   * Like `act`, for an answer that depends on the table's state. The table is loaded only once, for interpreting and for giving
   * the answer.
   */
  actAsMeant<Reason>(
    by: Actor,
    id: TableId,
    meaning: (loaded: LoadedTable) => Meant<Reason>,
  ): Promise<Done | Instead<Reason>>;
  /**
   * Gives the default answer of the request with this key; refuses as stale if another request is open, or while people still
   * have time.
   */
  giveDefaultAnswer(id: TableId, requestKey: string, cause: string): Promise<Done>;
  /** `label` is the suggested answer to the question with the key `request`, in the language of the table. */
  plan(by: Actor, id: TableId, request: string, label: string): Promise<Done>;
  /** Everyone is at the table: until the session ends, the board is edited in place and pings no one. */
  beginSession(by: Actor, id: TableId): Promise<Done>;
  endSession(by: Actor, id: TableId): Promise<Done>;
  /** Ends the session that began at that time, if no one has done anything for long enough. */
  endQuietSession(id: TableId, since: string, cause: string): Promise<Done>;
  /** Live tables with another rules version than their game's current one. */
  withOtherRules(): Promise<readonly TableId[]>;
  /**
   * Moves a table with another rules version to the current rules, if its game can migrate the state, and announces that once.
   */
  migrate(id: TableId): Promise<Done>;
  /** Live tables of all servers. */
  allLive(): Promise<readonly TableId[]>;
  /** The tables on all servers that can be reopened. */
  allClosed(): Promise<readonly TableId[]>;
  /** Continues a table from the backup made at `copiedAt`. If the table is live, announces it once. */
  markRestored(id: TableId, copiedAt: Date): Promise<Done>;
}

export function playVerbs({ changing, store, boxes, catalogue, now }: VerbNeeds): PlayVerbs {
  const { change, changeByRules, withLock, commit } = changing;
  return {
    act: (by, id, action) =>
      changeByRules(by, id, (table, entry) => answer(entry, table, by.userId, action, now())),
    actAsMeant: <Reason>(by: Actor, id: TableId, meaning: (loaded: LoadedTable) => Meant<Reason>) =>
      withLock<Done | Instead<Reason>>(by, id, async (table, entry) => {
        if (isReadOnly(entry, table)) return otherRules(entry, table);
        const meant = meaning({ table, entry, request: currentRequest(entry, table) });
        if (!meant.ok) return meant;
        const decided = answer(entry, table, by.userId, meant.action, now());
        return decided.ok ? commit(decided, table, by.cause) : decided;
      }),
    giveDefaultAnswer: (id, requestKey, cause) =>
      changeByRules(ofProgram(cause), id, (table, entry) => answerByDefault(entry, table, requestKey, now())),
    plan: (by, id, request, label) =>
      changeByRules(by, id, (table, entry) => plan(entry, table, { by: by.userId, request, label }, now())),
    beginSession: (by, id) => changeByRules(by, id, (table) => beginSession(table, by.userId, now())),
    endSession: (by, id) => change(by, id, (table) => endSession(table, by.userId, now())),
    endQuietSession: (id, since, cause) =>
      change(ofProgram(cause), id, (table) => endQuietSession(table, since, now())),
    async withOtherRules() {
      const games = [...catalogue.values()].map(({ game }) => game);
      const found = games.map(({ id, rulesVersion }) => store.liveWithOtherRules(id, rulesVersion));
      return (await Promise.all(found)).flat();
    },
    migrate: (id) =>
      withLock<Done>(ANY_SERVER, id, async (table, entry) => {
        if (!isLive(table)) return tableRefuses('not-playing');
        if (hasOurRules(entry, table)) return { ok: true, table, events: [] };
        const migrated = migrateTable(entry, table, await correctionsFor(boxes, table), now());
        return migrated.ok ? commit(migrated, table, `adopt:${id}:${entry.game.rulesVersion}`) : migrated;
      }),
    allLive: () => store.live(),
    allClosed: () => store.closed(),
    markRestored: (id, copiedAt) =>
      change(ofProgram(`copy:${id}:${copiedAt.toISOString()}`), id, (table, entry) =>
        restored(entry, table, { copiedAt, seed: newSeed() }, now()),
      ),
  };
}
