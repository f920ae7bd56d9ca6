/** Niflheim: giving, taking and swapping with one other god. */
import { describe, expect, test } from 'vitest';
import { table } from '../../table.ts';

const BOTH_RICH = { vikings: 3, elves: 1, gods: { thor: { vikings: 2, elves: 2 } } } as const;

describe('an exchange in Niflheim', () => {
  test('gives any number of Vikings and Elves [Y-541, Y-932]', () => {
    const game = table('odin', 'thor').with(BOTH_RICH);
    expect(game.field('vikings', 'niflheim:give-vikings:thor')).toEqual({ kind: 'number', from: 1, to: 3 });
    game.plays('niflheim:give-vikings:thor', { vikings: 3, elves: 1 });
    expect(game.god('odin')).toMatchObject({ vikings: 0, elves: 0 });
    expect(game.god('thor')).toMatchObject({ vikings: 5, elves: 3 });
  });

  test('takes Vikings and Elves [Y-541]', () => {
    const game = table('odin', 'thor').with(BOTH_RICH);
    game.plays('niflheim:take-vikings:thor', { vikings: 2, elves: -2 });
    expect(game.god('odin')).toMatchObject({ vikings: 5, elves: 3 });
    expect(game.god('thor')).toMatchObject({ vikings: 0, elves: 0 });
    expect(game.told('counters-exchanged')).toEqual([
      { type: 'counters-exchanged', with: 1, vikings: -2, elves: -2 },
    ]);
  });

  test('swaps Vikings for Elves [Y-541]', () => {
    const game = table('odin', 'thor').with(BOTH_RICH);
    game.plays('niflheim:give-vikings:thor', { vikings: 2, elves: -1 });
    expect(game.god('odin')).toMatchObject({ vikings: 1, elves: 2 });
    expect(game.god('thor')).toMatchObject({ vikings: 4, elves: 1 });
  });

  test('moves only Elves, in either direction [Y-541]', () => {
    const giving = table('odin', 'thor').with(BOTH_RICH).plays('niflheim:give-elves:thor', { elves: 1 });
    expect(giving.god('thor')).toMatchObject({ vikings: 2, elves: 3 });
    const taking = table('odin', 'thor').with(BOTH_RICH).plays('niflheim:take-elves:thor', { elves: 2 });
    expect(taking.god('odin')).toMatchObject({ vikings: 3, elves: 3 });
  });

  test('is made with one other god only, and that god is not asked [Y-541, Y-543]', () => {
    const game = table('odin', 'thor', 'frey').with({ vikings: 1 });
    expect(game.ways('niflheim')).toEqual(['niflheim:give-vikings:thor', 'niflheim:give-vikings:frey']);
    game.plays('niflheim:give-vikings:frey', { vikings: 1, elves: 0 });
    expect(game.god('frey').vikings).toBe(1);
    expect(game.about).toBe('turn');
    expect(game.activeGod).toBe('odin');
    expect(game.refuses('niflheim:give-vikings:thor', { vikings: 1, elves: 0 }).code).toBe('already-done');
  });

  test('has to change something: no Vikings and no Elves is not an exchange [Y-542]', () => {
    const game = table('odin', 'thor').with(BOTH_RICH);
    expect(game.refuses('niflheim:give-vikings:thor', { vikings: 0, elves: 0 }).code).toBe('not-an-answer');
    expect(game.refuses('niflheim:give-elves:thor', { elves: 0 }).code).toBe('not-an-answer');
  });

  test('cannot give or take what is not there [Y-541]', () => {
    const game = table('odin', 'thor').with(BOTH_RICH);
    expect(game.refuses('niflheim:give-vikings:thor', { vikings: 4, elves: 0 }).code).toBe('not-an-answer');
    expect(game.refuses('niflheim:take-vikings:thor', { vikings: 1, elves: -3 }).code).toBe('not-an-answer');
  });

  test('needs something to exchange [Y-217, Y-542]', () => {
    expect(table('odin', 'thor').refuses('niflheim')).toEqual({ code: 'nothing-to-exchange' });
  });

  test("doesn't move artifacts [Y-544]", () => {
    const game = table('odin', 'thor').with({ ...BOTH_RICH, artifacts: { hel: 2 } });
    const fields = game.request.alternatives
      .filter(({ verb }) => verb === 'niflheim')
      .flatMap((way) => Object.keys(way.fields));
    expect(new Set(fields)).toEqual(new Set(['vikings', 'elves']));
    game.plays('niflheim:give-vikings:thor', { vikings: 1, elves: 0 });
    expect(game.god('odin').artifacts.hel).toBe(2);
  });

  test('needs another god [Y-545]', () => {
    const game = table('odin').with({ vikings: 3, elves: 1 });
    expect(game.refuses('niflheim')).toEqual({ code: 'nobody-to-exchange-with' });
  });
});
