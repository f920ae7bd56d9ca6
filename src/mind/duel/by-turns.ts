/** Thinks about a duel that hides nothing: looks ahead by whole turns, deeper and deeper, until the effort is spent. */
import type { Game } from '../../core/game.ts';
import type { Seed } from '../../core/random.ts';
import type { DuelJudgement, WholeTurn } from '../../core/thinking/judgement.ts';
import type { Effort, Position, Thought } from '../thought.ts';

export function thinkByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  position: Position<State, View>,
  effort: Effort,
  seed: Seed,
): Thought {
  void game;
  const root = position.resample(seed);
  const look = lookAhead(judgement, effort);
  const { turn, worth } = look(root);
  const [action] = turn.answers;
  if (action === undefined) throw new Error(`${position.request.about} has no answer`);
  const chance = judgement.chance(worth);
  return {
    best: {
      action: { ...action, request: position.request.key },
      chance,
      error: 0,
      behind: { mean: 0, error: 0 },
    },
    others: [],
    isEven: false,
    because: [],
    valued: look.valued(),
  };
}

interface Node<State> {
  readonly turn: WholeTurn<State>;
  value: number;
  children: Node<State>[] | null;
}

const WIDTH = [60, 30, 16, 8, 8, 8, 8, 8];
const OVER = 500;

class Out extends Error {}

function lookAhead<State, View>(judgement: DuelJudgement<State, View>, { valued, stop }: Effort) {
  let spent = 0;
  const expand = (state: State, ply: number): Node<State>[] => {
    const turns = judgement.turns(state, WIDTH[ply] ?? 8);
    spent += turns.length;
    return turns.map((turn) => ({ turn, value: turn.worth, children: null }));
  };
  /** Negamax: value for whoever took node.turn */
  const valueOf = (node: Node<State>, depth: number, ply: number, alpha: number, beta: number): number => {
    if (depth === 0 || node.turn.next === null) return node.turn.worth;
    if (ply > 1 && (spent >= valued || stop())) throw new Out();
    const children = node.children ?? expand(node.turn.after, ply);
    if (ply <= 2) node.children = children;
    let best = Number.NEGATIVE_INFINITY;
    // value for the one who replies
    let a = -beta;
    const b = -alpha;
    if (ply <= 2) children.sort((one, other) => other.value - one.value);
    for (const child of children) {
      const value = valueOf(child, depth - 1, ply + 1, a, b);
      child.value = value;
      if (value > best) best = value;
      if (best > a) a = best;
      if (a >= b) break;
    }
    return -best;
  };
  const look = (state: State) => {
    const nodes = expand(state, 0);
    let best = nodes[0];
    if (best === undefined) throw new Error('no turn');
    for (let depth = 1; depth <= 8; depth += 1) {
      try {
        let alpha = Number.NEGATIVE_INFINITY;
        let found: Node<State> | undefined;
        nodes.sort((one, other) => other.value - one.value);
        const values: [Node<State>, number][] = [];
        for (const node of nodes) {
          const value = valueOf(node, depth - 1, 1, alpha, Number.POSITIVE_INFINITY);
          values.push([node, value]);
          if (value > alpha) {
            alpha = value;
            found = node;
          }
        }
        for (const [node, value] of values) node.value = value;
        if (found !== undefined) best = found;
        look.depth = depth;
        if (Math.abs(alpha) > OVER) break;
      } catch (problem) {
        if (problem instanceof Out) break;
        throw problem;
      }
      if (spent >= valued) break;
    }
    return { turn: best.turn, worth: best.value };
  };
  look.depth = 0;
  look.valued = () => spent;
  return look;
}
