/**
 * Continues a contest that is still open (a race). Every answer that might be the best one is tried on more boards, and is dropped
 * as soon as it can't be. So an easy decision costs little, and most of the effort goes where answers are close and matter.
 */
import type { Action } from '../../core/requests/request.ts';
import { atMost, differenceOf } from '../statistics.ts';
import type { RaceEffort } from '../thought.ts';
import type { Work } from '../work.ts';
import { BOARDS_AT_ONCE, type Contender, chancesOf, isBetter, type Trying } from './contest.ts';
import type { RollOut } from './rollouts.ts';

/** An answer that can't be better by more than this is dropped: more boards would cost more than they'd gain. */
const WORTHWHILE = 0.01;

/** Whether another answer was better than the first on any board. In a decided game, none was, and more boards won't help. */
export function isOpen([first, ...others]: readonly Contender<unknown>[]): boolean {
  if (first === undefined) return false;
  return others.some(({ leaves }) =>
    leaves.some(({ chance }, board) => chance - (first.leaves[board]?.chance ?? chance) >= WORTHWHILE),
  );
}

/**
 * Races the answers of a contest and `more` answers. It ends when no other answer might be better than the first, when one is
 * significantly better and has no rival left, when the effort is spent, or when it's stopped.
 */
export function* racing<View>(
  contested: readonly Contender<View>[],
  more: readonly Action[],
  rollOut: RollOut<View>,
  { valued, stop }: RaceEffort,
): Work<readonly Contender<View>[]> {
  const all = [
    ...contested.map(({ answer, leaves }): Trying<View> => ({ answer, leaves: [...leaves] })),
    ...more.map((answer): Trying<View> => ({ answer, leaves: [] })),
  ];
  const [first, ...others] = all;
  if (first === undefined) return all;
  let spent = all.reduce((sum, { leaves }) => sum + leaves.length, 0);
  let left: readonly Trying<View>[] = others;
  for (let until = BOARDS_AT_ONCE; !isDecided(first, left, all); until += BOARDS_AT_ONCE) {
    const racers = [first, ...left];
    spent += racers.reduce((sum, { leaves }) => sum + Math.max(0, until - leaves.length), 0);
    if (spent > valued) break;
    for (let board = 0; board < until; board += 1) {
      const behind = racers.filter(({ leaves }) => leaves.length === board);
      if (behind.length === 0) continue;
      if (stop()) return marked(all, racers);
      for (const { answer, leaves } of behind) leaves.push(rollOut(answer, board));
      yield;
    }
    left = stillOpen(first, left);
  }
  return marked(all, [first, ...left]);
}

/**
 * All contenders of a race, each marked as out if it isn't one of those still in. If none of these is significantly better than the
 * first yet, none is marked, so that what the contest found stands.
 */
function marked<View>(
  all: readonly Trying<View>[],
  stillIn: readonly Trying<View>[],
): readonly Contender<View>[] {
  const [first, ...challengers] = stillIn;
  if (first === undefined || !challengers.some((each) => isBetter(each, first))) return all;
  return all.map((each) => (stillIn.includes(each) ? each : { ...each, isOut: true }));
}

/** The answers that might still be better than the first, and than the best of the others. */
function stillOpen<View>(first: Trying<View>, left: readonly Trying<View>[]): readonly Trying<View>[] {
  const [best] = left.toSorted((one, other) => leadOf(other, first).mean - leadOf(one, first).mean);
  return left.filter(
    (each) =>
      mightBeBetter(each, first) && (best === undefined || each === best || mightBeBetter(each, best)),
  );
}

function mightBeBetter(one: Contender<unknown>, other: Contender<unknown>): boolean {
  return atMost(leadOf(one, other)) > WORTHWHILE;
}

function leadOf(one: Contender<unknown>, other: Contender<unknown>) {
  return differenceOf(chancesOf(one), chancesOf(other));
}

/** Whether one answer has won. A challenger needs the most boards, because on few boards luck looks like a lead. */
function isDecided(
  first: Contender<unknown>,
  [challenger, rival]: readonly Contender<unknown>[],
  all: readonly Contender<unknown>[],
): boolean {
  if (challenger === undefined) return true;
  if (rival !== undefined || !isBetter(challenger, first)) return false;
  return all.every((each) => each === first || each.leaves.length <= challenger.leaves.length);
}
