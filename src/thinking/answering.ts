/** Answers a question in the thinking process: the mind receives only the seat's view of the state. */

import type { Minds } from '../core/catalogue.ts';
import { looksAhead } from '../core/thinking/strength.ts';
import { JUDGING_EFFORT, type JudgingEffort, judging } from '../daily/judging/judging.ts';
import { forShownChances } from '../mind/chance/shown-chances.ts';
import { effortInTurn } from '../mind/chance/turn-effort.ts';
import { answerAs } from '../mind/play.ts';
import { comparing } from '../mind/review/comparing.ts';
import { PLAYOUTS, playingOut } from '../mind/review/playing-out.ts';
import type { ReviewEffort } from '../mind/review/weighed-decision.ts';
import { usualReviewEffort, weighingOf } from '../mind/review/weighing.ts';
import { NEAR_FOR_COMPUTERS, NEAR_FOR_PEOPLE } from '../mind/settling.ts';
import { think } from '../mind/think.ts';
import { type Effort, MIN_BOARDS_SHOWN, positionOf } from '../mind/thought.ts';
import type { Work } from '../mind/work.ts';
import type {
  Answer,
  AttemptAnswer,
  AttemptQuestion,
  ComparisonAnswer,
  ComparisonQuestion,
  Question,
  ReviewAnswer,
  ReviewQuestion,
} from './thinker.ts';

/**
 * The share of the thinking time for advice after which the search ends, so that there's time left to measure the shown chances.
 */
const SEARCHING = 0.5;
/** The share of a turn's remaining time after which an open decision ends, so that the next ones have time too. */
const RACING = 0.5;

/** Answers a question; null if no computer plays the game. `now` is a clock in ms. */
export function answerTo(games: Minds, question: Question, now: () => number): Answer | null {
  const { gameId, state, request, seat, strength, thinkMs, seed, purpose } = question;
  const entry = games.get(gameId);
  const judgement = entry?.judgement ?? null;
  if (entry === undefined || judgement === null) return null;
  const { game } = entry;
  const position = positionOf(game, state, request, seat);
  const start = now();
  const hasSpent = (share: number) => () => now() >= start + share * thinkMs;
  const effort =
    purpose === 'turn' && question.effort === undefined
      ? effortInTurn(judgement, position.view, hasSpent(1), hasSpent(RACING))
      : { valued: question.effort ?? judgement.usualEffort, stop: hasSpent(1) };
  if (!looksAhead(strength))
    return { action: answerAs(strength, game, judgement, position, effort, seed), thought: null };
  const thought =
    purpose === 'advice'
      ? think(game, forShownChances(judgement), position, forAdvice(), seed, NEAR_FOR_PEOPLE)
      : think(game, judgement, position, effort, seed, NEAR_FOR_COMPUTERS);
  return { action: thought.best.action, thought };

  function forAdvice(): Effort {
    if (judgement?.kind !== 'chance') return effort;
    return {
      ...effort,
      stop: hasSpent(SEARCHING),
      shownChances: { boards: MIN_BOARDS_SHOWN, stop: hasSpent(1) },
    };
  }
}

/** Works on a review in steps: it can pause wherever the mind can. Null if no computer plays the game. */
export function* reviewing(
  games: Minds,
  { gameId, decision, task, next }: ReviewQuestion,
  effort?: ReviewEffort,
): Work<ReviewAnswer | null> {
  const entry = games.get(gameId);
  const judgement = entry?.judgement ?? null;
  if (entry === undefined || judgement === null) return null;
  const { game } = entry;
  if (task === 'play-out') return { task, found: yield* playingOut(game, judgement, decision, PLAYOUTS) };
  return {
    task,
    found: yield* weighingOf(game, judgement, decision, effort ?? usualReviewEffort(judgement), next),
  };
}

/** Compares an answer in steps: the work can pause wherever the mind can. Null if no computer plays the game. */
export function* comparingFor(
  games: Minds,
  { gameId, decision, compared }: ComparisonQuestion,
  effort?: ReviewEffort,
): Work<ComparisonAnswer | null> {
  const entry = games.get(gameId);
  const judgement = entry?.judgement ?? null;
  if (entry === undefined || judgement === null) return null;
  const sizes = effort ?? usualReviewEffort(judgement);
  return { task: 'compare', comparison: yield* comparing(entry.game, judgement, decision, compared, sizes) };
}

/** Judges an attempt in steps: the work can pause wherever the mind can. Null if no computer plays the game. */
export function* judgingFor(
  games: Minds,
  { gameId, moments }: AttemptQuestion,
  effort: JudgingEffort = JUDGING_EFFORT,
): Work<AttemptAnswer | null> {
  const entry = games.get(gameId);
  const judgement = entry?.judgement ?? null;
  if (entry === undefined || judgement === null) return null;
  return { task: 'judge', judgement: yield* judging(entry.game, judgement, moments, effort) };
}
