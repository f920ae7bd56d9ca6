/** Evaluates a decision in a game of chance: by playouts of the given answer, the quick player's, and the best one found. */
import type { Game } from '../../core/game.ts';
import { type Seed, seedFrom } from '../../core/random.ts';
import type { Action } from '../../core/requests/request.ts';
import type { ChanceJudgement } from '../../core/thinking/judgement.ts';
import { chancesOf } from '../chance/contest.ts';
import { COUNTS, reasonsFor } from '../chance/reasons.ts';
import { type Leaf, rolledOut } from '../chance/rollouts.ts';
import { combined } from '../chance/two-looks.ts';
import { strongest, utilitiesBy } from '../chance/utility.ts';
import { answerKey, quickAnswer } from '../quick.ts';
import { differenceOf, isBeyondDoubt, meanOf } from '../statistics.ts';
import { thinking } from '../think.ts';
import { NOTABLE, NOTICEABLE, positionOf } from '../thought.ts';
import type { Work } from '../work.ts';
import type { Decision } from './decisions.ts';
import type { Chances, Next, ReviewEffort } from './weighed-decision.ts';

/** If looking further changes a chance by this much, the shorter look has missed something that decides the game. */
const MISJUDGED = 0.05;
/** At most this many times as many turns as usual are played out, because a playout of a whole game takes far longer. */
export const MAX_TIMES_FURTHER = 4;

/** How far the evaluation is typically off in a chance, a round ahead. */
const OFF = 0.05;

/**
 * The best of many answers always looks better than it is, so it counts only if it is significantly better on fresh boards too.
 * The quick player's answer is tried on the same boards: luck has to be measured against the chance after that answer, since the
 * playouts continue with the quick player. Measured against the best answer, every game would look lucky.
 */
export function* weighByPlayouts<State, View>(
  game: Game<State, View>,
  usually: ChanceJudgement<View>,
  decision: Decision<State>,
  effort: ReviewEffort,
  next: Next<State> | undefined,
): Work<Chances> {
  const { state, request, seat, action } = decision;
  const { valued, boards } = effort;
  const seed = seedOf(decision);
  const { until, after } = yield* horizonOf(game, usually, decision, effort, next);
  const judgement = lookingUntil(usually, decision, until);
  const position = { ...positionOf(game, state, request, seat), incumbent: action };
  const { best, others } = yield* thinking(game, judgement, position, { valued, stop: () => false }, seed);
  const leavesOf = (answer: Action) => leavesFrom(game, judgement, decision, answer, boards);
  const given = yield* leavesOf(action);
  const played = chanceOf(given);
  const quick = quickAnswer(judgement, request, position.view, seed);
  const afterQuick = isSame(quick, action) ? given : yield* leavesOf(quick);
  const usual = chanceOf(afterQuick);
  const shown = yield* shownChance(afterQuick);
  const none = {
    played,
    usual,
    shown,
    best: played,
    better: null,
    ahead: null,
    because: [],
    line: [],
    after,
    until,
  };
  if (isSame(best.action, action)) {
    const [runnerUp] = others;
    if (runnerUp === undefined || runnerUp.behind.mean < NOTABLE) return none;
    const lead = differenceOf(
      chancesOf({ leaves: given }),
      chancesOf({ leaves: yield* leavesOf(runnerUp.action) }),
    );
    const isAhead = lead.mean >= NOTABLE && isBeyondDoubt(lead);
    return isAhead ? { ...none, ahead: { by: lead.mean, of: runnerUp.action } } : none;
  }
  const better = yield* leavesOf(best.action);
  const gain = differenceOf(chancesOf({ leaves: better }), chancesOf({ leaves: given }));
  if (gain.mean <= NOTICEABLE || !isBeyondDoubt(gain)) return none;
  const outcomes = (leaves: readonly Leaf<View>[]) =>
    leaves.map(({ view, chance }) => ({ parts: judgement.parts(view, seat), chance }));
  const [afterBetter, afterGiven] = [outcomes(better), outcomes(given)];
  const reasons = reasonsFor(
    afterBetter.map(({ parts }) => parts),
    afterGiven.map(({ parts }) => parts),
    COUNTS.asReason,
  );
  const because = strongest(reasons, utilitiesBy([...afterBetter, ...afterGiven]), gain.mean);
  return { ...none, best: played + gain.mean, better: best.action, because };

  /** Differences look less far, because dice blur a single game too much to compare answers. */
  function* shownChance(near: readonly Leaf<View>[]): Work<number | null> {
    const furthest = request.turn + (usually.turnsAheadForChance?.(position.view) ?? 0);
    if (furthest <= until) return null;
    const far = yield* leavesFrom(game, lookingUntil(usually, decision, furthest), decision, quick, boards);
    return combined(meanOf(chancesOf({ leaves: near })), meanOf(chancesOf({ leaves: far })), OFF).mean;
  }
}

/**
 * The turn until which to look ahead, and the chance after dice and cards when looking just as far. The next decision looks a
 * turn or a round further. If that changes the chance of the very same moment, this decision looks as far as the next one:
 * otherwise a blunder whose punishment lies just beyond the horizon would be taken for luck.
 */
function* horizonOf<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  { state, request, seat }: Decision<State>,
  { boards }: ReviewEffort,
  next: Next<State> | undefined,
): Work<{ readonly until: number; readonly after: number | null }> {
  const ahead = judgement.turnsAhead(game.observe(state, seat));
  const usual = request.turn + ahead;
  if (next === undefined) return { until: usual, after: null };
  if (next.kind === 'end') return { until: usual, after: next.chance };
  const { decision, weighing } = next;
  const later = weighing.until ?? usual;
  const furthest = Math.min(later, request.turn + MAX_TIMES_FURTHER * ahead);
  for (const until of [usual, furthest]) {
    const after = until === later ? weighing.usual : yield* chanceAt(decision, until);
    if (until === furthest || Math.abs(after - weighing.usual) <= MISJUDGED) return { until, after };
  }
  throw new Error('the furthest horizon is always returned');

  /**
   * The chance at the next decision, looking ahead to turn `until`, on the same boards on which that decision was evaluated. If
   * the decision is already in that turn, no playout is needed.
   */
  function* chanceAt(at: Decision<State>, until: number): Work<number> {
    const { view } = positionOf(game, at.state, at.request, at.seat);
    if (at.request.turn >= until) return judgement.value(view);
    const quick = quickAnswer(judgement, at.request, view, seedOf(at));
    return chanceOf(yield* leavesFrom(game, lookingUntil(judgement, at, until), at, quick, boards));
  }
}

export function lookingUntil<State, View>(
  judgement: ChanceJudgement<View>,
  { request }: Decision<State>,
  until: number,
): ChanceJudgement<View> {
  return { ...judgement, turnsAhead: () => until - request.turn };
}

/** The ends of the playouts after the answer. The decision's boards are the same for each answer. */
export function* leavesFrom<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  decision: Decision<State>,
  answer: Action,
  boards: number,
): Work<readonly Leaf<View>[]> {
  const { state, request, seat } = decision;
  const position = positionOf(game, state, request, seat);
  const rollOut = rolledOut(game, judgement, position, seedFrom(`${seedOf(decision)}/again`));
  const leaves: Leaf<View>[] = [];
  for (let board = 0; board < boards; board += 1) {
    leaves.push(rollOut(answer, board));
    yield;
  }
  return leaves;
}

function seedOf({ place }: Decision): Seed {
  return seedFrom(`review/${place}`);
}

function chanceOf(leaves: readonly Leaf<unknown>[]): number {
  return meanOf(chancesOf({ leaves })).mean;
}

function isSame(one: Action, other: Action): boolean {
  return answerKey(one) === answerKey(other);
}
