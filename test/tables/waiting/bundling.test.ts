/** The text of a reminder at one table about another table of its server. */
import { describe, expect, test } from 'vitest';
import type { ReminderState } from '../../../src/tables/model/outbox.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { bundled } from '../../../src/tables/waiting/bundling.ts';
import { ANN, BEN } from '../../shared/hall.ts';
import { type Case, firstReminderState, GAME, hoursAfterNoon, NEVER_OVERDUE, waiting } from './waits.ts';

const BOTH = { [ANN]: {}, [BEN]: {} };

interface There extends Case {
  readonly state?: Partial<ReminderState>;
  readonly isInHand?: boolean;
}

/** Ben has been asked at another table since noon, and is reminded here this many hours later. */
function atOther(hours: number, there: There = {}, called: readonly UserId[] = [BEN]) {
  const kept = {
    rowId: 7,
    state: { ...firstReminderState(GAME), ...there.state },
    isInHand: there.isInHand === true,
  };
  const situation = waiting({ table: NEVER_OVERDUE, ...there });
  return bundled({ waiting: situation, kept }, called, hoursAfterNoon(hours));
}

describe('a reminder', () => {
  test('bundles only what is due now or within the hour', () => {
    expect(atOther(10.9)).toBeNull();
    expect(atOther(11)?.table).toMatchObject({ tableId: GAME.id, call: [BEN] });
    expect(atOther(30)?.table.call).toEqual([BEN]);
  });

  test('counts at the other table too: the next reminder comes a day later, and five are the limit', () => {
    const state = atOther(11)?.kept.state;
    expect(state).toMatchObject({
      reminders: 1,
      reminded: [{ to: BEN, at: hoursAfterNoon(11).toISOString() }],
    });
    expect(atOther(33.9, { state: state ?? {} })).toBeNull();
    expect(atOther(34, { state: state ?? {} })?.kept.state.reminders).toBe(2);
    expect(atOther(34, { state: { reminders: 5 } })).toBeNull();
  });

  test("doesn't name a table that reminds no one: paused, without reminders, or asking a player who wants none", () => {
    expect(atOther(12, { table: { ...GAME, pausedBy: ANN } })).toBeNull();
    expect(atOther(12, { reminders: false })).toBeNull();
    expect(atOther(12, { pending: { [BEN]: { rhythm: 'never' } } })).toBeNull();
    expect(atOther(12, {}, [ANN])).toBeNull();
  });

  test("leaves players who aren't pinged at this table to their own table's reminder", () => {
    const posted = atOther(12, { pending: BOTH });
    expect(posted?.table.call).toEqual([BEN]);
    expect(posted?.kept.state.reminders).toBe(0);
    expect(posted?.kept.state.reminded.map(({ to }) => to)).toEqual([BEN]);
    expect(atOther(12, { pending: BOTH }, [ANN, BEN])?.kept.state.reminders).toBe(1);
  });

  test('names a table with a check in progress only if that check has a person to remind', () => {
    expect(atOther(11.5, { isInHand: true })).toBeNull();
    expect(atOther(12, { isInHand: true })?.table.call).toEqual([BEN]);
  });
});
