/** Fights, and the Risks they cause. */
import { describe, expect, test } from 'vitest';
import { type Table, turnOf } from '../table.ts';

const AT_FENRIR = { places: { fenrir: 'asgard' } } as const;

describe('a Fight', () => {
  test('is against a foe in the same World, which the player names [C-301]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      places: { fenrir: 'asgard', loki: 'asgard' },
      ravaged: ['asgard'],
    });
    expect(game.ways('fight')).toEqual(['fight:loki', 'fight:fenrir']);
    expect(game.refuses('fight:hel')).toEqual({ code: 'foe-elsewhere', foe: 'hel', at: 'niflheim' });
  });

  test("is won, with as many Risks as the foe's Strength [C-302]", () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', island: 2 }).rolling('failure');
    game.plays('fight:jormungand');
    expect(game.told('risks-taken')).toMatchObject([{ risks: 3 }]);
    expect(game.told('life-lost')).toMatchObject([{ life: 3 }]);
    expect(game.state.island).toBe(1);
  });

  test('makes the foe retreat, whatever the Risks cost the god [C-303]', () => {
    const game = turnOf('odin', 'thor', 'tyr')
      .with({ world: 'niflheim', anonymous: 3 })
      .rolling('failure')
      .plays('fight:hel');
    expect(game.told('life-lost')).toMatchObject([{ life: 4 }]);
    expect(game.told('enemy-retreated')).toMatchObject([{ enemy: 'hel', to: 'niflheim' }]);
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('enemy-retreated')).toBeGreaterThan(types.indexOf('life-lost'));
  });

  test('is not possible against foes in the Cage [C-304]', () => {
    expect(turnOf('odin', 'thor', 'tyr').refuses('fight:fenrir')).toEqual({
      code: 'foe-elsewhere',
      foe: 'fenrir',
      at: 'cage',
    });
  });

  test("against Hel or Surt counts the figures on the foe's ladder and sends them home [C-305]", () => {
    const hel = turnOf('odin', 'thor', 'tyr')
      .with({ places: { hel: 'asgard' }, anonymous: 2 })
      .rolling('success');
    expect(hel.plays('fight:hel').told('fight-began')).toMatchObject([{ strength: 3 }]);
    expect(hel.state.places.hel).toBe('niflheim');
    const surt = turnOf('odin', 'thor', 'tyr')
      .with({ places: { surt: 'asgard' }, fireGiants: 4 })
      .rolling('success');
    expect(surt.plays('fight:surt').told('fight-began')).toMatchObject([{ strength: 5 }]);
    expect(surt.state.places.surt).toBe('muspellheim');
  });

  test('against Loki counts Iotunns, against Fenrir ravaged Worlds, and cages them [C-306]', () => {
    const loki = turnOf('odin', 'thor', 'tyr').with({
      places: { loki: 'asgard' },
      iotunns: ['thiazi', 'gymir'],
    });
    expect(loki.rolling('success').plays('fight:loki').told('fight-began')).toMatchObject([{ strength: 3 }]);
    expect(loki.state.places.loki).toBe('cage');
    const fenrir = turnOf('odin', 'thor', 'tyr')
      .with({ ...AT_FENRIR, ravaged: ['niflheim'] })
      .rolling('success');
    expect(fenrir.plays('fight:fenrir').told('fight-began')).toMatchObject([{ strength: 2 }]);
    expect(fenrir.state.places.fenrir).toBe('cage');
  });

  test('against Jörmungand has Strength 3 and sends it one island left [C-307]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', island: 3 }).rolling('success');
    expect(game.plays('fight:jormungand').told('fight-began')).toMatchObject([{ strength: 3 }]);
    expect(game.state.island).toBe(2);
  });

  test('against an Iotunn has Strength 2 and sends its pawn back [C-308]', () => {
    const game = turnOf('odin', 'thor', 'tyr')
      .with({ iotunns: ['vafthrudnir'] })
      .rolling('success')
      .plays('fight:vafthrudnir');
    expect(game.told('fight-began')).toMatchObject([{ strength: 2 }]);
    expect(game.told('iotunn-left')).toMatchObject([{ iotunn: 'vafthrudnir', pawnsLeft: 7 }]);
    expect(game.state.iotunns).toEqual([]);
  });
});

/** Odin against Jörmungand, with all available help. */
function against3(): Table {
  return turnOf('odin', 'thor', 'tyr').with({ world: 'midgard', heroes: 4, elves: 3, dice: 3 });
}

describe('Risks', () => {
  test('are prevented by Heroes, a save roll and Artifacts [C-601]', () => {
    const game = against3()
      .with({ artifacts: ['megingjord'] })
      .rolling('success');
    game.plays('fight:jormungand', { heroes: 1, dice: 0 });
    expect(game.told('risks-taken')).toMatchObject([{ risks: 3, heroes: 1, byPowers: 1 }]);
    expect(game.told('risks-settled')).toMatchObject([{ unprevented: 0 }]);
    expect(game.god('odin').life).toBe(7);
  });

  test('are met by Heroes first, who go back to Midgard [C-602]', () => {
    const game = against3().plays('fight:jormungand', { heroes: 3, dice: 2 });
    expect(game.state.valhalla).toBe(1);
    expect(game.told('dice-rolled')).toEqual([]);
    expect(game.god('odin')).toMatchObject({ life: 7, vanirDice: 3 });
  });

  test('are met by the God die and any number of Vanir dice [C-603]', () => {
    const game = against3()
      .rolling('success', 'success', 'failure')
      .plays('fight:jormungand', { heroes: 0, dice: 2 });
    expect(game.told('dice-rolled')).toMatchObject([
      { godDie: 'success', vanirDice: ['success', 'failure'] },
    ]);
    expect(game.state.question).toMatchObject({ about: 'elves', roll: { risks: 1, failures: 1 } });
  });

  test('are met by Elves, each of which cancels a failure [C-604]', () => {
    const game = against3().rolling('failure', 'failure').plays('fight:jormungand', { heroes: 0, dice: 1 });
    expect(game.most('elves')).toBe(2);
    game.answers({ elves: 2 });
    expect(game.god('odin')).toMatchObject({ elves: 1, life: 6 });
    expect(game.state.alfheim).toBe(8);
    const nearly = against3().rolling('success', 'success', 'failure', 'failure');
    expect(nearly.plays('fight:jormungand', { heroes: 0, dice: 3 }).most('elves')).toBe(1);
  });

  test('cost the Vanir dice that show a loss, even if those dice save [C-605]', () => {
    const game = against3().rolling('success', 'success-lost', 'failure-lost', 'success');
    game.plays('fight:jormungand', { heroes: 0, dice: 3 });
    expect(game.told('risks-settled')).toMatchObject([{ unprevented: 0, diceLost: 2 }]);
    expect(game.god('odin')).toMatchObject({ vanirDice: 1, life: 7 });
    expect(game.state.vanaheim).toBe(8);
  });

  test('require no dice if none are left, and no Elves beyond the failures [C-603, C-604]', () => {
    const safe = turnOf('odin', 'thor', 'tyr').with({
      iotunns: ['vafthrudnir'],
      artifacts: ['mjolnir'],
      dice: 2,
    });
    expect(safe.most('dice', 'fight:vafthrudnir')).toBeNull();
    const game = against3()
      .with({ heroes: 0, iotunns: ['utgard-loki'] })
      .rolling(null, 'failure');
    expect(game.plays('fight:jormungand', { dice: 1 }).most('elves')).toBe(1);
    expect(game.told('dice-rolled')).toMatchObject([{ godDie: null, rerolled: null }]);
  });

  test('cost one Life point each if nothing prevents them [C-606]', () => {
    const game = against3()
      .with({ elves: 0 })
      .rolling('success', 'failure')
      .plays('fight:jormungand', { heroes: 0, dice: 1 });
    expect(game.god('odin').life).toBe(5);
  });

  test('of an action are met like those of a Fight [C-607]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'niflheim', anonymous: 2, heroes: 1, elves: 1 });
    game.rolling('failure').plays('niflheim', { anonymous: 2, heroes: 1 });
    expect(game.told('risks-taken')).toMatchObject([{ risks: 3, heroes: 1 }]);
    game.answers({ elves: 1 });
    expect(game.god('odin')).toMatchObject({ elves: 0, life: 6 });
  });

  test('require no more Heroes than there are Risks [C-611]', () => {
    const game = against3();
    expect(game.most('heroes', 'fight:jormungand')).toBe(3);
    expect(game.with({ heroes: 2 }).most('heroes', 'fight:jormungand')).toBe(2);
    expect(game.refuses('fight:jormungand', { heroes: 4, dice: 0 })).toEqual({
      code: 'too-few-heroes',
      have: 2,
    });
    expect(game.refuses('fight:jormungand', { heroes: 2, dice: 4 })).toEqual({
      code: 'too-few-vanir-dice',
      have: 3,
    });
    expect(game.refuses('fight:jormungand', { heroes: 2, dice: 3, elves: 1 })).toEqual({
      code: 'not-an-answer',
    });
  });

  test("let each god send anyone's Heroes, but only its own dice and Elves [C-612]", () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'midgard',
      heroes: 2,
      gods: { thor: { dice: 4, elves: 4 } },
    });
    expect(game.most('heroes', 'fight:jormungand')).toBe(2);
    expect(game.most('dice', 'fight:jormungand')).toBeNull();
  });

  test('can be met with any number of Elves and dice, but no god can give these to another [C-613]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      elves: 4,
      dice: 4,
      gods: { thor: { elves: 3, dice: 3 } },
    });
    expect(game.ways()).toEqual(['move', 'done']);
    expect(game.god('odin')).toMatchObject({ elves: 4, vanirDice: 4 });
  });
});

describe('Life', () => {
  const fights = (life: number) =>
    turnOf('odin', 'thor')
      .with({ world: 'midgard', support: { world: 'midgard', life } })
      .rolling('failure')
      .plays('fight:jormungand');

  test('can be taken from a Support god in the same World [C-608]', () => {
    const game = fights(5);
    expect(game.state.question).toMatchObject({ about: 'support-life', life: 3 });
    expect(game.most('life')).toBe(3);
    game.answers({ life: 2 });
    expect(game.state.supports[0]?.life).toBe(3);
    expect(game.god('odin').life).toBe(7);
    expect(game.state.island).toBe(0);
    const spared = fights(5).answers({ life: 3 });
    expect(spared.god('odin').life).toBe(8);
    expect(spared.told('life-lost')).toMatchObject([{ god: spared.state.supports[0]?.god, life: 3 }]);
    const kept = fights(5).answers({ life: 0 });
    expect(kept.told('life-lost')).toMatchObject([{ god: 'odin', life: 3 }]);
    const elsewhere = turnOf('odin', 'thor').with({ world: 'midgard', support: { world: 'asgard' } });
    elsewhere.rolling('failure').plays('fight:jormungand');
    expect(elsewhere.god('odin').life).toBe(5);
    expect(elsewhere.state.supports).toMatchObject([{ life: 5 }]);
  });

  test("can be taken from both of a single player's Support gods, one after the other [C-608]", () => {
    const game = turnOf('odin').with({ world: 'midgard', support: { world: 'midgard' } });
    game.rolling('failure').plays('fight:jormungand');
    expect(game.state.question).toMatchObject({ about: 'support-life', life: 3 });
    game.answers({ life: 1 });
    expect(game.state.question).toMatchObject({ about: 'support-life', life: 2 });
    game.answers({ life: 1 });
    expect(game.state.supports).toMatchObject([{ life: 4 }, { life: 4 }]);
    expect(game.god('odin').life).toBe(8);
  });

  test('is no longer taken from a Support god who has none [C-609]', () => {
    const game = fights(2);
    expect(game.most('life')).toBe(2);
    game.answers({ life: 2 });
    expect(game.state.end).toBeNull();
    expect(game.god('odin').life).toBe(7);
    expect(game.state.supports).toMatchObject([{ world: 'midgard', life: 0 }]);
    game.with({ world: 'alfheim', gods: { thor: { world: 'midgard', card: 'hel' } } }).done();
    expect(game.most('heroes', 'midgard')).toBe(2);
    const dead = fights(0);
    expect(dead.god('odin').life).toBe(5);
    expect(dead.told('answer-forced')).toEqual([]);
    const company = turnOf('odin', 'thor').with({ world: 'alfheim', support: { world: 'alfheim', life: 0 } });
    expect(company.most('elves', 'alfheim')).toBe(3);
  });

  test('is regained only if it was lost [C-610]', () => {
    const game = turnOf('odin', 'thor', 'tyr').with({
      world: 'svartalfheim',
      life: 6,
      creatures: ['audhumla', 'mimir'],
    });
    game.plays('svartalfheim').answers({ creature: 'audhumla' });
    expect(game.told('life-regained')).toMatchObject([{ god: 'odin', life: 1, left: 7 }]);
  });
});
