/** The computer's replies in a duel, computed without storing anything: the same moves get the same replies. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Seed } from '../../core/random.ts';
import { requestForSeats } from '../../core/requests/answer.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { pendingComputers } from '../../tables/computers/pending.ts';
import { playTurn } from '../../tables/computers/turn.ts';
import type { TableRefused } from '../../tables/model/refusal.ts';
import type { Table } from '../../tables/model/table.ts';
import { atOnce } from '../../tables/turns/default-answers.ts';
import type { Answer, Answered } from '../../tables/turns/play.ts';
import { OPPONENT, opponentsSeed } from '../duel.ts';

/** A question to the computer in a duel. The same question always gets the same answer. */
export interface OpponentsQuestion {
  readonly gameId: string;
  /** The whole state, of which the computer sees only what its seat can observe. */
  readonly state: unknown;
  readonly seat: SeatIndex;
  /** The request, limited to what the seat may answer. */
  readonly request: Request;
  readonly seed: Seed;
}

/** Null if there is no answer now. */
export type Opponent = (question: OpponentsQuestion) => Promise<Action | null>;

/**
 * The table after the replies; `none` if the computer has nothing to answer, `unanswered` if it can't answer now. In that case
 * the person's move isn't stored either: falling back to a simpler player would answer this person differently from others.
 */
export async function replied(
  opponent: Opponent,
  entry: GameEntry,
  table: Table,
  now: Date,
): Promise<Answered | TableRefused | 'none' | 'unanswered'> {
  const pending = pendingComputers(entry, table);
  if (pending === null) return 'none';
  const answers: Answer[] = [];
  let { state } = table;
  for (;;) {
    const next = await nextAnswer(opponent, entry, table, state);
    if (next === 'unanswered') return next;
    if (next === null) break;
    const applied = entry.game.apply(state, next.seat, next.action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ next, refusal: applied.refusal })}`);
    answers.push(next);
    state = applied.state;
  }
  return playTurn(entry, table, pending.request.key, { answers, failures: [], reasons: [] }, now);
}

/** The computer's next answer; null if it's the person's turn, or if the game is over. */
async function nextAnswer(
  opponent: Opponent,
  entry: GameEntry,
  table: Table,
  state: unknown,
): Promise<Answer | null | 'unanswered'> {
  const pending = pendingComputers(entry, { ...table, state });
  const [request] = entry.game.requests(state);
  if (request === undefined) return null;
  const itself = atOnce(entry, table, state);
  if (itself !== undefined) return itself;
  if (pending === null) return null;
  const [seat] = pending.seats;
  const action = await opponent({
    gameId: table.gameId,
    state,
    seat,
    request: requestForSeats(request, [seat]),
    seed: opponentsSeed(table.seed, request),
  });
  return action === null ? 'unanswered' : { seat, userId: null, computer: OPPONENT, action };
}
