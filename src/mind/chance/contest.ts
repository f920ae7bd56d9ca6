/**
 * Compares answers by playouts (sequential halving). All answers are tried on the same boards. After each round, only the better
 * half is tried on more boards, so most is known about the answers that matter.
 */
import type { Action } from '../../core/requests/request.ts';
import { differenceOf, isBeyondDoubt, meanOf } from '../statistics.ts';
import type { Effort } from '../thought.ts';
import { inOneGo, type Work } from '../work.ts';
import type { Leaf, RollOut } from './rollouts.ts';

export interface Contender<View> {
  readonly answer: Action;
  /** The results of the playouts, one per board so far. */
  readonly leaves: readonly Leaf<View>[];
  /** The chances on other boards, looking as far ahead as shown chances; only for answers that are shown to people. */
  readonly further?: readonly number[];
  /** Whether a race dropped it. Then it ranks below those that are still in, even if it has more boards. */
  readonly isOut?: boolean;
}

/** The contest checks after each block of this many boards whether it's already decided. */
export const BOARDS_AT_ONCE = 8;

export interface Trying<View> extends Contender<View> {
  readonly leaves: Leaf<View>[];
}

/** Runs the contest. The first answer is never dropped, because the others are compared with it. */
export function contest<View>(
  answers: readonly Action[],
  rollOut: RollOut<View>,
  effort: Effort,
): readonly Contender<View>[] {
  return inOneGo(contesting(answers, rollOut, effort));
}

/** Runs the contest in steps: it can pause after each board. */
export function* contesting<View>(
  answers: readonly Action[],
  rollOut: RollOut<View>,
  { valued, stop }: Effort,
): Work<readonly Contender<View>[]> {
  const all = answers.map((answer): Trying<View> => ({ answer, leaves: [] }));
  let left = all;
  let boards = 0;
  let spent = 0;
  for (let rounds = Math.max(1, Math.ceil(Math.log2(all.length))); rounds > 0; rounds -= 1) {
    const until = boards + Math.floor((valued - spent) / rounds / left.length);
    for (; boards < until; boards += 1) {
      if (boards > 0 && stop()) return all;
      if (boards > 0 && boards % BOARDS_AT_ONCE === 0 && isDecided(left)) return all;
      for (const { answer, leaves } of left) leaves.push(rollOut(answer, boards));
      spent += left.length;
      yield;
    }
    left = betterHalf(left);
  }
  return all;
}

export function chancesOf({ leaves }: Pick<Contender<unknown>, 'leaves'>): readonly number[] {
  return leaves.map(({ chance }) => chance);
}

/** Whether the first answer is significantly better than all the others. */
function isDecided([first, ...others]: readonly Contender<unknown>[]): boolean {
  return first !== undefined && others.every((other) => isBetter(first, other));
}

export function isBetter(one: Contender<unknown>, other: Contender<unknown>): boolean {
  const difference = differenceOf(chancesOf(one), chancesOf(other));
  return difference.mean > 0 && isBeyondDoubt(difference);
}

/** The better half of the answers. The first always stays. */
function betterHalf<View>(left: readonly Trying<View>[]): Trying<View>[] {
  const [first, ...others] = left;
  if (first === undefined) return [];
  const half = Math.max(1, Math.ceil(left.length / 2) - 1);
  const byChance = others.toSorted((one, other) => meanChance(other) - meanChance(one));
  return [first, ...byChance.slice(0, half)];
}

function meanChance(contender: Contender<unknown>): number {
  return meanOf(chancesOf(contender)).mean;
}

/** Ranks contenders that stayed in the contest or race longer above those dropped earlier. */
export function byRank(one: Contender<unknown>, other: Contender<unknown>): number {
  return (
    Number(one.isOut ?? false) - Number(other.isOut ?? false) ||
    other.leaves.length - one.leaves.length ||
    meanChance(other) - meanChance(one)
  );
}
