/** Plays an answer out for a computer player. */
import type { Action } from '../../../core/requests/request.ts';
import { draftOf, finish } from '../state/draft.ts';
import type { MicromidgardState } from '../state/state.ts';
import { ANSWER_RULES, run } from '../turn/questions.ts';

/** The state after an answer. The answer comes from a request, so the rules don't have to check it again. */
export function answered(state: MicromidgardState, action: Action): MicromidgardState {
  const game = draftOf(state);
  if (state.question !== null) ANSWER_RULES.answer(game, state.question, action);
  run(game);
  return finish(game).state;
}
