/** What an answer leaves of what can still be taken back. */
import type { GameEvent } from '../../core/game.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { EMPTY_UNDO_STACK, type Step, type Table, type UndoStack, type UserId } from '../model/table.ts';

/** So far back a casual table goes. */
export const MOST_STEPS = 20;

/** An answer that was carried out, with those that the table gave because of it. */
export interface AnswerEffects {
  /** Without a user the table answered by itself. */
  readonly by: { readonly seat: SeatIndex; readonly userId: UserId | null };
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
  readonly endsTurn: boolean;
  /** People had the turn of that seat ended. */
  readonly isSkip: boolean;
}

/**
 * Nothing can be taken back past the end of a turn, nor past what chance or a hidden card has shown, except at a casual
 * table: there what the table answered by itself belongs to the step before it.
 */
export function undoStackAfter(table: Table, course: AnswerEffects): UndoStack {
  const { steps, taken } = table.undoStack;
  const { by, revealed, endsTurn, isSkip } = course;
  const isTheTables = by.userId === null && !isSkip;
  if (table.isCasual)
    return {
      steps: isTheTables ? steps : [...steps, stepOf(table, course)].slice(-MOST_STEPS),
      taken,
      undone: [],
    };
  if (revealed || endsTurn || by.userId === null) return { ...EMPTY_UNDO_STACK, taken };
  return { steps: [...steps, stepOf(table, course)], taken, undone: [] };
}

function stepOf({ logged, recentEvents: { told, events } }: Table, { by }: AnswerEffects): Step {
  return { seat: by.seat, line: logged, event: told + events.length };
}
