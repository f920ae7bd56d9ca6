/** Taking back the last answer of the standing turn. */
import type { GameEntry } from '../core/catalogue.ts';
import type { GameEvent } from '../core/game.ts';
import type { Request } from '../core/request.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { LatestEra } from './eras.ts';
import type { NewErrand } from './outbox.ts';
import { boardErrand, standingRequest, waitErrand } from './play.ts';
import { type TableRefused, tableRefuses } from './refusal.ts';
import { playerOf } from './seating.ts';
import type { LogLine, Step, Table, UserId } from './table.ts';

export interface TakenBack {
  readonly ok: true;
  readonly table: Table;
  readonly lines: readonly LogLine[];
  /** What is as if it had not happened. */
  readonly events: readonly GameEvent[];
  readonly errands: readonly NewErrand[];
}

/** `era` is the one that is being played. Only whoever plays the seat that gave the answer takes it back. */
export function takeBack(
  entry: GameEntry,
  table: Table,
  era: LatestEra,
  userId: UserId,
  now: Date,
): TakenBack | TableRefused {
  if (table.status !== 'playing') return tableRefuses('not-playing');
  if (table.pausedBy !== null) return tableRefuses('paused', { user: table.pausedBy });
  const { steps, taken } = table.secondThoughts;
  const step = steps.at(-1);
  if (step === undefined) return tableRefuses('nothing-to-take-back');
  const { seat, line, event } = step;
  const owner = ownerOf(table, seat, standingRequest(entry, table));
  if (owner !== userId)
    return owner === null
      ? tableRefuses('seat-open')
      : tableRefuses('not-yours-to-take-back', { user: owner });
  const { told, events } = table.tale;
  const changed = {
    ...table,
    state: stateBefore(step, table, era),
    logged: table.logged + 1,
    tale: { ...table.tale, events: events.slice(0, event - told) },
    secondThoughts: {
      steps: steps.slice(0, -1),
      taken: taken + 1,
      undone: [...table.secondThoughts.undone, { step, line: table.logged }],
    },
  };
  return {
    ok: true,
    table: changed,
    lines: [{ index: table.logged, seat, userId, back: table.logged - line }],
    events: events.slice(event - told),
    errands: [
      boardErrand(changed, { by: userId }, now),
      ...waitErrand(changed, standingRequest(entry, changed), now),
    ],
  };
}

/** A turn that somebody plays for somebody else is theirs, with all that was done in it. */
function ownerOf(table: Table, seat: SeatIndex, request: Request | null): UserId | null {
  return request === null ? null : playerOf(table, seat, request.turn);
}

/** The log of the era gives the state again; its first moment is what the era began with. */
function stateBefore({ line }: Step, { id, logged }: Table, { lines, replayed }: LatestEra): unknown {
  const moment = replayed.ok ? replayed.moments.at(-1 - (logged - line)) : undefined;
  if (moment === undefined || lines.at(-1)?.index !== logged - 1)
    throw new Error(`the log of table ${id} does not give its game again`);
  return moment.state;
}
