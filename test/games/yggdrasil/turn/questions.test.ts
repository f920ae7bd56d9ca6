/** The game's questions: one god, one question, and none with a single answer. */
import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../../src/core/requests/answer.ts';
import type { Values } from '../../../../src/core/requests/request.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { VanirSquare } from '../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { QuestionKind } from '../../../../src/games/yggdrasil/state/state.ts';
import { expectLegal } from '../legality.ts';
import type { Moment } from '../moment.ts';
import { fourthGiantFalls } from '../rune-fall.ts';
import { cardComes, type Table, table } from '../table.ts';
import { wholeGame } from '../whole-games.ts';

describe('a question', () => {
  test('with a single answer is not asked, and the log says that it was forced [Y-933]', () => {
    const game = table('thor', 'heimdall').with({ next: ['nidhogg'], enemies: { nidhogg: 3, hel: 1 } });
    game.with({ enemies: { surt: 2, jormungand: 2, loki: 2, fenrir: 2 } }).done();
    expect(game.about).toBe('turn');
    expect(game.state.enemies.hel).toBe(2);
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'nidhogg-drag' }]);
  });

  test('that concerns everyone is for the current god [Y-937]', () => {
    const game = table('thor', 'heimdall', 'frey')
      .with({ next: ['nidhogg'] })
      .done();
    expect(game.about).toBe('nidhogg-drag');
    expect(game.request.seats).toEqual([1]);
    expect(game.refuses('drag', { enemy: 'hel' }, seatIndex(0))).toEqual({ code: 'not-your-turn', seat: 1 });
  });

  test('about the next action stays open as long as actions are left, and being done is an answer [Y-935]', () => {
    const game = table('odin').with({ next: ['loki'] });
    for (const action of ['alfheim', 'enter-trance', 'vanaheim:advance']) {
      expect(game.about).toBe('turn');
      expect(game.ways()).toContain('done');
      game.plays(action);
    }
    expect(game.ways()).toEqual(['done']);
  });

  test('has free numbers only for Vikings and Elves in a fight and in an exchange [Y-931, Y-932]', () => {
    const game = table('odin', 'thor').with({
      vikings: 3,
      elves: 1,
      enemies: { hel: 2 },
      vanir: 'two-vikings',
    });
    const withNumbers = game.request.alternatives.filter(({ fields }) =>
      Object.values(fields).some(({ kind }) => kind === 'number' || kind === 'share'),
    );
    expect(new Set(withNumbers.map(({ verb }) => verb))).toEqual(
      new Set(['asgard', 'niflheim', 'jotunheim']),
    );
  });

  test('is numbered, and the next question has the next number', () => {
    const game = table('odin');
    const { asked } = game.state;
    expect(game.plays('alfheim').state.asked).toBe(asked + 1);
    expect(game.request.key).toBe(`${asked + 1}-turn`);
  });

  test('has a key that no later question has', () => {
    const keys = wholeGame(3).flatMap(({ state }) => yggdrasil.requests(state).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

const THREE_FORWARD = { enemies: { hel: 3, surt: 3, loki: 3 } } as const;

/** The names under which logs store the answers: other names would make old logs unreadable. */
const ANSWERED_BY: Readonly<
  Record<Exclude<QuestionKind, 'turn' | 'turn-end'>, readonly [choice: string, asked: () => Table]>
> = {
  'odin-cards': [
    'play',
    () =>
      table('thor', 'odin')
        .with({ next: ['hel', 'surt'] })
        .done(),
  ],
  'tyr-colour': [
    'take',
    () =>
      table('thor', 'tyr')
        .with({ next: ['surt'] })
        .rolling('white', 'blue')
        .done(),
  ],
  'nidhogg-drag': ['drag', () => cardComes('nidhogg')],
  elves: ['give', () => fought(table('odin').with({ elves: 1 }))],
  'vikings-and-elves': ['give', () => fought(table('tyr').with({ inTrance: true, elves: 1 }), {})],
  'odin-giant': ['discard', () => fought(table('odin').with({ inTrance: true }))],
  sigel: ['share', () => fourthGiantFalls('sigel', { helheim: 5 }, 'thor')],
  'throw-back': ['throw-back', () => fourthGiantFalls('mann', THREE_FORWARD, 'thor')],
  valkyries: ['move', () => used('move-valkyries', { valkyries: 'blue' })],
  reorder: ['order', () => used('reorder-six')],
  'enemy-back': ['throw-back', () => used('enemy-back', THREE_FORWARD)],
  'pile-giant': ['discard', () => used('discard-giant')],
};

function fought(game: Table, values: Values = { vikings: 0 }): Table {
  game.with({ active: ['gialp'] }).rolling(3);
  return game.plays('jotunheim', { giant: 'gialp', ...values });
}

function used(square: VanirSquare, moment: Moment = {}): Table {
  return table('odin')
    .with({ ...moment, vanir: square })
    .plays('vanaheim:use', { square });
}

test.each(Object.entries(ANSWERED_BY))(
  'the question %s has the answer name stored in logs',
  (about, [choice, asked]) => {
    const game = asked();
    expect(game.about).toBe(about);
    expect(game.request.alternatives).toMatchObject([{ id: choice, verb: choice }]);
  },
);

test('the two runes that throw back share one answer name, whether one enemy moves or three', () => {
  const enemies = { hel: 3, surt: 3, loki: 3, fenrir: 3 };
  expect(fourthGiantFalls('tiwaz', { enemies }, 'thor').ways()).toEqual(['throw-back']);
});

describe.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('in whole game %i', (number) => {
  const steps = () => wholeGame(number);

  test('no piece appears or disappears, and the game ends [Y-116, Y-802, Y-811]', () => {
    for (const { state } of steps()) expectLegal(state);
    const last = steps().at(-1)?.state;
    expect(last?.end).not.toBeNull();
    expect(last === undefined ? [] : yggdrasil.requests(last)).toEqual([]);
  });

  test('exactly one question is open, for the current god, with more than one answer unless it ends the turn [Y-933]', () => {
    for (const { state } of steps().slice(0, -1)) {
      const requests = yggdrasil.requests(state);
      expect(requests).toHaveLength(1);
      for (const request of requests) {
        expect(request.seats).toEqual([state.turn.seat]);
        const answers = enumerate(request, 2).length;
        const alwaysAsked = request.about === 'turn' || request.about === 'turn-end';
        expect(answers).toBeGreaterThanOrEqual(alwaysAsked ? 1 : 2);
        expect(new Set(request.alternatives.map(({ id }) => id)).size).toBe(request.alternatives.length);
      }
    }
  });

  test('the rules accept every answer the question allows', () => {
    for (const { state } of steps().filter(({ step }) => step % 9 === 0)) {
      for (const request of yggdrasil.requests(state)) {
        for (const action of enumerate(request, 60)) {
          const applied = yggdrasil.apply(state, state.turn.seat, action);
          expect(applied.ok).toBe(true);
          if (applied.ok) expectLegal(applied.state);
        }
      }
    }
  });
});
