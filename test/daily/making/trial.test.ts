import { expect, test } from 'vitest';
import { seedFrom } from '../../../src/core/random.ts';
import { atRandom, type Player, playerOf } from '../../../src/daily/making/players.ts';
import { type Trial, trying } from '../../../src/daily/making/trial.ts';
import { inOneGo } from '../../../src/mind/work.ts';
import { BRIDGE, BRIDGE_JUDGEMENT, HEAP, HEAP_JUDGEMENT, type Heap } from '../../mind/review/small-games.ts';

const ON_BRIDGE = { game: BRIDGE, judgement: BRIDGE_JUDGEMENT };
const AT_HEAP = { game: HEAP, judgement: HEAP_JUDGEMENT };
const LUCK = seedFrom('luck');
const FIVE_STICKS = { turn: 1, sticks: 5 };

function always(choice: string): Player {
  return ({ key }) => ({ request: key, choice, values: {} });
}

function atHeap(player: Player<Heap>, maxTurns?: number): Trial {
  return inOneGo(trying(AT_HEAP, FIVE_STICKS, LUCK, player, seedFrom('whims'), maxTurns));
}

function leaping(luck: number, whims: string): number {
  const seed = seedFrom(`luck ${luck}`);
  const { state } = BRIDGE.setup({ options: {}, roles: ['', ''], box: null, seed });
  return inOneGo(trying(ON_BRIDGE, state, seed, always('leap'), seedFrom(whims))).result;
}

test('the computer in the other seat of a duel looks ahead', () => {
  expect(atHeap(always('one')).result).toBe(0);
  expect(atHeap(playerOf(AT_HEAP, 'best', 100)).result).toBe(1);
});

test("the turns of both seats are counted, but only the person's own answers", () => {
  // The person takes two sticks, the computer leaves one or two, and the person takes the rest.
  expect(atHeap(playerOf(AT_HEAP, 'best', 100))).toMatchObject({ turns: 3, answers: 2 });
});

test("an answer without an alternative doesn't count as a choice", () => {
  const taking = (sticks: number) =>
    inOneGo(
      trying(AT_HEAP, { turn: 1, sticks }, LUCK, always(sticks === 1 ? 'one' : 'two'), seedFrom('whims')),
    );
  expect(taking(1)).toMatchObject({ answers: 1, choices: 0 });
  expect(taking(2)).toMatchObject({ answers: 1, choices: 1 });
});

test('a game with more turns than the limit counts as not won', () => {
  expect(atHeap(playerOf(AT_HEAP, 'best', 100), 2).result).toBe(0);
});

test("the dice depend on the luck alone, not on the player's random numbers", () => {
  const lucks = Array.from({ length: 20 }, (_, luck) => luck);
  const results = lucks.map((luck) => leaping(luck, 'one'));
  expect(lucks.map((luck) => leaping(luck, 'other'))).toEqual(results);
  expect(new Set(results).size).toBe(2);
});

test('the result has the state in which the second turn starts', () => {
  const { state } = BRIDGE.setup({ options: {}, roles: ['', ''], box: null, seed: LUCK });
  const { second } = inOneGo(trying(ON_BRIDGE, state, LUCK, always('walk'), seedFrom('whims')));
  expect(second).toMatchObject({ turn: 2, spaces: 1 });
  expect(second?.streams).toEqual(BRIDGE.withChance(state, seedFrom(`${LUCK}/2`)).streams);
});

test('random answers are the same for the same seed', () => {
  expect(atHeap(atRandom)).toEqual(atHeap(atRandom));
});
