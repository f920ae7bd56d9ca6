/** The turn that each event belongs to. */
import { expect, test } from 'vitest';
import { withActing } from '../../../src/core/presentation/acting.ts';
import { seatIndex } from '../../../src/core/seat.ts';

const NOW = seatIndex(2);

/** The seat that acted in each event of a line such as "forged; ended 0; began 1; forged". */
function seatsOf(events: string, now: ReturnType<typeof seatIndex> | null = NOW): readonly (number | null)[] {
  const told = events.split('; ').map((each) => {
    const [what = '', seat] = each.split(' ');
    return seat === undefined ? { type: what } : { type: `turn-${what}`, seat: Number(seat) };
  });
  return withActing(told, now).map(({ seat }) => seat);
}

test('an event belongs to the current turn if no turn starts or ends', () => {
  expect(seatsOf('forged; fought')).toEqual([2, 2]);
  expect(seatsOf('forged', null)).toEqual([null]);
});

test('an event before the end of a turn belongs to that turn, whichever seat is next', () => {
  expect(seatsOf('forged; ended 0')).toEqual([0, 0]);
  expect(seatsOf('forged; ended 0', null)).toEqual([0, 0]);
});

test('an event after the start of a turn belongs to that turn, even if no seat is to act any more', () => {
  expect(seatsOf('forged; ended 0; began 1; fought', null)).toEqual([0, 0, 1, 1]);
  expect(seatsOf('began 1; fought; ended 1; began 0; forged')).toEqual([1, 1, 1, 0, 0]);
});
