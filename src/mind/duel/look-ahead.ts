/** Searches ahead by whole turns, one turn deeper each time, until the effort is spent (alpha-beta with iterative deepening). */
import type { DuelJudgement, WholeTurn } from '../../core/thinking/judgement.ts';
import { answerKey } from '../quick.ts';
import type { Effort } from '../thought.ts';
import { inOneGo, type Work } from '../work.ts';

/** A turn from the position, and its value with best play by both players. */
export interface Line<State> {
  readonly turn: WholeTurn<State>;
  /**
   * From the perspective of the seat that takes the turn. Exact for the best line of each of the two best first answers,
   * otherwise an upper bound.
   */
  readonly utility: number;
}

export interface Outlook<State> {
  /** Best first; of the lines with the same first answer, only the best. */
  readonly lines: readonly Line<State>[];
  readonly valued: number;
}

/** The number of turns considered in each position, by how many turns ahead it is; the last number applies to all deeper ones. */
const WIDTHS = [80, 32, 16, 10];
/** Deeper than any effort reaches; a decided game is completely searched earlier. */
const DEEPEST = 12;
/** The turns of this many top positions are kept for the next deeper search; more would fill the memory. */
const KEPT = 2;

interface Node<State> {
  readonly turn: WholeTurn<State>;
  /** From the perspective of the seat that takes the turn, as of the last search. */
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

/** The same, but may pause after each turn of the position. */
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

  /** Exact if it is within the bounds, otherwise a lower or upper bound. */
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
    // The best line so far was searched first, so even an unfinished search knows more than the previous one, as soon as it has
    // something to compare it with.
    const deeper = bestLines(looked);
    if (deeper.length >= Math.min(2, lines.length)) lines = deeper;
  }
  return { lines, valued: spent };
}

function byUtility(one: { readonly utility: number }, other: { readonly utility: number }): number {
  return other.utility - one.utility;
}

/** A deeper search doesn't change a game that ends with this turn. */
function areDecided(roots: readonly Node<unknown>[]): boolean {
  return roots.every(({ turn }) => turn.next === null);
}

/**
 * A line worth less than the best line with the same first answer, or than the second-best answer, doesn't have to be known
 * exactly. As long as there is no second answer, all the others are searched exactly: advice shows the value of the runner-up.
 */
function leastOfUse({ turn }: Node<unknown>, looked: readonly Node<unknown>[]): number {
  const [best, next] = bestLines(looked);
  if (best !== undefined && firstOf(turn) === firstOf(best.turn)) return best.utility;
  return next?.utility ?? Number.NEGATIVE_INFINITY;
}

function bestLines<State>(nodes: readonly Node<State>[]): readonly Line<State>[] {
  const byFirst = new Map<string, Line<State>>();
  for (const { turn, utility } of nodes) {
    const key = firstOf(turn);
    if (utility > (byFirst.get(key)?.utility ?? Number.NEGATIVE_INFINITY))
      byFirst.set(key, { turn, utility });
  }
  return [...byFirst.values()].sort(byUtility);
}

function firstOf({ answers: [first] }: WholeTurn<unknown>): string {
  return first === undefined ? '' : answerKey(first);
}
