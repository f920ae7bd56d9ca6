/** A god whose turn is skipped does only what the rules require. */
import { describe, expect, test } from 'vitest';
import { seatIndex } from '../../../../src/core/seat.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { fourthGiantFalls } from '../rune-fall.ts';
import { cardComes, type Table, table } from '../table.ts';

/** The answers given for the skipped god, one after the other, until the next god's turn. */
function skipped(game: Table): readonly string[] {
  const { turn } = game.request;
  const answers: string[] = [];
  while (game.state.question !== null && game.request.turn === turn) {
    const { choice, values } = yggdrasil.skip(game.state, game.request);
    answers.push(choice);
    game.plays(choice, values);
  }
  return answers;
}

/** The values of the skipped god's answer to the open question. */
function answered(game: Table) {
  return yggdrasil.skip(game.state, game.request).values;
}

describe('a god who is skipped', () => {
  test('stops, and the actions left are lost [Y-214, Y-938]', () => {
    const game = table('thor', 'heimdall').with({ vikings: 3, elves: 2 });
    expect(skipped(game)).toEqual(['done']);
    expect(game.activeGod).toBe('heimdall');
    expect(game.god('thor')).toMatchObject({ vikings: 3, elves: 2 });
  });

  test('still tries to calm Fenrir while an action is left [Y-215, Y-352, Y-938]', () => {
    const game = cardComes('fenrir').rolling('black', 'black', 'black');
    expect(skipped(game)).toEqual(['calm', 'calm', 'calm', 'done']);
    expect(game.state.fenrirIsAngry).toBe(true);
  });

  test('does nothing more once Fenrir is calm [Y-354]', () => {
    const game = cardComes('fenrir').rolling('black', 'white');
    expect(skipped(game)).toEqual(['calm', 'calm', 'done']);
    expect(game.state.fenrirIsAngry).toBe(false);
  });

  test('after spending an action has as many attempts as actions left [Y-352]', () => {
    const game = table('thor', 'heimdall').with({ fenrirIsAngry: true, spent: ['alfheim'] });
    expect(skipped(game.rolling('black', 'black'))).toEqual(['calm', 'calm', 'done']);
  });
});

describe('a skipped god', () => {
  test("plays the first of Odin's two cards, and puts the other back on top", () => {
    const game = table('thor', 'odin')
      .with({ next: ['surt', 'hel'] })
      .done();
    expect(game.about).toBe('odin-cards');
    expect(answered(game)).toEqual({ card: 'surt', other: 'top' });
  });

  test("uses the first of Tyr's two rolls", () => {
    const game = table('thor', 'tyr')
      .with({ next: ['jormungand'] })
      .rolling('green', 'blue')
      .done();
    expect(game.about).toBe('tyr-colour');
    expect(answered(game)).toEqual({ island: 'green' });
  });

  test('gives no Elves to a fight [Y-938]', () => {
    const game = table('thor', 'heimdall').with({ enemies: { surt: 3 }, vikings: 1, elves: 2, helheim: 5 });
    game.rolling(0).plays('asgard', { enemy: 'surt', vikings: 1 });
    expect(game.about).toBe('elves');
    expect(answered(game)).toEqual({ elves: 0 });
  });

  test('keeps the order of cards that may be reordered', () => {
    const six = ['surt', 'hel', 'loki', 'nidhogg', 'fenrir', 'jormungand'] as const;
    const game = table('thor', 'heimdall').with({ vanir: 'reorder-six', next: six });
    game.plays('vanaheim:use', { square: 'reorder-six' });
    expect(answered(game)).toEqual({ cards: six });
  });

  test('moves back the foremost of the enemies that can move back', () => {
    const game = table('odin', 'thor').with({ vanir: 'enemy-back', enemies: { hel: 4, loki: 5 } });
    game.plays('vanaheim:use', { square: 'enemy-back' });
    expect(answered(game)).toEqual({ enemy: 'loki' });
  });

  test('lets the beaten giant leave if Odin is in a trance, even if another is listed first', () => {
    const inTrance = { gods: { odin: { inTrance: true } } } as const;
    const game = table('thor', 'odin').with({ ...inTrance, active: ['greip', 'gialp'] });
    game.rolling(3).plays('jotunheim', { giant: 'gialp', vikings: 0 });
    expect(game.about).toBe('odin-giant');
    expect(answered(game)).toEqual({ giant: 'gialp' });
  });

  test('throws back the foremost enemy with Mann', () => {
    const game = fourthGiantFalls('mann', { enemies: { hel: 5, loki: 7 } }, 'thor');
    expect(answered(game)).toEqual({ enemy: 'loki' });
  });

  test('throws back the three foremost enemies with Tiwaz', () => {
    const game = fourthGiantFalls('tiwaz', { enemies: { hel: 2, surt: 4, loki: 5, fenrir: 3 } }, 'thor');
    expect(answered(game)).toEqual({ enemies: ['loki', 'surt', 'fenrir'] });
  });

  test('gives one more Viking to the first gods if Vikings cannot be shared evenly', () => {
    const game = fourthGiantFalls('sigel', { helheim: 4 }, 'thor', 'frey');
    expect(answered(game)).toEqual({ shares: { heimdall: 2, thor: 1, frey: 1 } });
  });

  test('shares the Vikings from Sigel evenly, so that the others lose nothing [Y-938]', () => {
    const game = fourthGiantFalls('sigel', { helheim: 20 }, 'thor', 'frey');
    expect(answered(game)).toEqual({ shares: { heimdall: 5, thor: 5, frey: 5 } });
  });
});

test('the current god is the only one who can be skipped', () => {
  const game = table('thor', 'heimdall');
  const action = yggdrasil.skip(game.state, game.request);
  expect(yggdrasil.apply(game.state, seatIndex(1), action)).toMatchObject({
    refusal: { code: 'not-your-turn' },
  });
});

test('no god can be skipped after the end, when nothing is asked', () => {
  const game = table('thor', 'heimdall');
  expect(() => yggdrasil.skip({ ...game.state, question: null }, game.request)).toThrow('nothing is asked');
});
