/** Verbs of an invitation to a lobby. */
import { decline, endInvitations, invite } from '../lobby/invitations.ts';
import { type Actor, type Done, ofProgram } from '../model/change.ts';
import type { TableId, UserId } from '../model/table.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface InvitingVerbs {
  /** Calls these people once and keeps seats for them for a day. People at the table and the host may do it. */
  invite(by: Actor, id: TableId, users: readonly UserId[]): Promise<Done>;
  /** Frees the seat that is kept for the person. */
  decline(by: Actor, id: TableId): Promise<Done>;
  /** Frees the seats that were kept long enough. */
  endInvitations(id: TableId, cause: string): Promise<Done>;
}

export function invitingVerbs({ changing, now }: VerbNeeds): InvitingVerbs {
  const { change, changeByRules } = changing;
  return {
    invite: (by, id, users) =>
      changeByRules(by, id, (table, entry) => invite(entry, table, by.userId, users, now())),
    decline: (by, id) => change(by, id, (table) => decline(table, by.userId, now())),
    endInvitations: (id, cause) => change(ofProgram(cause), id, (table) => endInvitations(table, now())),
  };
}
