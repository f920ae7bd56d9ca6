/** Rows from earlier versions are read as far as they still make sense. */
import { expect, test } from 'vitest';
import { recentEventsColumn } from '../../src/storage/codec.ts';

test("a computer's turn loses the reason that an earlier version stored in its opening line", () => {
  const role = { key: 'yggdrasil.god.thor' };
  const part = { key: 'yggdrasil.part.elves' };
  const gone = { role, because: { key: 'gain', with: { part, had: 1, now: 3 } } };
  const read = (key: string) => {
    const byComputer = { events: 2, opening: { key, with: gone } };
    return recentEventsColumn.read(JSON.stringify({ events: [], told: 0, byComputer }), 'here').byComputer;
  };
  for (const key of ['computers.turn-for', 'computers.turn-because'])
    expect(read(key), key).toEqual({ events: 2, opening: { key: 'computers.turn', with: { role } } });
});
