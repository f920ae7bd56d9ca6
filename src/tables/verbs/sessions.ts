/** Verbs of a live session. */
import { type Actor, type Done, ofProgram } from '../model/change.ts';
import type { TableId } from '../model/table.ts';
import { beginSession, endQuietSession, endSession } from '../sessions/session.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface SessionVerbs {
  /** Everyone is at the table: until the session ends the board is edited in place and calls no one. */
  beginSession(by: Actor, id: TableId): Promise<Done>;
  endSession(by: Actor, id: TableId): Promise<Done>;
  /** Ends the session that began then, if no one has done anything for long enough. */
  endQuietSession(id: TableId, since: string, cause: string): Promise<Done>;
}

export function sessionVerbs({ changing: { changeByRules, change }, now }: VerbNeeds): SessionVerbs {
  return {
    beginSession: (by, id) => changeByRules(by, id, (table) => beginSession(table, by.userId, now())),
    endSession: (by, id) => change(by, id, (table) => endSession(table, by.userId, now())),
    endQuietSession: (id, since, cause) =>
      change(ofProgram(cause), id, (table) => endQuietSession(table, since, now())),
  };
}
