/** Midgard: the Valkyries' way along the islands and the search for souls. */
import { describe, expect, test } from 'vitest';
import { SEA, type SeaPlace } from '../../../../../src/games/yggdrasil/box/components.ts';
import { table } from '../../table.ts';

describe('the islands', () => {
  const neighbours: Readonly<Record<SeaPlace, readonly SeaPlace[]>> = {
    rainbow: ['white'],
    white: ['rainbow', 'blue'],
    blue: ['white', 'green'],
    green: ['blue', 'black'],
    black: ['green'],
  };

  test.each(SEA)(
    'are in a line: from %s the Valkyries reach its neighbours or stay [Y-501, Y-502]',
    (place) => {
      const game = table('odin').with({ valkyries: place, submerged: place === 'white' ? 'black' : 'white' });
      const stay = place === 'rainbow' ? [] : [place];
      expect(game.choices('island', 'midgard')).toEqual([...stay, ...neighbours[place]]);
    },
  );

  test('cannot be skipped: from the Rainbow no one reaches Blue [Y-501, Y-502]', () => {
    expect(table('odin').refuses('midgard', { island: 'blue' })).toEqual({ code: 'not-an-answer' });
  });
});

describe('a search', () => {
  test('draws three counters on the island reached; Vikings are kept, Fire Giants go back [Y-504, Y-505]', () => {
    const game = table('odin').with({ valkyries: 'blue', bags: { green: { vikings: 12, fireGiants: 6 } } });
    game.drawing('green', { vikings: 1, fireGiants: 2 }).plays('midgard', { island: 'green' });
    expect(game.told('souls-sought')).toEqual([
      { type: 'souls-sought', island: 'green', vikings: 1, fireGiants: 2 },
    ]);
    expect(game.god('odin').vikings).toBe(1);
    expect(game.state.bags.green).toEqual({ vikings: 11, fireGiants: 6 });
    expect(game.state.valkyries).toBe('green');
    expect(game.revealed).toBe(true);
  });

  test("is also possible on the Valkyries' current island [Y-502, Y-504]", () => {
    const game = table('odin').with({ valkyries: 'white' });
    game.drawing('white', { vikings: 3, fireGiants: 0 }).plays('midgard', { island: 'white' });
    expect(game.god('odin').vikings).toBe(3);
    expect(game.told('valkyries-moved')).toEqual([]);
  });

  test('draws two counters if there are only two [Y-506, Y-931]', () => {
    const game = table('odin').with({ valkyries: 'white', bags: { white: { vikings: 1, fireGiants: 1 } } });
    game.plays('midgard', { island: 'white' });
    expect(game.told('souls-sought')).toMatchObject([{ vikings: 1, fireGiants: 1 }]);
    expect(game.god('odin').vikings).toBe(1);
    expect(game.state.bags.white).toEqual({ vikings: 0, fireGiants: 1 });
  });

  test('is part of the action if possible: the player is not asked whether to search [Y-511]', () => {
    const game = table('odin').plays('midgard', { island: 'white' });
    expect(game.about).toBe('turn');
    expect(game.told('souls-sought')).toHaveLength(1);
  });

  test('is made once in a turn [Y-509, Y-212]', () => {
    const game = table('odin').plays('midgard', { island: 'white' });
    expect(game.refuses('midgard', { island: 'white' })).toEqual({ code: 'already-done', action: 'midgard' });
  });

  test('is impossible on the Rainbow: moving there is an action without a search, staying is not [Y-507, Y-510]', () => {
    const game = table('odin').with({ valkyries: 'white' }).plays('midgard', { island: 'rainbow' });
    expect(game.told('valkyries-moved')).toEqual([{ type: 'valkyries-moved', from: 'white', to: 'rainbow' }]);
    expect(game.told('souls-sought')).toEqual([]);
    expect(game.state.turn.spent).toEqual(['midgard']);
    expect(table('odin').choices('island', 'midgard')).toEqual(['white']);
  });

  test('is impossible on the submerged island, though the Valkyries may go there and leave [Y-503, Y-508, Y-510]', () => {
    const game = table('odin', 'thor').with({ valkyries: 'blue', submerged: 'green', next: ['loki'] });
    game.plays('midgard', { island: 'green' });
    expect(game.state.valkyries).toBe('green');
    expect(game.told('souls-sought')).toEqual([]);
    const later = table('odin').with({ valkyries: 'green', submerged: 'green' });
    expect(later.choices('island', 'midgard')).toEqual(['blue', 'black']);
    later.plays('midgard', { island: 'blue' });
    expect(later.told('souls-sought')).toHaveLength(1);
  });

  test.each([0, 4])(
    'of a bag with %i Fire Giants and no Viking changes nothing: only moving on is an action there [Y-217]',
    (fireGiants) => {
      const game = table('odin').with({ valkyries: 'white', bags: { white: { vikings: 0, fireGiants } } });
      expect(game.choices('island', 'midgard')).toEqual(['rainbow', 'blue']);
    },
  );

  test('of an empty bag finds nothing [Y-506]', () => {
    const game = table('odin').with({ bags: { white: { vikings: 0, fireGiants: 0 } } });
    game.plays('midgard', { island: 'white' });
    expect(game.state.valkyries).toBe('white');
    expect(game.told('souls-sought')).toEqual([
      { type: 'souls-sought', island: 'white', vikings: 0, fireGiants: 0 },
    ]);
  });

  test('of closed bags is offered whatever they contain, so that the offer reveals nothing [Y-943]', () => {
    const empty = {
      bagsAreOpen: false,
      valkyries: 'white',
      bags: { white: { vikings: 0, fireGiants: 18 } },
    } as const;
    expect(table('odin').with(empty).field('island', 'midgard')).toMatchObject({
      of: ['white', 'rainbow', 'blue'],
    });
  });
});
