/**
 * The mistakes of the easy computer. They are like a person's: an answer that is nearly as good, and neither a waste nor the end
 * of the game.
 */
import type { Game } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Action } from '../core/requests/request.ts';
import type { ChanceJudgement, DuelJudgement, Judgement, Parts } from '../core/thinking/judgement.ts';
import { rolledOut, seenAfter } from './chance/rollouts.ts';
import { answerKey } from './quick.ts';
import { meanOf } from './statistics.ts';
import type { Position } from './thought.ts';

/** An answer that loses less than this is no mistake. Some even gain: this look ahead sees more than the quick player. */
const LEAST_LOST = 0.005;
/** An answer that loses more than this isn't a near miss. Fewer decisions matter in a duel, so each mistake costs more there. */
const MOST_LOST = { chance: 0.05, duel: 0.1 } as const;
/** Only this many of the best answers, not counting the quick player's own, can be near misses. */
const MAX_MISSES = 2;
/** The maximum number of answers to compare. With fewer, a wasteful answer might pass for a near miss. */
const MAX_TRIED = 12;
/** The number of boards for each answer: enough to see how the turn ends, at a cost of a few ms. */
const BOARDS = 4;

interface Tried {
  readonly answer: Action;
  /** The chance to win if the quick player finishes the turn. */
  readonly chance: number;
  /** The parts of the position right after the answer, on each board. */
  readonly parts: readonly Parts[];
}

/** The two best of the answers that are nearly as good as the quick player's own, but worse; best first. */
export function nearMisses<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  position: Position<State, View>,
  own: Action,
  seed: Seed,
): readonly Action[] {
  const tried =
    judgement.kind === 'chance'
      ? triedByPlayouts(game, judgement, position, own, seed)
      : triedByTurns(game, judgement, position, seed);
  const chosen = tried.find(({ answer }) => answerKey(answer) === answerKey(own));
  if (chosen === undefined) return [];
  return tried
    .filter(({ chance }) => isMistake(chosen.chance - chance, judgement.kind))
    .filter((each) => !tried.some((other) => other !== each && isWaste(each, other)))
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, MAX_MISSES)
    .map(({ answer }) => answer);
}

function isMistake(lost: number, kind: Judgement<unknown, unknown>['kind']): boolean {
  return lost >= LEAST_LOST && lost <= MOST_LOST[kind];
}

function triedByPlayouts<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  position: Position<State, View>,
  own: Action,
  seed: Seed,
): readonly Tried[] {
  const { request, view, seat } = position;
  const candidates = judgement.candidates(request, view, MAX_TRIED);
  const answers = new Map([own, ...candidates].map((each) => [answerKey(each), each]));
  const rollOut = rolledOut(game, { ...judgement, turnsAhead: () => 1 }, position, seed);
  const seen = seenAfter(game, position, seed);
  const onBoards = <Found>(found: (board: number) => Found) =>
    Array.from({ length: BOARDS }, (_, at) => found(at));
  return [...answers.values()].map((answer) => ({
    answer,
    chance: meanOf(onBoards((board) => rollOut(answer, board).chance)).mean,
    parts: onBoards((board) => judgement.parts(seen(answer, board), seat)),
  }));
}

function triedByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  { request, seat, resample }: Position<State, View>,
  seed: Seed,
): readonly Tried[] {
  const byFirst = new Map<string, Tried>();
  for (const { answers, utility, after } of judgement.turns(resample(seed), MAX_TRIED).turns) {
    const [first] = answers;
    const key = first === undefined ? '' : answerKey(first);
    if (first === undefined || (byFirst.get(key)?.chance ?? 0) >= judgement.chance(utility)) continue;
    const parts = [judgement.parts(game.observe(after(), seat), seat)];
    byFirst.set(key, {
      answer: { ...first, request: request.key },
      chance: judgement.chance(utility),
      parts,
    });
  }
  return [...byFirst.values()];
}

/** Whether the answer leaves less of some part than the other on every board, more of none, and no better chance. */
function isWaste(one: Tried, other: Tried): boolean {
  const parts = Object.keys(one.parts[0] ?? {});
  const isNeverMore = one.parts.every((own, board) =>
    parts.every((part) => (own[part] ?? 0) <= (other.parts[board]?.[part] ?? 0)),
  );
  const isAlwaysLess = one.parts.every((own, board) =>
    parts.some((part) => (own[part] ?? 0) < (other.parts[board]?.[part] ?? 0)),
  );
  return isNeverMore && isAlwaysLess && one.chance <= other.chance;
}
