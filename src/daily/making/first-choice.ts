/** Plays a position on to the first real choice, so that no challenge begins with presses that everyone has to make. */
import type { Game } from '../../core/game.ts';
import type { Seed } from '../../core/random.ts';
import { giverOf, onlyAnswer } from '../../core/requests/answer.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import { applyWithLuck } from '../luck.ts';

/** Returns null if the game ends before anyone can choose. */
export function atFirstChoice<State, View>(
  game: Game<State, View>,
  position: State,
  luck: Seed,
): State | null {
  let state = position;
  for (;;) {
    const [request] = game.requests(state);
    if (request === undefined) return null;
    const action = forcedAnswer(request);
    if (action === undefined) return state;
    const applied = applyWithLuck(game, luck, state, giverOf(request, action), action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ action, refusal: applied.refusal })}`);
    state = applied.state;
  }
}

/** The only possible answer, or the answer that a table gives by itself; undefined if the person chooses. */
export function forcedAnswer(request: Request): Action | undefined {
  const { defaultAnswer } = request;
  return defaultAnswer?.when === 'at-once' ? defaultAnswer.action : onlyAnswer(request);
}
