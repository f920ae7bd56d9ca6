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

/** The chances by which the better answer is ahead. */
interface Leads {
  /** The better answer's lead over the given one, which the review has measured more precisely. */
  readonly overGiven: number;
  readonly overAnswer: Difference;
}

/** If the playouts of usual length show less than this share of the loss, the review found the mistake by longer playouts. */
const SEEN = 0.5;
/** An uncertain difference counts if it's at least this share of the mistake: the answer may be just as bad. */
const AS_BAD = 0.5;

/** Measures the cost of an answer, which is always the same for the same decision. The work can pause between two positions. */
export function* comparing<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  compared: Comparable,
  effort: ReviewEffort,
): Work<Comparison> {
  const forPeople = forShownChances(judgement);
  const { overGiven, overAnswer } =
    forPeople.kind === 'chance'
      ? yield* leadsByPlayouts(game, forPeople, decision, compared, effort)
      : yield* leadsByTurns(game, forPeople, decision, compared, effort);
  const cost = overAnswer.mean * scaleOf(compared.lost, overGiven);
  const counts = isBeyondDoubt(overAnswer) || cost >= AS_BAD * compared.lost;
  return { cost: counts && cost > NOTICEABLE ? cost : 0 };
}

/** Makes the given answer cost what the review says, so that no other answer seems cheaper only because it's measured differently. */
function scaleOf(lost: number, overGiven: number): number {
  return overGiven > 0 ? Math.min(1 / SEEN, lost / overGiven) : 1;
}

/** All answers are played out on the same boards. */
function* leadsByPlayouts<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  decision: Decision<State>,
  { answer, better, lost }: Comparable,
  { boards }: ReviewEffort,
): Work<Leads> {
  const { state, request, seat, action } = decision;
  const ahead = judgement.turnsAhead(game.observe(state, seat));
  const usual = yield* leadsWithin(ahead);
  return usual.overGiven >= SEEN * lost ? usual : yield* leadsWithin(MAX_TIMES_FURTHER * ahead);

  function* leadsWithin(turns: number): Work<Leads> {
    const until = lookingUntil(judgement, decision, request.turn + turns);
    const best = yield* chancesWith(better, until);
    const given = yield* chancesWith(action, until);
    const tried = yield* chancesWith(answer, until);
    return { overGiven: differenceOf(best, given).mean, overAnswer: differenceOf(best, tried) };
  }

  function* chancesWith(tried: Action, until: ChanceJudgement<View>): Work<readonly number[]> {
    return chancesOf({ leaves: yield* leavesFrom(game, until, decision, tried, boards) });
  }
}

/** The moments after all answers are searched equally deeply. */
function* leadsByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  decision: Decision<State>,
  { answer, better }: Comparable,
  { valued }: ReviewEffort,
): Work<Leads> {
  const after = (tried: Action) => chanceAfter(game, judgement, decision, tried, valued);
  const best = yield* after(better);
  const overGiven = best - (yield* after(decision.action));
  return { overGiven, overAnswer: { mean: best - (yield* after(answer)), error: 0 } };
}
