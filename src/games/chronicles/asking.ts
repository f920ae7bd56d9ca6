/** Putting a question to the gods: the rule that asks returns at once, and goes on when the answer comes. */
import type { Draft } from './draft.ts';
import type { Question } from './state.ts';

export function ask(game: Draft, question: Question): void {
  game.question = question;
  game.asked += 1;
}
