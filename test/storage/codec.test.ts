/** Rows from earlier versions are read as far as they still make sense. */
import { expect, test } from 'vitest';
import { recentEventsColumn } from '../../src/storage/codec.ts';

test("a computer's turn loses a reason that an earlier version stored in another form", () => {
  const role = { key: 'yggdrasil.god.thor' };
  const part = { key: 'yggdrasil.part.elves' };
  const gone = { role, because: { key: 'gain', with: { part, had: 1, now: 3 } } };
  const read = (key: string) => {
    const byComputer = { events: 2, opening: { key, with: gone } };
    return recentEventsColumn.read(JSON.stringify({ events: [], told: 0, byComputer }), 'here').byComputer;
  };
  expect(read('computers.turn-for')).toEqual({
    events: 2,
    opening: { key: 'computers.turn', with: { role } },
  });
  expect(read('computers.turn-because')?.opening.with).toEqual(gone);
});
