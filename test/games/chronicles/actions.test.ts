/** The actions of the nine Worlds, in company, alone and under threat. */
import { describe, expect, test } from 'vitest';
import type { World } from '../../../src/games/chronicles/components.ts';
import type { Moment } from './moment.ts';
import { type Table, turnOf } from './table.ts';

/** Who is with Odin. */
const COMPANY = {
  alone: {},
  'in company': { friend: true },
  threatened: { enemy: true },
  'with a friend and an enemy': { friend: true, enemy: true },
} as const;
type Company = keyof typeof COMPANY;

/** The enemies are somewhere else, but for Loki where one is wanted; Jormungand is always in Midgard. */
function odinIn(world: World, company: Company, moment: Moment = {}): Table {
  const { friend, enemy }: { friend?: true; enemy?: true } = COMPANY[company];
  const elsewhere = world === 'vanaheim' ? 'alfheim' : 'vanaheim';
  return turnOf('odin', 'thor', 'tyr').with({
    world,
    gods: { thor: { world: friend === true ? world : elsewhere }, tyr: { world: elsewhere } },
    places: {
      loki: enemy === true ? world : 'cage',
      hel: world === 'niflheim' ? 'svartalfheim' : 'niflheim',
      surt: world === 'muspellheim' ? 'nidavellir' : 'muspellheim',
    },
    ...moment,
  });
}

const mostIn = (world: World, company: Company, field: string, moment: Moment = {}) =>
  odinIn(world, company, moment).most(field, world);

describe('company', () => {
  test('of a god without an enemy gives a bonus [C-311]', () => {
    expect(mostIn('alfheim', 'in company', 'elves')).toBe(3);
  });

  test('of an enemy without a god brings a malus [C-312]', () => {
    expect(mostIn('alfheim', 'threatened', 'elves')).toBe(1);
  });

  test('of nobody, or of both, changes nothing [C-313]', () => {
    expect(mostIn('alfheim', 'alone', 'elves')).toBe(2);
    expect(mostIn('alfheim', 'with a friend and an enemy', 'elves')).toBe(2);
  });

  test('of a Support god counts, that of an Iotunn does not [C-314]', () => {
    const supported = turnOf('odin', 'thor').with({ world: 'alfheim', support: { world: 'alfheim' } });
    expect(supported.most('elves', 'alfheim')).toBe(3);
    const crowded = odinIn('svartalfheim', 'alone', { iotunns: ['hler', 'thrym'] });
    expect(crowded.plays('svartalfheim').told('action-began')).toMatchObject([{ tier: 'normal' }]);
  });
});

describe('the action of', () => {
  test('Alfheim gives Elves, up to 3, 2 or 1 [C-331]', () => {
    const game = odinIn('alfheim', 'in company').plays('alfheim', { elves: 3 });
    expect(game.god('odin').elves).toBe(3);
    expect(game.state.alfheim).toBe(6);
    expect(mostIn('alfheim', 'in company', 'elves', { alfheim: 1 })).toBe(1);
    expect(odinIn('alfheim', 'alone', { alfheim: 0 }).refuses('alfheim', { elves: 1 })).toEqual({
      why: 'no-elves-left',
    });
  });

  test('Vanaheim gives Vanir dice, up to 3, 2 or 1 [C-332]', () => {
    const tiers = (['in company', 'alone', 'threatened'] as const).map((company) =>
      mostIn('vanaheim', company, 'dice'),
    );
    expect(tiers).toEqual([3, 2, 1]);
    const game = odinIn('vanaheim', 'alone').plays('vanaheim', { dice: 2 });
    expect(game.god('odin').vanirDice).toBe(2);
    expect(odinIn('vanaheim', 'alone', { vanaheim: 0 }).refuses('vanaheim', { dice: 1 })).toEqual({
      why: 'no-vanir-dice-left',
    });
  });

  test('Asgard heals any ravaged World [C-333]', () => {
    const game = odinIn('asgard', 'alone', { ravaged: ['alfheim', 'niflheim'], heroes: 3 });
    expect(game.choices('world', 'asgard')).toEqual(['alfheim', 'niflheim']);
    game.plays('asgard', { world: 'niflheim', heroes: 3 });
    expect(game.state.ravaged).toEqual(['alfheim']);
    expect(game.told('world-healed')).toMatchObject([{ world: 'niflheim', markersLeft: 6 }]);
    expect(odinIn('asgard', 'alone').refuses('asgard', { world: 'niflheim' })).toEqual({
      why: 'nothing-ravaged',
    });
  });

  test('Asgard brings 2, 3 or 4 Risks [C-334]', () => {
    const risks = (['in company', 'alone', 'threatened'] as const).map((company) =>
      mostIn('asgard', company, 'heroes', { ravaged: ['alfheim'], heroes: 8 }),
    );
    expect(risks).toEqual([2, 3, 4]);
  });

  test('Midgard brings Heroes to Valhalla, as far as there are any [C-335]', () => {
    expect(mostIn('midgard', 'in company', 'heroes')).toBe(2);
    const game = odinIn('midgard', 'in company', { heroes: 7 }).plays('midgard', { heroes: 1 });
    expect(game.state.valhalla).toBe(8);
    expect(odinIn('midgard', 'alone', { heroes: 8 }).refuses('midgard', { heroes: 1 })).toEqual({
      why: 'no-heroes-left',
    });
  });

  test('Midgard is always under threat, so that only Valshamr gives a bonus [C-336]', () => {
    expect(mostIn('midgard', 'alone', 'heroes')).toBe(1);
    expect(mostIn('midgard', 'in company', 'heroes', { artifacts: ['valshamr'] })).toBe(3);
    expect(mostIn('midgard', 'alone', 'heroes', { artifacts: ['valshamr'] })).toBe(2);
  });

  test('Nidavellir gives an Artifact of the three dispensers, of two, or of one [C-337]', () => {
    const fronts = { fronts: ['gram', 'draupnir', 'mjolnir'] } as const;
    const choices = (company: Company) =>
      odinIn('nidavellir', company, fronts).choices('artifact', 'nidavellir');
    expect(choices('in company')).toEqual(['gram', 'draupnir', 'mjolnir']);
    expect(choices('alone')).toEqual(['gram', 'draupnir']);
    expect(choices('threatened')).toEqual(['gram']);
    expect(odinIn('nidavellir', 'alone', fronts).refuses('nidavellir', { artifact: 'mjolnir' })).toEqual({
      why: 'artifact-out-of-reach',
      artifact: 'mjolnir',
    });
  });

  test('Nidavellir gives it for good, and the next one comes to light [C-338]', () => {
    const game = odinIn('nidavellir', 'alone', { fronts: ['gram'] }).plays('nidavellir', {
      artifact: 'gram',
    });
    expect(game.god('odin').artifacts).toEqual(['gram']);
    expect(game.state.dispensers[1]).toHaveLength(5);
    expect(game.revealed).toBe(true);
  });

  test('Nidavellir has level 1 to the left and level 3 to the right [C-339]', () => {
    const { box, dispensers } = odinIn('nidavellir', 'alone').state;
    for (const level of [1, 2, 3] as const)
      expect(dispensers[level].every((artifact) => box.artifacts[artifact].level === level)).toBe(true);
  });

  test('Svartalfheim draws 3, 2 or 1 creatures, lets one help and discards all [C-340]', () => {
    const creatures = ['heidrun', 'saehrimnir', 'mimir'] as const;
    const game = odinIn('svartalfheim', 'in company', { creatures }).plays('svartalfheim');
    expect(game.choices('creature')).toEqual(creatures);
    game.answers({ creature: 'saehrimnir' });
    expect(game.state.valhalla).toBe(2);
    expect(game.state.creatureDeck).toHaveLength(15);
    expect(
      odinIn('svartalfheim', 'alone', { creatures }).plays('svartalfheim').choices('creature'),
    ).toHaveLength(2);
    const alone = odinIn('svartalfheim', 'threatened', { creatures: ['mimir'] }).plays('svartalfheim');
    expect(alone.told('creature-chosen')).toMatchObject([{ creature: 'mimir' }]);
  });

  test('Iotunheim throws all three stones, two, or the white one [C-341]', () => {
    const stones = (company: Company) =>
      odinIn('iotunheim', company, { life: 6 }).plays('iotunheim').told('stones-thrown')[0]?.stones;
    expect(stones('in company')).toEqual(['white', 'green', 'black']);
    expect(stones('alone')).toEqual(['white', 'green']);
    expect(stones('threatened')).toEqual(['white']);
    const game = odinIn('iotunheim', 'alone', { life: 6 }).throwing({
      white: 'turn-tree',
      green: 'regain-life',
    });
    game.plays('iotunheim').plays('regain-life');
    expect(game.ways()).toEqual(['turn-tree', 'none']);
    expect(game.plays('none').about).toBe('turn-end');
  });

  test('Niflheim sends up to 3 Anonymous back, for 1, 2 or 3 Risks [C-346]', () => {
    const risks = (['in company', 'alone', 'threatened'] as const).map((company) =>
      mostIn('niflheim', company, 'heroes', { anonymous: 4, heroes: 8 }),
    );
    expect(risks).toEqual([1, 2, 3]);
    const game = odinIn('niflheim', 'alone', { anonymous: 4, heroes: 2 });
    expect(game.most('anonymous', 'niflheim')).toBe(3);
    expect(game.plays('niflheim', { anonymous: 3, heroes: 2 }).state.anonymous).toBe(1);
    expect(odinIn('niflheim', 'alone').refuses('niflheim', { anonymous: 1 })).toEqual({
      why: 'no-anonymous-on-ladder',
    });
  });

  test('Muspellheim sends up to 3 Fire Giants back, for 1, 2 or 3 Risks [C-347]', () => {
    const risks = (['in company', 'alone', 'threatened'] as const).map((company) =>
      mostIn('muspellheim', company, 'heroes', { fireGiants: 4, heroes: 8 }),
    );
    expect(risks).toEqual([1, 2, 3]);
    const game = odinIn('muspellheim', 'alone', { fireGiants: 2, heroes: 2 });
    expect(game.most('fire-giants', 'muspellheim')).toBe(2);
    expect(game.plays('muspellheim', { 'fire-giants': 2, heroes: 2 }).state.fireGiants).toBe(0);
    expect(odinIn('muspellheim', 'alone').refuses('muspellheim', { 'fire-giants': 1 })).toEqual({
      why: 'no-fire-giants-on-ladder',
    });
  });

  test('another World is out of reach', () => {
    expect(odinIn('alfheim', 'alone').refuses('vanaheim', { dice: 1 })).toEqual({
      why: 'other-world',
      world: 'vanaheim',
      at: 'alfheim',
    });
  });
});

describe('a rune', () => {
  const thrown = (moment: Moment, rune: 'turn-tree' | 'move-god') =>
    odinIn('iotunheim', 'threatened', moment).throwing({ white: rune }).plays('iotunheim');

  test('turns the middle level [C-342]', () => {
    const game = thrown({}, 'turn-tree');
    expect(game.most('times', 'turn-tree')).toBe(2);
    expect(game.plays('turn-tree', { times: 2 }).state.rotation).toBe(2);
    expect(thrown({}, 'turn-tree').plays('none').state.rotation).toBe(0);
  });

  test('takes any god to any World [C-343]', () => {
    const game = thrown({}, 'move-god');
    expect(game.choices('god', 'move-god')).toEqual(['odin', 'thor', 'tyr']);
    expect(game.choices('world', 'move-god')).toHaveLength(9);
    expect(game.plays('move-god', { god: 'tyr', world: 'niflheim' }).god('tyr').world).toBe('niflheim');
  });

  test('gives back a Life point, where one was lost [C-344]', () => {
    const throws = (life: number) =>
      odinIn('iotunheim', 'alone', { life })
        .throwing({ white: 'turn-tree', green: 'regain-life' })
        .plays('iotunheim');
    expect(throws(5).plays('regain-life').god('odin').life).toBe(6);
    expect(throws(7).ways()).toEqual(['turn-tree', 'none']);
  });

  test('lets a god act anywhere as if alone, or heal [C-345]', () => {
    const throws = (moment: Moment) =>
      odinIn('iotunheim', 'in company', { life: 7, ...moment })
        .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
        .plays('iotunheim');
    const game = throws({});
    expect(game.choices('world', 'world-action')).not.toContain('asgard');
    game.plays('world-action', { world: 'alfheim' });
    expect(game.most('elves')).toBe(2);
    game.answers({ elves: 2 });
    expect(game.ways()).toEqual(['turn-tree', 'move-god', 'none']);
    const healing = throws({ ravaged: ['alfheim'] }).plays('world-action', { world: 'alfheim' });
    expect(healing.told('world-healed')).toMatchObject([{ world: 'alfheim' }]);
    expect(healing.god('odin').life).toBe(5);
    expect(throws({ iotunns: ['thiazi'] }).choices('world', 'world-action')).not.toContain('alfheim');
  });
});

describe('a ravaged World', () => {
  const ravaged = (moment: Moment = {}) => odinIn('alfheim', 'alone', { ravaged: ['alfheim'], ...moment });

  test('has no action but to heal it [C-351]', () => {
    expect(ravaged().ways()).toEqual(['move', 'heal', 'done']);
    expect(ravaged().refuses('alfheim', { elves: 1 })).toEqual({ why: 'world-ravaged', world: 'alfheim' });
    expect(odinIn('alfheim', 'alone').refuses('heal')).toEqual({
      why: 'world-not-ravaged',
      world: 'alfheim',
    });
  });

  test('is healed for 2 Life points [C-352]', () => {
    const game = ravaged().plays('heal');
    expect(game.state.ravaged).toEqual([]);
    expect(game.god('odin').life).toBe(5);
  });

  test('lets gods fight and move [C-353]', () => {
    const game = ravaged({ places: { loki: 'alfheim' } });
    expect(game.ways()).toEqual(['move', 'fight:loki', 'heal', 'done']);
  });

  test('is healed with the last Life point, and the game is lost [C-354]', () => {
    const game = ravaged({ life: 2 }).plays('heal');
    expect(game.state.end).toEqual({ kind: 'lost', why: 'god-without-life' });
  });
});

describe('creatures', () => {
  test('are shuffled when they run out, but for those in hand [C-348]', () => {
    const game = odinIn('svartalfheim', 'alone', { creatureDeck: ['mimir'] }).plays('svartalfheim');
    const drawn = game.choices('creature');
    expect(drawn).toHaveLength(2);
    expect(drawn[0]).toBe('mimir');
    expect(drawn[1]).not.toBe('mimir');
    expect(game.told('creatures-shuffled')).toHaveLength(1);
    expect(game.state.creatureDeck).toHaveLength(16);
  });

  test('can be chosen where they change nothing [C-349]', () => {
    const game = odinIn('svartalfheim', 'alone', { creatures: ['eikthyrnir', 'mimir'] }).plays(
      'svartalfheim',
    );
    expect(game.answers({ creature: 'eikthyrnir' }).told('creature-in-vain')).toEqual([
      { type: 'creature-in-vain', creature: 'eikthyrnir' },
    ]);
    expect(game.about).toBe('turn-end');
  });
});
