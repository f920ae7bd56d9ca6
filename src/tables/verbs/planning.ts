/** Verb of players who say what they would do in a friend's turn. */
import type { Actor, Done } from '../model/change.ts';
import type { TableId } from '../model/table.ts';
import { plan } from '../planning/plans.ts';
import type { VerbNeeds } from './verb-needs.ts';

export interface PlanningVerbs {
  /** `label` is the answer to the question with the key `request`, in the language of the table. */
  plan(by: Actor, id: TableId, request: string, label: string): Promise<Done>;
}

export function planningVerbs({ changing: { changeByRules }, now }: VerbNeeds): PlanningVerbs {
  return {
    plan: (by, id, request, label) =>
      changeByRules(by, id, (table, entry) => plan(entry, table, { by: by.userId, request, label }, now())),
  };
}
