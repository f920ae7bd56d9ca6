/** Ends the turn of an absent person: the table answers for their seat, doing as little as the rules allow. */

import type { GameEntry } from '../../core/catalogue.ts';
import { giverOf, requestForSeats } from '../../core/requests/answer.ts';
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { noticeJob } from '../model/outbox.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, UserId } from '../model/table.ts';
import { namesOf } from './agreeing-words.ts';
import { atOnce } from './default-answers.ts';
import { type Answer, type Answered, carryOut } from './play.ts';
import { seatName } from './seat-words.ts';
import { holderOf } from './seating.ts';

/** More answers than any turn takes. If more were needed, the game's rules would never let the turn end. */
const MAX_ANSWERS = 200;

/**
 * The seat to skip. If there are several, prefers the default one; takes the requesting person's own seat or a computer's seat
 * only if there's no other.
 */
export function seatToSkip(table: Table, request: Request | null, userId: string): SeatIndex | null {
  if (request === null) return null;
  const strangers = request.seats.filter((seat) => table.seats[seat]?.userId !== userId);
  const waitedFor = strangers.filter((seat) => holderOf(table, seat, request.turn).by !== 'computer');
  const others = waitedFor.length > 0 ? waitedFor : strangers;
  const next =
    request.defaultAnswer === undefined ? undefined : giverOf(request, request.defaultAnswer.action);
  return (next !== undefined && others.includes(next) ? next : (others[0] ?? request.seats[0])) ?? null;
}

/**
 * Skips the seat. `agreed` are the people who voted for it; the last of them made the change. After the turn, the table continues
 * as usual.
 */
export function skip(
  entry: GameEntry,
  table: Table,
  seat: SeatIndex,
  agreed: readonly UserId[],
  now: Date,
): Answered | TableRefused {
  const { game } = entry;
  const turn = game.requests(table.state)[0]?.turn;
  let answers = 0;
  const forSeat = (state: unknown): Answer | undefined => {
    const [request] = game.requests(state);
    if (request === undefined || request.turn !== turn || !request.seats.includes(seat)) return undefined;
    answers += 1;
    if (answers > MAX_ANSWERS) throw new Error(`the turn of seat ${seat} of table ${table.id} does not end`);
    return { seat, userId: null, action: game.skip(state, requestForSeats(request, [seat])) };
  };
  const first = forSeat(table.state);
  if (first === undefined) return tableRefuses('nothing-to-skip');
  const skipped = carryOut(entry, table, first, now, {
    following: (_entry, _table, state) => forSeat(state) ?? atOnce(entry, table, state),
    isSkip: true,
  });
  if (!skipped.ok) return skipped;
  const by = agreed.at(-1) ?? null;
  const phrase = {
    key: 'agreement.skipped',
    with: { users: namesOf(agreed), role: seatName(entry, table, seat) },
  };
  return {
    ...skipped,
    table: { ...skipped.table, arrangements: { ...table.arrangements, proposal: null } },
    jobs: [
      noticeJob(phrase, by, now),
      // The person who skipped the turn needs no ping.
      ...skipped.jobs.map(({ job, dueAt }) => ({
        job: job.kind === 'board' ? { ...job, by } : job,
        dueAt,
      })),
    ],
  };
}
