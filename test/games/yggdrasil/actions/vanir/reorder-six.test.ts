/** The third square: six enemy cards in another order. */
import { expect, test } from 'vitest';
import { yggdrasil } from '../../../../../src/games/yggdrasil/game.ts';
import { table } from '../../table.ts';

const SIX = ['hel', 'surt', 'loki', 'fenrir', 'nidhogg', 'jormungand'] as const;

test('the god sees the top six cards and puts them back in any order [Y-589]', () => {
  const game = table('odin').with({ vanir: 'reorder-six', next: [...SIX, 'hel'] });
  const below = game.state.deck.slice(6);
  game.plays('vanaheim:use', { square: 'reorder-six' });
  expect(game.told('cards-seen')).toEqual([{ type: 'cards-seen', cards: SIX }]);
  expect(game.revealed).toBe(true);
  const order = SIX.toReversed();
  game.answers({ cards: order });
  expect(game.state.deck).toEqual([...order, ...below]);
  expect(game.told('cards-reordered')).toEqual([{ type: 'cards-reordered', cards: order }]);
});

test('no card may be omitted, added or duplicated [Y-589]', () => {
  const game = table('odin').with({ vanir: 'reorder-six', next: SIX });
  game.plays('vanaheim:use', { square: 'reorder-six' });
  for (const cards of [SIX.slice(1), [...SIX, 'hel'], [...SIX.slice(1), 'surt']]) {
    expect(game.refuses('order', { cards })).toEqual({ code: 'not-an-answer' });
  }
});

test('the whole table sees the six, and knows them until they are drawn [Y-944, Y-945]', () => {
  const game = table('thor', 'heimdall').with({ vanir: 'reorder-six', next: SIX });
  game.plays('vanaheim:use', { square: 'reorder-six' });
  expect(yggdrasil.observe(game.state).question).toMatchObject({ cards: SIX });
  game.answers({ cards: ['loki', 'hel', 'surt', 'fenrir', 'nidhogg', 'jormungand'] }).done();
  expect(game.told('card-drawn')).toMatchObject([{ card: 'loki' }]);
  expect(yggdrasil.observe(game.state).deck.top).toEqual(['hel', 'surt', 'fenrir', 'nidhogg', 'jormungand']);
});

test('with three cards left, all three are ordered [Y-590]', () => {
  const game = table('odin').with({ vanir: 'reorder-six', deck: ['hel', 'surt', 'loki'] });
  game.plays('vanaheim:use', { square: 'reorder-six' }).answers({ cards: ['loki', 'surt', 'hel'] });
  expect(game.state.deck).toEqual(['loki', 'surt', 'hel']);
});

test('a single card cannot be put in another order [Y-594]', () => {
  const game = table('odin').with({ vanir: 'reorder-six', deck: ['hel'] });
  expect(game.choices('square', 'vanaheim:use')).not.toContain('reorder-six');
});

test("cards known at the bottom aren't shown again when they are seen at the top [Y-945]", () => {
  const deck = ['hel', 'surt', 'loki', 'fenrir', 'nidhogg', 'jormungand', 'hel', 'surt'] as const;
  const game = table('odin').with({ vanir: 'reorder-six', deck });
  const fourKnownFromBelow = { ...game.state, knownBottom: 4 };
  const action = { request: game.request.key, choice: 'vanaheim:use', values: { square: 'reorder-six' } };
  const applied = yggdrasil.apply(fourKnownFromBelow, game.state.turn.seat, action);
  const view = applied.ok ? yggdrasil.observe(applied.state) : expect.fail('refused');
  expect(view.deck.top).toHaveLength(6);
  expect(view.deck.bottom).toHaveLength(2);
});
