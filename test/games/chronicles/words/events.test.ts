/** The lines about events, word for word, from the moments that cause them. */
import { describe, expect, test } from 'vitest';
import type { Values } from '../../../../src/core/requests/request.ts';
import type { Creature, Enemy, Iotunn, World } from '../../../../src/games/chronicles/box/components.ts';
import type { Moment } from '../moment.ts';
import { type Table, table, turnIn, turnOf } from '../table.ts';
import { told } from './english.ts';

/** Odin reveals the second card of that enemy; Tyr laid the first one. */
function wakes(enemy: Enemy, moment: Moment = {}): Table {
  return table('odin', 'thor', 'tyr')
    .with({ card: enemy, wheel: { [enemy]: 'tyr' } })
    .with(moment)
    .begins('odin');
}

function odin(moment: Moment = {}): Table {
  return turnOf('odin', 'thor', 'tyr').with(moment);
}

describe('the line of a card', () => {
  test("says that it's the first of its enemy", () => {
    const game = table('odin', 'thor', 'tyr').with({ card: 'surt' }).begins('odin');
    expect(told(game)).toEqual([
      'Turn 1: Odin.',
      "Odin reveals Surt's card. It stays on the Wheel: the next one wakes Surt.",
    ]);
  });

  test('says that it wakes Hel', () => {
    expect(told(wakes('hel'))).toEqual([
      'Turn 1: Odin.',
      'Odin reveals the second card of Hel: Hel wakes!',
      'Hel climbs from Niflheim to Svartalfheim.',
      'The middle level turns: Svartalfheim is under Asgard now.',
      'Odin loses 1 Life: 6 left.',
    ]);
  });

  test('says that it wakes Surt, who reaches the top level', () => {
    expect(told(wakes('surt', { places: { surt: 'nidavellir' }, fireGiants: 2 })).slice(2)).toEqual([
      'Surt climbs from Nidavellir to Vanaheim, on the top level: one step higher, and the game is lost.',
      'Two enemies meet in Vanaheim and ravage it. 6 markers are left.',
      'The middle level turns: Svartalfheim is under Asgard now.',
      '2 Fire Giants join Surt: strength 5.',
    ]);
  });

  test('says that it wakes Loki, who calls the last Iotunn', () => {
    const six = ['thrym', 'hler', 'gymir', 'hymir', 'billing', 'geirrod'] as const;
    expect(told(wakes('loki', { iotunns: six, nextIotunn: 'thiazi' })).slice(2)).toEqual([
      'Loki comes from Vanaheim to Asgard.',
      'The middle level turns: Svartalfheim is under Asgard now.',
      'Loki calls Thiazi (blocks Alfheim), the last: one more, and the game is lost.',
    ]);
  });

  test('says that it wakes Jörmungand, who reaches the last island', () => {
    expect(told(wakes('jormungand', { island: 2 })).slice(2)).toEqual([
      'Jörmungand swims on to island 4 of 4, the last one: any further, and the game is lost.',
      '3 Anonymous join Hel: strength 4.',
    ]);
  });

  test('says that it wakes Fenrir, in the Cage and outside', () => {
    expect(told(wakes('fenrir')).slice(2)).toEqual([
      'Fenrir breaks out of the Cage into Asgard.',
      'Fenrir bites: Odin can still move, but not act this turn.',
      "Odin shuffles Fenrir's card back into the deck: it can come at any time.",
    ]);
    expect(told(wakes('fenrir', { places: { fenrir: 'asgard' } })).slice(2, 4)).toEqual([
      'Fenrir bites: Odin can still move, but not act this turn.',
      'Odin loses 3 Life: 4 left.',
    ]);
  });

  test('says that it wakes Nidhögg, who reaches the Tree', () => {
    expect(told(wakes('nidhogg', { nidhogg: 1 })).at(2)).toBe('Nidhögg gnaws on: 2 more steps to the Tree.');
    expect(told(wakes('nidhogg', { nidhogg: 3 })).slice(2)).toEqual([
      'Nidhögg gnaws on: he is through to the Tree.',
      'Nidhögg has reached the Tree, and it still stands: the gods have held out and won!',
    ]);
  });

  test('says that it loses the game', () => {
    expect(told(wakes('hel', { places: { hel: 'alfheim' } })).at(-1)).toBe(
      'The gods have lost: Hel has climbed above the Tree.',
    );
  });

  test('says that Odin sees it and takes the next one instead', () => {
    const game = turnIn('hard', 'odin', 'thor', 'tyr').with({ card: 'hel', wheel: { hel: 'tyr' } });
    expect(told(game.plays('change'))[0]).toBe(
      "Odin sees Hel's card, puts it under the deck and takes the next one.",
    );
  });
});

describe('the lines of a fight', () => {
  test('mention Heroes, dice, an Elf, a lost die and a wound', () => {
    const game = odin({ places: { hel: 'asgard' }, anonymous: 5, heroes: 2, elves: 1, dice: 2 })
      .rolling('failure', 'success', 'failure-lost')
      .plays('fight:hel', { heroes: 2, dice: 2 });
    expect(told(game)).toEqual([
      'Odin fights Hel, strength 6.',
      'Odin faces 6 Risks and sends 2 Heroes from Valhalla: 4 to roll for.',
      'Odin rolls: the God die fails, 1 of 2 Vanir dice succeeds.',
    ]);
    expect(told(game.answers({ elves: 1 }))).toEqual([
      'Odin gives 1 Elf and has 2 Risks left; 1 Vanir die goes back to Vanaheim.',
      'Odin loses 2 Life: 5 left.',
      'Odin pushes Hel from Asgard back to Niflheim.',
    ]);
  });

  test('say that there is no danger, and mention an Iotunn', () => {
    const fenrir = odin({ places: { fenrir: 'asgard' }, artifacts: ['gleipnir'] }).plays('fight:fenrir');
    expect(told(fenrir)).toEqual([
      'Odin fights Fenrir, strength 1.',
      'Odin faces 1 Risk (1 prevented): nothing left to roll for.',
      'Odin pushes Fenrir from Asgard back to the Cage.',
    ]);
    const gone = (iotunn: Iotunn, moment: Moment) =>
      told(odin({ iotunns: [iotunn], heroes: 2, ...moment }).plays(`fight:${iotunn}`, { heroes: 2 })).at(-1);
    expect(gone('vafthrudnir', {})).toBe('Odin drives Vafthrudnir away: Asgard is open again.');
    expect(gone('farbauti', { places: { loki: 'asgard' } })).toBe(
      'Odin drives away Farbauti, who no longer guards Loki.',
    );
    expect(gone('thrym', { world: 'iotunheim' })).toBe(
      'Odin drives Thrym away: the gods have Artifacts again.',
    );
  });

  test('mention that the God die is missing, or is rolled again', () => {
    const away = odin({ places: { hel: 'asgard' }, iotunns: ['utgard-loki'], dice: 1 });
    away.plays('fight:hel', { dice: 1 });
    expect(told(away).join(' ')).toContain('Odin rolls: no God die, ');
    const tyr = turnIn('hard', 'tyr', 'thor', 'odin').with({ places: { hel: 'asgard' } });
    expect(told(tyr.rolling('failure').plays('fight:hel'))[1]).toMatch(
      /^Tyr rolls: the God die fails, is rolled again and (saves|fails)\.$/,
    );
  });

  test('mention that Jörmungand goes back, but not from the first island', () => {
    const back = (island: number) =>
      told(odin({ world: 'midgard', island, heroes: 3 }).plays('fight:jormungand', { heroes: 3 })).at(-1);
    expect(back(2)).toBe('Odin pushes Jörmungand back to island 2 of 4.');
    expect(back(0)).toBe('Jörmungand is already at the first island and stays there.');
  });
});

describe('the lines of an action', () => {
  test('mention another god, or an enemy alone', () => {
    const elves = (moment: Moment) =>
      told(odin({ world: 'alfheim', ...moment }).plays('alfheim', { elves: 1 }));
    expect(elves({})).toEqual(['Odin takes 1 Elf: 8 are left in Alfheim.']);
    expect(elves({ gods: { thor: { world: 'alfheim' } } })[0]).toBe(
      'Odin has company in Alfheim: the action gets a bonus.',
    );
    expect(elves({ places: { hel: 'alfheim' } })[0]).toBe(
      'Odin is alone with an enemy in Alfheim: the action gets a penalty.',
    );
  });

  test('mention a World that is healed', () => {
    const game = odin({ ravaged: ['niflheim'], heroes: 2 }).plays('asgard', {
      world: 'niflheim',
      heroes: 2,
    });
    expect(told(game)).toEqual([
      'Odin has company in Asgard: the action gets a bonus.',
      'Odin heals Niflheim: 7 markers in the Cage again.',
      'Odin faces 2 Risks and sends 2 Heroes from Valhalla: nothing left to roll for.',
    ]);
    expect(told(odin({ world: 'niflheim', ravaged: ['niflheim'] }).plays('heal'))).toEqual([
      'Odin heals Niflheim: 7 markers in the Cage again.',
      'Odin loses 2 Life: 5 left.',
    ]);
  });

  test('mention an Artifact with its effect', () => {
    const game = odin({ world: 'nidavellir', fronts: ['megingjord'] });
    expect(told(game.plays('nidavellir', { artifact: 'megingjord' }))).toEqual([
      'Odin takes Megingjord (prevents 1 Risk in fights).',
    ]);
  });

  test('mention the rune stones that are thrown', () => {
    const game = odin({ world: 'iotunheim' })
      .throwing({ white: 'turn-tree', green: 'move-god' })
      .plays('iotunheim');
    expect(told(game)).toEqual([
      'Odin throws the rune stones: turn the middle level (white) and move a god (green).',
    ]);
  });

  test('mention the creatures that come', () => {
    const game = odin({ world: 'svartalfheim', creatures: ['heidrun', 'norns'] }).plays('svartalfheim');
    expect(told(game)).toEqual(['Odin draws Heidrun and the Norns from Svartalfheim.']);
    expect(told(game.answers({ creature: 'heidrun' }))).toEqual([
      'Odin chooses Heidrun (1 Life for every god here) to help.',
      'No effect right now: Heidrun.',
    ]);
  });

  test('describe the use of a rune or a creature by what the god does with it', () => {
    const runes = odin({ world: 'iotunheim' })
      .throwing({ white: 'turn-tree', green: 'move-god' })
      .plays('iotunheim');
    expect(told(runes.plays('turn-tree', { times: 1 }))).toEqual([
      'Odin turns the middle level: Svartalfheim is under Asgard now.',
    ]);
    expect(told(runes.plays('move-god', { god: 'tyr', world: 'midgard' }))[0]).toBe(
      'Odin sends Tyr from Asgard to Midgard.',
    );
    const helpedBy = (creature: Creature, moment: Moment) => {
      const game = odin({ world: 'svartalfheim', creatures: [creature], ...moment });
      return told(game.plays('svartalfheim').answers({ creature }));
    };
    expect(helpedBy('norns', { wheel: { hel: 'tyr' } })).toEqual([
      'Odin chooses the Norns (take a card off the Wheel) to help.',
      "Odin takes Hel's card off the Wheel: it wakes no one.",
    ]);
  });

  test('mention Heroes that come, and figures sent back', () => {
    const done = (world: World, values: Values, moment: Moment = {}) =>
      told(odin({ world, heroes: 2, ...moment }).plays(world, { heroes: 1, ...values }));
    expect(done('midgard', {})).toContain('Odin calls 1 Hero to Valhalla: 3 there now.');
    expect(done('niflheim', { anonymous: 1 }, { anonymous: 3, places: { hel: 'asgard' } })).toContain(
      'Odin sends 1 Anonymous back: Hel has strength 3 now.',
    );
    const giants = { fireGiants: 3, places: { surt: 'asgard' } } as const;
    expect(done('muspellheim', { 'fire-giants': 1 }, giants)).toContain(
      'Odin sends 1 Fire Giant back: Surt has strength 3 now.',
    );
  });

  test('mention that it is skipped', () => {
    expect(told(odin().done())[0]).toBe('Odin ends the turn without an action.');
  });
});
