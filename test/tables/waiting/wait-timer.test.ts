/** The next reminder or warning at a waiting table: derived from the table, people's settings, and the time. */
import { describe, expect, test } from 'vitest';
import { PERSON_CHOSE_NOTHING } from '../../../src/tables/model/settings.ts';
import { isOverdue } from '../../../src/tables/waiting/overdue.ts';
import { isUpToDate, waitTimerJob } from '../../../src/tables/waiting/reminder-state.ts';
import { checkTimer } from '../../../src/tables/waiting/wait-timer.ts';
import { ANN, BEN, CAT } from '../../shared/hall.ts';
import { lobby } from '../../shared/stores/tables.ts';
import {
  asks,
  type Case,
  firstReminderState,
  GAME,
  hoursAfterNoon,
  NEVER_OVERDUE,
  remindersIn,
  saidWithin,
  waiting,
} from './waits.ts';

const FRIENDS = { isContest: false };
const AT_NIGHT = { timeZone: 'UTC', quietHours: { from: 11, to: 20 } } as const;

describe('a player who is away', () => {
  const ON_HOLIDAY = { awayUntil: hoursAfterNoon(100) };
  const table = { ...GAME, overdueAfter: null };

  test('gets no reminders while away, and has the full time after coming back', () => {
    expect(remindersIn(saidWithin({ table, pending: { [BEN]: ON_HOLIDAY } }, 140))).toEqual([112, 136]);
  });

  test('lets the table continue immediately, and the notice says until when they are away', () => {
    const [first, ...more] = saidWithin({ pending: { [BEN]: ON_HOLIDAY } }, 99);
    expect(first).toEqual({ at: 0, due: { kind: 'overdue', awayUntil: ON_HOLIDAY.awayUntil, call: [ANN] } });
    expect(more).toEqual([]);
  });

  test('has no notice if the board already shows the absence', () => {
    const shown = { turn: 1, pending: [BEN], away: [BEN], from: 0, to: 0 };
    expect(saidWithin({ pending: { [BEN]: ON_HOLIDAY }, shown }, 99)).toEqual([]);
    const earlier = { ...shown, turn: 0 };
    expect(saidWithin({ pending: { [BEN]: ON_HOLIDAY }, shown: earlier }, 99)).toHaveLength(1);
  });

  test("doesn't make the table continue while another asked player is there", () => {
    const pending = { [ANN]: {}, [BEN]: ON_HOLIDAY };
    const posted = saidWithin({ table, pending }, 99);
    expect(posted.every(({ due }) => due.kind === 'reminder' && !due.call.includes(BEN))).toBe(true);
    expect(remindersIn(posted)).toEqual([12, 36, 60, 84]);
  });
});

describe('a seat that no one plays', () => {
  const OPEN = {
    ...GAME,
    seats: [
      { role: 'thor', userId: ANN },
      { role: 'odin', userId: null },
    ],
  };
  const vacant = { table: OPEN, pending: {} };
  const calls = (situated: Case, hours = 200) =>
    saidWithin(situated, hours).map(({ at, due }) => [at, due.kind, 'call' in due ? due.call : []]);

  test('pings everyone who could take the seat once, and the host on their schedule, five times in total', () => {
    expect(calls({ ...vacant, others: { [CAT]: {} } })).toEqual([
      [12, 'vacant', [ANN, CAT]],
      [36, 'vacant', [ANN]],
      [60, 'vacant', [ANN]],
      [84, 'vacant', [ANN]],
      [108, 'vacant', [ANN]],
    ]);
  });

  test('pings only the host if rivals may not take the seat, and no one if the host wants no pings or the game is paused', () => {
    const seats = [...OPEN.seats, { role: 'tyr', userId: CAT }];
    const rivals = { ...vacant, table: { ...OPEN, seats }, others: { [CAT]: {} }, isContest: true };
    expect(calls(rivals, 20)).toEqual([[12, 'vacant', [ANN]]]);
    expect(calls({ ...vacant, others: { [ANN]: { rhythm: 'never' } } })).toEqual([]);
    expect(calls({ ...vacant, reminders: false })).toEqual([]);
    expect(calls({ ...vacant, table: { ...OPEN, pausedBy: ANN } })).toEqual([]);
  });
});

describe('overdue', () => {
  test('is announced once, when the deadline has passed', () => {
    const posted = saidWithin({}, 400).filter(({ due }) => due.kind === 'overdue');
    expect(posted).toEqual([{ at: 48, due: { kind: 'overdue', awayUntil: null, call: [ANN] } }]);
    const soon = saidWithin({ table: { ...GAME, overdueAfter: 12 } }, 400);
    expect(soon.slice(0, 2)).toEqual([
      { at: 12, due: { kind: 'overdue', awayUntil: null, call: [ANN] } },
      { at: 36, due: { kind: 'reminder', call: [BEN] } },
    ]);
  });

  test('pings people who may act, in their daytime, or is posted immediately if none of them wants pings', () => {
    const posted = (others: NonNullable<Case['others']>) =>
      saidWithin({ others }, 99).find(({ due }) => due.kind === 'overdue');
    const overdue = { kind: 'overdue', awayUntil: null } as const;
    expect(posted({ [ANN]: AT_NIGHT })).toEqual({ at: 56, due: { ...overdue, call: [ANN] } });
    expect(posted({ [ANN]: AT_NIGHT, [CAT]: {} })).toEqual({ at: 48, due: { ...overdue, call: [CAT] } });
    expect(posted({ [ANN]: { rhythm: 'never' } })).toEqual({ at: 48, due: { ...overdue, call: [] } });
  });

  test('comes after a week at the earliest if a rival would decide, even for an absent person', () => {
    const rivals = { isContest: true };
    const away = { awayUntil: hoursAfterNoon(999) };
    const posted = saidWithin({ ...rivals, pending: { [BEN]: away } }, 300);
    expect(posted).toMatchObject([{ at: 7 * 24, due: { kind: 'overdue', call: [ANN] } }]);
    expect(isOverdue(rivals, GAME, asks(1), [away], hoursAfterNoon(167))).toBe(false);
    expect(isOverdue(rivals, GAME, asks(1), [away], hoursAfterNoon(168))).toBe(true);
    expect(isOverdue(rivals, { ...GAME, overdueAfter: 336 }, asks(1), [away], hoursAfterNoon(335))).toBe(
      false,
    );
    expect(isOverdue(rivals, NEVER_OVERDUE, asks(1), [away], hoursAfterNoon(335))).toBe(false);
  });

  test('is announced again to rivals if it was announced at the earlier deadline for players who win together', () => {
    const rivals = waiting({ isContest: true });
    const early = { ...firstReminderState(GAME), isOverdueAnnounced: true };
    const { state, next } = checkTimer(rivals, early, hoursAfterNoon(50));
    expect(next.getTime()).toBeGreaterThan(hoursAfterNoon(50).getTime());
    expect(checkTimer(rivals, state, hoursAfterNoon(168)).due).toMatchObject({
      kind: 'overdue',
      call: [ANN],
    });
  });

  test("comes by day, after everyone who couldn't answer was pinged again", () => {
    const situation = waiting({ pending: { [ANN]: {}, [BEN]: AT_NIGHT }, others: { [CAT]: {} } });
    const now = hoursAfterNoon(48);
    const found = { ...firstReminderState(GAME), reminders: 5, backAt: now.toISOString() };
    const first = checkTimer(situation, found, now);
    expect(first.due).toEqual({ kind: 'reminder', call: [ANN] });
    const meanwhile = checkTimer(situation, first.state, hoursAfterNoon(50));
    expect(meanwhile.due).toBeNull();
    const morning = checkTimer(situation, meanwhile.state, hoursAfterNoon(56));
    expect(morning.due).toEqual({ kind: 'reminder', call: [BEN] });
    expect(checkTimer(situation, morning.state, hoursAfterNoon(57)).due).toMatchObject({ kind: 'overdue' });
  });

  test("isn't posted if everyone at the table is asked, since no one is left to act for them", () => {
    expect(saidWithin({ pending: { [ANN]: { rhythm: 'never' } } }, 400)).toEqual([]);
  });

  test('never comes at a table without a deadline', () => {
    expect(saidWithin({ table: NEVER_OVERDUE }, 700).filter(({ due }) => due.kind === 'overdue')).toEqual([]);
  });

  test('can also be checked without the timer', () => {
    const there = [PERSON_CHOSE_NOTHING];
    expect(isOverdue(FRIENDS, GAME, asks(1), there, hoursAfterNoon(47))).toBe(false);
    expect(isOverdue(FRIENDS, GAME, asks(1), there, hoursAfterNoon(48))).toBe(true);
    expect(isOverdue(FRIENDS, NEVER_OVERDUE, asks(1), there, hoursAfterNoon(5000))).toBe(false);
    expect(isOverdue(FRIENDS, GAME, asks(1), [], hoursAfterNoon(47))).toBe(false);
    const away = [{ awayUntil: hoursAfterNoon(3) }];
    expect(isOverdue(FRIENDS, NEVER_OVERDUE, asks(1), away, hoursAfterNoon(2))).toBe(true);
    expect(isOverdue(FRIENDS, NEVER_OVERDUE, asks(1), away, hoursAfterNoon(3))).toBe(false);
    expect(isOverdue(FRIENDS, NEVER_OVERDUE, asks(0, 1), [...away, ...there], hoursAfterNoon(2))).toBe(false);
    expect(isOverdue(FRIENDS, { ...GAME, pausedBy: ANN }, asks(1), away, hoursAfterNoon(99))).toBe(false);
    expect(isOverdue(FRIENDS, { ...GAME, isSuspended: true }, asks(1), away, hoursAfterNoon(99))).toBe(false);
    expect(isOverdue(FRIENDS, GAME, null, away, hoursAfterNoon(99))).toBe(false);
  });
});

describe('sleep', () => {
  test('a lobby is warned after a week, with a ping to its host, and closed two days later', () => {
    expect(saidWithin({ table: lobby() }, 500)).toEqual([
      { at: 7 * 24, due: { kind: 'warning', closesAt: hoursAfterNoon(9 * 24), call: ['ann'] } },
      { at: 9 * 24, due: { kind: 'closing' } },
    ]);
  });

  test('a game is warned after thirty days, and closed a week later', () => {
    const posted = saidWithin({ pending: { [BEN]: { rhythm: 'never' } }, table: NEVER_OVERDUE }, 2000);
    expect(posted.map(({ at, due }) => [at / 24, due.kind])).toEqual([
      [30, 'warning'],
      [37, 'closing'],
    ]);
  });

  test('closes a paused game too, without any other message first', () => {
    const paused = { ...GAME, pausedBy: ANN };
    expect(saidWithin({ table: paused, pending: { [BEN]: { rhythm: 'often' } } }, 2000)).toEqual([
      { at: 30 * 24, due: { kind: 'warning', closesAt: hoursAfterNoon(37 * 24), call: [ANN, BEN] } },
      { at: 37 * 24, due: { kind: 'closing' } },
    ]);
  });

  test.each([
    ['who is away', { awayUntil: hoursAfterNoon(9999) }, undefined],
    ['who wants no reminders', { rhythm: 'never' }, undefined],
    ['of a server without reminders', {}, false],
  ] as const)('a host %s is not pinged for the warning', (_, host, reminders) => {
    const [warned] = saidWithin(
      { table: lobby(), others: { [ANN]: host }, ...(reminders === undefined ? {} : { reminders }) },
      200,
    );
    expect(warned?.due).toMatchObject({ kind: 'warning', call: [] });
  });

  test('everyone with a seat is pinged, sleeping players in the morning, and no one twice', () => {
    const pending = { [BEN]: { rhythm: 'never' } } as const;
    const others = { [ANN]: AT_NIGHT, [CAT]: {} };
    const closesAt = hoursAfterNoon(37 * 24);
    expect(saidWithin({ table: NEVER_OVERDUE, pending, others }, 2000)).toEqual([
      { at: 30 * 24, due: { kind: 'warning', closesAt, call: [CAT] } },
      { at: 30 * 24 + 8, due: { kind: 'warning', closesAt, call: [ANN] } },
      { at: 37 * 24, due: { kind: 'closing' } },
    ]);
  });

  test('if all players are asleep the warning waits for the morning, and so does the time until closing', () => {
    const [warned] = saidWithin({ table: lobby(), others: { [ANN]: AT_NIGHT } }, 500);
    const at = 7 * 24 + 8;
    expect(warned).toEqual({ at, due: { kind: 'warning', closesAt: hoursAfterNoon(at + 48), call: [ANN] } });
  });

  test('leaves the full notice period after a late warning', () => {
    const late = checkTimer(waiting({ table: lobby() }), firstReminderState(lobby()), hoursAfterNoon(500));
    expect(late.due).toMatchObject({ kind: 'warning', closesAt: hoursAfterNoon(548) });
    expect(late.next).toEqual(hoursAfterNoon(503));
    expect(checkTimer(waiting({ table: lobby() }), late.state, hoursAfterNoon(547)).due).toBeNull();
  });
});

describe('a wait timer', () => {
  test.each([
    ['suspended', { isSuspended: true }],
    ['finished', { status: 'finished' }],
    ['aborted', { status: 'aborted' }],
    ['closed', { status: 'closed' }],
  ] as const)('is not stored for a table that is %s', (_, changes) => {
    expect(waitTimerJob({ ...GAME, ...changes })).toEqual([]);
    expect(isUpToDate(firstReminderState(GAME), { ...GAME, ...changes })).toBe(false);
  });

  test('is done once the table waits for someone else', () => {
    expect(isUpToDate(firstReminderState(GAME), GAME)).toBe(true);
    expect(isUpToDate(firstReminderState(GAME), { ...GAME, waitingSince: hoursAfterNoon(1) })).toBe(false);
  });
});
