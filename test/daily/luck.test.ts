import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { playersChance } from '../../src/core/playing.ts';
import { seedFrom, tableSeedFrom } from '../../src/core/random.ts';
import { giverOf, sample as sampled } from '../../src/core/requests/answer.ts';
import type { Action } from '../../src/core/requests/request.ts';
import { applyWithLuck } from '../../src/daily/luck.ts';
import { SUBJECT } from '../../tools/conformance/games/yggdrasil/subject.ts';
import { sample as dice, type SampleState } from '../sample/room/game.ts';

const LUCK = tableSeedFrom('the day');
const START = dice.setup({ options: {}, roles: ['', ''], box: null, seed: seedFrom('start') }).state;

interface Way {
  readonly state: SampleState;
  readonly events: readonly GameEvent[];
}

/** The game after answers with these verbs, one after another. */
function answered(verbs: readonly string[], luck = LUCK, from: SampleState = START): Way {
  return verbs.reduce<Way>(
    ({ state }, verb) => {
      const [request] = dice.requests(state);
      if (request === undefined) throw new Error('the game is over');
      const action: Action = { request: request.key, choice: verb, values: {} };
      const applied = applyWithLuck(dice, luck, state, giverOf(request, action), action);
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      return applied;
    },
    { state: from, events: [] },
  );
}

function diceOf({ events }: Way): readonly unknown[] {
  return events.flatMap(({ type, pips }) => (type === 'thrown' ? [pips] : []));
}

test('the same answers get the same dice', () => {
  expect(answered(['keep', 'throw', 'keep'])).toEqual(answered(['keep', 'throw', 'keep']));
});

test('an extra die in one turn changes no die of the next turn', () => {
  const [short, long] = [answered(['keep']), answered(['throw', 'keep'])];
  expect([short.state.turn, long.state.turn]).toEqual([2, 2]);
  expect(short.state.points).not.toEqual(long.state.points);
  expect(diceOf(answered(['throw'], LUCK, short.state))).toEqual(
    diceOf(answered(['throw'], LUCK, long.state)),
  );
});

test('another seed for the luck gives different dice', () => {
  const throws = Array.from({ length: 8 }, (_, day) =>
    diceOf(answered(['keep', 'throw'], tableSeedFrom(`day ${day}`))).join(),
  );
  expect(new Set(throws).size).toBeGreaterThan(1);
});

test('a new turn does not reshuffle the hidden cards: the enemies of Yggdrasil come in the same order', () => {
  const { game } = SUBJECT;
  const table = SUBJECT.tableNumbered(3);
  const { state: start } = game.setup({ ...table, seed: seedFrom('deck') });
  const ways = ['one', 'other'].map((way) => {
    const pick = playersChance(way);
    let state = start;
    for (;;) {
      const [request] = game.requests(state);
      if (request === undefined || request.turn > 1) return state;
      const action = sampled(request, pick);
      const applied = applyWithLuck(game, LUCK, state, giverOf(request, action), action);
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
      state = applied.state;
    }
  });
  const [one, other] = ways;
  expect(one).not.toEqual(other);
  expect(one?.deck).toEqual(other?.deck);
  expect(one?.streams).toEqual(other?.streams);
});
