/** Updates the undo stack of a table after an answer. */
import type { GameEvent } from '../../core/game.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { EMPTY_UNDO_STACK, type Step, type Table, type UndoStack, type UserId } from '../model/table.ts';

/** The number of steps a casual table can undo. */
export const MAX_STEPS = 20;

/** The effects of an answer and of the default answers that followed it. */
export interface AnswerEffects {
  /** The seat that answered, and the person; null for a default answer. */
  readonly by: { readonly seat: SeatIndex; readonly userId: UserId | null };
  readonly events: readonly GameEvent[];
  readonly revealed: boolean;
  readonly endsTurn: boolean;
  /** Whether the answer skipped the turn of that seat. */
  readonly isSkip: boolean;
}

/**
 * No one can undo past the end of a turn, or past a revealed card or random result. A casual table allows both; there, a default
 * answer belongs to the step before it.
 */
export function undoStackAfter(table: Table, effects: AnswerEffects): UndoStack {
  const { steps, taken } = table.undoStack;
  const { by, revealed, endsTurn, isSkip } = effects;
  const isTheTables = by.userId === null && !isSkip;
  if (table.isCasual)
    return {
      steps: isTheTables ? steps : [...steps, stepOf(table, effects)].slice(-MAX_STEPS),
      taken,
      undone: [],
    };
  if (revealed || endsTurn || by.userId === null) return { ...EMPTY_UNDO_STACK, taken };
  return { steps: [...steps, stepOf(table, effects)], taken, undone: [] };
}

function stepOf({ logged, recentEvents: { dropped, events } }: Table, { by }: AnswerEffects): Step {
  return { seat: by.seat, line: logged, event: dropped + events.length };
}
