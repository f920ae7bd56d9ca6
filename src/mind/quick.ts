/** The quick player's answer to a question, and whether two answers are one. */
import { playersChance } from '../core/playing.ts';
import type { Seed } from '../core/random.ts';
import type { Action, Request } from '../core/requests/request.ts';
import type { Judgement } from '../core/thinking/judgement.ts';

export function quickAnswer<State, View>(
  { policy }: Judgement<State, View>,
  request: Request,
  view: View,
  seed: Seed,
): Action {
  return policy.answer(request, view, playersChance(`mind/${seed}/quick`));
}

/** Whether they choose the same; the order of the fields says nothing. */
export function sameAnswer(one: Action, other: Action): boolean {
  return one.choice === other.choice && valuesOf(one) === valuesOf(other);
}

function valuesOf({ values }: Action): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
