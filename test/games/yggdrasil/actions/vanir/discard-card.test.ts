/** The third square of 2010: the next enemy card discarded. */
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../../../../../src/games/yggdrasil/game.ts';
import { type Table, tableOf } from '../../table.ts';

function used(game: Table): Table {
  return game.plays('vanaheim:use', { square: 'discard-card' });
}

describe('in 2010 the third square', () => {
  test('discards the next enemy card: it is turned up, and its enemy does not move [Y-595, Y-956]', () => {
    const game = used(tableOf('2010', 'thor').with({ vanir: 'discard-card', next: ['hel', 'surt'] }));
    expect(game.told('card-discarded')).toEqual([{ type: 'card-discarded', card: 'hel' }]);
    expect(game.state.deck[0]).toBe('surt');
    expect(game.state.discard.at(-1)).toBe('hel');
    expect(game.state.enemies.hel).toBe(1);
    expect(game.revealed).toBe(true);
  });

  test('leaves an Angry card on top, known to everyone [Y-595, Y-945]', () => {
    const game = used(tableOf('2010', 'thor').with({ vanir: 'discard-card', next: ['angry-hel', 'surt'] }));
    expect(game.told('card-stays')).toEqual([{ type: 'card-stays', card: 'angry-hel' }]);
    expect(game.told('card-discarded')).toEqual([]);
    expect(game.state.deck.slice(0, 2)).toEqual(['angry-hel', 'surt']);
    expect(yggdrasil.observe(game.state).deck.top).toEqual(['angry-hel']);
    expect(game.revealed).toBe(true);
  });

  test('is not used on a card already known to be Angry, since nothing could change [Y-594]', () => {
    const game = used(tableOf('2010', 'thor').with({ vanir: 'discard-card', next: ['angry-hel', 'surt'] }));
    const knowing = game.with({ vanir: 'discard-card', spent: [] });
    expect(knowing.ways('vanaheim')).toEqual(['vanaheim:advance']);
  });

  test("isn't used on an Angry card at the bottom (put there by Odin) when it's the only one left [Y-594, Y-217, Y-945]", () => {
    const game = tableOf('2010', 'thor', 'odin', 'frey')
      .with({ deck: ['angry-hel', 'surt', 'loki'] })
      .done();
    game.answers({ card: 'surt', other: 'bottom' }).with({ vanir: 'discard-card' });
    expect(game.state.deck).toEqual(['loki', 'angry-hel']);
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance', 'vanaheim:use']);
    game.done();
    expect(yggdrasil.observe(game.state).deck).toMatchObject({ top: [], bottom: ['angry-hel'] });
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance']);
  });

  test('is not used on a last card that is Angry, since everyone knows which cards are left [Y-594, Y-953]', () => {
    const game = tableOf('2010', 'thor').with({ vanir: 'discard-card', deck: ['angry-hel'] });
    expect(yggdrasil.observe(game.state).deck.cards).toEqual(['angry-hel']);
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance']);
    game.with({ deck: ['angry-hel', 'surt'] });
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance', 'vanaheim:use']);
  });

  test('is of no use if no card is left [Y-594]', () => {
    const game = tableOf('2010', 'thor').with({ vanir: 'discard-card', deck: [] });
    expect(game.ways('vanaheim')).toEqual(['vanaheim:advance']);
  });

  test('discards a card that is known and not Angry [Y-595]', () => {
    const game = tableOf('2010', 'thor', 'odin')
      .with({ next: ['loki', 'surt', 'hel'] })
      .done();
    game.answers({ card: 'loki', other: 'top' }).with({ vanir: 'discard-card' });
    expect(yggdrasil.observe(game.state).deck.top).toEqual(['surt']);
    used(game);
    expect(game.told('card-discarded')).toEqual([{ type: 'card-discarded', card: 'surt' }]);
    expect(yggdrasil.observe(game.state).deck.top).toEqual([]);
  });

  test('makes the gods win with the last card, but only at the end of the turn [Y-595, Y-817]', () => {
    const game = used(tableOf('2010', 'thor').with({ vanir: 'discard-card', deck: ['hel'] }));
    expect(game.state).toMatchObject({ deck: [], end: null });
    expect(game.plays('alfheim').done().state.end).toEqual({ kind: 'won' });
  });
});

test('in 2018 and 2011 the third square orders six cards [Y-589]', () => {
  for (const rules of ['2018', '2011'] as const) {
    expect(tableOf(rules, 'thor').state.box.vanirSquares[2]).toBe('reorder-six');
  }
});
