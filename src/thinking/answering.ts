/** Answers a question in the process that thinks: what the seat may see of the state goes to the mind, and nothing else. */
import type { Minds } from '../core/catalogue.ts';
import { answerAs } from '../mind/play.ts';
import { PLAYOUTS, playedOut } from '../mind/review/playing-out.ts';
import { type ReviewEffort, usualReviewEffort, weigh } from '../mind/review/weighing.ts';
import { NEAR_FOR_COMPUTERS, NEAR_FOR_PEOPLE } from '../mind/settling.ts';
import { think } from '../mind/think.ts';
import { positionOf } from '../mind/thought.ts';
import type { Answer, AnyQuestion, Question, ReviewAnswer, ReviewQuestion } from './thinker.ts';

/** Null where no computer plays the game. `now` is a clock in ms. */
export function answerToAny(
  games: Minds,
  question: AnyQuestion,
  now: () => number,
): Answer | ReviewAnswer | null {
  return 'task' in question ? reviewed(games, question) : answerTo(games, question, now);
}

/** Null where no computer plays the game. `now` is a clock in ms. */
export function answerTo(games: Minds, question: Question, now: () => number): Answer | null {
  const { gameId, state, request, seat, strength, thinkMs, seed, purpose } = question;
  const entry = games.get(gameId);
  const judgement = entry?.judgement ?? null;
  if (entry === undefined || judgement === null) return null;
  const { game } = entry;
  const position = positionOf(game, state, request, seat);
  const end = now() + thinkMs;
  const effort = { valued: question.effort ?? judgement.usualEffort, stop: () => now() >= end };
  if (strength !== 'best')
    return { action: answerAs(strength, game, judgement, position, effort, seed), thought: null };
  const isNear = purpose === 'advice' ? NEAR_FOR_PEOPLE : NEAR_FOR_COMPUTERS;
  const thought = think(game, judgement, position, effort, seed, isNear);
  return { action: thought.best.action, thought };
}

export function reviewed(
  games: Minds,
  { gameId, decision, task }: ReviewQuestion,
  effort?: ReviewEffort,
): ReviewAnswer | null {
  const entry = games.get(gameId);
  const judgement = entry?.judgement ?? null;
  if (entry === undefined || judgement === null) return null;
  const { game } = entry;
  if (task === 'play-out') return { task, found: playedOut(game, judgement, decision, PLAYOUTS) };
  return { task, found: weigh(game, judgement, decision, effort ?? usualReviewEffort(judgement)) };
}
