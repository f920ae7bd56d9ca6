/** The effect of a box file at the table: every value an owner of the box may correct, in play. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/core/json.ts';
import { HOUSE_VALUES, RULE_STATES } from '../../../../src/games/yggdrasil/box/box.ts';
import { GIANTS, type Giant } from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { effectInWords } from '../../../../src/games/yggdrasil/box-file/effects.ts';
import { boxFor, boxWith, correctionsOf } from '../box-file/filled-in.ts';
import { cardComes, table, tableOf } from '../table.ts';
import { told } from '../words/english.ts';

describe('the die', () => {
  const COLOURS = ['black', 'green', 'green', 'blue', 'blue', 'white'];

  test('shows the colours in the file [Y-901]', () => {
    const box = boxWith({ die: { colours: COLOURS } });
    const thrown = () =>
      table('odin')
        .with({ fenrirIsAngry: true, enemies: { fenrir: 2 } })
        .rolling('white');
    expect(thrown().plays('calm').state.fenrirIsAngry).toBe(false);
    const read = thrown().with({ box }).plays('calm');
    expect(read.told('calming-tried')).toMatchObject([{ islands: ['black'] }]);
    expect(read.state.fenrirIsAngry).toBe(true);
    expect(box.die.hammers).toEqual(houseBox('2018').die.hammers);
    expect(box.house).not.toContain('die-colours');
    expect(box.house).toContain('die-hammers');
  });

  test('shows the hammers in the file [Y-902]', () => {
    const box = boxWith({ die: { hammers: [5, 5, 5, 5, 5, 5] } });
    const game = table('odin')
      .with({ box, enemies: { surt: 2 } })
      .plays('asgard', { enemy: 'surt', vikings: 0 });
    expect(game.told('hammers-rolled')).toMatchObject([{ rolls: [5] }]);
    expect(game.told('fight-won')).toMatchObject([{ strength: 5, force: 5 }]);
    expect(box.die.colours).toEqual(houseBox('2018').die.colours);
    expect(box.house).not.toContain('die-hammers');
  });
});

describe('the forces', () => {
  test('are those in the file [Y-903]', () => {
    const box = boxWith({ force: { start: null, arch: 8, wall: 7, door: 6, residence: 5 } });
    const game = table('odin')
      .with({ box, enemies: { surt: 2 }, vikings: 7 })
      .rolling(0);
    game.plays('asgard', { enemy: 'surt', vikings: 7 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 7, force: 8 }]);
    expect(box.house).not.toContain('force');
  });

  test('may start on the first space, where an enemy can then be fought [Y-903]', () => {
    const box = boxWith({ force: { start: 5, arch: 6, wall: 7, door: 8, residence: null } });
    expect(table('odin').ways('asgard')).toEqual([]);
    const game = table('odin').with({ box, vikings: 5 }).rolling(0);
    game.plays('asgard', { enemy: 'surt', vikings: 5 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 5, force: 5 }]);
    expect(game.state.enemies.surt).toBe(1);
  });

  test('on the first space let the enemy be beaten there, but not moved back [Y-413]', () => {
    const box = boxWith({ force: { start: 5, arch: 6, wall: 7, door: 8, residence: null } });
    const fought = (space: number) =>
      table('odin')
        .with({ box, enemies: { surt: space }, vikings: 6 })
        .rolling(0)
        .plays('asgard', { enemy: 'surt', vikings: 6 });
    expect(told(fought(2)).at(-1)).toBe('Surt falls back to space 1.');
    expect(told(fought(1)).at(-1)).toMatch(/^Odin beats Surt: 6 against force 5/);
    expect(fought(1).told('enemy-retreated')).toEqual([]);
  });

  test('may omit the Residence, where an enemy can then not be fought [Y-412, Y-433]', () => {
    const box = boxWith({ force: { start: 5, arch: 6, wall: 7, door: 8, residence: null } });
    const game = table('odin').with({ enemies: { surt: 8, loki: 2 } });
    expect(game.choices('enemy', 'asgard')).toContain('surt');
    game.with({ box });
    expect(game.choices('enemy', 'asgard')).toEqual(expect.arrayContaining(['hel', 'loki']));
    expect(game.choices('enemy', 'asgard')).not.toContain('surt');
  });
});

test("a Ragnarök card in the file moves the enemies listed there, and the other cards move the house's enemies [Y-904]", () => {
  const box = boxWith({ ragnarok: { 'ragnarok-1': ['fenrir', 'hel'] } });
  const moved = (card: 'ragnarok-1' | 'ragnarok-2') =>
    cardComes(card, { box })
      .told('enemy-advanced')
      .map(({ enemy }) => enemy);
  expect(moved('ragnarok-1').toSorted()).toEqual(['fenrir', 'hel']);
  expect(moved('ragnarok-2').toSorted()).toEqual(['fenrir', 'loki', 'nidhogg']);
  expect(box.house).toContain('ragnarok');
});

describe('a giant', () => {
  const SWAPPED = {
    thrym: { name: 'Þrymr', effect: 'blocks helheim' },
    suttung: { effect: 'strengthens hel' },
  };

  test('has the effect in the file [Y-611, Y-908]', () => {
    const game = table('odin').with({ active: ['thrym'], helheim: 5 });
    expect(game.ways('helheim')).not.toEqual([]);
    game.with({ box: boxWith({ giants: SWAPPED }) });
    expect(game.refuses('helheim')).toEqual({
      code: 'world-blocked',
      world: 'helheim',
      giant: 'thrym',
      called: 'Þrymr',
    });
  });

  test('has the name on its card, and giants that the file leaves out have our names [Y-908]', () => {
    const box = boxWith({ giants: SWAPPED });
    const game = cardComes('loki', { box, enemies: { loki: 4 }, pile: ['thrym', 'suttung'] });
    expect(told(game).at(-1)).toBe('Loki calls Þrymr (blocks Helheim) and Suttung (Hel +1).');
  });

  test('has the rune on its card [Y-652, Y-908]', () => {
    const giants = { thrym: { rune: 'daeg' }, gialp: { rune: 'sigel' } };
    const beaten = ['hrungnir', 'utgard-loki', 'greip'] as const;
    const fallen = (box = houseBox('2018')) =>
      table('odin')
        .with({ box, active: ['thrym'], beaten })
        .rolling(3)
        .plays('jotunheim', { giant: 'thrym', vikings: 0 })
        .told('rune-completed');
    expect(fallen()).toEqual([]);
    expect(fallen(boxWith({ giants }))).toMatchObject([{ rune: 'daeg' }]);
  });

  test.each(['name', 'rune', 'effect'])(
    'counts as a house value while one %s is missing from the file',
    (part) => {
      const giants = everythingRead()['giants'] ?? {};
      const { [part]: _unread, ...thrym } = giants['thrym'] as { readonly [part: string]: Json };
      expect(boxWith({ giants: { ...giants, thrym } }).house).toEqual(HOUSE_VALUES);
    },
  );
});

test('a blank first square costs one more action before the Vanir has any effect [Y-907]', () => {
  const box = boxWith({ vanirStart: 'blank' });
  const game = table('odin').with({ box });
  expect(game.ways('vanaheim')).toEqual(['vanaheim:advance']);
  game.plays('vanaheim:advance');
  expect(game.told('vanir-advanced')).toEqual([{ type: 'vanir-advanced', square: 'move-valkyries' }]);
  expect(table('odin').plays('vanaheim:advance').told('vanir-advanced')).toMatchObject([
    { square: 'two-vikings' },
  ]);
  expect(boxWith({ vanirStart: 'valkyries' }).vanirSquares).toEqual(houseBox('2018').vanirSquares);
  expect(boxWith({ vanirStart: 'valkyries' }).house).not.toContain('vanir-start');
});

test('an artifact has the name on its tile, and artifacts that the file leaves out have our names [Y-906]', () => {
  const box = boxWith({ artifacts: { surt: 'Twig of Doom' } });
  const taken = (artifact: string) =>
    told(table('odin').with({ box }).plays('nidavellir', { artifact })).at(-1);
  expect(taken('surt')).toBe('Odin forges Twig of Doom 1: +1 against Surt.');
  expect(taken('loki')).toBe('Odin forges Horn 1: +1 against Loki.');
  expect(box.house).toContain('artifact-names');
});

test("the owner can replace a ruling, such as Thor's bonus without the die [Y-632]", () => {
  const moment = { active: ['utgard-loki'], enemies: { surt: 2 }, vikings: 4 } as const;
  const fought = (box = houseBox('2018')) =>
    table('thor')
      .with({ ...moment, box })
      .plays('asgard', { enemy: 'surt', vikings: 4 });
  expect(fought().told('fight-lost')).toMatchObject([{ strength: 4 }]);
  expect(fought(boxWith({ rulings: { bonusWithoutDie: true } })).told('fight-won')).toMatchObject([
    { strength: 5 },
  ]);
});

test.each([
  ['cancellingSilencesTrances', false],
  ['hiddenGiantsAreStrengthened', false],
  ['calmingPowerInResidence', 1],
] as const)('the owner can replace the ruling %s without the others', (ruling, decided) => {
  const box = boxWith({ rulings: { [ruling]: decided } });
  expect(box.rulings).toEqual({ ...houseBox('2018').rulings, [ruling]: decided });
  expect(box.house).toContain('rulings');
});

/** Everything that can be in a file for values with many parts, by the house value they belong to. */
function everythingRead(): { readonly [field: string]: { readonly [part: string]: Json } } {
  const { ragnarok, giants, rulings } = houseBox('2018');
  const card = (giant: Giant, at: number) => ({
    name: `Giant ${'x'.repeat(at + 1)}`,
    rune: giants[giant].rune,
    effect: effectInWords(giants[giant].effect),
  });
  return {
    ragnarok,
    giants: Object.fromEntries(GIANTS.map((giant, at) => [giant, card(giant, at)])),
    artifacts: { surt: 'Twig', jormungand: 'Mallet', loki: 'Flute', nidhogg: 'Sling', fenrir: 'Leash' },
    rulings: { ...rulings },
  };
}

describe.each([
  { field: 'ragnarok', value: 'ragnarok' },
  { field: 'giants', value: 'giants' },
  { field: 'artifacts', value: 'artifact-names' },
  { field: 'rulings', value: 'rulings' },
])('the house values for $field', ({ field, value }) => {
  const parts = () => everythingRead()[field] ?? expect.fail(`nothing to read of ${field}`);

  test('are replaced if the file has all of them', () => {
    const { house } = boxWith({ [field]: parts() });
    expect(house).toEqual(HOUSE_VALUES.filter((each) => each !== value));
  });

  test('are kept if one is missing from the file', () => {
    for (const left of Object.keys(parts())) {
      const { [left]: _unread, ...read } = parts();
      expect(boxWith({ [field]: read }).house, left).toEqual(HOUSE_VALUES);
    }
  });
});

test.each([
  ['die', { hammers: [0, 0, 1, 1, 2, 2] }],
  ['vanirStart', 'blank'],
  ['artifacts', { loki: 'Flute' }],
] as const)('a file with only %s keeps every other house value', (field, value) => {
  const house = houseBox('2018');
  const box = boxWith({ [field]: value });
  const changed = (Object.keys(house) as (keyof typeof house)[]).filter(
    (part) => JSON.stringify(box[part]) !== JSON.stringify(house[part]),
  );
  const parts = { die: ['house', 'die'], vanirStart: ['house', 'vanirSquares'], artifacts: ['names'] };
  expect(changed).toEqual(parts[field]);
});

describe('a file for 2018', () => {
  const corrections = () => correctionsOf({ vanirStart: 'blank', die: { hammers: [5, 5, 5, 5, 5, 5] } });

  test.each(RULE_STATES.filter((rules) => rules !== '2018'))('does not affect a table of %s', (rules) => {
    expect(boxFor(rules, corrections())).toEqual(houseBox(rules));
    const game = tableOf(rules, 'odin').with({ box: boxFor(rules, corrections()) });
    expect(game.plays('vanaheim:advance').told('vanir-advanced')).toMatchObject([{ square: 'two-vikings' }]);
  });
});

test('a file for 2018 and 2010 gives 2010 no Ragnarök cards, which it does not have [Y-139]', () => {
  const corrections = correctionsOf({
    rules: ['2018', '2010'],
    ragnarok: { 'ragnarok-1': ['fenrir', 'hel'] },
  });
  expect(boxFor('2018', corrections).ragnarok['ragnarok-1']).toEqual(['fenrir', 'hel']);
  expect(boxFor('2010', corrections).ragnarok).toEqual({});
});

test("Hel's artifact needs no name in the file: the rules print it [Y-905]", () => {
  const artifacts = everythingRead()['artifacts'] ?? {};
  expect(Object.keys(artifacts)).not.toContain('hel');
  expect(boxWith({ artifacts }).house).not.toContain('artifact-names');
});
