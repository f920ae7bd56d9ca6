/** Determines whether a table is in a live session: everyone is there, so its board is edited in place and pings no one. */
import type { Table } from '../model/table.ts';

export function isInSession({ arrangements }: Pick<Table, 'arrangements'>): boolean {
  return arrangements.session !== undefined;
}

/** The table without its session if the game has ended or no one can answer. */
export function endingSession(table: Table): Table {
  const goesOn = table.status === 'playing' && table.pausedBy === null && !table.isSuspended;
  return goesOn || !isInSession(table) ? table : withoutSession(table);
}

export function withoutSession(table: Table): Table {
  const { session: _, ...arrangements } = table.arrangements;
  return { ...table, arrangements };
}
