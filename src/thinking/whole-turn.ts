/** Computes a computer's whole turn: the answers to its question and to the seat's following questions of the same turn. */
import type { Minds } from '../core/catalogue.ts';
import { seedFrom } from '../core/random.ts';
import { giverOf } from '../core/requests/answer.ts';
import { answerTo } from './answering.ts';
import type { Answer, TurnQuestion } from './thinker.ts';

/** The maximum number of answers, more than a turn usually takes. The caller asks again for the rest of a longer turn. */
const MAX_ANSWERS = 100;

/** The answers of the turn, at least one. Null if no computer plays the game. `now` is a clock in ms. */
export function wholeTurn(games: Minds, question: TurnQuestion, now: () => number): readonly Answer[] | null {
  const game = games.get(question.gameId)?.game;
  if (game === undefined) return null;
  const { seat, seed, thinkMs } = question;
  const end = now() + thinkMs;
  const answers: Answer[] = [];
  let { state, request } = question;
  while (answers.length < MAX_ANSWERS) {
    const current = { ...question, state, request, thinkMs: Math.max(0, end - now()) };
    const answer = answerTo(games, { ...current, seed: seedFrom(`${seed}/${request.key}`) }, now);
    if (answer === null) return null;
    answers.push(answer);
    const applied = game.apply(state, giverOf(request, answer.action), answer.action);
    // The caller gets the same refusal, and then lets a simpler player answer.
    if (!applied.ok) break;
    state = applied.state;
    const [next] = game.requests(state);
    const goesOn =
      next !== undefined &&
      next.turn === request.turn &&
      next.defaultAnswer?.when !== 'at-once' &&
      next.seats.every((each) => each === seat);
    if (!goesOn) break;
    request = next;
  }
  return answers;
}
