/** Tiwaz: three enemies one space back each. */
import { describe, expect, test } from 'vitest';
import { fourthGiantFalls } from './rune-fall.ts';

const FOUR = { hel: 3, surt: 4, loki: 5, fenrir: 2 };

describe('Tiwaz', () => {
  test('moves three enemies one space back each [Y-660]', () => {
    const game = fourthGiantFalls('tiwaz', { enemies: FOUR }, 'thor');
    expect(game.field('enemies')).toEqual({
      kind: 'some',
      of: ['hel', 'surt', 'loki', 'fenrir'],
      min: 3,
      max: 3,
    });
    game.answers({ enemies: ['surt', 'hel', 'fenrir'] });
    expect(game.state.enemies).toMatchObject({ hel: 2, surt: 3, loki: 5, fenrir: 1 });
  });

  test('moves three different ones [Y-661]', () => {
    const game = fourthGiantFalls('tiwaz', { enemies: FOUR }, 'thor');
    const refusal = game.refuses('throw-back', { enemies: ['surt', 'surt', 'hel'] });
    expect(refusal).toEqual({ why: 'not-an-answer' });
    expect(game.refuses('throw-back', { enemies: ['surt', 'hel'] })).toEqual({ why: 'not-an-answer' });
  });

  test('moves the two that can move back [Y-662]', () => {
    const game = fourthGiantFalls('tiwaz', { enemies: { hel: 3, surt: 4 } }, 'thor');
    expect(game.state.enemies).toMatchObject({ hel: 2, surt: 3 });
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'tiwaz' }]);
  });

  test('has no effect when all enemies stand on space 1 [Y-413, Y-662]', () => {
    const game = fourthGiantFalls('tiwaz', {}, 'thor');
    expect(game.told('rune-without-effect')).toEqual([{ type: 'rune-without-effect', rune: 'tiwaz' }]);
  });
});
