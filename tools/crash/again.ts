/** Decides whether people repeat a move lost in a kill: a later round may have made it. */

import type { KeptTable } from './kept.ts';
import type { Move } from './moves.ts';

/** `table` is the last table opened at the move's place; null if no table was opened there. */
export function isStillWanted(move: Move, table: KeptTable | null): boolean {
  // A paused table keeps its question and takes no answer.
  if (move.request !== null) return table?.request?.key === move.request && table.table.pausedBy === null;
  if (move.what === 'open') return table === null || table.table.status === 'finished';
  if (table === null) return false;
  const { status, seats, pausedBy } = table.table;
  const { people, computers } = move.slot;
  const isSeated = (id: string) => seats.some(({ userId }) => userId === id);
  const isFull = seats.filter(({ computer }) => computer !== undefined).length >= computers;
  switch (move.what) {
    case 'join':
      return status === 'lobby' && !isSeated(move.who);
    case 'add a computer':
      return status === 'lobby' && !isFull;
    case 'start':
      return status === 'lobby' && isFull && people.every(isSeated);
    case 'pause':
      return status === 'playing' && pausedBy === null;
    case 'resume':
      return status === 'playing' && pausedBy !== null;
    default:
      return true;
  }
}
