/** Answers a question in the process that thinks: what the seat may see of the state goes to the mind, and nothing else. */
import type { Catalogue, GameEntry } from '../core/catalogue.ts';
import { playersChance } from '../core/playing.ts';
import { type Pick, sample } from '../core/requests/answer.ts';
import type { Action } from '../core/requests/request.ts';
import type { Judgement } from '../core/thinking/judgement.ts';
import { think } from '../mind/think.ts';
import { type Position, positionOf } from '../mind/thought.ts';
import type { Answer, Question } from './thinker.ts';

/** A gentle player follows a whim once in so many answers. */
const WHIM_OF = 5;

/** Null where no computer plays the game. `now` is a clock in ms. */
export function answerTo(catalogue: Catalogue, question: Question, now: () => number): Answer | null {
  const entry = catalogue.get(question.gameId);
  const judgement = entry?.judgement ?? null;
  if (entry === undefined || judgement === null) return null;
  const position = positionOf(entry.game, question.state, question.request, question.seat);
  if (question.strength !== 'best')
    return { action: quickAnswer(judgement, position, question), thought: null };
  const thought = weigh(entry, judgement, position, question, now);
  return { action: thought.best.action, thought };
}

function weigh(
  { game }: GameEntry,
  judgement: Judgement,
  position: Position,
  { thinkMs, effort = judgement.usualEffort, seed }: Question,
  now: () => number,
) {
  const end = now() + thinkMs;
  return think(game, judgement, position, { valued: effort, stop: () => now() >= end }, seed);
}

function quickAnswer(
  { policy }: Judgement,
  { request, view }: Position,
  { strength, seed }: Question,
): Action {
  const pick: Pick = playersChance(seed);
  const isWhim = strength === 'gentle' && pick(WHIM_OF) === 1;
  return isWhim ? sample(request, pick) : policy.answer(request, view, pick);
}
