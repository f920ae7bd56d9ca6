/** Fights against the six enemies, in the rulebook's order. */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../../../../src/games/yggdrasil/box/components.ts';
import { bonusAgainst } from '../../../../src/games/yggdrasil/facts/fights.ts';
import { table } from '../table.ts';

describe('a fight in Asgard', () => {
  test('is one fight against one of the six enemies; giants are not fought there [Y-421, Y-422]', () => {
    const game = table('odin').with({ enemies: { hel: 2, loki: 5 }, active: ['gialp'] });
    expect(game.choices('enemy', 'asgard')).toEqual(['hel', 'loki']);
    expect(game.refuses('asgard', { enemy: 'gialp', vikings: 0 })).toEqual({ code: 'not-an-answer' });
    game.rolling(0).plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.refuses('asgard', { enemy: 'loki', vikings: 0 })).toEqual({
      code: 'already-done',
      action: 'asgard',
    });
  });

  test("takes any number of the god's Vikings before the roll, even none, and they go to Helheim [Y-423]", () => {
    const game = table('odin').with({ enemies: { hel: 2 }, vikings: 4, helheim: 5 });
    expect(game.field('vikings', 'asgard')).toEqual({ kind: 'number', from: 0, to: 4 });
    expect(game.refuses('asgard', { enemy: 'hel', vikings: 5 })).toEqual({ code: 'not-an-answer' });
    game.rolling(0).plays('asgard', { enemy: 'hel', vikings: 3 });
    expect(game.god('odin').vikings).toBe(1);
    expect(game.state.helheim).toBe(8);
  });

  test.each([
    { vikings: 0, hammers: 3, strength: 3 },
    { vikings: 2, hammers: 0, strength: 2 },
    { vikings: 2, hammers: 1, strength: 3 },
    { vikings: 4, hammers: 3, strength: 7 },
  ])(
    '$vikings Vikings and $hammers hammer(s) make $strength [Y-424, Y-425]',
    ({ vikings, hammers, strength }) => {
      const game = table('odin').with({ enemies: { hel: 8 }, vikings: 4 });
      game.rolling(hammers).plays('asgard', { enemy: 'hel', vikings });
      expect(game.told('hammers-rolled')).toMatchObject([{ foe: 'hel', rolls: [hammers], force: 8 }]);
      expect(game.told('fight-lost')).toMatchObject([{ strength, force: 8, vikings, elves: 0 }]);
      expect(game.revealed).toBe(true);
    },
  );

  test.each([1, 2, 3] as const)(
    'adds %i for an artifact of that level, against this enemy only [Y-426, Y-523]',
    (level) => {
      const game = table('odin').with({ enemies: { surt: 8, hel: 8 }, artifacts: { surt: level } });
      expect(bonusAgainst(game.state, 'surt')).toBe(level);
      expect(bonusAgainst(game.state, 'hel')).toBe(0);
      game.rolling(1).plays('asgard', { enemy: 'surt', vikings: 0 });
      expect(game.told('fight-lost')).toMatchObject([{ strength: 1 + level }]);
    },
  );

  test("takes any number of the god's Elves after the roll; spent ones go back to Alfheim [Y-427, Y-428]", () => {
    const game = table('odin', 'thor').with({ enemies: { surt: 2 }, vikings: 1, elves: 3 });
    expect(game.state.alfheim).toBe(0);
    game.rolling(2).plays('asgard', { enemy: 'surt', vikings: 1 });
    expect(game.about).toBe('elves');
    expect(game.field('elves')).toEqual({ kind: 'number', from: 0, to: 3 });
    game.answers({ elves: 2 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 5, force: 5, vikings: 1, elves: 2 }]);
    expect(game.god('odin').elves).toBe(1);
    expect(game.state.alfheim).toBe(2);
    game
      .with({ next: ['loki'] })
      .done()
      .plays('alfheim');
    expect(game.god('thor').elves).toBe(1);
  });

  test.each([
    ['won against an enemy', 'asgard', { enemy: 'surt' }, 3],
    ['lost against an enemy', 'asgard', { enemy: 'surt' }, 0],
    ['won against a giant', 'jotunheim', { giant: 'gialp' }, 1],
    ['lost against a giant', 'jotunheim', { giant: 'gialp' }, 0],
    ['won against a hidden giant', 'jotunheim', { giant: 'pile' }, 1],
    ['lost against a hidden giant', 'jotunheim', { giant: 'pile' }, 0],
  ] as const)(
    'that is %s sends the Elves to Alfheim, where any god can fetch them again [Y-428]',
    (_end, world, foe, hammers) => {
      for (const inTrance of [false, true]) {
        const game = table('odin', 'tyr').with({
          enemies: { surt: 2 },
          active: ['gialp'],
          elves: 3,
          gods: { tyr: { inTrance } },
        });
        game.rolling(hammers).plays(world, { ...foe, ...(inTrance ? {} : { vikings: 0 }) });
        game.answers(inTrance ? { vikings: 0, elves: 2 } : { elves: 2 });
        expect(game.state.alfheim).toBe(2);
        expect(game.god('odin').elves).toBe(1);
        game.plays('alfheim');
        expect(game.god('odin').elves).toBe(2);
        game.with({ next: ['loki'] }).done();
        expect(game.plays('alfheim').god('tyr').elves).toBe(1);
        expect(game.state.alfheim).toBe(0);
      }
    },
  );

  test("is won with exactly the enemy's force, and the enemy moves one space back [Y-429, Y-430]", () => {
    const game = table('odin').with({ enemies: { surt: 4 }, vikings: 4 });
    game.rolling(2).plays('asgard', { enemy: 'surt', vikings: 4 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 6, force: 6 }]);
    expect(game.state.enemies.surt).toBe(3);
    expect(game.told('enemy-retreated')).toEqual([
      { type: 'enemy-retreated', enemy: 'surt', from: 4, to: 3 },
    ]);
  });

  test('is lost with one less: the enemy stays, and the Vikings and Elves are spent [Y-431, Y-432]', () => {
    const game = table('odin', 'thor').with({ enemies: { surt: 4 }, vikings: 3, elves: 1, helheim: 0 });
    game.rolling(1).plays('asgard', { enemy: 'surt', vikings: 3 }).answers({ elves: 1 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 5, force: 6 }]);
    expect(game.state).toMatchObject({ enemies: { surt: 4 }, helheim: 3, alfheim: 3 });
    expect(game.god('odin')).toMatchObject({ vikings: 0, elves: 0 });
  });

  test('against an enemy in the Residence throws it back to space 7 [Y-433]', () => {
    const game = table('odin').with({ enemies: { surt: 8 }, vikings: 8 });
    game.rolling(0).plays('asgard', { enemy: 'surt', vikings: 8 });
    expect(game.state.enemies.surt).toBe(7);
  });

  test('is not possible while every enemy is on space 1 [Y-217, Y-412]', () => {
    expect(table('odin').refuses('asgard')).toEqual({ code: 'no-enemy-to-fight' });
  });

  test('may use an Elf that changes nothing [Y-947]', () => {
    const game = table('odin').with({ enemies: { surt: 2 }, vikings: 5, elves: 1 });
    game.rolling(0).plays('asgard', { enemy: 'surt', vikings: 5 }).answers({ elves: 1 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 6, force: 5, elves: 1 }]);
    expect(game.state.alfheim).toBe(2);
  });
});

describe('the question for Elves', () => {
  const undecided = { enemies: { surt: 4 }, vikings: 3, elves: 2 } as const;

  test('waits for the god if Elves decide the fight [Y-427]', () => {
    const game = table('odin').with(undecided).rolling(1).plays('asgard', { enemy: 'surt', vikings: 3 });
    expect(game.request).not.toHaveProperty('defaultAnswer');
  });

  test('is answered with none if the fight is already won [Y-948]', () => {
    const game = table('odin').with(undecided).rolling(3).plays('asgard', { enemy: 'surt', vikings: 3 });
    const { request } = game;
    expect(request.defaultAnswer).toEqual({
      action: { request: request.key, choice: 'give', values: { elves: 0 } },
      when: 'at-once',
    });
  });

  test('is answered with none if all Elves would not be enough [Y-948]', () => {
    const game = table('odin').with(undecided).rolling(0).plays('asgard', { enemy: 'surt', vikings: 3 });
    expect(game.request.defaultAnswer?.when).toBe('at-once');
  });

  test('waits anyway if the table wants to be asked [Y-948]', () => {
    const game = table('odin').with({ ...undecided, elvesAreAlwaysAsked: true });
    game.rolling(3).plays('asgard', { enemy: 'surt', vikings: 3 });
    expect(game.request.defaultAnswer).toBeUndefined();
  });

  test('is not asked of a god who has none', () => {
    const game = table('odin').with({ enemies: { surt: 4 }, vikings: 3 });
    game.rolling(2).plays('asgard', { enemy: 'surt', vikings: 3 });
    expect(game.about).toBe('turn');
    expect(game.told('fight-lost')).toHaveLength(1);
  });
});

test('only the six enemies can be fought in Asgard, wherever they are [Y-421]', () => {
  const enemies = { hel: 2, surt: 3, jormungand: 4, loki: 5, nidhogg: 6, fenrir: 8 };
  expect(table('odin').with({ enemies }).choices('enemy', 'asgard')).toEqual(ENEMIES);
});
