/**
 * Thinks about a game of chance. The quick player's answer stands unless another is better beyond doubt: differences of a
 * few points drown in noise, and whoever trusts every mean plays worse than without a search.
 */
import type { Game } from '../../core/game.ts';
import type { Seed } from '../../core/random.ts';
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChanceJudgement, Parts } from '../../core/thinking/judgement.ts';
import type { Difference } from '../../core/thinking/reason.ts';
import { answerKey, quickAnswer } from '../quick.ts';
import { type Closeness, type Comparison, NEAR_FOR_PEOPLE, settled } from '../settling.ts';
import { differenceOf, meanOf } from '../statistics.ts';
import type { Effort, Position, Thought, Weighed } from '../thought.ts';
import { type Contender, chancesOf, contest, isBetter, meanChance } from './contest.ts';
import { COUNTS, partsAfter, reasonsFor } from './reasons.ts';
import { rolledOut } from './rollouts.ts';

/** More answers would share the effort so thinly that none is known well. */
const MOST_CANDIDATES = 12;
/** No chance is known worse than this, however few boards were tried. */
const NOTHING_KNOWN = 1;

export function thinkByPlayouts<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
  isNear: Closeness,
): Thought {
  const answers = answersToTry(judgement, position, seed);
  const contenders = contest(answers, rolledOut(game, judgement, position, seed), effort);
  const comparison = comparisonBy(judgement, position.seat, isNear);
  const [best, ...others] = settled(ranked(contenders), comparison);
  if (best === undefined) throw new Error(`${position.request.about} has no answer`);
  return {
    best: weighed(best, best),
    others: others.map((other) => {
      const isLevel = NEAR_FOR_PEOPLE(differenceIn(best, other));
      return { ...weighed(other, best), isLevel, because: comparison.reasons(best, other) };
    }),
    valued: contenders.reduce((sum, { leaves }) => sum + leaves.length, 0),
  };
}

function comparisonBy<View>(
  judgement: ChanceJudgement<View>,
  seat: SeatIndex,
  isNear: Closeness,
): Comparison<Contender<View>> {
  const known = new Map<Contender<View>, readonly Parts[]>();
  const partsOf = (contender: Contender<View>) => {
    const parts = known.get(contender) ?? partsAfter(judgement, seat, contender.leaves);
    known.set(contender, parts);
    return parts;
  };
  return {
    isNear: (one, other) => isNear(differenceIn(one, other)),
    reasons: (one, other) => {
      const isLevel = NEAR_FOR_PEOPLE(differenceIn(one, other));
      return reasonsFor(partsOf(one), partsOf(other), isLevel ? COUNTS.alone : COUNTS.asReason);
    },
  };
}

function differenceIn(one: Contender<unknown>, other: Contender<unknown>): Difference {
  return differenceOf(chancesOf(one), chancesOf(other));
}

/** The answer that stands first. */
function answersToTry<View>(
  judgement: ChanceJudgement<View>,
  { request, view, standing }: Position<unknown, View>,
  seed: Seed,
): readonly Action[] {
  const own = standing ?? quickAnswer(judgement, request, view, seed);
  const candidates = judgement.candidates(request, view, MOST_CANDIDATES);
  const all = new Map([own, ...candidates].map((each) => [answerKey(each), each]));
  return [...all.values()].slice(0, MOST_CANDIDATES);
}

/** The answer to give, then the others, best first. */
function ranked<View>([own, ...others]: readonly Contender<View>[]): readonly Contender<View>[] {
  if (own === undefined) return [];
  const [challenger, ...rest] = others.toSorted(byStanding);
  if (challenger === undefined) return [own];
  if (!isBetter(challenger, own)) return [own, challenger, ...rest];
  return [challenger, ...[own, ...rest].toSorted(byStanding)];
}

/** Those that went farther stand before those that were dropped. */
function byStanding(one: Contender<unknown>, other: Contender<unknown>): number {
  return other.leaves.length - one.leaves.length || meanChance(other) - meanChance(one);
}

function weighed(contender: Contender<unknown>, best: Contender<unknown>): Weighed {
  const { mean, error } = meanOf(chancesOf(contender));
  const behind = differenceIn(best, contender);
  return {
    action: contender.answer,
    chance: mean,
    error: Math.min(error, NOTHING_KNOWN),
    behind: { mean: behind.mean, error: Math.min(behind.error, NOTHING_KNOWN) },
  };
}
