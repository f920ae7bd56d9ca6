/**
 * Thinks about a game of chance. The quick player's answer stands unless another is better beyond doubt: differences of a
 * few points drown in noise, and whoever trusts every mean plays worse than without a search.
 */
import type { Game } from '../../core/game.ts';
import type { Seed } from '../../core/random.ts';
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChanceJudgement, Parts } from '../../core/thinking/judgement.ts';
import type { Reason } from '../../core/thinking/reason.ts';
import { answerKey, quickAnswer } from '../quick.ts';
import { type Effort, NOTICEABLE, type Position, type Thought, type Weighed } from '../thought.ts';
import { type Contender, chancesOf, contest, isBetter, meanChance } from './contest.ts';
import { type Leaf, rolledOut } from './rollouts.ts';
import { differenceOf, isBeyondDoubt, meanOf } from './statistics.ts';

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
): Thought {
  const answers = answersToTry(judgement, position, seed);
  const contenders = contest(answers, rolledOut(game, judgement, position, seed), effort);
  const [best, ...others] = ranked(contenders);
  if (best === undefined) throw new Error(`${position.request.about} has no answer`);
  const [next] = others;
  return {
    best: weighed(best, best),
    others: others.map((other) => weighed(other, best)),
    isEven:
      next !== undefined && !(isBetter(best, next) && meanChance(best) - meanChance(next) >= NOTICEABLE),
    because: next === undefined ? [] : reasonsFor(judgement, position.seat, best.leaves, next.leaves),
    valued: contenders.reduce((sum, { leaves }) => sum + leaves.length, 0),
  };
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
  const behind = differenceOf(chancesOf(best), chancesOf(contender));
  return {
    action: contender.answer,
    chance: mean,
    error: Math.min(error, NOTHING_KNOWN),
    behind: { mean: behind.mean, error: Math.min(behind.error, NOTHING_KNOWN) },
  };
}

/** The parts that differ beyond doubt over the same boards, the surest first. */
export function reasonsFor<View>(
  judgement: ChanceJudgement<View>,
  seat: SeatIndex,
  better: readonly Leaf<View>[],
  other: readonly Leaf<View>[],
): readonly Reason[] {
  const ours = partsOf(judgement, seat, better);
  const theirs = partsOf(judgement, seat, other);
  const names = Object.keys(ours[0] ?? {});
  return names
    .map((part) => ({ part, ...differenceOf(amountsOf(part, ours), amountsOf(part, theirs)) }))
    .filter(isBeyondDoubt)
    .toSorted((one, other) => sureness(other) - sureness(one));
}

function partsOf<View>(
  judgement: ChanceJudgement<View>,
  seat: SeatIndex,
  leaves: readonly Leaf<View>[],
): readonly Parts[] {
  return leaves.map(({ view }) => judgement.parts(view, seat));
}

function amountsOf(part: string, leaves: readonly Parts[]): readonly number[] {
  return leaves.map((parts) => parts[part] ?? 0);
}

function sureness({ mean, error }: Reason): number {
  return error === 0 ? Number.POSITIVE_INFINITY : Math.abs(mean) / error;
}
