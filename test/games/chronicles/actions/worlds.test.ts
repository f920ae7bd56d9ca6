/** The actions of the nine Worlds, in company, alone and under threat. */
import { describe, expect, test } from 'vitest';
import type { Values } from '../../../../src/core/requests/request.ts';
import { WORLDS, type World } from '../../../../src/games/chronicles/box/components.ts';
import { tierHere } from '../../../../src/games/chronicles/facts/tiers.ts';
import type { Moment } from '../moment.ts';
import { type Company, mostIn, odinIn } from '../scenes.ts';
import { turnOf } from '../table.ts';

const COMPANIES = ['in company', 'alone', 'threatened'] as const;

/** The cost of the action in each kind of company, if nothing prevents a Risk. */
const lifeLostIn = (world: World, values: Values, moment: Moment) =>
  COMPANIES.map((company) => {
    const game = odinIn(world, company, moment).rolling('failure').plays(world, values);
    return game.told('life-lost')[0]?.life;
  });

const isNotMidgard = (world: World) => world !== 'midgard';

/** Thor, Tyr and the enemies are in other Worlds, no two enemies together. */
function elsewhere(world: World) {
  const away = world === 'alfheim' ? 'iotunheim' : 'alfheim';
  return {
    gods: { thor: { world: away }, tyr: { world: away } },
    places: {
      hel: world === 'niflheim' ? 'svartalfheim' : 'niflheim',
      surt: world === 'muspellheim' ? 'nidavellir' : 'muspellheim',
      loki: 'cage',
      fenrir: 'cage',
    },
  } satisfies Moment;
}

describe('company', () => {
  test('of a god without an enemy gives a bonus [C-311]', () => {
    expect(mostIn('alfheim', 'in company', 'elves')).toBe(3);
  });

  test('of an enemy without a god causes a malus [C-312]', () => {
    expect(mostIn('alfheim', 'threatened', 'elves')).toBe(1);
  });

  test('of no figure, or of gods and enemies, changes nothing [C-313]', () => {
    expect(mostIn('alfheim', 'alone', 'elves')).toBe(2);
    expect(mostIn('alfheim', 'with a friend and an enemy', 'elves')).toBe(2);
  });

  test.each(['surt', 'hel', 'loki', 'fenrir', 'jormungand'] as const)(
    'of %s together with one god, two gods or a Support god changes nothing in any World [C-313]',
    (enemy) => {
      const worlds = enemy === 'jormungand' ? (['midgard'] as const) : WORLDS.filter(isNotMidgard);
      for (const world of worlds) {
        const apart = elsewhere(world);
        const places = { ...apart.places, ...(enemy === 'jormungand' ? {} : { [enemy]: world }) };
        const besideThor = { ...apart, world, places, gods: { ...apart.gods, thor: { world } } };
        const one = turnOf('odin', 'thor', 'tyr').with(besideThor);
        expect(tierHere(one.state)).toBe('normal');
        expect(tierHere(one.with({ gods: { tyr: { world } } }).state)).toBe('normal');
        const supported = turnOf('odin', 'thor').with({ world, places, gods: { thor: apart.gods.thor } });
        expect(tierHere(supported.with({ support: { world } }).state)).toBe('normal');
      }
    },
  );

  test.each(WORLDS.filter(isNotMidgard))('of Iotunns alone changes nothing in %s [C-313]', (world) => {
    const moment: Moment = { world, ...elsewhere(world), iotunns: ['suttung', 'thrym', 'hler'] };
    expect(tierHere(turnOf('odin', 'thor', 'tyr').with(moment).state)).toBe('normal');
  });

  test('of a Support god counts, but company of an Iotunn does not [C-314]', () => {
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
    expect(odinIn('alfheim', 'in company').plays('alfheim', { elves: 1 }).god('odin').elves).toBe(1);
    expect(mostIn('alfheim', 'in company', 'elves', { alfheim: 1 })).toBe(1);
    expect(odinIn('alfheim', 'alone', { alfheim: 0 }).refuses('alfheim', { elves: 1 })).toEqual({
      code: 'no-elves-left',
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
      code: 'no-vanir-dice-left',
    });
  });

  test('Asgard heals any ravaged World [C-333]', () => {
    const game = odinIn('asgard', 'alone', { ravaged: ['alfheim', 'niflheim'], heroes: 3 });
    expect(game.choices('world', 'asgard')).toEqual(['alfheim', 'niflheim']);
    game.plays('asgard', { world: 'niflheim', heroes: 3 });
    expect(game.state.ravaged).toEqual(['alfheim']);
    expect(game.told('world-healed')).toMatchObject([{ world: 'niflheim', markersLeft: 6 }]);
    expect(odinIn('asgard', 'alone').refuses('asgard', { world: 'niflheim' })).toEqual({
      code: 'nothing-ravaged',
    });
  });

  test('Asgard causes 2, 3 or 4 Risks [C-334]', () => {
    const moment: Moment = { ravaged: ['alfheim'], heroes: 8 };
    expect(COMPANIES.map((company) => mostIn('asgard', company, 'heroes', moment))).toEqual([2, 3, 4]);
    expect(lifeLostIn('asgard', { world: 'alfheim' }, { ravaged: ['alfheim'] })).toEqual([2, 3, 4]);
  });

  test('Midgard brings Heroes to Valhalla, if any are left [C-335]', () => {
    const valshamr: Moment = { artifacts: ['valshamr'] };
    expect(mostIn('midgard', 'alone', 'heroes')).toBe(1);
    expect(mostIn('midgard', 'in company', 'heroes')).toBe(2);
    expect(mostIn('midgard', 'in company', 'heroes', valshamr)).toBe(3);
    expect(odinIn('midgard', 'alone').plays('midgard', { heroes: 1 }).state.valhalla).toBe(1);
    expect(odinIn('midgard', 'in company').plays('midgard', { heroes: 1 }).state.valhalla).toBe(1);
    expect(mostIn('midgard', 'in company', 'heroes', { heroes: 7 })).toBe(1);
    const game = odinIn('midgard', 'in company', { heroes: 7 }).plays('midgard', { heroes: 1 });
    expect(game.state.valhalla).toBe(8);
    expect(odinIn('midgard', 'alone', { heroes: 8 }).refuses('midgard', { heroes: 1 })).toEqual({
      code: 'no-heroes-left',
    });
  });

  test('Midgard is always under threat, so that only Valshamr gives a bonus [C-336]', () => {
    expect(mostIn('midgard', 'alone', 'heroes')).toBe(1);
    expect(mostIn('midgard', 'in company', 'heroes', { artifacts: ['valshamr'] })).toBe(3);
    expect(mostIn('midgard', 'alone', 'heroes', { artifacts: ['valshamr'] })).toBe(2);
  });

  test('Nidavellir gives an Artifact from three dispensers, from two, or from one [C-337]', () => {
    const fronts = { fronts: ['gram', 'draupnir', 'mjolnir'] } as const;
    const choices = (company: Company) =>
      odinIn('nidavellir', company, fronts).choices('artifact', 'nidavellir');
    expect(choices('in company')).toEqual(['gram', 'draupnir', 'mjolnir']);
    expect(choices('alone')).toEqual(['gram', 'draupnir']);
    expect(choices('threatened')).toEqual(['gram']);
    expect(odinIn('nidavellir', 'alone', fronts).refuses('nidavellir', { artifact: 'mjolnir' })).toEqual({
      code: 'artifact-out-of-reach',
      artifact: 'mjolnir',
    });
  });

  test.each([
    ['gram', 1],
    ['draupnir', 2],
    ['mjolnir', 3],
  ] as const)('Nidavellir gives %s permanently, and reveals the next Artifact [C-338]', (artifact, level) => {
    const game = odinIn('nidavellir', 'in company', { fronts: ['gram', 'draupnir', 'mjolnir'] });
    game.plays('nidavellir', { artifact });
    expect(game.god('odin').artifacts).toEqual([artifact]);
    expect(game.state.dispensers[level]).toHaveLength(5);
    expect(game.revealed).toBe(true);
  });

  test('Nidavellir reveals nothing when the last Artifact of a dispenser is taken [C-338]', () => {
    const held = ['valshamr', 'skidbladnir', 'svalinn', 'brisingamen', 'andvaranaut'] as const;
    const last = odinIn('nidavellir', 'alone', { artifacts: held }).plays('nidavellir', { artifact: 'gram' });
    expect(last.state.dispensers[1]).toEqual([]);
    expect(last.revealed).toBe(false);
  });

  test('Nidavellir has level 1 on the left and level 3 on the right [C-339]', () => {
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
    const moment: Moment = { anonymous: 4, heroes: 8 };
    expect(COMPANIES.map((company) => mostIn('niflheim', company, 'heroes', moment))).toEqual([1, 2, 3]);
    expect(lifeLostIn('niflheim', { anonymous: 1 }, { anonymous: 4 })).toEqual([1, 2, 3]);
    expect(odinIn('niflheim', 'alone', moment).most('anonymous', 'niflheim')).toBe(3);
    const one = odinIn('niflheim', 'alone', { anonymous: 4 }).plays('niflheim', { anonymous: 1 });
    expect(one.state.anonymous).toBe(3);
    const game = odinIn('niflheim', 'alone', { anonymous: 4, heroes: 2 });
    expect(game.most('anonymous', 'niflheim')).toBe(3);
    expect(game.plays('niflheim', { anonymous: 3, heroes: 2 }).state.anonymous).toBe(1);
    expect(odinIn('niflheim', 'alone').refuses('niflheim', { anonymous: 1 })).toEqual({
      code: 'no-anonymous-on-ladder',
    });
  });

  test('Muspellheim sends up to 3 Fire Giants back, for 1, 2 or 3 Risks [C-347]', () => {
    const moment: Moment = { fireGiants: 4, heroes: 8 };
    expect(COMPANIES.map((company) => mostIn('muspellheim', company, 'heroes', moment))).toEqual([1, 2, 3]);
    expect(lifeLostIn('muspellheim', { 'fire-giants': 1 }, { fireGiants: 4 })).toEqual([1, 2, 3]);
    expect(odinIn('muspellheim', 'alone', moment).most('fire-giants', 'muspellheim')).toBe(3);
    const one = odinIn('muspellheim', 'alone', { fireGiants: 4 }).plays('muspellheim', { 'fire-giants': 1 });
    expect(one.state.fireGiants).toBe(3);
    const game = odinIn('muspellheim', 'alone', { fireGiants: 2, heroes: 2 });
    expect(game.most('fire-giants', 'muspellheim')).toBe(2);
    expect(game.plays('muspellheim', { 'fire-giants': 2, heroes: 2 }).state.fireGiants).toBe(0);
    expect(odinIn('muspellheim', 'alone').refuses('muspellheim', { 'fire-giants': 1 })).toEqual({
      code: 'no-fire-giants-on-ladder',
    });
  });

  test('another World is out of reach', () => {
    expect(odinIn('alfheim', 'alone').refuses('vanaheim', { dice: 1 })).toEqual({
      code: 'other-world',
      world: 'vanaheim',
      at: 'alfheim',
    });
  });
});
