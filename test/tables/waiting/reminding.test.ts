/** Reminders of current players come on their own schedule, and not at night. */
import { describe, expect, test } from 'vitest';
import type { QuietHours } from '../../../src/tables/model/settings.ts';
import { checkTimer, nextReminder } from '../../../src/tables/waiting/wait-timer.ts';
import { ANN, BEN } from '../../shared/hall.ts';
import { lobby } from '../../shared/stores/tables.ts';
import {
  asks,
  type Case,
  firstReminderState,
  GAME,
  HOUR_MS,
  hoursAfterNoon,
  NEVER_OVERDUE,
  remindersIn,
  saidWithin,
  waiting,
} from './waits.ts';

function isoReminders(situated: Case, hours: number): readonly string[] {
  return remindersIn(saidWithin(situated, hours)).map((at) => hoursAfterNoon(at).toISOString());
}

describe('reminders', () => {
  test.each([
    ['gentle, if the person chose nothing', null, [12, 36, 60, 84, 108]],
    ['gentle', 'gentle', [12, 36, 60, 84, 108]],
    ['often', 'often', [4, 16, 28, 40, 52]],
    ['seldom', 'seldom', [24, 72, 120, 168, 216]],
    ['never', 'never', []],
  ] as const)('%s: at most five in one wait', (_, rhythm, hours) => {
    expect(remindersIn(saidWithin({ table: NEVER_OVERDUE, pending: { [BEN]: { rhythm } } }, 500))).toEqual(
      hours,
    );
  });

  test('ping only current players who want it, each on their own schedule', () => {
    const both = { [ANN]: { rhythm: 'often' }, [BEN]: { rhythm: 'never' } } as const;
    const posted = saidWithin({ table: NEVER_OVERDUE, pending: both }, 17);
    expect(posted).toEqual([
      { at: 4, due: { kind: 'reminder', call: [ANN] } },
      { at: 16, due: { kind: 'reminder', call: [ANN] } },
    ]);
    const together = saidWithin({ table: NEVER_OVERDUE, pending: { [ANN]: {}, [BEN]: {} } }, 13);
    expect(together).toEqual([{ at: 12, due: { kind: 'reminder', call: [ANN, BEN] } }]);
  });

  test('are at most five in total, even if several players are asked', () => {
    const both = { [ANN]: { rhythm: 'often' }, [BEN]: { rhythm: 'gentle' } } as const;
    expect(remindersIn(saidWithin({ table: NEVER_OVERDUE, pending: both }, 500))).toHaveLength(5);
  });

  test('are counted from the morning if a sleeping player is pinged then, because another current player was awake', () => {
    const asleep = { rhythm: 'often', timeZone: 'UTC', quietHours: { from: 11, to: 20 } } as const;
    const beside = { [ANN]: { rhythm: 'never' }, [BEN]: asleep } as const;
    expect(remindersIn(saidWithin({ table: NEVER_OVERDUE, pending: beside }, 47))).toEqual([12, 32, 44]);
    // As the only player asked, he is pinged immediately but silently, so his reminder comes earlier.
    expect(remindersIn(saidWithin({ table: NEVER_OVERDUE, pending: { [BEN]: asleep } }, 19))).toEqual([8]);
  });

  test('are not sent if the server wants none, in a lobby, or for an open seat', () => {
    expect(saidWithin({ table: NEVER_OVERDUE, reminders: false }, 500)).toEqual([]);
    expect(saidWithin({ table: lobby() }, 100)).toEqual([]);
    expect(saidWithin({ pending: {} }, 500)).toEqual([]);
  });

  test('come once after the bot was away for days, and the next a whole day later', () => {
    const situation = waiting({ table: NEVER_OVERDUE });
    const late = checkTimer(situation, firstReminderState(situation.table), hoursAfterNoon(100));
    expect(late.due).toEqual({ kind: 'reminder', call: [BEN] });
    expect(nextReminder(situation, late.state, hoursAfterNoon(100))).toMatchObject({
      at: hoursAfterNoon(124),
    });
  });

  test('are not sent if the table is about to give the default answer', () => {
    const several = waiting({ table: NEVER_OVERDUE, pending: { [ANN]: {}, [BEN]: {} } });
    const answer = {
      action: { request: '1-turn', choice: 'thor', values: {} },
      when: 'when-overdue',
    } as const;
    const request = { ...asks(0, 1), defaultAnswer: answer };
    const state = firstReminderState(several.table);
    expect(checkTimer({ ...several, request }, state, hoursAfterNoon(12)).due).toMatchObject({
      kind: 'reminder',
    });
    const late = checkTimer({ ...several, request }, state, hoursAfterNoon(24));
    expect(late).toMatchObject({ due: null, next: hoursAfterNoon(27) });
  });

  test('are checked when something is due, and changed settings are noticed within hours', () => {
    const before = checkTimer(waiting({}), firstReminderState(GAME), hoursAfterNoon(11));
    expect(before).toMatchObject({ due: null, next: hoursAfterNoon(12) });
    expect(checkTimer(waiting({}), firstReminderState(GAME), hoursAfterNoon(3)).next).toEqual(
      hoursAfterNoon(6),
    );
  });
});

describe('quiet hours', () => {
  const table = { ...GAME, overdueAfter: null };

  function quiet(timeZone: string, quietHours: QuietHours): Case {
    return { table, pending: { [BEN]: { timeZone, quietHours } } };
  }

  test("in Tokyo don't delay a reminder that falls due at nine in the morning there", () => {
    expect(isoReminders(quiet('Asia/Tokyo', { from: 22, to: 7 }), 40)).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ]);
  });

  test('over midnight, a reminder at night waits for the morning, and later ones stay in the morning', () => {
    expect(isoReminders(quiet('Asia/Tokyo', { from: 22, to: 10 }), 40)).toEqual([
      '2026-11-21T01:00:00.000Z',
      '2026-11-22T01:00:00.000Z',
    ]);
    expect(isoReminders(quiet('America/New_York', { from: 18, to: 8 }), 50)).toEqual([
      '2026-11-21T13:00:00.000Z',
      '2026-11-22T13:00:00.000Z',
    ]);
  });

  test('before and after midnight belong to the same night', () => {
    // The first is due at midnight UTC: one o'clock in Berlin, half past five in Kolkata.
    expect(isoReminders(quiet('Europe/Berlin', { from: 23, to: 6 }), 13 + 5)).toEqual([
      '2026-11-21T05:00:00.000Z',
    ]);
    expect(isoReminders(quiet('Asia/Kolkata', { from: 22, to: 6 }), 13)).toEqual([
      '2026-11-21T00:30:00.000Z',
    ]);
  });

  test('the first quiet hour is quiet, and the hour after the last is not', () => {
    // The first is due at midnight UTC: seven in the evening in New York.
    expect(isoReminders(quiet('America/New_York', { from: 19, to: 8 }), 26)).toEqual([
      '2026-11-21T13:00:00.000Z',
    ]);
    expect(isoReminders(quiet('America/New_York', { from: 22, to: 19 }), 13)).toEqual([
      '2026-11-21T00:00:00.000Z',
    ]);
  });

  test('may lie within one day, for a person who sleeps by day', () => {
    expect(isoReminders(quiet('America/New_York', { from: 9, to: 20 }), 14)).toEqual([
      '2026-11-21T01:00:00.000Z',
    ]);
    expect(isoReminders(quiet('America/New_York', { from: 20, to: 23 }), 13)).toEqual([
      '2026-11-21T00:00:00.000Z',
    ]);
  });

  test.each([
    ['back', '2026-11-01T05:30:00.000Z', { from: 23, to: 7 }, '2026-11-01T12:00:00.000Z'],
    [
      'back, the hour that comes twice',
      '2026-11-01T06:30:00.000Z',
      { from: 1, to: 2 },
      '2026-11-01T07:00:00.000Z',
    ],
    ['forward', '2027-03-14T05:30:00.000Z', { from: 23, to: 7 }, '2027-03-14T11:00:00.000Z'],
    [
      'forward, with an hour left out',
      '2027-03-14T06:30:00.000Z',
      { from: 23, to: 2 },
      '2027-03-14T07:00:00.000Z',
    ],
  ])('are kept in the night in which New York sets its clocks %s', (_, dueAt, quietHours, posted) => {
    const since = new Date(new Date(dueAt).getTime() - 12 * HOUR_MS);
    const situation = waiting({
      ...quiet('America/New_York', quietHours),
      table: { ...table, waitingSince: since },
    });
    const look = checkTimer(situation, firstReminderState(situation.table), new Date(dueAt));
    expect(look.due).toBeNull();
    expect(nextReminder(situation, look.state, new Date(dueAt))?.at.toISOString()).toBe(posted);
  });
});
