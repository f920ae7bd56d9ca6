/** Fenrir: angry until the die calms him. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/games/yggdrasil/box/components.ts';
import type { Moment } from '../moment.ts';
import { cardComes, type Table, table } from '../table.ts';

/** Thor fails three times to calm Fenrir; then this card comes for Heimdall. */
function stillAngryWhen(card: Card, moment: Moment): Table {
  const game = table('thor', 'heimdall').with({ ...moment, fenrirIsAngry: true, next: [card] });
  return game.rolling('black', 'black', 'black').plays('calm').plays('calm').plays('calm').done();
}

describe("Fenrir's card", () => {
  test('makes him angry: gods can only try to calm him [Y-351]', () => {
    const game = cardComes('fenrir');
    expect(game.state.fenrirIsAngry).toBe(true);
    expect(game.ways()).toEqual(['calm']);
    expect(game.refuses('alfheim')).toEqual({ code: 'fenrir-is-angry' });
  });

  test('moves him and is discarded if he is already angry; nothing else happens [Y-205, Y-356]', () => {
    const game = stillAngryWhen('fenrir', { enemies: { fenrir: 3 } });
    expect(game.state.enemies.fenrir).toBe(4);
    expect(game.told('fenrir-angered')).toEqual([]);
    expect(game.told('fenrir-still-angry')).toHaveLength(1);
    expect(game.state.discard.at(-1)).toBe('fenrir');
    expect(game.ways()).toEqual(['calm']);
  });

  test('moves an angry Fenrir two spaces if it is an Angry card, and does nothing else [Y-357]', () => {
    const game = stillAngryWhen('angry-fenrir', { enemies: { fenrir: 3 } });
    expect(game.state.enemies.fenrir).toBe(5);
    expect(game.told('fenrir-angered')).toEqual([]);
  });

  test('leaves him calm if he arrives in the Residence [Y-408]', () => {
    const game = cardComes('fenrir', { enemies: { fenrir: 7 } });
    expect(game.state).toMatchObject({ fenrirIsAngry: false, enemies: { fenrir: 8 } });
  });
});

describe('calming Fenrir', () => {
  const calming = { 1: ['white', 'blue', 'green'], 2: ['white', 'blue'], 3: ['white'] } as const;
  const cases = ([1, 2, 3] as const).flatMap((power) =>
    (['white', 'blue', 'green', 'black'] as const).map((colour) => ({
      power,
      colour,
      calms: (calming[power] as readonly string[]).includes(colour),
    })),
  );

  test.each(cases)('at power $power, $colour calms him: $calms [Y-353]', ({ power, colour, calms }) => {
    for (const space of [2 * power, 2 * power + 1]) {
      const game = table('thor').with({ enemies: { fenrir: space }, fenrirIsAngry: true });
      game.rolling(colour).plays('calm');
      expect(game.told('calming-tried')).toEqual([
        { type: 'calming-tried', islands: [colour], power, calmed: calms },
      ]);
      expect(game.state.fenrirIsAngry).toBe(!calms);
    }
  });

  test('costs an action each time, and leaves the rest once he is calm [Y-352, Y-354]', () => {
    const game = table('thor', 'odin').with({ fenrirIsAngry: true, enemies: { fenrir: 3 } });
    game.rolling('black', 'green').plays('calm').plays('calm');
    expect(game.state).toMatchObject({ fenrirIsAngry: false, turn: { spent: ['calm', 'calm'] } });
    game.plays('alfheim');
    expect(game.about).toBe('turn-end');
  });

  test('may fail three times; the next god takes a card first, then must try too [Y-215, Y-355]', () => {
    const game = table('thor', 'heimdall').with({ fenrirIsAngry: true, enemies: { fenrir: 6, surt: 1 } });
    game.rolling('blue', 'green', 'black', 'white').with({ next: ['surt'] });
    expect(game.refuses('done')).toEqual({ code: 'not-an-answer' });
    game.plays('calm');
    expect(game.refuses('done')).toEqual({ code: 'not-an-answer' });
    game.plays('calm').plays('calm');
    expect(game.about).toBe('turn-end');
    game.done();
    expect(game.activeGod).toBe('heimdall');
    expect(game.state.enemies.surt).toBe(2);
    expect(game.told('fire-giants-came')).toHaveLength(1);
    expect(game.ways()).toEqual(['calm']);
  });

  test('uses the power of his current area, even after Nidhögg dragged him there [Y-358]', () => {
    const enemies = { hel: 4, surt: 4, jormungand: 3, loki: 4, nidhogg: 4, fenrir: 3 };
    const game = stillAngryWhen('nidhogg', { enemies });
    game.answers({ enemy: 'fenrir' });
    expect(game.state.enemies.fenrir).toBe(4);
    game.rolling('green').plays('calm');
    expect(game.told('calming-tried')).toMatchObject([{ power: 2, calmed: false }]);
  });

  test.each([
    { colour: 'blue', calms: false },
    { colour: 'white', calms: true },
  ] as const)(
    'in the Residence works as with power 3: $colour calms him: $calms [Y-359]',
    ({ colour, calms }) => {
      const game = table('thor').with({ fenrirIsAngry: true, enemies: { fenrir: 8 } });
      game.rolling(colour).plays('calm');
      expect(game.state.fenrirIsAngry).toBe(!calms);
    },
  );

  test('uses no Elves [Y-360]', () => {
    const game = table('thor').with({ fenrirIsAngry: true, enemies: { fenrir: 2 }, elves: 2 });
    game.rolling('black').plays('calm');
    expect(game.about).toBe('turn');
    expect(game.god('thor').elves).toBe(2);
  });

  test('uses up no world: Freyja may still go to Alfheim twice [Y-361]', () => {
    const game = table('freyja', 'thor').with({ fenrirIsAngry: true, enemies: { fenrir: 2 } });
    game.rolling('white').plays('calm').plays('alfheim').plays('alfheim');
    expect(game.god('freyja').elves).toBe(2);
  });

  test('comes before any trance, entered or left [Y-362]', () => {
    const game = table('freyja').with({ fenrirIsAngry: true, enemies: { fenrir: 2 } });
    expect(game.refuses('enter-trance')).toEqual({ code: 'fenrir-is-angry' });
    game.with({ inTrance: true });
    expect(game.refuses('leave-trance')).toEqual({ code: 'fenrir-is-angry' });
  });

  test('may be tried up to four times by Frey [Y-363]', () => {
    const game = table('frey').with({ fenrirIsAngry: true, enemies: { fenrir: 6 } });
    game.rolling('black', 'green', 'blue', 'blue').plays('calm').plays('calm').plays('calm').plays('calm');
    expect(game.about).toBe('turn-end');
    expect(game.state.fenrirIsAngry).toBe(true);
  });

  test('at the third try leaves Frey one action [Y-363]', () => {
    const game = table('frey').with({ fenrirIsAngry: true, enemies: { fenrir: 6 } });
    game.rolling('black', 'green', 'white').plays('calm').plays('calm').plays('calm').plays('alfheim');
    expect(game.god('frey').elves).toBe(1);
    expect(game.about).toBe('turn-end');
  });

  test('is asked for even if it is the only thing to do: the roll belongs to the god [Y-934]', () => {
    const game = cardComes('fenrir');
    expect(game.ways()).toEqual(['calm']);
    expect(game.told('answer-forced')).toEqual([]);
    expect(game.told('calming-tried')).toEqual([]);
  });

  test('cannot be tried while he is calm', () => {
    expect(table('thor').refuses('calm')).toEqual({ code: 'fenrir-is-calm' });
  });
});
