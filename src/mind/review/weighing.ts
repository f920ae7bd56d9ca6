/** Evaluates a decision of a played game: the chance to win with the answer that was given, and with the best answer. */
import type { Game } from '../../core/game.ts';
import { type Seed, seedFrom } from '../../core/random.ts';
import type { Action } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChanceJudgement, DuelJudgement, Judgement, Parts } from '../../core/thinking/judgement.ts';
import type { Reason } from '../../core/thinking/reason.ts';
import { chancesOf } from '../chance/contest.ts';
import { COUNTS, reasonsFor } from '../chance/reasons.ts';
import { type Leaf, rolledOut } from '../chance/rollouts.ts';
import { forShownChances } from '../chance/shown-chances.ts';
import { strongest, utilitiesBy } from '../chance/utility.ts';
import { reasonsInDuel } from '../duel/by-turns.ts';
import { type Line, lookingAhead } from '../duel/look-ahead.ts';
import { answerKey, quickAnswer } from '../quick.ts';
import { differenceOf, isBeyondDoubt, meanOf } from '../statistics.ts';
import { thinking } from '../think.ts';
import { NOTABLE, NOTICEABLE, positionOf } from '../thought.ts';
import { inOneGo, type Work } from '../work.ts';
import type { Decision } from './decisions.ts';

/** The effort in counts, not in time, so that a game's review is always the same. */
export interface ReviewEffort {
  /** The number of positions to evaluate in search of a better answer. */
  readonly valued: number;
  /** The number of resampled boards on which the given answer and the better one are played out. */
  readonly boards: number;
}

const USUAL_BOARDS = 64;

export function usualReviewEffort({ usualEffort }: Pick<Judgement, 'usualEffort'>): ReviewEffort {
  return { valued: usualEffort, boards: USUAL_BOARDS };
}

/** The evaluation of a decision. Chances are from 0 to 1, for the seat that answered. */
export interface Weighing {
  /** The position of the answer in the log. */
  readonly at: number;
  readonly turn: number;
  readonly seat: SeatIndex;
  /** Whether the answer did as little as the rules allow. */
  readonly isIdle: boolean;
  /** The chance to win with the answer that was given, before dice and cards decide; null if that answer was not evaluated. */
  readonly played: number | null;
  /**
   * The chance to win with the answer used for comparison: in a game of chance the quick player's, after which the quick player
   * also continues; in a duel the best one.
   */
  readonly usual: number;
  /** The chance to win with the best answer. */
  readonly best: number;
  /** An answer that is significantly better than the given one; null if there isn't one. */
  readonly better: Action | null;
  /**
   * The lead of the given answer over the runner-up, and that runner-up, before dice and cards decide; null if the given answer
   * wasn't the best by a clear lead.
   */
  readonly ahead: Ahead | null;
  /** The differences between the better answer and the given one, the strongest first. */
  readonly because: readonly Reason[];
}

export interface Ahead {
  readonly by: number;
  readonly of: Action;
}

/** Evaluates a decision. The result is always the same for the same decision of the same game. */
export function weigh<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  effort: ReviewEffort,
): Weighing {
  return inOneGo(weighingOf(game, judgement, decision, effort));
}

/** Evaluates a decision in steps: the work can pause between two positions. */
export function* weighingOf<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
  effort: ReviewEffort,
): Work<Weighing> {
  const seed = seedFrom(`review/${decision.place}`);
  const forPeople = forShownChances(judgement);
  const chances =
    forPeople.kind === 'chance'
      ? yield* weighByPlayouts(game, forPeople, decision, effort, seed)
      : yield* weighByTurns(game, forPeople, decision, effort, seed);
  const { at, seat, request, state, action } = decision;
  const isIdle = isSame(game.skip(state, request), action);
  return { at, turn: request.turn, seat, isIdle, ...chances };
}

/** A number of turns that no position reaches, to get all of them. */
const ALL_TURNS = 500;

type Chances = Pick<Weighing, 'played' | 'usual' | 'best' | 'better' | 'ahead' | 'because'>;

/**
 * The best of many answers always looks better than it is. So it counts only if it's significantly better on fresh boards too.
 * The quick player's answer is tried on the same boards: the playouts continue with the quick player, so luck has to be measured
 * against the chance after that answer. Measured against the best answer, every game would look lucky.
 */
function* weighByPlayouts<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  { state, request, seat, action }: Decision<State>,
  { valued, boards }: ReviewEffort,
  seed: Seed,
): Work<Chances> {
  const position = { ...positionOf(game, state, request, seat), incumbent: action };
  const { best, others } = yield* thinking(game, judgement, position, { valued, stop: () => false }, seed);
  const rollOut = rolledOut(game, judgement, position, seedFrom(`${seed}/again`));
  function* leavesOf(answer: Action): Work<readonly Leaf<View>[]> {
    const leaves: Leaf<View>[] = [];
    for (let board = 0; board < boards; board += 1) {
      leaves.push(rollOut(answer, board));
      yield;
    }
    return leaves;
  }
  const chanceOf = (leaves: readonly Leaf<View>[]) => meanOf(chancesOf({ leaves })).mean;
  const given = yield* leavesOf(action);
  const played = chanceOf(given);
  const quick = quickAnswer(judgement, request, position.view, seed);
  const usual = isSame(quick, action) ? played : chanceOf(yield* leavesOf(quick));
  const none = { played, usual, best: played, better: null, ahead: null, because: [] };
  if (isSame(best.action, action)) {
    const [next] = others;
    if (next === undefined || next.behind.mean < NOTABLE) return none;
    const lead = differenceOf(
      chancesOf({ leaves: given }),
      chancesOf({ leaves: yield* leavesOf(next.action) }),
    );
    const isAhead = lead.mean >= NOTABLE && isBeyondDoubt(lead);
    return isAhead ? { ...none, ahead: { by: lead.mean, of: next.action } } : none;
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
  return { played, usual, best: played + gain.mean, better: best.action, ahead: null, because };
}

/**
 * Searches the best answer and the given one separately, with the same effort. A single search finds only bounds for the worse
 * answers.
 */
function* weighByTurns<State, View>(
  game: Game<State, View>,
  judgement: DuelJudgement<State, View>,
  { state, request, seat, action }: Decision<State>,
  { valued }: ReviewEffort,
  seed: Seed,
): Work<Chances> {
  const position = positionOf(game, state, request, seat);
  const effort = { valued, stop: () => false };
  const { best } = yield* thinking(game, judgement, position, effort, seed);
  const from = position.resample(seed);
  const givenLine = yield* lineWith(action);
  const isPlayed = isSame(best.action, action);
  const bestLine = isPlayed ? givenLine : yield* lineWith(best.action);
  const played = chanceOf(givenLine);
  const chance = chanceOf(bestLine) ?? best.chance;
  if (isPlayed || chance - (played ?? 0) <= NOTICEABLE) {
    const best = played ?? chance;
    return { played, usual: best, best, better: null, ahead: null, because: [] };
  }
  const because =
    bestLine === undefined || givenLine === undefined
      ? []
      : reasonsInDuel(partsInDuel(bestLine), partsInDuel(givenLine));
  return { played, usual: chance, best: chance, better: best.action, ahead: null, because };

  function chanceOf(line: Line<State> | undefined): number | null {
    return line === undefined ? null : judgement.chance(line.utility);
  }

  function partsInDuel({ turn }: Line<State>): Parts {
    return judgement.parts(game.observe(turn.after(), seat), seat);
  }

  function* lineWith(answer: Action): Work<Line<State> | undefined> {
    const turns = (at: State, most: number) => {
      if (at !== from) return judgement.turns(at, most);
      const all = judgement.turns(at, ALL_TURNS);
      return { ...all, turns: all.turns.filter(({ answers: [first] }) => isSame(first, answer)) };
    };
    const { lines } = yield* lookingAhead({ turns }, from, effort);
    return lines[0];
  }
}

function isSame(first: Action | undefined, answer: Action): boolean {
  return first !== undefined && answerKey(first) === answerKey(answer);
}
