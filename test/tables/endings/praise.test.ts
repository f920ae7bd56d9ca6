/** Praise goes to the person, once, however many seats they hold. */
import { expect, test } from 'vitest';
import { seatIndex } from '../../../src/core/seat.ts';
import { praise, praisedSeats, praiseOf } from '../../../src/tables/endings/praise.ts';
import type { Notice, UserId } from '../../../src/tables/model/table.ts';
import { playedOut } from '../../shared/messages/loaded-tables.ts';

const ADA = '1' as UserId;
const BO = '2' as UserId;
const CLEO = '3' as UserId;
const NOW = new Date('2026-11-28T12:00:00Z');

/** Ada holds the second seat and the fourth; Bo holds the others. */
function atTheEnd() {
  const { over } = playedOut('yggdrasil');
  const seats = over.table.seats.map((seat, at) => ({ ...seat, userId: [1, 3].includes(at) ? ADA : BO }));
  return { entry: over.entry, table: { ...over.table, seats } };
}

function noteOf(seat: number, by: UserId): Notice {
  return {
    phrase: { key: 'praise.said', with: { by, seat, role: '', user: ADA } },
    by,
    at: 0,
    postedAt: NOW,
  };
}

test('each person has one button, at their first seat', () => {
  expect(praisedSeats(atTheEnd().table)).toEqual([0, 1]);
});

test('praising one seat of a person praises the person', () => {
  const { entry, table } = atTheEnd();
  const posted = praise(entry, table, { by: CLEO, seat: seatIndex(3) }, [], NOW);
  expect(posted.ok).toBe(true);
  const again = praise(entry, table, { by: CLEO, seat: seatIndex(1) }, [noteOf(3, CLEO)], NOW);
  expect(again).toMatchObject({ ok: false, refusal: { code: 'praised-already' } });
});

test('praise stored for two seats of one person counts once, at the first seat', () => {
  const { table } = atTheEnd();
  const told = praiseOf(table, [noteOf(3, CLEO), noteOf(1, CLEO), noteOf(3, BO)]);
  expect(told.map((by) => by.length)).toEqual(table.seats.map((_, at) => (at === 1 ? 2 : 0)));
});
