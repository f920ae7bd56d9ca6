/** Compares another answer to a decision with the better one that the review found. */
import type { Game } from '../../core/game.ts';
import type { Action } from '../../core/requests/request.ts';
import type { ChanceJudgement, DuelJudgement, Judgement } from '../../core/thinking/judgement.ts';
import type { Difference } from '../../core/thinking/reason.ts';
import { chancesOf } from '../chance/contest.ts';
import { forShownChances } from '../chance/shown-chances.ts';
import { differenceOf, isBeyondDoubt } from '../statistics.ts';
import { NOTICEABLE } from '../thought.ts';
import type { Work } from '../work.ts';
import { leavesFrom, lookingUntil, MAX_TIMES_FURTHER } from './by-playouts.ts';
import { chanceAfter } from './by-turns.ts';
import type { Decision } from './decisions.ts';
import type { ReviewEffort } from './weighed-decision.ts';

/** An answer to judge, and what the review says about the decision. */
export interface Comparable {
  readonly answer: Action;
  readonly better: Action;
  /** The chance to win that the given answer cost. */
  readonly lost: number;
}

export interface Comparison {
  /** The chance to win that the answer costs compared with the better one; 0 if it's about as good. */
  readonly cost: number;
}

/** If the shorter look shows less than this share of the mistake, the review has looked further. */
const SEEN = 0.5;
/** A difference in doubt counts if it's at least this share of the mistake: the answer may be just as bad. */
const AS_BAD = 0.5;

/** The same answer to the same decision always gets the same result. It can pause between two positions. */
export function* comparing<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  compared: Comparable,
  effort: ReviewEffort,
): Work<Comparison> {
  const forPeople = forShownChances(judgement);
  const lead =
    forPeople.kind === 'chance'
      ? yield* leadByPlayouts(game, forPeople, decision, compared, effort)
      : yield* leadByTurns(game, forPeople, decision, compared, effort);
  const counts = isBeyondDoubt(lead) || lead.mean >= AS_BAD * compared.lost;
  return { cost: counts && lead.mean > NOTICEABLE ? lead.mean : 0 };
}

/** The lead of the better answer, on the same boards. */
function* leadByPlayouts<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  decision: Decision<State>,
  { answer, better, lost }: Comparable,
  { boards }: ReviewEffort,
): Work<Difference> {
  const { state, request, seat, action } = decision;
  const ahead = judgement.turnsAhead(game.observe(state, seat));
  const best = yield* chancesWith(better, ahead);
  const seen = differenceOf(best, yield* chancesWith(action, ahead));
  if (seen.mean >= SEEN * lost) return differenceOf(best, yield* chancesWith(answer, ahead));
  const further = MAX_TIMES_FURTHER * ahead;
  return differenceOf(yield* chancesWith(better, further), yield* chancesWith(answer, further));

  function* chancesWith(tried: Action, turns: number): Work<readonly number[]> {
    const until = lookingUntil(judgement, decision, request.turn + turns);
    return chancesOf({ leaves: yield* leavesFrom(game, until, decision, tried, boards) });
  }
}

/** The lead of the better answer, by equally deep searches of the moments after both answers. */
function* leadByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  decision: Decision<State>,
  { answer, better }: Comparable,
  { valued }: ReviewEffort,
): Work<Difference> {
  const best = yield* chanceAfter(game, judgement, decision, better, valued);
  return { mean: best - (yield* chanceAfter(game, judgement, decision, answer, valued)), error: 0 };
}
