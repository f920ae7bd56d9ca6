/** Sigel: Vikings from Helheim, shared out. */
import { describe, expect, test } from 'vitest';
import { fourthGiantFalls } from '../../rune-fall.ts';

describe('Sigel', () => {
  test('divides 15 Vikings from Helheim among the gods as the current god chooses [Y-654]', () => {
    const game = fourthGiantFalls('sigel', { helheim: 20 }, 'thor', 'frey');
    expect(game.field('shares')).toEqual({
      kind: 'share',
      among: ['heimdall', 'thor', 'frey'],
      min: 0,
      max: 15,
    });
    expect(game.refuses('share', { shares: { thor: 16 } })).toEqual({ code: 'not-an-answer' });
    game.answers({ shares: { heimdall: 4, thor: 11 } });
    expect(game.told('vikings-shared')).toEqual([{ type: 'vikings-shared', shares: [4, 11, 0] }]);
    expect(game.state.seats.map(({ vikings }) => vikings)).toEqual([4, 11, 0]);
    expect(game.state.helheim).toBe(5);
  });

  test('takes at most the Vikings in Helheim [Y-654, Y-931]', () => {
    const game = fourthGiantFalls('sigel', { helheim: 6 }, 'thor');
    expect(game.field('shares')).toMatchObject({ max: 6 });
  });

  test('may take fewer, even none [Y-932]', () => {
    const game = fourthGiantFalls('sigel', { helheim: 6 }, 'thor').answers({ shares: { thor: 0 } });
    expect(game.state.helheim).toBe(6);
    expect(game.about).toBe('turn');
  });

  test('has no effect if Helheim is empty [Y-654]', () => {
    const game = fourthGiantFalls('sigel', { helheim: 0 }, 'thor');
    expect(game.told('rune-without-effect')).toEqual([{ type: 'rune-without-effect', rune: 'sigel' }]);
  });
});
