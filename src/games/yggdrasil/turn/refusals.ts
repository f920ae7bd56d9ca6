/** Names the rule that forbids what the question does not offer. */
import type { Action } from '../../../core/requests/request.ts';
import type { Refusal } from '../../../core/result.ts';
import { isDeed, refusalOf } from '../actions/deeds.ts';
import type { YggdrasilState } from '../state/state.ts';

/** The rule that the action breaks; null where it only makes no sense. */
export function forbiddingRule(state: YggdrasilState, { choice, values }: Action): Refusal | null {
  const [deed] = choice.split(':');
  const about = state.question?.about;
  if ((about !== 'turn' && about !== 'turn-end') || deed === undefined || !isDeed(deed)) return null;
  return refusalOf(state, deed, values);
}
