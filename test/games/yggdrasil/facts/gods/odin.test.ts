/** Odin chooses between two cards; in a trance, he chooses which giant falls. */
import { describe, expect, test } from 'vitest';
import { type Card, GIANTS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { yggdrasil } from '../../../../../src/games/yggdrasil/game.ts';
import { type Table, table, tableOf } from '../../table.ts';

/** Thor ends his turn, and Odin draws from the top of this deck. */
function odinDraws(...next: readonly Card[]): Table {
  return table('thor', 'odin').with({ next }).done();
}

describe("Odin's two cards", () => {
  test('are drawn together; one is played, the other put on top [Y-721, Y-724, Y-944]', () => {
    const game = odinDraws('angry-hel', 'surt', 'loki');
    expect(game.about).toBe('odin-cards');
    expect(yggdrasil.observe(game.state).question).toMatchObject({ cards: ['angry-hel', 'surt'] });
    expect(game.choices('card')).toEqual(['angry-hel', 'surt']);
    expect(game.choices('other')).toEqual(['top', 'bottom']);
    game.answers({ card: 'surt', other: 'top' });
    expect(game.state.enemies).toMatchObject({ surt: 2, hel: 1 });
    expect(game.state.deck.slice(0, 2)).toEqual(['angry-hel', 'loki']);
    expect(game.state.discard.at(-1)).toBe('surt');
    expect(game.state.drawn).toEqual([]);
  });

  test('may also put the second at the bottom of the deck, even a Ragnarök card [Y-721, Y-724]', () => {
    const game = odinDraws('surt', 'ragnarok-2', 'loki').answers({ card: 'surt', other: 'bottom' });
    expect(game.state.deck[0]).toBe('loki');
    expect(game.state.deck.at(-1)).toBe('ragnarok-2');
    expect(game.told('card-put-back')).toEqual([
      { type: 'card-put-back', card: 'ragnarok-2', where: 'bottom' },
    ]);
    expect(game.state.enemies.loki).toBe(1);
  });

  test('may be alike, and then he only chooses the place of the second one [Y-721]', () => {
    const game = odinDraws('surt', 'surt', 'loki');
    expect(game.choices('card')).toEqual(['surt']);
    game.answers({ card: 'surt', other: 'bottom' });
    expect(game.state.enemies.surt).toBe(2);
    expect(game.state.deck.at(-1)).toBe('surt');
  });

  test('stay known to the table if put back: the next god plays the one on top [Y-945]', () => {
    const game = odinDraws('hel', 'surt', 'loki').answers({ card: 'surt', other: 'top' });
    expect(yggdrasil.observe(game.state).deck.top).toEqual(['hel']);
    game.done();
    expect(game.told('card-drawn')).toEqual([{ type: 'card-drawn', card: 'hel' }]);
    expect(yggdrasil.observe(game.state).deck.top).toEqual([]);
    const under = odinDraws('hel', 'surt', 'loki').answers({ card: 'surt', other: 'bottom' });
    expect(yggdrasil.observe(under.state).deck).toMatchObject({ top: [], bottom: ['hel'] });
  });

  test('are a single card if only one is left: he draws it and plays it [Y-722]', () => {
    const game = table('thor', 'odin')
      .with({ deck: ['loki'] })
      .done();
    expect(game.about).toBe('turn');
    expect(game.state).toMatchObject({ deck: [], enemies: { loki: 2 } });
  });

  test('are not drawn while Daeg lasts [Y-723]', () => {
    const game = table('thor', 'odin').with({ daeg: 2 });
    const { deck } = game.state;
    game.done();
    expect(game.about).toBe('turn');
    expect(game.state.deck).toEqual(deck);
  });

  test.each([
    { code: 'he is in a trance', moment: { gods: { odin: { inTrance: true } } } },
    { code: 'powers are cancelled', moment: { active: ['vafthrudnir'] } },
  ] as const)('are only one card, as for any other god, while $code [Y-703, Y-621]', ({ moment }) => {
    const game = table('thor', 'odin')
      .with({ ...moment, next: ['loki', 'surt'] })
      .done();
    expect(game.about).toBe('turn');
    expect(game.told('card-drawn')).toEqual([{ type: 'card-drawn', card: 'loki' }]);
  });
});

describe("Odin's trance", () => {
  const IN_TRANCE = { gods: { odin: { inTrance: true } } } as const;

  test('lets a god who beats a giant discard another active one instead [Y-725, Y-727]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, active: ['gialp', 'greip'] });
    const { pile } = game.state;
    game.rolling(3).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.about).toBe('odin-giant');
    expect(game.choices('giant')).toEqual(GIANTS);
    game.answers({ giant: 'greip' });
    expect(game.state).toMatchObject({ active: ['gialp'], beaten: ['greip'] });
    expect(game.state.pile).toEqual(pile);
    expect(game.told('pile-shuffled')).toEqual([]);
  });

  test('lets the god discard any giant of the pile, which is then shuffled [Y-725, Y-728]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, active: ['gialp'], pile: ['baugi'] });
    game.rolling(3).plays('jotunheim', { giant: 'gialp', vikings: 0 }).answers({ giant: 'thiazi' });
    expect(game.state).toMatchObject({ active: ['gialp'], beaten: ['thiazi'] });
    expect(game.told('pile-shuffled')).toHaveLength(1);
    expect(game.revealed).toBe(true);
  });

  test('turns a beaten hidden giant up before the choice [Y-726]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, active: ['greip'], pile: ['gialp'] });
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(game.told('giant-revealed')).toEqual([{ type: 'giant-revealed', giant: 'gialp' }]);
    expect(game.state.question).toMatchObject({ about: 'odin-giant', beaten: 'gialp' });
  });

  test('still gives the choice if the beaten hidden giant would have cancelled powers [Y-729]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, active: ['greip'], pile: ['vafthrudnir'] });
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 });
    expect(game.about).toBe('odin-giant');
    game.answers({ giant: 'greip' });
    expect(game.state.pile[0]).toBe('vafthrudnir');
  });

  test('puts a spared hidden giant back on top, known to everyone [Y-727, Y-728, Y-945]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, active: ['greip'], pile: ['gialp', 'thrym'] });
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 }).answers({ giant: 'greip' });
    expect(game.state.pile[0]).toBe('gialp');
    expect(yggdrasil.observe(game.state).pile.top).toBe('gialp');
    expect(game.told('pile-shuffled')).toEqual([]);
  });

  test('loses track of a spared hidden giant when the pile is shuffled [Y-727, Y-728]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, pile: ['gialp'] });
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 }).answers({ giant: 'thrym' });
    expect(game.state.pile).toContain('gialp');
    expect(yggdrasil.observe(game.state).pile.top).toBeNull();
    expect(game.told('pile-shuffled')).toHaveLength(1);
  });

  test('shuffles nothing if the beaten hidden giant itself is discarded [Y-728]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, pile: ['gialp', 'thrym'] });
    const { pile } = game.state;
    game.rolling(3).plays('jotunheim', { giant: 'pile', vikings: 0 }).answers({ giant: 'gialp' });
    expect(game.state.pile).toEqual(pile.slice(1));
    expect(yggdrasil.observe(game.state).pile.top).toBeNull();
    expect(game.told('pile-shuffled')).toEqual([]);
  });

  test('gives no choice if the beaten giant is the one that cancels powers [Y-729]', () => {
    const game = table('thor', 'odin').with({ ...IN_TRANCE, active: ['vafthrudnir', 'greip'] });
    game.rolling(3).plays('jotunheim', { giant: 'vafthrudnir', vikings: 0 });
    expect(game.about).toBe('turn');
    expect(game.state).toMatchObject({ active: ['greip'], beaten: ['vafthrudnir'] });
  });

  test('works for Odin too, and for no one if he is not in a trance [Y-706]', () => {
    const own = table('odin')
      .with({ inTrance: true, active: ['gialp'] })
      .rolling(3);
    expect(own.plays('jotunheim', { giant: 'gialp', vikings: 0 }).about).toBe('odin-giant');
    const awake = table('odin')
      .with({ active: ['gialp'] })
      .rolling(3);
    expect(awake.plays('jotunheim', { giant: 'gialp', vikings: 0 }).about).toBe('turn');
  });
});

describe('in 2011 the card that Odin does not play', () => {
  test('goes to the bottom of the deck, never on top [Y-730]', () => {
    const game = tableOf('2011', 'thor', 'odin')
      .with({ next: ['hel', 'surt', 'loki'] })
      .done();
    expect(game.choices('card')).toEqual(['hel', 'surt']);
    expect(game.choices('other')).toEqual(['bottom']);
    expect(game.refuses('play', { card: 'surt', other: 'top' })).toEqual({ code: 'not-an-answer' });
    game.answers({ card: 'surt', other: 'bottom' });
    expect(game.state.deck.at(-1)).toBe('hel');
  });

  test('needs no choice if both cards are the same [Y-933]', () => {
    const game = tableOf('2011', 'thor', 'odin')
      .with({ next: ['surt', 'surt', 'loki'] })
      .done();
    expect(game.told('answer-forced')).toEqual([{ type: 'answer-forced', about: 'odin-cards' }]);
    expect(game.state.deck.at(-1)).toBe('surt');
    expect(game.state.enemies.surt).toBe(2);
  });
});

test('in 2010 the card that Odin does not play goes to the top or bottom of the deck, as in 2018 [Y-721]', () => {
  const game = tableOf('2010', 'thor', 'odin')
    .with({ next: ['hel', 'surt', 'loki'] })
    .done();
  expect(game.choices('other')).toEqual(['top', 'bottom']);
});
