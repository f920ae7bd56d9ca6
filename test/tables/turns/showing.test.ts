/** New messages for a board, with their pings and their news. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/core/game.ts';
import type { Request } from '../../../src/core/requests/request.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import type { Shown, ShownBoard } from '../../../src/tables/model/storage/store.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { isSingledOut, playsOnAlone, showingOf } from '../../../src/tables/turns/showing.ts';
import { ANN, BEN, CAT } from '../../shared/hall.ts';
import { LINE, lobby, NOON } from '../../shared/stores/tables.ts';

const EVENTS = ['a', 'b', 'c', 'd', 'e'].map((type) => ({ type }));
const TABLE = lobby({
  status: 'playing',
  seats: [
    { role: 'thor', userId: ANN },
    { role: 'odin', userId: BEN },
  ],
  recentEvents: { dropped: 10, events: EVENTS, turnFrom: 15 },
});

function asks(turn: number, ...seats: readonly number[]): Request {
  return { key: `${turn}-turn`, turn, about: 'turn', seats: seats.map(seatIndex), alternatives: [] };
}

function shows(board: ShownBoard | null): Shown {
  return { channelId: TABLE.place.channelId, messageId: 'shown', postedAt: NOON, board };
}

const THOR_IS_PENDING: ShownBoard = { turn: 1, pending: [ANN], away: [], from: 10, to: 12 };

test('the next turn is posted as a new message that pings the next god and describes the events since', () => {
  expect(showingOf(TABLE, asks(2, 1), shows(THOR_IS_PENDING), { by: ANN })).toEqual({
    isNew: true,
    call: [BEN],
    events: EVENTS.slice(2),
    board: { turn: 2, pending: [BEN], from: 12, to: 15, posted: 15 },
  });
});

describe('the same turn edits the existing message, and pings no one', () => {
  const edited = (events: readonly GameEvent[]) =>
    showingOf(
      { ...TABLE, recentEvents: { dropped: 10, events, turnFrom: 12 } },
      asks(1, 0),
      shows(THOR_IS_PENDING),
      { by: null },
    );

  test('and shows the previous turn until its first question is answered', () => {
    const before = EVENTS.slice(0, 2);
    expect(edited(before)).toEqual({ isNew: false, call: [], events: before, board: THOR_IS_PENDING });
  });

  test('the next question removes the previous turn', () => {
    expect(edited(EVENTS)).toEqual({
      isNew: false,
      call: [],
      events: EVENTS.slice(2),
      board: THOR_IS_PENDING,
    });
  });

  test('a board posted after an answer shows the previous turn until the next answer', () => {
    const late = shows({ ...THOR_IS_PENDING, posted: 14 });
    const told = (events: readonly GameEvent[]) =>
      showingOf({ ...TABLE, recentEvents: { dropped: 10, events, turnFrom: 12 } }, asks(1, 0), late, {
        by: null,
      }).events;
    expect(told(EVENTS.slice(0, 4))).toEqual(EVENTS.slice(0, 4));
    expect(told(EVENTS)).toEqual(EVENTS.slice(2));
  });

  test('the events that opened the turn stay, though they were shown with the first question', () => {
    const [end = { type: '' }, ...own] = EVENTS;
    const opened = { type: 'turn-began', turn: 1 };
    expect(edited([end, opened, ...own]).events).toEqual([opened, ...own]);
    expect(edited([end, { ...opened, turn: 0 }, ...own]).events).toEqual(own);
  });
});

test.each([
  ['the player who acted is not pinged for the next turn', asks(2, 1), THOR_IS_PENDING, BEN, []],
  [
    'a player whose previous turn leads straight into this one is not pinged',
    asks(2, 0),
    THOR_IS_PENDING,
    null,
    [],
  ],
  ['a player whose turn comes after unseen turns is pinged', asks(3, 0), THOR_IS_PENDING, BEN, [ANN]],
  ['a player with several questions is pinged once', { ...asks(2, 1, 1) }, THOR_IS_PENDING, ANN, [BEN]],
  ['no one is pinged when the game is over', null, THOR_IS_PENDING, ANN, []],
])('%s', (_, request, before, by, call) => {
  expect(showingOf(TABLE, request, shows(before), { by: by })).toMatchObject({ isNew: true, call });
});

describe('if several may go', () => {
  const EITHER: ShownBoard = { turn: 1, pending: [ANN, BEN], away: [], from: 10, to: 12 };

  test.each([
    ['the player who goes is not pinged', asks(1, 1), BEN, { isNew: false, call: [] }],
    [
      'a player who must go because no one went is pinged on a new message',
      asks(1, 0),
      null,
      { isNew: true, call: [ANN] },
    ],
    ['the last player left to go is pinged', asks(2, 1), ANN, { isNew: true, call: [BEN] }],
    ['no one is pinged again while there is a choice', asks(2, 0, 1), ANN, { isNew: true, call: [] }],
  ])('%s', (_, request, by, showing) => {
    expect(showingOf(TABLE, request, shows(EITHER), { by: by })).toMatchObject(showing);
  });
});

describe('a seat played by someone else', () => {
  const inHands = (userId: UserId | null) => ({
    ...TABLE,
    seats: TABLE.seats.map((seat, at) => (at === 0 ? { ...seat, userId } : seat)),
  });

  test("a player who claimed the turn isn't pinged, and from then on counts as the current player", () => {
    expect(showingOf(inHands(CAT), asks(1, 0), shows(THOR_IS_PENDING), { by: CAT })).toEqual({
      isNew: false,
      call: [],
      events: EVENTS.slice(2),
      board: { ...THOR_IS_PENDING, pending: [CAT] },
    });
  });

  test("pings the player who must act again after another's undo, and describes the whole turn again", () => {
    expect(showingOf(inHands(CAT), asks(1, 0), shows(THOR_IS_PENDING), { by: BEN })).toEqual({
      isNew: true,
      call: [CAT],
      events: EVENTS,
      board: { ...THOR_IS_PENDING, pending: [CAT], posted: 15 },
    });
  });

  test('pings no one if it is open, neither in its turn nor when its turn comes', () => {
    for (const turn of [1, 2])
      expect(showingOf(inHands(null), asks(turn, 0), shows(THOR_IS_PENDING), { by: null })).toMatchObject({
        isNew: turn === 2,
        call: [],
      });
  });

  test("the stand-in is asked instead of the seat's player, in that turn only", () => {
    const standIn = { seat: seatIndex(0), turn: 3, userId: CAT };
    const table = { ...TABLE, arrangements: { ...TABLE.arrangements, standIn } };
    const before = { ...THOR_IS_PENDING, turn: 1 };
    expect(showingOf(table, asks(3, 0), shows(before), { by: BEN }).call).toEqual([CAT]);
    expect(showingOf(table, asks(4, 0), shows(before), { by: BEN }).call).toEqual([ANN]);
  });
});

test('a new message after the lobby, or if nothing was shown, describes everything', () => {
  for (const shown of [null, shows(null)]) {
    const table = { ...TABLE, recentEvents: { dropped: 0, events: EVENTS, turnFrom: 5 } };
    expect(showingOf(table, asks(1, 0), shown, { by: BEN })).toEqual({
      isNew: true,
      call: [ANN],
      events: EVENTS,
      board: { turn: 1, pending: [ANN], from: 0, to: 5, posted: 5 },
    });
  }
});

test('the current player is pinged again when a paused game resumes', () => {
  const resumed = { by: BEN, recalls: true } as const;
  expect(showingOf(TABLE, asks(1, 0), shows(THOR_IS_PENDING), resumed)).toMatchObject({
    isNew: true,
    call: [ANN],
  });
});

test('a game that is paused before its first board was shown pings no one with that board', () => {
  const paused = { ...TABLE, pausedBy: ANN };
  expect(showingOf(paused, asks(1, 1), null, { by: ANN })).toMatchObject({ isNew: true, call: [] });
});

test('pausing a game edits the existing board', () => {
  const paused = { ...TABLE, pausedBy: ANN };
  expect(showingOf(paused, asks(2, 1), shows(THOR_IS_PENDING), { by: ANN })).toMatchObject({
    isNew: false,
    call: [],
  });
});

test('ending a game early edits the existing board', () => {
  const aborted = { ...TABLE, status: 'aborted' } as const;
  expect(showingOf(aborted, null, shows(THOR_IS_PENDING), { by: ANN })).toMatchObject({
    isNew: false,
    call: [],
  });
});

test('a player counts as in the middle of a turn if the game asks no one else and they answered last', () => {
  const log = [{ ...LINE, userId: ANN }];
  expect(playsOnAlone(TABLE, asks(1, 0), log)).toBe(ANN);
  // The timer, or another player, has started their turn.
  expect(playsOnAlone(TABLE, asks(1, 0), [...log, { ...LINE, index: 1, userId: null }])).toBeNull();
  expect(playsOnAlone(TABLE, asks(1, 0), [{ ...LINE, userId: BEN }])).toBeNull();
  // The other player asked has left, and this player may have relied on them.
  const left = {
    ...TABLE,
    seats: TABLE.seats.map((seat, at) => (at === 1 ? { ...seat, userId: null } : seat)),
  };
  expect(playsOnAlone(left, asks(1, 0, 1), log)).toBeNull();
  const both = shows({ ...THOR_IS_PENDING, pending: [ANN, BEN] });
  expect(isSingledOut(left, asks(1, 0, 1), both)).toBe(true);
  expect(isSingledOut(TABLE, asks(1, 0, 1), both)).toBe(false);
  expect(isSingledOut(TABLE, asks(2, 0), both)).toBe(false);
});
