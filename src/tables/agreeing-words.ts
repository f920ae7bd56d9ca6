/** What several verbs of a table's agreements say alike: people in a row, a seat by its role, lines one below the other. */
import type { GameEntry } from '../core/catalogue.ts';
import type { Saying } from '../core/face.ts';
import type { SeatIndex } from '../core/seat.ts';
import type { Table, UserId } from './table.ts';

/** A message has room for so many. */
const MOST_LINES = 12;

export function people(users: readonly UserId[]): readonly Saying[] {
  return users.map((user) => ({ key: 'agreement.person', with: { user } }));
}

/** Each on a line of its own, the newest of them where they are many. */
export function linesSaying(lines: readonly Saying[]): Saying | string {
  const kept = lines.slice(-MOST_LINES);
  return kept.reduce<Saying | string>(
    (before, line) => ({ key: 'agreement.line', with: { before, line } }),
    '',
  );
}

/** What the seat plays as. */
export function roleSaying({ face }: GameEntry, { seats }: Table, seat: SeatIndex): Saying {
  return face.role(seats[seat]?.role ?? '');
}
