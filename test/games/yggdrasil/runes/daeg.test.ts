/** Daeg: three turns without an enemy card. */
import { describe, expect, test } from 'vitest';
import { fourthGiantFalls } from './rune-fall.ts';

describe('Daeg', () => {
  test('spares the next three turns their card, beginning with the next god; the deck is left alone [Y-655, Y-656, Y-657]', () => {
    const game = fourthGiantFalls('daeg', { next: ['loki', 'loki'] }, 'thor');
    expect(game.told('cards-withheld')).toEqual([{ type: 'cards-withheld', turns: 3 }]);
    const { deck } = game.state;
    for (const { god, left } of [
      { god: 'thor', left: 2 },
      { god: 'heimdall', left: 1 },
      { god: 'thor', left: 0 },
    ]) {
      game.done();
      expect(game.onTurn).toBe(god);
      expect(game.told('no-card')).toEqual([{ type: 'no-card', turnsLeft: left }]);
      expect(game.state.deck).toEqual(deck);
    }
    game.done();
    expect(game.told('card-drawn')).toEqual([{ type: 'card-drawn', card: 'loki' }]);
  });

  test('spares Odin his two cards too [Y-656, Y-723]', () => {
    const game = fourthGiantFalls('daeg', {}, 'odin').done();
    expect(game.onTurn).toBe('odin');
    expect(game.about).toBe('turn');
  });

  test('does not put off the check for defeat [Y-657, Y-801]', () => {
    const game = fourthGiantFalls('daeg', {}, 'thor')
      .done()
      .with({ enemies: { hel: 8 } })
      .done();
    expect(game.state.end).toEqual({ kind: 'lost', why: ['one-in-the-residence'] });
  });
});
