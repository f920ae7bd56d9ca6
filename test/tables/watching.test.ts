/** What is due at a table that waits: found out from the table, what people have chosen, and the time. */
import { describe, expect, test } from 'vitest';
import type { Request } from '../../src/core/request.ts';
import { seatIndex } from '../../src/core/seat.ts';
import type { Watch } from '../../src/tables/outbox.ts';
import { isOverdue } from '../../src/tables/overdue.ts';
import type { PersonSettings, QuietHours } from '../../src/tables/settings.ts';
import type { Table, UserId } from '../../src/tables/table.ts';
import {
  type Due,
  isUpToDate,
  lookAt,
  nextReminder,
  type Waiting,
  watchErrand,
} from '../../src/tables/watching.ts';
import { lobby, NOON } from '../storage/stores.ts';
import { ANN, BEN } from './hall.ts';

const HOUR_MS = 60 * 60_000;
const NOTHING_CHOSEN: PersonSettings = {
  language: null,
  rhythm: null,
  quietHours: null,
  timeZone: null,
  awayUntil: null,
  direct: null,
};
const GAME = lobby({
  status: 'playing',
  seats: [
    { role: 'thor', userId: ANN },
    { role: 'odin', userId: BEN },
  ],
});

function hoursAfterNoon(hours: number): Date {
  return new Date(NOON.getTime() + hours * HOUR_MS);
}

function asks(...seats: readonly number[]): Request {
  return { key: '1-turn', turn: 1, about: 'turn', seats: seats.map(seatIndex), alternatives: [] };
}

interface Case {
  readonly table?: Table;
  readonly asked?: Readonly<Partial<Record<UserId, Partial<PersonSettings>>>>;
  readonly host?: Partial<PersonSettings>;
  readonly reminders?: boolean;
  readonly shown?: Waiting['shown'];
}

/** Ben is asked, unless it is said otherwise, and has chosen nothing. */
function waiting({ table = GAME, asked = { [BEN]: {} }, host = {}, reminders, shown = null }: Case): Waiting {
  const people = Object.entries(asked).map(([userId, chosen]) => ({
    userId: userId as UserId,
    settings: { ...NOTHING_CHOSEN, ...chosen },
  }));
  const seats = people.map(({ userId }) => (userId === ANN ? 0 : 1));
  return {
    table,
    request: table.status === 'lobby' ? null : asks(...seats),
    asked: table.status === 'lobby' ? [] : people,
    host: { ...NOTHING_CHOSEN, ...host },
    server: { reminders: reminders ?? null },
    shown,
  };
}

function firstWatch(table: Table): Watch {
  const [row] = watchErrand(table);
  if (row?.errand.kind !== 'watch') throw new Error('nobody watches');
  return row.errand.watch;
}

interface Said {
  readonly at: number;
  readonly due: Due;
}

/** Looks whenever it is time to, as the outbox would, and writes down what was due after how many hours. */
function watched(situated: Case, hours: number): readonly Said[] {
  const situation = waiting(situated);
  const said: Said[] = [];
  let watch = firstWatch(situation.table);
  let now = NOON;
  while (now <= hoursAfterNoon(hours)) {
    const look = lookAt(situation, watch, now);
    const at = (now.getTime() - NOON.getTime()) / HOUR_MS;
    if (look.due !== null) said.push({ at, due: look.due });
    if (look.due?.kind === 'closing') break;
    expect(look.next.getTime()).toBeGreaterThan(now.getTime());
    ({ watch } = look);
    now = look.next;
  }
  return said;
}

function remindersIn(said: readonly Said[]): readonly number[] {
  return said.flatMap(({ at, due }) => (due.kind === 'reminder' ? [at] : []));
}

function isoReminders(situated: Case, hours: number): readonly string[] {
  return remindersIn(watched(situated, hours)).map((at) => hoursAfterNoon(at).toISOString());
}

const NEVER_OVERDUE = { ...GAME, overdueAfter: null };

describe('reminders', () => {
  test.each([
    ['gentle, where nobody chose', null, [12, 36, 60, 84, 108]],
    ['gentle', 'gentle', [12, 36, 60, 84, 108]],
    ['often', 'often', [4, 16, 28, 40, 52]],
    ['seldom', 'seldom', [24, 72, 120, 168, 216]],
    ['never', 'never', []],
  ] as const)('%s: five at most in one wait', (_, rhythm, hours) => {
    expect(remindersIn(watched({ table: NEVER_OVERDUE, asked: { [BEN]: { rhythm } } }, 500))).toEqual(hours);
  });

  test('call nobody but who is asked and wants it, each in their own rhythm', () => {
    const both = { [ANN]: { rhythm: 'often' }, [BEN]: { rhythm: 'never' } } as const;
    const said = watched({ table: NEVER_OVERDUE, asked: both }, 17);
    expect(said).toEqual([
      { at: 4, due: { kind: 'reminder', call: [ANN] } },
      { at: 16, due: { kind: 'reminder', call: [ANN] } },
    ]);
    const together = watched({ table: NEVER_OVERDUE, asked: { [ANN]: {}, [BEN]: {} } }, 13);
    expect(together).toEqual([{ at: 12, due: { kind: 'reminder', call: [ANN, BEN] } }]);
  });

  test('five at most in all, also where several are asked', () => {
    const both = { [ANN]: { rhythm: 'often' }, [BEN]: { rhythm: 'gentle' } } as const;
    expect(remindersIn(watched({ table: NEVER_OVERDUE, asked: both }, 500))).toHaveLength(5);
  });

  test('none where the server wants none, none in a lobby, none for an open seat', () => {
    expect(watched({ table: NEVER_OVERDUE, reminders: false }, 500)).toEqual([]);
    expect(watched({ table: lobby() }, 100)).toEqual([]);
    expect(watched({ asked: {} }, 500)).toEqual([]);
  });

  test('after the bot was away for days there is one, and the next a whole day later', () => {
    const situation = waiting({ table: NEVER_OVERDUE });
    const late = lookAt(situation, firstWatch(situation.table), hoursAfterNoon(100));
    expect(late.due).toEqual({ kind: 'reminder', call: [BEN] });
    expect(nextReminder(situation, late.watch, hoursAfterNoon(100))).toEqual(hoursAfterNoon(124));
  });

  test('none where the table is about to answer by itself, as after a day in which the bot was gone', () => {
    const several = waiting({ table: NEVER_OVERDUE, asked: { [ANN]: {}, [BEN]: {} } });
    const answer = {
      action: { request: '1-turn', choice: 'thor', values: {} },
      when: 'when-overdue',
    } as const;
    const request = { ...asks(0, 1), byItself: answer };
    const watch = firstWatch(several.table);
    expect(lookAt({ ...several, request }, watch, hoursAfterNoon(12)).due).toMatchObject({
      kind: 'reminder',
    });
    const late = lookAt({ ...several, request }, watch, hoursAfterNoon(24));
    expect(late).toMatchObject({ due: null, next: hoursAfterNoon(27) });
  });

  test('what is due next is looked at then, and what people choose meanwhile is noticed within hours', () => {
    const before = lookAt(waiting({}), firstWatch(GAME), hoursAfterNoon(11));
    expect(before).toMatchObject({ due: null, next: hoursAfterNoon(12) });
    expect(lookAt(waiting({}), firstWatch(GAME), hoursAfterNoon(3)).next).toEqual(hoursAfterNoon(6));
  });
});

describe('quiet hours', () => {
  const table = { ...GAME, overdueAfter: null };

  function quiet(timeZone: string, quietHours: QuietHours): Case {
    return { table, asked: { [BEN]: { timeZone, quietHours } } };
  }

  test('in Tokyo, noon here is nine in the evening: the first falls due at nine in the morning', () => {
    expect(isoReminders(quiet('Asia/Tokyo', { from: 22, to: 7 }), 40)).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ]);
  });

  test('over midnight, a reminder in the night waits for the morning, and those after it keep to the morning', () => {
    expect(isoReminders(quiet('Asia/Tokyo', { from: 22, to: 10 }), 40)).toEqual([
      '2026-11-21T01:00:00.000Z',
      '2026-11-22T01:00:00.000Z',
    ]);
    expect(isoReminders(quiet('America/New_York', { from: 18, to: 8 }), 50)).toEqual([
      '2026-11-21T13:00:00.000Z',
      '2026-11-22T13:00:00.000Z',
    ]);
  });

  test('before midnight and after it are the same night', () => {
    // The first is due at midnight UTC: one o'clock in Berlin, half past five in Kolkata.
    expect(isoReminders(quiet('Europe/Berlin', { from: 23, to: 6 }), 13 + 5)).toEqual([
      '2026-11-21T05:00:00.000Z',
    ]);
    expect(isoReminders(quiet('Asia/Kolkata', { from: 22, to: 6 }), 13)).toEqual([
      '2026-11-21T00:30:00.000Z',
    ]);
  });

  test('within one day, as for somebody who sleeps by day', () => {
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
      'back, in the hour that comes twice',
      '2026-11-01T06:30:00.000Z',
      { from: 1, to: 2 },
      '2026-11-01T07:00:00.000Z',
    ],
    ['on', '2027-03-14T05:30:00.000Z', { from: 23, to: 7 }, '2027-03-14T11:00:00.000Z'],
    [
      'on, to an hour that is left out',
      '2027-03-14T06:30:00.000Z',
      { from: 23, to: 2 },
      '2027-03-14T07:00:00.000Z',
    ],
  ])('in the night in which New York sets its clocks %s', (_, dueAt, quietHours, said) => {
    const since = new Date(new Date(dueAt).getTime() - 12 * HOUR_MS);
    const situation = waiting({
      ...quiet('America/New_York', quietHours),
      table: { ...table, waitingSince: since },
    });
    const look = lookAt(situation, firstWatch(situation.table), new Date(dueAt));
    expect(look.due).toBeNull();
    expect(nextReminder(situation, look.watch, new Date(dueAt))?.toISOString()).toBe(said);
  });
});

describe('away', () => {
  const ON_HOLIDAY = { awayUntil: hoursAfterNoon(100) };
  const table = { ...GAME, overdueAfter: null };

  test('nobody is reminded while they are away; who is back has their time', () => {
    expect(remindersIn(watched({ table, asked: { [BEN]: ON_HOLIDAY } }, 140))).toEqual([112, 136]);
  });

  test('the table may go on without them at once, and is told until when they are away', () => {
    const [first, ...more] = watched({ asked: { [BEN]: ON_HOLIDAY } }, 99);
    expect(first).toEqual({ at: 0, due: { kind: 'overdue', awayUntil: ON_HOLIDAY.awayUntil } });
    expect(more).toEqual([]);
  });

  test('where the board has said so when it called them, it is not said again', () => {
    const shown = { turn: 1, asked: [BEN], away: [BEN], from: 0, to: 0 };
    expect(watched({ asked: { [BEN]: ON_HOLIDAY }, shown }, 99)).toEqual([]);
    const earlier = { ...shown, turn: 0 };
    expect(watched({ asked: { [BEN]: ON_HOLIDAY }, shown: earlier }, 99)).toHaveLength(1);
  });

  test('as long as one of those who are asked is there, it is for them', () => {
    const asked = { [ANN]: {}, [BEN]: ON_HOLIDAY };
    const said = watched({ table, asked }, 99);
    expect(said.every(({ due }) => due.kind === 'reminder' && !due.call.includes(BEN))).toBe(true);
    expect(remindersIn(said)).toEqual([12, 36, 60, 84]);
  });
});

describe('overdue', () => {
  test('is said once, when the time of the table is over', () => {
    const said = watched({}, 400).filter(({ due }) => due.kind === 'overdue');
    expect(said).toEqual([{ at: 48, due: { kind: 'overdue', awayUntil: null } }]);
    const soon = watched({ table: { ...GAME, overdueAfter: 12 } }, 400);
    expect(soon.slice(0, 2)).toEqual([
      { at: 12, due: { kind: 'overdue', awayUntil: null } },
      { at: 13, due: { kind: 'reminder', call: [BEN] } },
    ]);
  });

  test('is never said where the table has all the time of the world', () => {
    expect(watched({ table: NEVER_OVERDUE }, 700).filter(({ due }) => due.kind === 'overdue')).toEqual([]);
  });

  test('is a question that others can ask', () => {
    const there = [NOTHING_CHOSEN];
    expect(isOverdue(GAME, asks(1), there, hoursAfterNoon(47))).toBe(false);
    expect(isOverdue(GAME, asks(1), there, hoursAfterNoon(48))).toBe(true);
    expect(isOverdue(NEVER_OVERDUE, asks(1), there, hoursAfterNoon(5000))).toBe(false);
    expect(isOverdue(GAME, asks(1), [], hoursAfterNoon(47))).toBe(false);
    const away = [{ awayUntil: hoursAfterNoon(3) }];
    expect(isOverdue(NEVER_OVERDUE, asks(1), away, hoursAfterNoon(2))).toBe(true);
    expect(isOverdue(NEVER_OVERDUE, asks(1), away, hoursAfterNoon(3))).toBe(false);
    expect(isOverdue(NEVER_OVERDUE, asks(0, 1), [...away, ...there], hoursAfterNoon(2))).toBe(false);
    expect(isOverdue({ ...GAME, pausedBy: ANN }, asks(1), away, hoursAfterNoon(99))).toBe(false);
    expect(isOverdue({ ...GAME, isSuspended: true }, asks(1), away, hoursAfterNoon(99))).toBe(false);
    expect(isOverdue(GAME, null, away, hoursAfterNoon(99))).toBe(false);
  });
});

describe('sleep', () => {
  test('a lobby is warned after a week, with a word to its host, and closed two days later', () => {
    expect(watched({ table: lobby() }, 500)).toEqual([
      { at: 7 * 24, due: { kind: 'warning', closesAt: hoursAfterNoon(9 * 24), call: ['ann'] } },
      { at: 9 * 24, due: { kind: 'closing' } },
    ]);
  });

  test('a game is warned after thirty days, and closed a week later', () => {
    const said = watched({ asked: { [BEN]: { rhythm: 'never' } }, table: NEVER_OVERDUE }, 2000);
    expect(said.map(({ at, due }) => [at / 24, due.kind])).toEqual([
      [30, 'warning'],
      [37, 'closing'],
    ]);
  });

  test.each([
    ['who is away', { awayUntil: hoursAfterNoon(9999) }, undefined],
    ['who wants no reminders', { rhythm: 'never' }, undefined],
    ['who sleeps', { timeZone: 'UTC', quietHours: { from: 11, to: 13 } }, undefined],
    ['of a server without reminders', {}, false],
  ] as const)('a host %s is not called for it', (_, host, reminders) => {
    const [warned] = watched(
      { table: lobby(), host, ...(reminders === undefined ? {} : { reminders }) },
      200,
    );
    expect(warned?.due).toMatchObject({ kind: 'warning', call: [] });
  });

  test('a warning that comes late leaves its time all the same', () => {
    const late = lookAt(waiting({ table: lobby() }), firstWatch(lobby()), hoursAfterNoon(500));
    expect(late.due).toMatchObject({ kind: 'warning', closesAt: hoursAfterNoon(548) });
    expect(late.next).toEqual(hoursAfterNoon(503));
    expect(lookAt(waiting({ table: lobby() }), late.watch, hoursAfterNoon(547)).due).toBeNull();
  });
});

describe('a watch', () => {
  test.each([
    ['paused', { pausedBy: ANN }],
    ['suspended', { isSuspended: true }],
    ['finished', { status: 'finished' }],
    ['aborted', { status: 'aborted' }],
    ['closed', { status: 'closed' }],
  ] as const)('is not kept of a table that is %s', (_, changes) => {
    expect(watchErrand({ ...GAME, ...changes })).toEqual([]);
    expect(isUpToDate(firstWatch(GAME), { ...GAME, ...changes })).toBe(false);
  });

  test('is done with when somebody else is waited for', () => {
    expect(isUpToDate(firstWatch(GAME), GAME)).toBe(true);
    expect(isUpToDate(firstWatch(GAME), { ...GAME, waitingSince: hoursAfterNoon(1) })).toBe(false);
  });
});
