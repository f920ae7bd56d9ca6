/** Judges an attempt that has ended: the chance to win after each turn, and the share of those chances that the choices kept. */
import type { Game } from '../../core/game.ts';
import { type Seed, seedFrom } from '../../core/random.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { ChanceJudgement, Judgement } from '../../core/thinking/judgement.ts';
import { forSearch } from '../../mind/chance/for-search.ts';
import { rolledOut } from '../../mind/chance/rollouts.ts';
import { answerKey } from '../../mind/quick.ts';
import type { Decision } from '../../mind/review/decisions.ts';
import { weighingOf } from '../../mind/review/weighing.ts';
import { thinking } from '../../mind/think.ts';
import { positionOf } from '../../mind/thought.ts';
import type { Work } from '../../mind/work.ts';
import type { AttemptJudgement } from '../daily-store.ts';
import { OPPONENT_EFFORT } from '../duel.ts';

/** The moments of an attempt that count, in order. */
export interface JudgedMoments<State = unknown> {
  /** The states at the start of the person's turns after the first. */
  readonly turns: readonly State[];
  /** The answers that the person chose from several. */
  readonly decisions: readonly Decision<State>[];
}

/** The effort is measured in counts rather than time, so that the same moves are always judged the same. */
export interface JudgingEffort {
  /** The number of positions evaluated to find the best answer after a turn. */
  readonly turn: number;
  /** The number of fresh boards used to estimate the chance after a turn. */
  readonly boards: number;
  /** The number of positions evaluated for one choice. */
  readonly choice: number;
}

/** `choice` equals the effort of the mind that tries out the days. */
export const JUDGING_EFFORT: JudgingEffort = { turn: 200, boards: 64, choice: 60 };

/** Judges an attempt; can pause between two positions. */
export function* judging<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  { turns, decisions }: JudgedMoments<State>,
  effort: JudgingEffort,
): Work<AttemptJudgement> {
  const chances: number[] = [];
  for (const [place, state] of turns.entries())
    chances.push(inHundredths(yield* chanceAt(game, judgement, state, effort, seedFrom(`judging/${place}`))));
  let kept = 1;
  for (const decision of decisions) {
    kept *=
      judgement.kind === 'chance'
        ? yield* keptByChance(game, toTheEnd(judgement), decision, effort)
        : yield* keptInDuel(game, judgement, decision);
  }
  return { chances, kept: inHundredths(kept) };
}

/** Games of chance are played to the end: the learned value of a position one round later may be far from the truth. */
function toTheEnd<View>(judgement: ChanceJudgement<View>): ChanceJudgement<View> {
  const turnsAhead = () => Number.POSITIVE_INFINITY;
  return { ...forSearch(judgement), turnsAhead, turnsAheadShown: turnsAhead };
}

/**
 * The current seat's chance if it plays well from here. The best of many answers always seems better than it is, so its chance is
 * estimated on different boards from those used to choose it.
 */
function* chanceAt<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  state: State,
  { turn, boards }: JudgingEffort,
  seed: Seed,
): Work<number> {
  const [request] = game.requests(state);
  const seat: SeatIndex | undefined = request?.seats[0];
  if (request === undefined || seat === undefined) throw new Error('the game is over');
  const position = positionOf(game, state, request, seat);
  const stop = () => false;
  if (judgement.kind === 'duel')
    return (yield* thinking(game, judgement, position, { valued: OPPONENT_EFFORT, stop }, seed)).best.chance;
  const untilEnd = toTheEnd(judgement);
  const { best } = yield* thinking(game, untilEnd, position, { valued: turn, stop }, seed);
  const rollOut = rolledOut(game, untilEnd, position, seedFrom(`${seed}/again`));
  let sum = 0;
  for (let board = 0; board < boards; board += 1) {
    sum += rollOut(best.action, board).chance;
    yield;
  }
  return sum / boards;
}

/** The share of the chance that the choice kept: 1 unless another answer is clearly better. */
function* keptByChance<State, View>(
  game: Game<State, View>,
  judgement: ChanceJudgement<View>,
  { state, request, seat, action, place }: Decision<State>,
  { choice }: JudgingEffort,
): Work<number> {
  const position = { ...positionOf(game, state, request, seat), incumbent: action };
  const effort = { valued: choice, stop: () => false };
  const seed = seedFrom(`judging/choice/${place}`);
  const { best, others } = yield* thinking(game, judgement, position, effort, seed);
  const given = others.find((other) => answerKey(other.action) === answerKey(action));
  if (given === undefined || answerKey(best.action) === answerKey(action)) return 1;
  return partOf(best.chance - given.behind.mean, best.chance);
}

function* keptInDuel<State, View>(
  game: Game<State, View>,
  judgement: Judgement<State, View>,
  decision: Decision<State>,
): Work<number> {
  const effort = { valued: OPPONENT_EFFORT, boards: 0 };
  const { played, best } = yield* weighingOf(game, judgement, decision, effort);
  return played === null ? 1 : partOf(played, best);
}

function partOf(kept: number, whole: number): number {
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, kept / whole));
}

function inHundredths(chance: number): number {
  return Math.round(chance * 100) / 100;
}
