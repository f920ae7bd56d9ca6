/** Every worked example printed in the 2018 rulebook, played out. */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../../../src/games/yggdrasil/box/components.ts';
import { forceOf } from '../../../src/games/yggdrasil/facts/fights.ts';
import { cardComes, table } from './table.ts';

describe('examples of fighting', () => {
  test('Odin throws Surt back: 2 Vikings, a roll of 2, artifact +1 and 1 Elf make 6 against 6 [Y-423, Y-426, Y-429]', () => {
    const game = table('odin').with({ enemies: { surt: 4 }, vikings: 2, elves: 1, artifacts: { surt: 1 } });
    expect(forceOf(game.state, 'surt')).toBe(6);
    game.rolling(2).plays('asgard', { enemy: 'surt', vikings: 2 });
    expect(game.state.question).toMatchObject({ about: 'elves', fight: { strength: 5 } });
    game.answers({ elves: 1 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 6, force: 6 }]);
    expect(game.state.enemies.surt).toBe(3);
    expect(game.god('odin')).toMatchObject({ vikings: 0, elves: 0 });
  });

  test('Hel has force 8, Jörmungand and Loki 7, Nidhögg 6, Fenrir 5; one step back makes Surt 5 after 6 [Y-410, Y-430, Y-903]', () => {
    const enemies = { hel: 8, jormungand: 7, loki: 6, nidhogg: 5, fenrir: 3, surt: 4 };
    const game = table('odin').with({ enemies, vikings: 6 });
    expect(Object.fromEntries(ENEMIES.map((enemy) => [enemy, forceOf(game.state, enemy)]))).toEqual({
      hel: 8,
      jormungand: 7,
      loki: 7,
      nidhogg: 6,
      fenrir: 5,
      surt: 6,
    });
    game.rolling(0).plays('asgard', { enemy: 'surt', vikings: 6 });
    expect(forceOf(game.state, 'surt')).toBe(5);
  });

  test('Odin beats Gialp with 3: she is discarded, part 3 of Daeg, and Muspellheim is open again [Y-574, Y-613, Y-917]', () => {
    const game = table('odin').with({ active: ['gialp'], vikings: 1 });
    expect(game.refuses('muspellheim').code).toBe('world-blocked');
    game.rolling(2).plays('jotunheim', { giant: 'gialp', vikings: 1 });
    expect(game.told('fight-won')).toMatchObject([{ foe: 'gialp', strength: 3, force: 3 }]);
    expect(game.state).toMatchObject({ active: [], beaten: ['gialp'] });
    expect(game.ways('muspellheim')).toEqual(['muspellheim']);
  });
});

describe('examples of enemies', () => {
  test('Hel reaches the fourth space and the die shows green: 2 Vikings leave the green bag [Y-301, Y-302, Y-406]', () => {
    const game = cardComes('hel', { enemies: { hel: 3 } }, 'green');
    expect(game.state.enemies.hel).toBe(4);
    expect(game.state.bags.green).toEqual({ vikings: 10, fireGiants: 6 });
    expect(game.state.lostVikings).toBe(2);
  });

  test('Surt reaches the fifth space and the die shows blue: 2 Fire Giants go into the blue bag [Y-311, Y-312, Y-406]', () => {
    const game = cardComes('surt', { enemies: { surt: 4 } }, 'blue');
    expect(game.state.enemies.surt).toBe(5);
    expect(game.state.bags.blue).toEqual({ vikings: 9, fireGiants: 11 });
    expect(game.state.muspellheim).toBe(10);
  });

  test('Loki reaches the third space with power 1: Gialp appears and closes Muspellheim [Y-331, Y-332, Y-406]', () => {
    const game = cardComes('loki', { enemies: { loki: 2 }, pile: ['gialp', 'thrym'] });
    expect(game.state).toMatchObject({ enemies: { loki: 3 }, active: ['gialp'] });
    expect(game.refuses('muspellheim')).toEqual({
      code: 'world-blocked',
      world: 'muspellheim',
      giant: 'gialp',
    });
  });

  test('Nidhögg drags Surt, who was farthest behind [Y-341]', () => {
    const enemies = { hel: 2, surt: 1, jormungand: 3, loki: 2, nidhogg: 3, fenrir: 2 };
    const game = cardComes('nidhogg', { enemies });
    expect(game.state.enemies).toEqual({ ...enemies, nidhogg: 4, surt: 2 });
  });

  test('Fenrir: Odin rolls black, green, green and fails; Thor meets Surt first, then rolls white and has 2 actions [Y-351, Y-352, Y-353, Y-354, Y-355]', () => {
    const game = table('thor', 'odin')
      .with({ enemies: { fenrir: 3 }, next: ['fenrir', 'hel'] })
      .done();
    game.answers({ card: 'fenrir', other: 'bottom' });
    expect(game.activeGod).toBe('odin');
    expect(game.told('fenrir-angered')).toEqual([{ type: 'fenrir-angered', power: 2 }]);
    game.with({ next: ['surt'] }).rolling('black', 'green', 'green', 'blue', 'white');
    game.plays('calm').plays('calm').plays('calm');
    expect(game.state.fenrirIsAngry).toBe(true);
    game.done();
    expect(game.activeGod).toBe('thor');
    expect(game.told('fire-giants-came')).toMatchObject([{ island: 'blue' }]);
    expect(game.ways()).toEqual(['calm']);
    game.plays('calm');
    expect(game.state.fenrirIsAngry).toBe(false);
    game.plays('alfheim').plays('vanaheim:advance');
    expect(game.about).toBe('turn-end');
  });

  test('Surt, Fenrir, Nidhögg, Loki and Hel beyond the wall: the gods have lost [Y-802]', () => {
    const enemies = { surt: 4, fenrir: 4, nidhogg: 5, loki: 5, hel: 4 };
    const game = table('odin').with({ enemies }).done();
    expect(game.told('gods-lost')).toEqual([{ type: 'gods-lost', why: ['five-beyond-the-wall'] }]);
  });

  test('Surt, Nidhögg and Loki beyond the door: the gods have lost [Y-803]', () => {
    const game = table('odin')
      .with({ enemies: { surt: 6, nidhogg: 6, loki: 7 } })
      .done();
    expect(game.told('gods-lost')).toEqual([{ type: 'gods-lost', why: ['three-beyond-the-door'] }]);
  });

  test("Surt in Odin's Residence: the gods have lost [Y-804]", () => {
    const game = table('odin')
      .with({ enemies: { surt: 8 } })
      .done();
    expect(game.told('gods-lost')).toEqual([{ type: 'gods-lost', why: ['one-in-the-residence'] }]);
  });
});

describe('examples of worlds', () => {
  test('Midgard: from Blue the Valkyries go to White, to Green though it is submerged, or stay [Y-501, Y-502, Y-503]', () => {
    const game = table('odin').with({ valkyries: 'blue', submerged: 'green' });
    expect(game.choices('island', 'midgard')).toEqual(['blue', 'white', 'green']);
  });

  test('the souls of the green bag: of 3 counters Odin keeps 2 Vikings and puts 1 Fire Giant back [Y-504, Y-505]', () => {
    const game = table('odin').with({ valkyries: 'green' });
    game.drawing('green', { vikings: 2, fireGiants: 1 }).plays('midgard', { island: 'green' });
    expect(game.god('odin').vikings).toBe(2);
    expect(game.state.bags.green).toEqual({ vikings: 10, fireGiants: 6 });
  });

  test('Nidavellir: Odin puts the level 2 Ring back and takes level 3, +3 against Hel from now on [Y-522, Y-523, Y-905]', () => {
    const game = table('odin').with({ artifacts: { hel: 2 }, enemies: { hel: 2 } });
    game.plays('nidavellir', { artifact: 'hel' });
    expect(game.god('odin').artifacts.hel).toBe(3);
    game.rolling(2).plays('asgard', { enemy: 'hel', vikings: 0 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 5, force: 5 }]);
  });

  test('Niflheim: Odin gives 2 Vikings and 1 Elf to Freyja [Y-541]', () => {
    const game = table('odin', 'freyja').with({ vikings: 2, elves: 1 });
    game.plays('niflheim:give-vikings:freyja', { vikings: 2, elves: 1 });
    expect(game.god('odin')).toMatchObject({ vikings: 0, elves: 0 });
    expect(game.god('freyja')).toMatchObject({ vikings: 2, elves: 1 });
  });

  test('Muspellheim: of 5 counters 3 are Fire Giants and stay there; the Vikings go back [Y-561, Y-562]', () => {
    const game = table('odin');
    game.drawing('blue', { vikings: 2, fireGiants: 3 }).plays('muspellheim', { island: 'blue' });
    expect(game.state.bags.blue).toEqual({ vikings: 9, fireGiants: 6 });
    expect(game.state.muspellheim).toBe(15);
  });

  test('Vanaheim: with the Vanir on the second square a god takes 2 Vikings, moves the Valkyries, or moves on [Y-581, Y-582, Y-583]', () => {
    const onTheSecond = () => table('odin').with({ vanir: 'two-vikings' });
    expect(onTheSecond().choices('square', 'vanaheim:use')).toEqual(['move-valkyries', 'two-vikings']);
    const taking = onTheSecond().plays('vanaheim:use', { square: 'two-vikings' });
    expect(taking.god('odin').vikings).toBe(2);
    expect(taking.state.vanir).toBe(0);
    const moving = onTheSecond().plays('vanaheim:use', { square: 'move-valkyries' });
    expect(moving.state).toMatchObject({ valkyries: 'white', vanir: 0 });
    expect(onTheSecond().plays('vanaheim:advance').state.vanir).toBe(2);
  });
});
