/** Verbs of an invitation to a lobby. */
import { decline, endInvitations, invite } from '../lobby/invitations.ts';
import type { Actor, Done } from '../model/change.ts';
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
    invite: ({ userId, cause }, id, users) =>
      changeByRules(id, cause, (table, entry) => invite(entry, table, userId, users, now())),
    decline: ({ userId, cause }, id) => change(id, cause, (table) => decline(table, userId, now())),
    endInvitations: (id, cause) => change(id, cause, (table) => endInvitations(table, now())),
  };
}
