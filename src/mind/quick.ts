/** Gives the quick player's answer to a question, and a key that identifies an answer. */
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

/** A key for an answer: equal if two answers have the same choice and values. The order of the fields doesn't matter. */
export function answerKey({ choice, values }: Action): string {
  const given = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([choice, given]);
}
