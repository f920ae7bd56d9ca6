/** Names the rule by which an answer is refused that is none. */
import type { Action } from '../../../core/requests/request.ts';
import type { Refusal } from '../../../core/result.ts';
import { isDeed, refusalOf } from '../deeds/deeds.ts';
import type { YggdrasilState } from '../state.ts';

/** The rule that the action breaks; null where it only makes no sense. */
export function forbiddingRule(state: YggdrasilState, { choice, values }: Action): Refusal | null {
  const [deed] = choice.split(':');
  const about = state.question?.about;
  if ((about !== 'turn' && about !== 'turn-end') || deed === undefined || !isDeed(deed)) return null;
  return refusalOf(state, deed, values);
}
