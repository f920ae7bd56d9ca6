/** A computer's turn: computed answer by answer in advance, then made as one change. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import { giverOf, requestForSeats } from '../../core/requests/answer.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { clauseOf } from '../../core/teaching/clause.ts';
import { noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table } from '../model/table.ts';
import { atOnce } from '../turns/default-answers.ts';
import { type Answer, type Answered, carryOut } from '../turns/play.ts';
import { seatName } from '../turns/seat-words.ts';
import { holderOf } from '../turns/seating.ts';
import {
  type AnswerOfComputer,
  type ComputersAnswer,
  type ComputersQuestion,
  type ComputersReason,
  quickAnswer,
} from './answering.ts';
import { computersIn, type PendingComputers, pendingComputers } from './pending.ts';

/** More answers than a turn takes. The rest of a longer turn comes with the next job. */
const MAX_ANSWERS = 100;

/** A computer's answers until it's someone else's decision, including the default answers in between. */
export interface Thought {
  /** Empty if people should go first. */
  readonly answers: readonly Answer[];
  /** The reasons why answers were missing or invalid; a simpler player answered instead. */
  readonly failures: readonly unknown[];
  /** The reasons for the computer's turn, a phrase per line; empty if there are no words for them. */
  readonly reasons: readonly Phrase[];
}

/** The state of computing a turn. */
interface Asking {
  readonly ask: AnswerOfComputer;
  /** Answers already computed for the questions that follow. */
  ahead: readonly ComputersAnswer[];
  readonly failures: unknown[];
  readonly reasons: TurnReason[];
}

interface TurnReason extends ComputersReason {
  /** True if others could have gone instead. The reason then explains why this computer goes, not what it does. */
  readonly isForGoing: boolean;
}

/** Computes the turn from the open question, without changing anything. */
export async function thinkOut(
  entry: GameEntry,
  table: Table,
  pending: PendingComputers,
  ask: AnswerOfComputer,
): Promise<Thought> {
  const { game } = entry;
  const answers: Answer[] = [];
  const asking: Asking = { ask, ahead: [], failures: [], reasons: [] };
  let { state } = table;
  // The last moment of the turn: what the game does before the next turn is not part of the computer's reason.
  let ended = state;
  let next = await firstAnswer(entry, table, pending, asking);
  while (next !== undefined) {
    const applied = game.apply(state, next.seat, next.action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ next, refusal: applied.refusal })}`);
    answers.push(next);
    state = applied.state;
    if (answers.length >= MAX_ANSWERS) break;
    const [seat] = answers.map((answer) => answer.seat);
    const [request] = game.requests(state);
    const isSameTurn = request?.turn === pending.request.turn;
    if (isSameTurn) ended = state;
    const goesOn = isSameTurn && request.seats.every((each) => each === seat);
    next =
      atOnce(entry, table, state) ??
      (goesOn && computersIn(table, request) !== null
        ? await answerTo(entry, table, { state, request }, asking)
        : undefined);
  }
  const { failures, reasons } = asking;
  const [seat = pending.seats[0]] = answers.map((answer) => answer.seat);
  try {
    return { answers, failures, reasons: reasonsInWords(entry, table, seat, reasons, ended) };
  } catch (error) {
    // The turn is worth more than its reasons: without this, the table would wait for a turn that fails at every retry.
    return { answers, failures: [...failures, error], reasons: [] };
  }
}

/** The reasons in words; without a reason, what the turn changed. `ended` is the state in which the turn ended. */
function reasonsInWords(
  entry: GameEntry,
  table: Table,
  seat: SeatIndex,
  reasons: readonly TurnReason[],
  ended: unknown,
): readonly Phrase[] {
  const role = seatName(entry, table, seat);
  const reason = strongest(reasons);
  if (reason.length > 0) return [{ key: 'computers.why', with: { role } }, ...reason];
  const gain = gainOf(entry, table.state, ended, seat);
  return gain === undefined ? [] : [{ key: 'computers.why-gain', with: { role, gain } }];
}

/**
 * The reason for the answer with the greatest effect on the chance to win; the reason for going first only if there is no other.
 */
function strongest(reasons: readonly TurnReason[]): readonly Phrase[] {
  const byGap = reasons.toSorted(
    (one, other) => Number(one.isForGoing) - Number(other.isForGoing) || other.gap - one.gap,
  );
  for (const reason of byGap) {
    const lines = reason.lines();
    if (lines.length > 0) return lines;
  }
  return [];
}

/**
 * If people may also go next, a computer goes only if the quick player prefers that it goes first; if that player has no answer,
 * the people go.
 */
async function firstAnswer(
  entry: GameEntry,
  table: Table,
  { seats, isAmongPeople }: PendingComputers,
  asking: Asking,
): Promise<Answer | undefined> {
  const { state } = table;
  // The key of the table's own request includes the number of undos, which the game doesn't know about.
  const [request] = entry.game.requests(state);
  if (request === undefined) return undefined;
  if (!isAmongPeople)
    return answerTo(entry, table, { state, request: requestForSeats(request, seats) }, asking);
  try {
    const { action } = quickAnswer(questionOf(entry, table, { state, request }, seats[0]));
    const seat = giverOf(request, action);
    const isSensible = seats.includes(seat) && entry.game.apply(state, seat, action).ok;
    return isSensible ? answerOf(table, request, seat, action) : undefined;
  } catch (error) {
    asking.failures.push(error);
    return undefined;
  }
}

interface Position {
  readonly state: unknown;
  /** A request that only computers have to answer. */
  readonly request: Request;
}

/** The answer from `ask`; if that fails, the quick player's; if the rules refuse both, the answer that does the least. */
async function answerTo(
  entry: GameEntry,
  table: Table,
  position: Position,
  asking: Asking,
): Promise<Answer | undefined> {
  const { failures, reasons } = asking;
  const { game } = entry;
  const { state, request } = position;
  const [first] = request.seats;
  if (first === undefined) return undefined;
  const question = questionOf(entry, table, position, first);
  for (const way of [() => thoughtOut(question, asking), async () => quickAnswer(question)]) {
    try {
      const { action, because } = await way();
      const seat = giverOf(request, action);
      const applied = game.apply(state, seat, action);
      if (applied.ok) {
        const reason = because?.(position);
        if (reason !== undefined) reasons.push({ ...reason, isForGoing: request.seats.length > 1 });
        return answerOf(table, request, seat, action);
      }
      failures.push(new Error(`the rules refuse it: ${JSON.stringify(applied.refusal)}`));
    } catch (error) {
      failures.push(error);
    }
  }
  return answerOf(table, request, first, game.skip(state, requestForSeats(request, [first])));
}

/** Answers to this question that were computed with an earlier question, or else newly computed answers. */
async function thoughtOut(question: ComputersQuestion, asking: Asking): Promise<ComputersAnswer> {
  const [known, ...later] = asking.ahead;
  if (known?.action.request === question.request.key) {
    asking.ahead = later;
    return known;
  }
  asking.ahead = [];
  const [first, ...ahead] = await asking.ask(question);
  asking.ahead = ahead;
  return first;
}

function questionOf(
  entry: GameEntry,
  table: Table,
  { state, request }: Position,
  seat: SeatIndex,
): ComputersQuestion {
  const holder = holderOf(table, seat, request.turn);
  if (holder.by !== 'computer') throw new Error(`no computer plays seat ${seat} of table ${table.id}`);
  const seed = `${table.id} ${request.key}`;
  return { entry, state, request, seat, strength: holder.strength, seed, options: table.options };
}

function answerOf(table: Table, { turn }: Request, seat: SeatIndex, action: Action): Answer {
  const holder = holderOf(table, seat, turn);
  return { seat, userId: null, ...(holder.by === 'computer' ? { computer: holder.strength } : {}), action };
}

/** Plays the computed turn. Refuses as stale if the table no longer waits for computers with that question. */
export function playTurn(
  entry: GameEntry,
  table: Table,
  requestKey: string,
  { answers, failures, reasons }: Thought,
  now: Date,
): Answered | TableRefused {
  const pending = pendingComputers(entry, table);
  const [first, ...others] = answers;
  if (first === undefined || pending?.request.key !== requestKey || !pending.seats.includes(first.seat))
    return tableRefuses('stale');
  const left = others.values();
  const played = carryOut(entry, table, first, now, {
    following: (_entry, _table, state) => left.next().value ?? atOnce(entry, table, state),
  });
  if (!played.ok) return played;
  const role = seatName(entry, table, first.seat);
  const opening = { key: 'computers.turn', with: { role } };
  const byComputer = { events: played.events.length, opening, ...(reasons.length === 0 ? {} : { reasons }) };
  const stumbled = noticeJob({ key: 'computers.stumbled', with: { role } }, null, now);
  return {
    ...played,
    table: { ...played.table, recentEvents: { ...played.table.recentEvents, byComputer } },
    jobs: failures.length === 0 ? played.jobs : [stumbled, ...played.jobs],
  };
}

/** The quantity that increased most in a turn, among those that have words; undefined if none has increased. */
export function gainOf(
  { game, judgement, guide }: GameEntry,
  before: unknown,
  after: unknown,
  seat: SeatIndex,
): Phrase | undefined {
  if (judgement === null || guide === null) return undefined;
  const then = judgement.parts(game.observe(before, seat), seat);
  const view = game.observe(after, seat);
  const gained = Object.entries(judgement.parts(view, seat)).flatMap(([part, now]) => {
    const had = then[part] ?? 0;
    const clause = clauseOf(guide, part, { now, instead: had }, view, seat);
    return clause === null ? [] : [{ clause, growth: (now - had) / (Math.abs(had) + 1) }];
  });
  return gained.toSorted((one, other) => other.growth - one.growth)[0]?.clause;
}
