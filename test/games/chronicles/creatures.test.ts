/** The eighteen creatures. */
import { describe, expect, test } from 'vitest';
import { CREATURES, type Creature } from '../../../src/games/chronicles/components.ts';
import type { Moment } from './moment.ts';
import { type Table, turnOf } from './table.ts';

/** Odin, alone in Svartalfheim, lets that creature help. */
function helps(creature: Creature, moment: Moment = {}): Table {
  const other: Creature = creature === 'mimir' ? 'saehrimnir' : 'mimir';
  const game = turnOf('odin', 'thor', 'tyr').with({
    world: 'svartalfheim',
    creatures: [creature, other],
    ...moment,
  });
  return game.plays('svartalfheim').answers({ creature });
}

describe('creatures', () => {
  test('Ratatoskr takes the god anywhere [C-721]', () => {
    const game = helps('ratatoskr');
    expect(game.choices('world')).toHaveLength(9);
    expect(game.answers({ world: 'niflheim' }).god('odin').world).toBe('niflheim');
  });

  test('Sleipnir takes two gods up to two steps each [C-722]', () => {
    const game = helps('sleipnir');
    expect(game.ways('move')).toEqual(['move:odin', 'move:thor', 'move:tyr']);
    game.plays('move:thor', { world: 'iotunheim' });
    expect(game.ways('move')).toEqual(['move:odin', 'move:tyr']);
    game.plays('move:odin', { world: 'niflheim' });
    expect(game.about).toBe('turn-end');
    expect([game.god('odin').world, game.god('thor').world]).toEqual(['niflheim', 'iotunheim']);
    expect(helps('sleipnir').plays('none').about).toBe('turn-end');
  });

  test('Huginn and Muninn see every deck, and may put cards under [C-723]', () => {
    const game = helps('huginn-and-muninn', { top: 'hel', gods: { thor: { top: 'surt' } } });
    expect(game.told('decks-seen')[0]?.enemies.slice(0, 2)).toEqual(['hel', 'surt']);
    game.answers({ gods: ['odin'] });
    expect(game.god('odin').deck.at(-1)).toMatchObject({ enemy: 'hel', seen: true });
    expect(game.god('thor').deck[0]).toMatchObject({ enemy: 'surt', seen: true });
  });

  test('Saehrimnir feeds two Heroes [C-724]', () => {
    expect(helps('saehrimnir', { heroes: 1 }).state.valhalla).toBe(3);
    expect(helps('saehrimnir', { heroes: 8 }).told('creature-in-vain')).toHaveLength(1);
  });

  test('Heidrun gives Life to the god and all with it [C-725]', () => {
    const game = helps('heidrun', {
      life: 3,
      gods: { thor: { world: 'svartalfheim', life: 2 }, tyr: { life: 2 } },
    });
    expect(game.state.seats.map(({ life }) => life)).toEqual([4, 3, 2]);
  });

  test('Audhumla gives one god 2 Life points [C-726]', () => {
    const game = helps('audhumla', { gods: { thor: { life: 1 }, tyr: { life: 6 } } });
    expect(game.choices('god')).toEqual(['thor', 'tyr']);
    expect(game.answers({ god: 'thor' }).god('thor').life).toBe(3);
  });

  test('Eikthyrnir sends two Anonymous back [C-727]', () => {
    expect(helps('eikthyrnir', { anonymous: 5 }).state.anonymous).toBe(3);
  });

  test('Arvak and Alsvid send two Fire Giants back [C-728]', () => {
    expect(helps('arvak-and-alsvid', { fireGiants: 1 }).state.fireGiants).toBe(0);
  });

  test('Vedrfolnir turns the middle level, or does not [C-729]', () => {
    expect(helps('vedrfolnir').answers({ times: 2 }).state.rotation).toBe(2);
    expect(helps('vedrfolnir').answers({ times: 0 }).state.rotation).toBe(0);
  });

  test('Gullinbursti brings two Elves [C-730]', () => {
    expect(helps('gullinbursti').god('odin').elves).toBe(2);
    expect(helps('gullinbursti', { alfheim: 1 }).god('odin').elves).toBe(1);
  });

  test("Freyja's cats bring two Vanir dice [C-731]", () => {
    expect(helps('freyjas-cats').god('odin').vanirDice).toBe(2);
  });

  test('Tanngrisnir and Tanngnjost bring one of each [C-732]', () => {
    expect(helps('tanngrisnir-and-tanngnjost').god('odin')).toMatchObject({ elves: 1, vanirDice: 1 });
  });

  test('Geri and Freki let the god fight with a Risk less [C-733]', () => {
    const here: Moment = { places: { loki: 'svartalfheim' }, creatures: ['geri-and-freki'], heroes: 2 };
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'svartalfheim', ...here, iotunns: ['geirrod'] });
    expect(game.ways()).not.toContain('svartalfheim');
    game.with({ iotunns: [] }).plays('svartalfheim');
    expect(game.ways()).toEqual(['fight:loki', 'none']);
    game.plays('fight:loki');
    expect(game.told('risks-taken')).toMatchObject([{ risks: 1, byPowers: 1 }]);
    expect(game.state.places.loki).toBe('cage');
    expect(helps('geri-and-freki').told('creature-in-vain')).toHaveLength(1);
  });

  test('Garm drives an Iotunn off [C-734]', () => {
    const game = helps('garm', { iotunns: ['thiazi', 'gymir'] }).answers({ iotunn: 'gymir' });
    expect(game.state.iotunns).toEqual(['thiazi']);
  });

  test("The Norns take a card from the Wheel, but not Nidhogg's [C-735]", () => {
    const game = helps('norns', { wheel: { hel: 'thor', surt: 'tyr' } });
    expect(game.choices('enemy')).toEqual(['hel', 'surt']);
    game.answers({ enemy: 'hel' });
    expect(game.state.wheel.hel).toBeNull();
    expect(game.god('thor').deck.at(-1)).toEqual({ enemy: 'hel', pack: 'thor', seen: true });
    expect(helps('norns').told('creature-in-vain')).toHaveLength(1);
  });

  test('Mimir gives the Artifact in front of the left dispenser [C-736]', () => {
    expect(helps('mimir', { fronts: ['gram'] }).god('odin').artifacts).toEqual(['gram']);
  });

  test('Gullinkambi heals a World without Risks [C-737]', () => {
    const game = helps('gullinkambi', { ravaged: ['asgard', 'niflheim'] }).answers({ world: 'asgard' });
    expect(game.state.ravaged).toEqual(['niflheim']);
    expect(game.god('odin').life).toBe(7);
  });

  test('Hildisvini drives Jormungand one island back [C-738]', () => {
    expect(helps('hildisvini', { island: 2 }).state.island).toBe(1);
    expect(helps('hildisvini').told('creature-in-vain')).toHaveLength(1);
  });

  test('are all our own [C-908]', () => {
    const { box } = turnOf('odin', 'thor', 'tyr').state;
    expect(Object.keys(box.creatures).toSorted()).toEqual(CREATURES.toSorted());
    expect(box.house).toContain('creatures');
  });
});
