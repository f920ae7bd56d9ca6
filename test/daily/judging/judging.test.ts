/** Judging an attempt at the small games, whose chances are known. */
import { expect, test } from 'vitest';
import { openStreams, seedFrom } from '../../../src/core/random.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { judging } from '../../../src/daily/judging/judging.ts';
import type { Decision } from '../../../src/mind/review/decisions.ts';
import { inOneGo } from '../../../src/mind/work.ts';
import {
  answer,
  BRIDGE,
  BRIDGE_JUDGEMENT,
  type Bridge,
  HEAP,
  HEAP_JUDGEMENT,
  type Heap,
  seatOf,
} from '../../mind/review/small-games.ts';

const EFFORT = { turn: 200, boards: 200, choice: 200 };
const NEAR = 0.1;

function onBridge(turn: number, spaces: number): Bridge {
  return { turn, spaces, streams: openStreams(seedFrom('the bridge'), ['die']) };
}

function decided<State extends Bridge | Heap>(
  { requests }: { requests(state: State): Decision['request'][] | readonly Decision['request'][] },
  state: State,
  choice: string,
): Decision<State> {
  const [request] = requests(state);
  if (request === undefined) throw new Error('nothing is asked');
  return { at: 0, place: 0, seat: seatOf(state), request, action: answer(state.turn, choice), state };
}

function onBridgeJudged(turns: readonly Bridge[], decisions: readonly Decision<Bridge>[]) {
  return inOneGo(judging(BRIDGE, BRIDGE_JUDGEMENT, { turns, decisions }, EFFORT));
}

test('the chance of winning at a turn assumes good play from there on', () => {
  const turns = [onBridge(2, 1), onBridge(3, 1), onBridge(3, 0)];
  const [sure, leap, gone] = onBridgeJudged(turns, []).chances;
  expect(sure).toBe(1);
  expect(Math.abs((leap ?? 0) - 1 / 3)).toBeLessThan(NEAR);
  expect(gone).toBe(0);
});

test('a chance of winning comes from games played to the end, not from a learned value', () => {
  const learnt = { ...BRIDGE_JUDGEMENT, turnsAhead: () => 1, value: () => 0.9 };
  const moments = { turns: [onBridge(2, 0)], decisions: [] };
  const [chance] = inOneGo(judging(BRIDGE, learnt, moments, EFFORT)).chances;
  expect(Math.abs((chance ?? 0) - 1 / 3)).toBeLessThan(NEAR);
});

test('an attempt with only the best answers keeps its full chance, whatever the dice', () => {
  const decisions = [decided(BRIDGE, onBridge(1, 0), 'walk'), decided(BRIDGE, onBridge(3, 1), 'leap')];
  expect(onBridgeJudged([], decisions).kept).toBe(1);
});

test('each worse answer keeps only its share of the best chance, and the shares are multiplied', () => {
  const rest = decided(BRIDGE, onBridge(1, 0), 'rest');
  const once = onBridgeJudged([], [rest]).kept;
  expect(Math.abs(once - 1 / 3)).toBeLessThan(NEAR);
  const twice = onBridgeJudged([], [rest, { ...rest, place: 1 }]).kept;
  expect(Math.abs(twice - 1 / 9)).toBeLessThan(NEAR);
});

test('the same attempt is always judged the same', () => {
  const [turns, decisions] = [[onBridge(2, 0)], [decided(BRIDGE, onBridge(1, 0), 'leap')]];
  expect(onBridgeJudged(turns, decisions)).toEqual(onBridgeJudged(turns, decisions));
});

test('in a duel the given answer is compared with the best one', () => {
  const heap = { turn: 1, sticks: 5 };
  const kept = (choice: string) =>
    inOneGo(judging(HEAP, HEAP_JUDGEMENT, { turns: [], decisions: [decided(HEAP, heap, choice)] }, EFFORT))
      .kept;
  expect(kept('two')).toBe(1);
  expect(kept('one')).toBeLessThan(0.5);
  const chances = [3, 4].map((sticks) => ({ turn: 3, sticks }));
  const judged = inOneGo(judging(HEAP, HEAP_JUDGEMENT, { turns: chances, decisions: [] }, EFFORT)).chances;
  expect(judged[0]).toBeLessThan(0.5);
  expect(judged[1]).toBeGreaterThan(0.5);
  expect(seatOf({ turn: 3 })).toBe(seatIndex(0));
});
