/** A computer's turn: thought out ahead answer by answer, then carried out as one change. */
import type { GameEntry } from '../../core/catalogue.ts';
import { askedOf } from '../../core/requests/answer.ts';
import type { Action } from '../../core/requests/request.ts';
import { noticeErrand } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table } from '../model/table.ts';
import { type Answer, type Answered, atOnce, carryOut } from '../turns/play.ts';
import { seatName } from '../turns/seat-words.ts';
import { type AnswerOfComputer, type ComputersQuestion, quickAnswer } from './answering.ts';
import { type ComputerAsked, computerAsked, computerIn } from './asked.ts';

/** More answers than a turn takes. What is left of a longer one comes with the next errand. */
const MOST_ANSWERS = 100;

/** The answers of a computer until somebody else is asked, with the default answers between them. */
export interface Thought {
  readonly answers: readonly Answer[];
  /** Why there was no answer, or none by the rules; a simpler player answered instead. */
  readonly failures: readonly unknown[];
}

/** Thinks the turn out from the question that stands. Nothing is changed by it. */
export async function thinkOut(
  entry: GameEntry,
  table: Table,
  asked: ComputerAsked,
  ask: AnswerOfComputer,
): Promise<Thought> {
  const { game } = entry;
  const answers: Answer[] = [];
  const failures: unknown[] = [];
  let { state } = table;
  while (answers.length < MOST_ANSWERS) {
    const [request] = game.requests(state);
    const goesOn = request?.turn === asked.request.turn ? computerIn(table, request) : null;
    const isSame = goesOn !== null && goesOn.seat === asked.seat;
    const next =
      (answers.length === 0 ? undefined : atOnce(entry, table, state)) ??
      (isSame ? await answerOf(entry, table, state, goesOn, ask, failures) : undefined);
    if (next === undefined) break;
    const applied = game.apply(state, next.seat, next.action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ next, refusal: applied.refusal })}`);
    answers.push(next);
    state = applied.state;
  }
  return { answers, failures };
}

/** The answer of whoever is asked; where there is none, that of the quick player; where that is refused, as little as can be done. */
async function answerOf(
  entry: GameEntry,
  table: Table,
  state: unknown,
  { request, seat, strength }: ComputerAsked,
  ask: AnswerOfComputer,
  failures: unknown[],
): Promise<Answer> {
  const { game } = entry;
  const theirs = askedOf(request, [seat]);
  const seed = `${table.id} ${request.key}`;
  const question: ComputersQuestion = { entry, state, request: theirs, seat, strength, seed };
  const answer = (action: Action): Answer => ({ seat, userId: null, computer: strength, action });
  const ways = [() => ask(question), () => quickAnswer(question)];
  for (const way of ways) {
    try {
      const action = await way();
      const applied = game.apply(state, seat, action);
      if (applied.ok) return answer(action);
      failures.push(new Error(`the rules refuse it: ${JSON.stringify(applied.refusal)}`));
    } catch (error) {
      failures.push(error);
    }
  }
  return answer(game.skip(state, theirs));
}

/** Carries out what was thought. Refuses as stale where the table no longer asks that of a computer. */
export function playTurn(
  entry: GameEntry,
  table: Table,
  requestKey: string,
  { answers, failures }: Thought,
  now: Date,
): Answered | TableRefused {
  const asked = computerAsked(entry, table);
  const [first, ...others] = answers;
  if (first === undefined || asked?.request.key !== requestKey || asked.seat !== first.seat)
    return tableRefuses('stale');
  const left = others.values();
  const played = carryOut(entry, table, first, now, {
    following: (_entry, _table, state) => left.next().value ?? atOnce(entry, table, state),
  });
  if (!played.ok || failures.length === 0) return played;
  const saying = { key: 'computers.stumbled', with: { role: seatName(entry, table, asked.seat) } };
  return { ...played, errands: [noticeErrand(saying, null, now), ...played.errands] };
}
