/** The Iotunns, in Worlds, with enemies and on the Sword of the Obstacles. */
import { describe, expect, test } from 'vitest';
import { whereToFight } from '../../../../src/games/chronicles/actions/fighting.ts';
import {
  IOTUNNS,
  type Iotunn,
  type TreeEnemy,
  type World,
} from '../../../../src/games/chronicles/box/components.ts';
import type { Moment } from '../moment.ts';
import { opened, type Table, table, turnIn, turnOf } from '../table.ts';

function facing(iotunn: Iotunn, moment: Moment = {}): Table {
  return turnOf('odin', 'thor', 'tyr').with({ iotunns: [iotunn], ...moment });
}

describe('an Iotunn', () => {
  test('has its effect until it is beaten [C-501]', () => {
    const game = facing('thiazi', { world: 'alfheim', heroes: 2 });
    expect(game.ways()).not.toContain('alfheim');
    game.plays('fight:thiazi', { heroes: 2 }).done();
    expect(game.state.iotunns).toEqual([]);
    game.with({ gods: { thor: { world: 'alfheim', card: 'hel' } } }).begins('thor');
    expect(game.ways()).toContain('alfheim');
  });

  test('in a World leaves only Fights to do there [C-502]', () => {
    const game = facing('gymir', { world: 'vanaheim', places: { loki: 'cage' } });
    expect(game.ways()).toEqual(['move', 'fight:gymir', 'done']);
    expect(game.refuses('vanaheim', { dice: 1 })).toEqual({
      code: 'world-blocked',
      world: 'vanaheim',
      iotunn: 'gymir',
    });
  });

  test('in a ravaged World keeps it from being healed there, but not from Asgard [C-508]', () => {
    const there = facing('gymir', { world: 'vanaheim', ravaged: ['vanaheim'] });
    expect(there.refuses('heal')).toMatchObject({ code: 'world-blocked' });
    const afar = facing('gymir', { ravaged: ['vanaheim'] });
    expect(afar.choices('world', 'asgard')).toEqual(['vanaheim']);
  });

  test('with an enemy keeps it from being fought [C-503]', () => {
    const game = facing('farbauti', { places: { loki: 'asgard' } });
    expect(game.ways('fight')).toEqual(['fight:farbauti']);
    expect(game.refuses('fight:loki')).toEqual({ code: 'enemy-guarded', enemy: 'loki', iotunn: 'farbauti' });
    const another = facing('hraesvelg', { places: { loki: 'asgard' } });
    expect(another.ways('fight')).toEqual(['fight:loki']);
  });

  test('on the Sword takes something from the gods [C-504]', () => {
    const game = facing('skrymir', { world: 'midgard', heroes: 3 });
    expect(game.most('heroes', 'fight:jormungand')).toBeNull();
    expect(game.refuses('fight:jormungand', { heroes: 1 })).toEqual({
      code: 'without',
      resource: 'heroes',
      iotunn: 'skrymir',
    });
  });

  test.each<readonly [Iotunn, Iotunn]>([
    ['skrymir', 'thiazi'],
    ['thiazi', 'skrymir'],
    ['skrymir', 'farbauti'],
    ['farbauti', 'skrymir'],
  ])('has its effect whether it came before or after another one: %s, %s [C-501]', (first, second) => {
    const iotunns = [first, second];
    const game = facing(first, { world: 'midgard', heroes: 3, iotunns });
    expect(game.most('heroes', 'fight:jormungand')).toBeNull();
    const inAlfheim = facing(first, { world: 'alfheim', places: { loki: 'alfheim' }, iotunns });
    const isBlocked = iotunns.includes('thiazi');
    expect(inAlfheim.ways().includes('alfheim')).toBe(!isBlocked);
    expect(inAlfheim.ways().includes('fight:loki')).toBe(isBlocked);
  });

  test('is fought in its World, next to its enemy, or in Iotunheim [C-505]', () => {
    const { state } = facing('thiazi', { iotunns: ['thiazi', 'sinmara', 'hler', 'thrym'] });
    const places = (['thiazi', 'sinmara', 'hler', 'thrym'] as const).map((each) => whereToFight(state, each));
    expect(places).toEqual(['alfheim', 'muspellheim', 'midgard', 'iotunheim']);
    const caged = facing('angrboda');
    expect(caged.refuses('fight:angrboda')).toEqual({ code: 'foe-elsewhere', foe: 'angrboda', at: 'cage' });
    expect(caged.refuses('fight:thrym')).toEqual({ code: 'iotunn-not-in-play', foe: 'thrym' });
  });

  test('once beaten leaves its pawn for the next Iotunn [C-506]', () => {
    const iotunns = ['vafthrudnir', 'gymir', 'hymir', 'billing', 'geirrod', 'bergelmir', 'eggther'] as const;
    const game = turnOf('odin', 'thor', 'tyr').with({ iotunns, heroes: 2 });
    game.plays('fight:vafthrudnir', { heroes: 2 }).done();
    game
      .with({ gods: { thor: { card: 'loki' } }, wheel: { loki: 'tyr' }, nextIotunn: 'thiazi' })
      .begins('thor');
    expect(game.state.iotunns).toContain('thiazi');
    expect(game.state.end).toBeNull();
  });

  test('is drawn from the discarded cards once the deck is empty, if its pawn is not on the board [C-507]', () => {
    const game = table('odin', 'thor', 'tyr')
      .with({ card: 'loki', wheel: { loki: 'tyr' }, iotunns: ['thiazi'], iotunnDeck: [] })
      .begins('odin');
    expect(game.told('iotunns-shuffled')).toHaveLength(1);
    expect(game.state.iotunns).toHaveLength(2);
    expect(game.state.iotunnDeck).toHaveLength(16);
    expect(game.state.iotunnDeck).not.toContain('thiazi');
  });

  test('is drawn from the discarded cards in random order, for any god on the board [C-507]', () => {
    const iotunns: readonly Iotunn[] = ['thiazi', 'angrboda', 'suttung'];
    const comings = Array.from({ length: 60 }, (_, number) => {
      const game = opened(['odin', 'thor', 'tyr'], `shuffled ${number}`);
      game.with({ card: 'loki', wheel: { loki: 'tyr' }, iotunns, iotunnDeck: [] }).begins('odin');
      const came = game.state.iotunns.slice(iotunns.length);
      const all = [...iotunns, ...came, ...game.state.iotunnDeck];
      expect(all.toSorted()).toEqual(IOTUNNS.toSorted());
      return { came: came[0], next: game.state.iotunnDeck[0], order: game.state.iotunnDeck.join() };
    });
    const free = new Set(IOTUNNS.filter((each) => !iotunns.includes(each)));
    expect(new Set(comings.map(({ came }) => came))).toEqual(free);
    expect(new Set(comings.map(({ next }) => next)).size).toBeGreaterThan(10);
    expect(new Set(comings.map(({ order }) => order)).size).toBeGreaterThan(50);
  });

  test('comes from the deck while the deck lasts; only then are the discards shuffled [C-507]', () => {
    const game = table('odin', 'thor', 'tyr')
      .with({ card: 'loki', wheel: { loki: 'tyr' }, iotunns: ['thiazi'], iotunnDeck: ['gymir'] })
      .begins('odin');
    expect(game.told('iotunns-shuffled')).toEqual([]);
    expect(game.state).toMatchObject({ iotunns: ['thiazi', 'gymir'], iotunnDeck: [] });
  });

  test('once beaten can come again after the discards are shuffled [C-507]', () => {
    const game = facing('thiazi', { world: 'alfheim', heroes: 2 }).plays('fight:thiazi', { heroes: 2 });
    game.done().with({ gods: { thor: { card: 'loki' } }, wheel: { loki: 'tyr' }, iotunnDeck: [] });
    game.begins('thor');
    expect([...game.state.iotunns, ...game.state.iotunnDeck].toSorted()).toEqual(IOTUNNS.toSorted());
  });

  test('once beaten does not come again before the discards are shuffled [C-507]', () => {
    const game = facing('thiazi', { world: 'alfheim', heroes: 2 }).plays('fight:thiazi', { heroes: 2 });
    expect(game.state.iotunns).toEqual([]);
    expect(game.state.iotunnDeck).toHaveLength(17);
    expect(game.state.iotunnDeck).not.toContain('thiazi');
  });
});

/** Odin in Midgard against Jörmungand, with one of everything. */
const ARMED: Moment = { world: 'midgard', heroes: 1, elves: 2, dice: 1, artifacts: ['megingjord'] };

describe('the obstacles', () => {
  test('of Suttung allow no Elves after the roll [C-511]', () => {
    const game = facing('suttung', ARMED)
      .rolling('failure')
      .plays('fight:jormungand', { heroes: 0, dice: 0 });
    expect(game.god('odin')).toMatchObject({ elves: 2, life: 5 });
  });

  test('of Skrymir allow no Heroes [C-512]', () => {
    expect(facing('skrymir', ARMED).most('heroes', 'fight:jormungand')).toBeNull();
  });

  test('of Thrym allow no Artifacts [C-513]', () => {
    const game = facing('thrym', { ...ARMED, elves: 0 }).rolling('failure');
    game.plays('fight:jormungand', { heroes: 1, dice: 0 });
    expect(game.told('risks-taken')).toMatchObject([{ byPowers: 0 }]);
  });

  test('of Thrym spare effects that need no Artifact [C-513]', () => {
    const thor = turnIn('hard', 'thor', 'tyr', 'odin').with({ ...ARMED, heroes: 3, iotunns: ['thrym'] });
    expect(thor.most('heroes', 'fight:jormungand')).toBe(2);
  });

  test('of Hrungnir allow no Vanir dice [C-514]', () => {
    const game = facing('hrungnir', ARMED);
    expect(game.most('dice', 'fight:jormungand')).toBeNull();
    expect(game.refuses('fight:jormungand', { dice: 1 })).toMatchObject({ resource: 'vanir-dice' });
  });

  test('of Utgard-Loki allow no God die [C-515]', () => {
    const game = facing('utgard-loki', ARMED)
      .rolling(null, 'success')
      .plays('fight:jormungand', { heroes: 0, dice: 1 });
    expect(game.told('dice-rolled')).toMatchObject([{ godDie: null, vanirDice: ['success'] }]);
  });

  test('of Utgard-Loki allow no roll without Vanir dice, and no chance is shown [C-515]', () => {
    const game = facing('utgard-loki', ARMED).plays('fight:jormungand', { heroes: 0, dice: 0 });
    expect(game.told('dice-rolled')).toEqual([]);
    expect(game.revealed).toBe(false);
  });
});

describe('our own Iotunns', () => {
  test.each<readonly [string, Iotunn, World]>([
    ['C-516', 'vafthrudnir', 'asgard'],
    ['C-517', 'thiazi', 'alfheim'],
    ['C-518', 'gymir', 'vanaheim'],
    ['C-519', 'hymir', 'midgard'],
    ['C-520', 'billing', 'nidavellir'],
    ['C-521', 'geirrod', 'svartalfheim'],
    ['C-522', 'bergelmir', 'niflheim'],
    ['C-523', 'eggther', 'muspellheim'],
  ])('[%s] %s belongs to %s', (_row, iotunn, world) => {
    const game = facing(iotunn, { world });
    expect(game.ways('fight')).toContain(`fight:${iotunn}`);
    expect(game.ways()).not.toContain(world);
  });

  test.each<readonly [string, Iotunn, TreeEnemy]>([
    ['C-524', 'farbauti', 'loki'],
    ['C-525', 'hraesvelg', 'hel'],
    ['C-526', 'sinmara', 'surt'],
    ['C-527', 'hler', 'jormungand'],
    ['C-528', 'angrboda', 'fenrir'],
  ])('[%s] %s comes with %s', (_row, iotunn, enemy) => {
    const world = enemy === 'jormungand' ? 'midgard' : 'asgard';
    const places = enemy === 'jormungand' ? {} : { [enemy]: world };
    expect(facing(iotunn, { world, places }).ways('fight')).toEqual([`fight:${iotunn}`]);
  });

  test('are thirteen in addition to the five obstacles [C-902]', () => {
    const kinds = Object.values(facing('thiazi').state.box.iotunns).map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([count('obstacle'), count('world'), count('enemy')]).toEqual([5, 8, 5]);
  });
});
