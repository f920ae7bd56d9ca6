/** The giant that forbids the die in combat. */
import { describe, expect, test } from 'vitest';
import { cardComes, table } from '../table.ts';

const FORBIDDEN = { active: ['utgard-loki'] } as const;

describe('without the die', () => {
  test('Vikings, artifact and Elves have to do it [Y-631]', () => {
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

  test('the giant itself is fought without it [Y-631]', () => {
    const game = table('odin').with({ ...FORBIDDEN, vikings: 3 });
    game.plays('jotunheim', { giant: 'utgard-loki', vikings: 3 });
    expect(game.state.beaten).toEqual(['utgard-loki']);
  });

  test('Fenrir is still calmed by a roll, and enemies still strike where it falls [Y-633]', () => {
    const game = table('odin').with({ ...FORBIDDEN, fenrirIsAngry: true, enemies: { fenrir: 2 } });
    game.rolling('green').plays('calm');
    expect(game.state.fenrirIsAngry).toBe(false);
    expect(cardComes('hel', FORBIDDEN, 'green').told('colour-rolled')).toHaveLength(1);
  });
});
