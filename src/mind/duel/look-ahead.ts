/** Looks ahead by whole turns, a turn deeper each time, until the effort is spent (alpha-beta with iterative deepening). */
import type { DuelJudgement, WholeTurn } from '../../core/thinking/judgement.ts';
import { answerKey } from '../quick.ts';
import type { Effort } from '../thought.ts';
import { inOneGo, type Work } from '../work.ts';

/** A turn of the position, and its value with best play of both. */
export interface Line<State> {
  readonly turn: WholeTurn<State>;
  /** For the seat that takes the turn. Exact for the best of each of the two best first answers, else an upper bound. */
  readonly utility: number;
}

export interface Outlook<State> {
  /** The best first; of lines with one first answer only the best. */
  readonly lines: readonly Line<State>[];
  readonly valued: number;
}

/** The number of turns looked at in each position, by how many turns it is ahead; the last number holds for all beyond. */
const WIDTHS = [80, 32, 16, 10];
/** Deeper than any effort comes; a game that is decided is looked through before. */
const DEEPEST = 12;
/** The turns of this many first positions are kept for the next deeper look; those beyond would fill the memory. */
const KEPT = 2;

interface Node<State> {
  readonly turn: WholeTurn<State>;
  /** For the seat that takes the turn, as the last look found it. */
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

/** The same; it may pause after each turn of the position. */
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

  /** Within the bounds exact, else at least or at most so much. */
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
    // The best so far was searched first, so a search that was cut short knows more than the one before, once it has something to compare
    // it with.
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
 * A line worth less than the best one with its first answer, or than the second best of all, needn't be known exactly. Without a second,
 * all other beginnings are searched: advice shows the value of the runner-up.
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
