/** The giant that forbids the die in combat. */
import { describe, expect, test } from 'vitest';
import { chanceToBeat } from '../../../../src/games/yggdrasil/odds/chances.ts';
import { cardComes, table, tableOf } from '../table.ts';

const FORBIDDEN = { active: ['utgard-loki'] } as const;

describe('without the die', () => {
  test('only Vikings, artifact and Elves count [Y-631]', () => {
    const game = table('odin', 'thor').with({
      ...FORBIDDEN,
      enemies: { surt: 4 },
      artifacts: { surt: 2 },
      vikings: 3,
      elves: 1,
    });
    const { dice } = game.state.streams;
    game.plays('asgard', { enemy: 'surt', vikings: 3 });
    expect(game.told('die-forbidden')).toEqual([{ type: 'die-forbidden', foe: 'surt' }]);
    expect(game.told('hammers-rolled')).toEqual([]);
    expect(game.state.streams.dice).toEqual(dice);
    expect(game.revealed).toBe(false);
    game.answers({ elves: 1 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 6, force: 6 }]);
  });

  test('the giant that forbids it can still be fought [Y-631]', () => {
    const game = table('odin').with({ ...FORBIDDEN, vikings: 3 });
    game.plays('jotunheim', { giant: 'utgard-loki', vikings: 3 });
    expect(game.state.beaten).toEqual(['utgard-loki']);
  });

  test('Fenrir is still calmed by a roll, and enemies still strike using the die [Y-633]', () => {
    const game = table('odin').with({ ...FORBIDDEN, fenrirIsAngry: true, enemies: { fenrir: 2 } });
    game.rolling('green').plays('calm');
    expect(game.state.fenrirIsAngry).toBe(false);
    expect(cardComes('hel', FORBIDDEN, 'green').told('colour-rolled')).toHaveLength(1);
  });
});

describe('in 2010 artifacts need the die', () => {
  const MOMENT = {
    ...FORBIDDEN,
    enemies: { surt: 2 },
    artifacts: { surt: 3 },
    vikings: 4,
    elves: 1,
  } as const;

  test('and only Vikings and Elves count without it [Y-634]', () => {
    const game = tableOf('2010', 'odin', 'thor').with(MOMENT);
    game.plays('asgard', { enemy: 'surt', vikings: 4 }).answers({ elves: 1 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 5, force: 5 }]);
  });

  test('and the odds take this into account', () => {
    const { state } = tableOf('2010', 'odin', 'thor').with(MOMENT);
    expect(chanceToBeat(state, 'surt', 4, 0)).toBe(0);
    expect(chanceToBeat(state, 'surt', 5, 0)).toBe(1);
    expect(chanceToBeat(tableOf('2011', 'odin', 'thor').with(MOMENT).state, 'surt', 2, 0)).toBe(1);
  });

  test('and artifacts count as usual with it [Y-523]', () => {
    const game = tableOf('2010', 'odin').with({ enemies: { surt: 2 }, artifacts: { surt: 3 } });
    game.rolling(2).plays('asgard', { enemy: 'surt', vikings: 0 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 5, force: 5 }]);
  });
});
