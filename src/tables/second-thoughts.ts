/** What an answer leaves of what can still be taken back, and what it adds to the tale. */
import type { GameEvent } from '../core/game.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { SecondThoughts, Step, Table, Tale, UserId } from './table.ts';

/** An answer that was carried out, with those that the table gave because of it. */
export interface Course {
  /** Without a user the table answered by itself. */
  readonly by: { readonly seat: SeatIndex; readonly userId: UserId | null };
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
  readonly endsTurn: boolean;
}

export function taleAfter({ tale: { events, told, turnFrom } }: Table, course: Course): Tale {
  const all = [...events, ...course.events];
  return { events: all, told, turnFrom: course.endsTurn ? told + all.length : turnFrom };
}

/** Nothing can be taken back past the end of a turn, nor past what chance or a hidden card has shown. */
export function thoughtsAfter(table: Table, { by, revealed, endsTurn }: Course): SecondThoughts {
  const { steps, taken } = table.secondThoughts;
  if (revealed || endsTurn || by.userId === null) return { steps: [], taken };
  const { told, events } = table.tale;
  const step: Step = { seat: by.seat, line: table.logged, event: told + events.length };
  return { steps: [...steps, step], taken };
}
