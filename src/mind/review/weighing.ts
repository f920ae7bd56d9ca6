/** Evaluates a decision of a played game: the chance to win with the answer that was given, and with the best answer. */
import type { Game } from '../../core/game.ts';
import type { Judgement } from '../../core/thinking/judgement.ts';
import { forShownChances } from '../chance/shown-chances.ts';
import { answerKey } from '../quick.ts';
import { inOneGo, type Work } from '../work.ts';
import { weighByPlayouts } from './by-playouts.ts';
import { weighByTurns } from './by-turns.ts';
import type { Decision } from './decisions.ts';
import type { Next, ReviewEffort, Weighing } from './weighed-decision.ts';

const USUAL_BOARDS = 64;

export function usualReviewEffort({ usualEffort }: Pick<Judgement, 'usualEffort'>): ReviewEffort {
  return { valued: usualEffort, boards: USUAL_BOARDS };
}

/** The same decision of the same game always gets the same evaluation. */
export function weigh<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  effort: ReviewEffort,
  next?: Next<State>,
): Weighing {
  return inOneGo(weighingOf(game, judgement, decision, effort, next));
}

/** Like `weigh`, but can pause between two positions. Without `next`, only the decision itself is evaluated. */
export function* weighingOf<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  effort: ReviewEffort,
  next?: Next<State>,
): Work<Weighing> {
  const forPeople = forShownChances(judgement);
  const chances =
    forPeople.kind === 'chance'
      ? yield* weighByPlayouts(game, forPeople, decision, effort, next)
      : yield* weighByTurns(game, forPeople, decision, effort, next);
  const { at, seat, request, state, action } = decision;
  const isIdle = answerKey(game.skip(state, request)) === answerKey(action);
  return { at, turn: request.turn, seat, isIdle, ...chances };
}
