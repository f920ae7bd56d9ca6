/** Mann: one enemy three spaces back. */
import { describe, expect, test } from 'vitest';
import { fourthGiantFalls } from './rune-fall.ts';

describe('Mann', () => {
  test('moves one enemy three spaces back, without its effect [Y-658, Y-415]', () => {
    const game = fourthGiantFalls('mann', { enemies: { loki: 7, hel: 5 } }, 'thor');
    expect(game.choices('enemy')).toEqual(['hel', 'loki']);
    game.answers({ enemy: 'loki' });
    expect(game.state.enemies).toMatchObject({ loki: 4, hel: 5 });
    expect(game.told('giants-appeared')).toEqual([]);
  });

  test('stops at space 1 [Y-659]', () => {
    const game = fourthGiantFalls('mann', { enemies: { loki: 3, hel: 5 } }, 'thor');
    game.answers({ enemy: 'loki' });
    expect(game.state.enemies.loki).toBe(1);
  });

  test('asks nothing when one enemy alone can go back; the log says so [Y-933]', () => {
    const game = fourthGiantFalls('mann', { enemies: { surt: 5 } }, 'thor');
    expect(game.state.enemies.surt).toBe(2);
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'mann' }]);
  });

  test('has no effect when all enemies stand on space 1 [Y-413]', () => {
    const game = fourthGiantFalls('mann', {}, 'thor');
    expect(game.told('rune-without-effect')).toEqual([{ type: 'rune-without-effect', rune: 'mann' }]);
    expect(game.about).toBe('turn');
  });
});
