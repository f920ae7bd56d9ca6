/** The eighteen creatures. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Values } from '../../../../src/core/requests/request.ts';
import { CREATURES, type Creature } from '../../../../src/games/chronicles/box/components.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import type { Moment } from '../moment.ts';
import { odinIn } from '../scenes.ts';
import { supportedBy, type Table, turnOf } from '../table.ts';

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

/** A moment in which every creature can act, and many different ones are possible. */
const ANYTHING: Moment = {
  world: 'svartalfheim',
  life: 3,
  elves: 1,
  dice: 1,
  gods: { thor: { life: 1 }, tyr: { life: 1 } },
  heroes: 3,
  anonymous: 5,
  fireGiants: 5,
  island: 2,
  iotunns: ['thiazi', 'gymir'],
  ravaged: ['asgard', 'niflheim'],
  wheel: { hel: 'thor', surt: 'tyr' },
};

/** The parts of the state that every answer changes. */
const COURSE: readonly string[] = ['question', 'asked', 'steps', 'seats'];

/** The objects on the table, by name. */
function piecesOf(state: ChroniclesState): ReadonlyMap<string, unknown> {
  const board = Object.entries(state).filter(([name]) => !COURSE.includes(name));
  const ofGods = state.seats.flatMap(({ god, ...has }) =>
    Object.entries(has).map(([what, value]) => [`${god}.${what}`, value] as const),
  );
  return new Map<string, unknown>([...board, ...ofGods]);
}

test.each<readonly [string, Creature, Values | null, readonly string[]]>([
  ['C-721', 'ratatoskr', { world: 'niflheim' }, ['odin.world']],
  ['C-723', 'huginn-and-muninn', { gods: ['thor'] }, ['odin.deck', 'thor.deck', 'tyr.deck']],
  ['C-724', 'saehrimnir', null, ['valhalla']],
  ['C-725', 'heidrun', null, ['odin.life']],
  ['C-726', 'audhumla', { god: 'thor' }, ['thor.life']],
  ['C-727', 'eikthyrnir', null, ['anonymous']],
  ['C-728', 'arvak-and-alsvid', null, ['fireGiants']],
  ['C-729', 'vedrfolnir', { times: 2 }, ['rotation']],
  ['C-730', 'gullinbursti', null, ['alfheim', 'odin.elves']],
  ['C-731', 'freyjas-cats', null, ['vanaheim', 'odin.vanirDice']],
  ['C-732', 'tanngrisnir-and-tanngnjost', null, ['alfheim', 'vanaheim', 'odin.elves', 'odin.vanirDice']],
  ['C-734', 'garm', { iotunn: 'gymir' }, ['iotunns']],
  ['C-735', 'norns', { enemy: 'hel' }, ['wheel', 'thor.deck']],
  ['C-736', 'mimir', null, ['dispensers', 'odin.artifacts']],
  ['C-737', 'gullinkambi', { world: 'asgard' }, ['ravaged']],
  ['C-738', 'hildisvini', null, ['island']],
])('[%s] %s changes nothing else', (_row, creature, answer, changed) => {
  const other: Creature = creature === 'mimir' ? 'saehrimnir' : 'mimir';
  const game = turnOf('odin', 'thor', 'tyr').with({ ...ANYTHING, creatures: [creature, other] });
  game.plays('svartalfheim');
  const before = piecesOf(game.state);
  game.answers({ creature });
  expect(game.told('creature-in-vain')).toEqual([]);
  if (answer !== null) game.answers(answer);
  expect(game.about).toBe('turn-end');
  const after = [...piecesOf(game.state)];
  expect(
    after.filter(([name, value]) => !isDeepStrictEqual(value, before.get(name))).map(([name]) => name),
  ).toEqual(changed);
});

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
    expect(helps('sleipnir').told('creature-in-vain')).toEqual([]);
    expect(helps('sleipnir').plays('none').about).toBe('turn-end');
  });

  test('Sleipnir asks nothing more once every god has moved, and takes each Support god separately [C-722]', () => {
    const solo = turnOf('odin').with({ world: 'svartalfheim', creatures: ['sleipnir', 'mimir'] });
    const [first, second] = solo.state.supports.map(({ god }) => god);
    const { box } = solo.state;
    const four = { ...box.creatures, sleipnir: { kind: 'moves-gods', gods: 4, steps: 1 } } as const;
    solo
      .with({ box: { creatures: four } })
      .plays('svartalfheim')
      .answers({ creature: 'sleipnir' });
    expect(solo.ways('move')).toEqual(['move:odin', `move:${first}`, `move:${second}`]);
    solo.plays(`move:${second}`, { world: 'vanaheim' });
    expect(solo.state.supports).toMatchObject([{ world: 'asgard' }, { world: 'vanaheim' }]);
    solo.plays(`move:${first}`, { world: 'midgard' }).plays('move:odin', { world: 'midgard' });
    expect(solo.about).toBe('turn-end');
    expect(solo.told('answer-forced')).toEqual([]);
  });

  test('Huginn and Muninn see every deck, and may put cards at the bottom [C-723]', () => {
    const game = helps('huginn-and-muninn', { top: 'hel', gods: { thor: { top: 'surt' } } });
    expect(game.told('decks-seen')[0]?.enemies.slice(0, 2)).toEqual(['hel', 'surt']);
    game.answers({ gods: ['odin'] });
    expect(game.god('odin').deck.at(-1)).toMatchObject({ enemy: 'hel', seen: true });
    expect(game.god('thor').deck[0]).toMatchObject({ enemy: 'surt', seen: true });
    const wheel = { hel: 'tyr', surt: 'tyr', loki: 'tyr', jormungand: 'tyr', fenrir: 'tyr' } as const;
    const empty = helps('huginn-and-muninn', { wheel, gods: { tyr: { card: 'nidhogg' } } });
    expect(empty.god('tyr').deck).toEqual([]);
    expect(empty.choices('gods')).toEqual(['odin', 'thor']);
  });

  test('Saehrimnir feeds two Heroes [C-724]', () => {
    expect(helps('saehrimnir', { heroes: 1 }).state.valhalla).toBe(3);
    expect(helps('saehrimnir', { heroes: 8 }).told('creature-in-vain')).toHaveLength(1);
  });

  test('Heidrun gives Life to the god and to every god in the same World [C-725]', () => {
    const game = helps('heidrun', {
      life: 3,
      gods: { thor: { world: 'svartalfheim', life: 2 }, tyr: { life: 2 } },
    });
    expect(game.state.seats.map(({ life }) => life)).toEqual([4, 3, 2]);
    const thor = helps('heidrun', { gods: { thor: { world: 'svartalfheim', life: 2 } } });
    expect(thor.told('life-regained')).toMatchObject([{ god: 'thor', life: 1 }]);
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

  test('Vedrfolnir may turn the middle level or leave it as it is [C-729]', () => {
    expect(helps('vedrfolnir').answers({ times: 2 }).state.rotation).toBe(2);
    const still = helps('vedrfolnir').answers({ times: 0 });
    expect([still.state.rotation, still.told('tree-turned')]).toEqual([0, []]);
  });

  test('Gullinbursti brings two Elves [C-730]', () => {
    expect(helps('gullinbursti').god('odin').elves).toBe(2);
    expect(helps('gullinbursti', { alfheim: 1 }).god('odin').elves).toBe(1);
  });

  test("Freyja's cats bring two Vanir dice [C-731]", () => {
    expect(helps('freyjas-cats').god('odin').vanirDice).toBe(2);
  });

  test('Tanngrisnir and Tanngnjost give one Elf and one Vanir die [C-732]', () => {
    expect(helps('tanngrisnir-and-tanngnjost').god('odin')).toMatchObject({ elves: 1, vanirDice: 1 });
  });

  test('Geri and Freki let the god fight with one Risk fewer [C-733]', () => {
    const here: Moment = { places: { loki: 'svartalfheim' }, creatures: ['geri-and-freki'], heroes: 2 };
    const game = turnOf('odin', 'thor', 'tyr').with({ world: 'svartalfheim', ...here, iotunns: ['geirrod'] });
    expect(game.ways()).not.toContain('svartalfheim');
    game.with({ iotunns: [] }).plays('svartalfheim');
    expect(game.ways()).toEqual(['fight:loki', 'none']);
    expect(game.told('creature-in-vain')).toEqual([]);
    game.plays('fight:loki');
    expect(game.told('risks-taken')).toMatchObject([{ risks: 1, byPowers: 1 }]);
    expect(game.state.places.loki).toBe('cage');
    const peace = turnOf('odin', 'thor', 'tyr')
      .with({ world: 'svartalfheim', ...here })
      .plays('svartalfheim');
    peace.plays('none');
    expect([peace.about, peace.state.places.loki]).toEqual(['turn-end', 'svartalfheim']);
    const strong = turnOf('odin', 'thor', 'tyr').with({ world: 'svartalfheim', ...here });
    strong
      .with({ iotunns: ['gymir', 'hymir'] })
      .plays('svartalfheim')
      .plays('fight:loki', { heroes: 0 });
    expect(strong.told('risks-taken')).toMatchObject([{ risks: 3, byPowers: 1 }]);
    const armed = turnOf('odin', 'thor', 'tyr').with({ world: 'svartalfheim', ...here, heroes: 0 });
    armed.with({ iotunns: ['gymir', 'hymir'], artifacts: ['megingjord'] }).plays('svartalfheim');
    armed.plays('fight:loki');
    expect(armed.told('risks-taken')).toMatchObject([{ risks: 3, byPowers: 2 }]);
    expect(helps('geri-and-freki').told('creature-in-vain')).toHaveLength(1);
  });

  test('Garm drives an Iotunn away [C-734]', () => {
    const game = helps('garm', { iotunns: ['thiazi', 'gymir'] }).answers({ iotunn: 'gymir' });
    expect(game.state.iotunns).toEqual(['thiazi']);
  });

  test("The Norns take a card from the Wheel, but not Nidhögg's [C-735]", () => {
    const game = helps('norns', { wheel: { hel: 'thor', surt: 'tyr' } });
    expect(game.choices('enemy')).toEqual(['hel', 'surt']);
    game.answers({ enemy: 'hel' });
    expect(game.state.wheel.hel).toBeNull();
    expect(game.god('thor').deck.at(-1)).toEqual({ enemy: 'hel', pack: 'thor', seen: true });
    expect(helps('norns').told('creature-in-vain')).toHaveLength(1);
  });

  test("The Norns put a Support god's card at the bottom of the current god's deck [C-735]", () => {
    const { game, support } = supportedBy('surt');
    game.with({ world: 'svartalfheim', creatures: ['norns', 'mimir'], wheel: { surt: support } });
    game.with({ card: 'nidhogg' }).begins('odin').plays('svartalfheim').answers({ creature: 'norns' });
    expect(game.god('odin').deck.at(-1)).toEqual({ enemy: 'surt', pack: support, seen: true });
  });

  test('Mimir gives the Artifact in front of the left dispenser [C-736]', () => {
    expect(helps('mimir', { fronts: ['gram'] }).god('odin').artifacts).toEqual(['gram']);
  });

  test('Gullinkambi heals a World without Risks [C-737]', () => {
    const game = helps('gullinkambi', { ravaged: ['asgard', 'niflheim'] }).answers({ world: 'asgard' });
    expect(game.state.ravaged).toEqual(['niflheim']);
    expect(game.god('odin').life).toBe(7);
  });

  test('Hildisvini drives Jörmungand one island back [C-738]', () => {
    const game = helps('hildisvini', { island: 2, anonymous: 3 });
    expect(game.state).toMatchObject({ island: 1, anonymous: 3 });
    expect(game.events.map(({ type }) => type)).toEqual(['creature-chosen', 'jormungand-moved']);
    expect(helps('hildisvini').told('creature-in-vain')).toHaveLength(1);
  });

  test('are all our own inventions [C-908]', () => {
    const { box } = turnOf('odin', 'thor', 'tyr').state;
    expect(Object.keys(box.creatures).toSorted()).toEqual(CREATURES.toSorted());
    expect(box.house).toContain('creatures');
  });
});

describe('the deck of creatures', () => {
  test('is shuffled when it runs out, except for those held by gods [C-348]', () => {
    const game = odinIn('svartalfheim', 'alone', { creatureDeck: ['mimir'] }).plays('svartalfheim');
    const drawn = game.choices('creature');
    expect(drawn).toHaveLength(2);
    expect(drawn[0]).toBe('mimir');
    expect(drawn[1]).not.toBe('mimir');
    expect(game.told('creatures-shuffled')).toHaveLength(1);
    expect(game.state.creatureDeck).toHaveLength(16);
  });

  test.each<readonly [Creature, Moment]>([
    ['saehrimnir', { heroes: 8 }],
    ['heidrun', {}],
    ['audhumla', {}],
    ['eikthyrnir', { anonymous: 0 }],
    ['arvak-and-alsvid', { fireGiants: 0 }],
    ['gullinbursti', { alfheim: 0 }],
    ['freyjas-cats', { vanaheim: 0 }],
    ['tanngrisnir-and-tanngnjost', { alfheim: 0, vanaheim: 0 }],
    ['geri-and-freki', {}],
    ['garm', { iotunns: [] }],
    ['norns', {}],
    ['mimir', { artifacts: ['valshamr', 'gram', 'skidbladnir', 'svalinn', 'brisingamen', 'andvaranaut'] }],
    ['gullinkambi', { ravaged: [] }],
    ['hildisvini', { island: 0 }],
  ])('%s can be chosen without effect, and the log says so [C-349]', (creature, moment) => {
    const game = helps(creature, moment);
    expect(game.told('creature-in-vain')).toEqual([{ type: 'creature-in-vain', creature }]);
    expect(game.about).toBe('turn-end');
  });

  test("the log doesn't mention an Elf or a die that isn't there [C-732]", () => {
    const noElf = helps('tanngrisnir-and-tanngnjost', { alfheim: 0 });
    expect(noElf.god('odin')).toMatchObject({ elves: 0, vanirDice: 1 });
    expect([noElf.told('elves-taken'), noElf.told('vanir-dice-taken').length]).toEqual([[], 1]);
    const noDie = helps('tanngrisnir-and-tanngnjost', { vanaheim: 0 });
    expect(noDie.god('odin')).toMatchObject({ elves: 1, vanirDice: 0 });
    expect([noDie.told('elves-taken').length, noDie.told('vanir-dice-taken')]).toEqual([1, []]);
  });

  test('the player may choose a creature that changes nothing [C-349]', () => {
    const game = odinIn('svartalfheim', 'alone', { creatures: ['eikthyrnir', 'mimir'] }).plays(
      'svartalfheim',
    );
    expect(game.answers({ creature: 'eikthyrnir' }).told('creature-in-vain')).toEqual([
      { type: 'creature-in-vain', creature: 'eikthyrnir' },
    ]);
    expect(game.about).toBe('turn-end');
  });
});
