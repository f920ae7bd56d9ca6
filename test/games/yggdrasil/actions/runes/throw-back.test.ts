/**
 * Mann and Tiwaz: one throws an enemy three spaces back, and the other throws three enemies one space back. The edition decides
 * which rune does which.
 */
import { describe, expect, test } from 'vitest';
import { fourthGiantFalls, fourthGiantFallsIn } from '../../rune-fall.ts';

describe('the rune that throws one enemy far', () => {
  test.each(['2018', '2011'] as const)(
    "is Mann in %s: without the enemy's effect [Y-658, Y-415]",
    (rules) => {
      const game = fourthGiantFallsIn(rules, 'mann', { enemies: { loki: 7, hel: 5 } }, 'thor');
      expect(game.choices('enemy')).toEqual(['hel', 'loki']);
      game.answers({ enemy: 'loki' });
      expect(game.state.enemies).toMatchObject({ loki: 4, hel: 5 });
      expect(game.told('giants-appeared')).toEqual([]);
    },
  );

  test('is Tiwaz in 2010 [Y-665]', () => {
    const game = fourthGiantFallsIn('2010', 'tiwaz', { enemies: { loki: 7, hel: 5 } }, 'thor');
    game.answers({ enemy: 'loki' });
    expect(game.state.enemies).toMatchObject({ loki: 4, hel: 5 });
  });

  test('stops at space 1 [Y-659]', () => {
    const game = fourthGiantFalls('mann', { enemies: { loki: 3, hel: 5 } }, 'thor');
    game.answers({ enemy: 'loki' });
    expect(game.state.enemies.loki).toBe(1);
  });

  test('asks nothing if only one enemy can move back; the log says so [Y-933]', () => {
    const game = fourthGiantFalls('mann', { enemies: { surt: 5 } }, 'thor');
    expect(game.state.enemies.surt).toBe(2);
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'throw-back' }]);
  });

  test('has no effect if all enemies are on space 1 [Y-413]', () => {
    const game = fourthGiantFalls('mann', {}, 'thor');
    expect(game.told('rune-without-effect')).toEqual([{ type: 'rune-without-effect', rune: 'mann' }]);
    expect(game.about).toBe('turn');
  });
});

const FOUR = { hel: 3, surt: 4, loki: 5, fenrir: 2 };

describe('the rune that throws three enemies', () => {
  test.each(['2018', '2011'] as const)(
    'is Tiwaz in %s, which moves each enemy one space back [Y-660]',
    (rules) => {
      const game = fourthGiantFallsIn(rules, 'tiwaz', { enemies: FOUR }, 'thor');
      expect(game.field('enemies')).toEqual({
        kind: 'some',
        of: ['hel', 'surt', 'loki', 'fenrir'],
        min: 3,
        max: 3,
      });
      game.answers({ enemies: ['surt', 'hel', 'fenrir'] });
      expect(game.state.enemies).toMatchObject({ hel: 2, surt: 3, loki: 5, fenrir: 1 });
    },
  );

  test('is Mann in 2010 [Y-664]', () => {
    const game = fourthGiantFallsIn('2010', 'mann', { enemies: FOUR }, 'thor');
    game.answers({ enemies: ['surt', 'hel', 'fenrir'] });
    expect(game.state.enemies).toMatchObject({ hel: 2, surt: 3, loki: 5, fenrir: 1 });
  });

  test('moves three different enemies [Y-661]', () => {
    const game = fourthGiantFalls('tiwaz', { enemies: FOUR }, 'thor');
    const refusal = game.refuses('throw-back', { enemies: ['surt', 'surt', 'hel'] });
    expect(refusal).toEqual({ code: 'not-an-answer' });
    expect(game.refuses('throw-back', { enemies: ['surt', 'hel'] })).toEqual({ code: 'not-an-answer' });
  });

  test('moves the two that can move back [Y-662]', () => {
    const game = fourthGiantFalls('tiwaz', { enemies: { hel: 3, surt: 4 } }, 'thor');
    expect(game.state.enemies).toMatchObject({ hel: 2, surt: 3 });
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'throw-back' }]);
  });

  test('moves the only one that can move back, one space [Y-662]', () => {
    const game = fourthGiantFalls('tiwaz', { enemies: { surt: 4 } }, 'thor');
    expect(game.state.enemies).toMatchObject({ hel: 1, surt: 3 });
  });

  test('has no effect if all enemies are on space 1 [Y-413, Y-662]', () => {
    const game = fourthGiantFalls('tiwaz', {}, 'thor');
    expect(game.told('rune-without-effect')).toEqual([{ type: 'rune-without-effect', rune: 'tiwaz' }]);
  });
});
