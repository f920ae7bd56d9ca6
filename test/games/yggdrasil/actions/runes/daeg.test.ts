/** Daeg: three turns without an enemy card. */
import { describe, expect, test } from 'vitest';
import { RULE_STATES } from '../../../../../src/games/yggdrasil/box/box.ts';
import { GODS } from '../../../../../src/games/yggdrasil/box/components.ts';
import { fourthGiantFalls, fourthGiantFallsIn } from '../../rune-fall.ts';
import { table } from '../../table.ts';

describe('Daeg', () => {
  test('spares the next three turns their card, starting with the next god; the deck stays intact [Y-655, Y-656, Y-657]', () => {
    const game = fourthGiantFalls('daeg', { next: ['loki', 'loki'] }, 'thor');
    expect(game.told('cards-withheld')).toEqual([{ type: 'cards-withheld', turns: 3 }]);
    const { deck } = game.state;
    for (const { god, left } of [
      { god: 'thor', left: 2 },
      { god: 'heimdall', left: 1 },
      { god: 'thor', left: 0 },
    ]) {
      game.done();
      expect(game.activeGod).toBe(god);
      expect(game.told('no-card')).toEqual([{ type: 'no-card', turnsLeft: left }]);
      expect(game.state.deck).toEqual(deck);
    }
    game.done();
    expect(game.told('card-drawn')).toEqual([{ type: 'card-drawn', card: 'loki' }]);
  });

  test.each(GODS)("starts with the next turn, even if that's %s's, and lasts three turns [Y-656]", (next) => {
    for (const rules of RULE_STATES)
      for (const more of [[], ['tyr', 'freyja'] as const]) {
        const gods = [next, ...more].filter((god, at, all) => god !== 'heimdall' && all.indexOf(god) === at);
        const game = fourthGiantFallsIn(rules, 'daeg', {}, ...gods);
        const { deck, discard } = game.state;
        expect(game.told('no-card')).toEqual([]);
        for (const left of [2, 1, 0]) {
          game.done();
          expect(game.told('no-card')).toEqual([{ type: 'no-card', turnsLeft: left }]);
          expect(game.state).toMatchObject({ deck, discard, question: { about: 'turn' } });
        }
        game.done();
        expect(game.told('no-card')).toEqual([]);
        expect(game.state.deck.length).toBeLessThan(deck.length);
      }
  });

  test("starts with the first seat's turn if the last seat completes it [Y-656]", () => {
    const game = table('thor', 'heimdall')
      .with({ next: ['hel'], vanir: 'discard-giant' })
      .done();
    game.with({ beaten: ['hrungnir', 'utgard-loki', 'greip'] });
    game.plays('vanaheim:use', { square: 'discard-giant' }).answers({ giant: 'gialp' });
    expect(game.told('rune-completed')).toEqual([{ type: 'rune-completed', rune: 'daeg' }]);
    game.done();
    expect(game.activeGod).toBe('thor');
    expect(game.told('no-card')).toEqual([{ type: 'no-card', turnsLeft: 2 }]);
  });

  test('also spares Odin his two cards [Y-656, Y-723]', () => {
    const game = fourthGiantFalls('daeg', {}, 'odin').done();
    expect(game.activeGod).toBe('odin');
    expect(game.about).toBe('turn');
  });

  test('does not delay the check for defeat [Y-657, Y-801]', () => {
    const game = fourthGiantFalls('daeg', {}, 'thor')
      .done()
      .with({ enemies: { hel: 8 } })
      .done();
    expect(game.state.end).toEqual({ kind: 'lost', why: ['one-in-the-residence'] });
  });
});
