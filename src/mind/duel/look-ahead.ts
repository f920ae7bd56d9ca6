/** Searches ahead by whole turns, one turn deeper each time, until the effort is spent (alpha-beta with iterative deepening). */
import type { DuelJudgement, WholeTurn } from '../../core/thinking/judgement.ts';
import { answerKey } from '../quick.ts';
import type { Effort } from '../thought.ts';
import { inOneGo, type Work } from '../work.ts';

/** A turn that can be taken in the position, and its value if both players then play their best. */
export interface Line<State> {
  readonly turn: WholeTurn<State>;
  /**
   * The value for the seat that takes the turn. It's exact for the best line of each of the two best first answers, otherwise an
   * upper bound.
   */
  readonly utility: number;
  /** The opponent's best next turn; null if the game is over, or if the search didn't get that far. */
  readonly reply: WholeTurn<State> | null;
}

export interface Outlook<State> {
  /** The lines, best first. Of the lines with the same first answer, only the best is listed. */
  readonly lines: readonly Line<State>[];
  readonly valued: number;
}

/**
 * The number of turns considered in a position that is 0, 1, 2... turns ahead. The last number applies to all deeper positions.
 */
const WIDTHS = [80, 32, 16, 10];
/**
 * The maximum depth in turns. The effort is spent before this depth, except shortly before the end of a game, when there's little
 * left to search.
 */
const DEEPEST = 12;
/** Positions up to this many turns ahead keep their turns for the next deeper search; keeping more would fill the memory. */
const KEPT = 2;

interface Node<State> {
  readonly turn: WholeTurn<State>;
  /** The value for the seat that takes the turn, as of the last search. */
  utility: number;
  replies: Node<State>[] | null;
}

export function lookAhead<State>(
  judgement: Pick<DuelJudgement<State>, 'turns'>,
  state: State,
  effort: Effort,
): Outlook<State> {
  return inOneGo(lookingAhead(judgement, state, effort));
}

/** Searches in steps: the search can pause after each turn of the position. */
export function* lookingAhead<State>(
  judgement: Pick<DuelJudgement<State>, 'turns'>,
  state: State,
  { valued, stop }: Effort,
): Work<Outlook<State>> {
  let spent = 0;
  let isOver = false;

  function nodesAt(from: State, ahead: number): Node<State>[] {
    const weighed = judgement.turns(from, WIDTHS[Math.min(ahead, WIDTHS.length - 1)] ?? 1);
    spent += weighed.valued;
    return weighed.turns.map((turn) => ({ turn, utility: turn.utility, replies: null }));
  }

  /** The value of a node: exact if it's within the bounds, otherwise a lower or upper bound. */
  function utilityOf(node: Node<State>, depth: number, ahead: number, low: number, high: number): number {
    const { turn } = node;
    if (depth === 0 || turn.next === null) return turn.utility;
    isOver ||= spent >= valued || stop();
    if (isOver) return turn.utility;
    const replies = node.replies ?? nodesAt(turn.after(), ahead);
    if (ahead <= KEPT) node.replies = replies.sort(byUtility);
    let best = Number.NEGATIVE_INFINITY;
    for (const reply of replies) {
      reply.utility = utilityOf(reply, depth - 1, ahead + 1, -high, -Math.max(low, best));
      best = Math.max(best, reply.utility);
      if (-best <= low) break;
    }
    return replies.length === 0 ? turn.utility : -best;
  }

  const roots = nodesAt(state, 0);
  let lines = bestLines(roots);
  for (let depth = 2; depth <= DEEPEST && !isOver && !areDecided(roots); depth += 1) {
    const looked: Node<State>[] = [];
    for (const root of roots.sort(byUtility)) {
      const utility = utilityOf(root, depth - 1, 1, leastOfUse(root, looked), Number.POSITIVE_INFINITY);
      if (isOver) break;
      root.utility = utility;
      looked.push(root);
      yield;
    }
    // The best line so far was searched first. So even an unfinished search knows more than the previous one, as soon as it has a
    // second line to compare that line with.
    const deeper = bestLines(looked);
    if (deeper.length >= Math.min(2, lines.length)) lines = deeper;
  }
  return { lines, valued: spent };
}

function byUtility(one: { readonly utility: number }, other: { readonly utility: number }): number {
  return other.utility - one.utility;
}

/** Whether every turn ends the game, so that a deeper search can't change anything. */
function areDecided(roots: readonly Node<unknown>[]): boolean {
  return roots.every(({ turn }) => turn.next === null);
}

/**
 * The value below which a line doesn't have to be known exactly: that of the best line with the same first answer, or of the
 * second-best answer. Until there's a second answer, all lines are searched exactly, because advice shows the runner-up's value.
 */
function leastOfUse({ turn }: Node<unknown>, looked: readonly Node<unknown>[]): number {
  const [best, next] = bestLines(looked);
  if (best !== undefined && firstOf(turn) === firstOf(best.turn)) return best.utility;
  return next?.utility ?? Number.NEGATIVE_INFINITY;
}

function bestLines<State>(nodes: readonly Node<State>[]): readonly Line<State>[] {
  const byFirst = new Map<string, Line<State>>();
  for (const { turn, utility, replies } of nodes) {
    const key = firstOf(turn);
    if (utility <= (byFirst.get(key)?.utility ?? Number.NEGATIVE_INFINITY)) continue;
    const reply = replies?.find((each) => each.utility === -utility)?.turn ?? null;
    byFirst.set(key, { turn, utility, reply });
  }
  return [...byFirst.values()].sort(byUtility);
}

function firstOf({ answers: [first] }: WholeTurn<unknown>): string {
  return first === undefined ? '' : answerKey(first);
}
