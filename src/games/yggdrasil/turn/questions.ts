/** Turns the game's questions into requests, and applies the answers. */
import { onlyAnswer } from '../../../core/requests/answer.ts';
import { type AnswerRules, requestAbout, withDefaultAnswer } from '../../../core/requests/asking.ts';
import type { Action, Request } from '../../../core/requests/request.ts';
import type { Refusal } from '../../../core/result.ts';
import { refusalOf } from '../actions/god-actions.ts';
import { defeats } from '../facts/defeat.ts';
import { activeGod } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import { type Fight, isGodAction, type Question, type YggdrasilState } from '../state/state.ts';
import { QUESTION_RULES, type QuestionRule } from './question-rules.ts';

function ruleFor(question: Question): QuestionRule<Question> {
  return QUESTION_RULES[question.about];
}

/**
 * The open question as a request, which the current god answers for all. The end of a turn leaves a pause for second thoughts.
 * If it loses the game, it waits for the god instead. Elves that can't change anything aren't asked for. [Y-948]
 */
export function requestOf(game: YggdrasilState, question: Question): Request {
  const request = requestAbout(
    game,
    question,
    [game.turn.seat],
    ruleFor(question).alternatives(game, question),
  );
  switch (question.about) {
    case 'turn-end':
      if (defeats(game).length > 0) return request;
      return withDefaultAnswer(request, { choice: 'done', values: {}, when: 'after-a-pause' });
    case 'elves':
      if (game.elvesAreAlwaysAsked || !isDecided(question.fight, activeGod(game).elves)) return request;
      return withDefaultAnswer(request, { choice: 'give', values: { elves: 0 }, when: 'at-once' });
    default:
      return request;
  }
}

/** Whether the fight is already won, or lost even with every Elf. */
function isDecided({ strength, force }: Fight, elves: number): boolean {
  return strength >= force || strength + elves < force;
}

/**
 * The only possible answer, given automatically. The choice of an action and the end of a turn are always asked. [Y-933 to Y-935]
 */
function forcedAnswer(game: YggdrasilState, question: Question): Action | undefined {
  if (question.about === 'turn' || question.about === 'turn-end') return undefined;
  return onlyAnswer(requestOf(game, question));
}

function answer(game: Draft, question: Question, action: Action): void {
  game.question = null;
  ruleFor(question).answer(game, question, action);
}

export const ANSWER_RULES: AnswerRules<Draft, Question> = { answer, forcedAnswer };

/** The rule that the action breaks; null if the action makes no sense in this game. */
export function forbiddingRule(state: YggdrasilState, { choice, values }: Action): Refusal | null {
  const [action] = choice.split(':');
  const about = state.question?.about;
  if ((about !== 'turn' && about !== 'turn-end') || action === undefined || !isGodAction(action)) return null;
  return refusalOf(state, action, values);
}
