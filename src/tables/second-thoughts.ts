/** What an answer leaves of what can still be taken back. */
import type { GameEvent } from '../core/game.ts';
import type { SeatIndex } from '../core/seat.ts';
import { NO_SECOND_THOUGHTS, type SecondThoughts, type Step, type Table, type UserId } from './table.ts';

/** An answer that was carried out, with those that the table gave because of it. */
export interface Course {
  /** Without a user the table answered by itself. */
  readonly by: { readonly seat: SeatIndex; readonly userId: UserId | null };
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
  readonly endsTurn: boolean;
}

/** Nothing can be taken back past the end of a turn, nor past what chance or a hidden card has shown. */
export function thoughtsAfter(table: Table, { by, revealed, endsTurn }: Course): SecondThoughts {
  const { steps, taken } = table.secondThoughts;
  if (revealed || endsTurn || by.userId === null) return { ...NO_SECOND_THOUGHTS, taken };
  const { told, events } = table.tale;
  const step: Step = { seat: by.seat, line: table.logged, event: told + events.length };
  return { steps: [...steps, step], taken, undone: [] };
}
