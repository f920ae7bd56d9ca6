/** Help for the gods: Artifacts, and the abilities on the hard side of their sheets. */
import { describe, expect, test } from 'vitest';
import type { Artifact, GodName } from '../../../../src/games/chronicles/box/components.ts';
import type { Power } from '../../../../src/games/chronicles/box/power.ts';
import type { Moment } from '../moment.ts';
import { odinIn } from '../scenes.ts';
import { type Table, table, tableOf, turnIn, turnOf } from '../table.ts';

const with3 = (artifacts: readonly Artifact[], moment: Moment = {}) =>
  turnOf('odin', 'thor', 'tyr').with({ artifacts, ...moment });

/** The number of Risks the Artifacts prevent in a Fight: the Heroes that can be sent show how many are left. */
function preventedBy(artifacts: readonly Artifact[], choice: string, moment: Moment): number {
  const most = (held: readonly Artifact[]) =>
    with3(held, { heroes: 8, ...moment }).most('heroes', choice) ?? 0;
  return most([]) - most(artifacts);
}

const HEL: Moment = { places: { hel: 'asgard' }, anonymous: 5 };
const SURT: Moment = { places: { surt: 'asgard' }, fireGiants: 5 };
const LOKI: Moment = { places: { loki: 'asgard' }, iotunns: ['thiazi', 'gymir', 'hymir', 'billing'] };
const FENRIR: Moment = { places: { fenrir: 'asgard' }, ravaged: ['niflheim', 'alfheim', 'midgard'] };
const IOTUNN: Moment = { iotunns: ['vafthrudnir'] };

describe('Artifacts', () => {
  test("Valshamr keeps enemies from affecting a god's actions [C-701]", () => {
    const game = (artifacts: readonly Artifact[]) =>
      with3(artifacts, { world: 'alfheim', places: { loki: 'alfheim' } }).most('elves', 'alfheim');
    expect([game([]), game(['valshamr'])]).toEqual([1, 2]);
  });

  test('Gram helps only against Iotunns [C-702]', () => {
    expect(preventedBy(['gram'], 'fight:vafthrudnir', IOTUNN)).toBe(1);
    expect(preventedBy(['gram'], 'fight:hel', HEL)).toBe(0);
  });

  test('Skidbladnir sails two steps [C-703]', () => {
    expect(with3([]).choices('world', 'move')).toHaveLength(3);
    expect(with3(['skidbladnir']).choices('world', 'move')).toHaveLength(6);
  });

  test('Svalinn helps with the Risks of actions [C-704]', () => {
    const moment: Moment = { world: 'niflheim', anonymous: 3, places: { hel: 'svartalfheim' } };
    expect(preventedBy(['svalinn'], 'niflheim', moment)).toBe(1);
    const taken = (
      [
        ['asgard', { world: 'alfheim' }],
        ['niflheim', { anonymous: 1 }],
        ['muspellheim', { 'fire-giants': 1 }],
      ] as const
    ).map(([world, values]) => {
      const there: Moment = { ravaged: ['alfheim'], anonymous: 2, fireGiants: 2 };
      const game = odinIn(world, 'alone', { artifacts: ['svalinn'], ...there }).rolling('failure');
      return game.plays(world, values).told('life-lost')[0]?.life;
    });
    expect(taken).toEqual([2, 1, 1]);
    expect(preventedBy(['svalinn'], 'fight:hel', HEL)).toBe(0);
  });

  test('Brisingamen gives one more Vanir die [C-705]', () => {
    const moment: Moment = { world: 'vanaheim', places: { loki: 'cage' } };
    expect(with3(['brisingamen'], moment).most('dice', 'vanaheim')).toBe(3);
    expect(with3(['brisingamen'], { world: 'alfheim' }).most('elves', 'alfheim')).toBe(2);
  });

  test('Andvaranaut gives one more Elf [C-706]', () => {
    expect(with3(['andvaranaut'], { world: 'alfheim' }).most('elves', 'alfheim')).toBe(3);
    const moment: Moment = { world: 'vanaheim', places: { loki: 'cage' } };
    expect(with3(['andvaranaut'], moment).most('dice', 'vanaheim')).toBe(2);
  });

  test('Megingjord helps in every Fight [C-707]', () => {
    expect(preventedBy(['megingjord'], 'fight:vafthrudnir', IOTUNN)).toBe(1);
    expect(preventedBy(['megingjord'], 'fight:fenrir', FENRIR)).toBe(1);
  });

  test('Draupnir gives an Elf or a Vanir die after a Fight [C-708]', () => {
    const game = with3(['draupnir'], { ...IOTUNN, heroes: 2 }).plays('fight:vafthrudnir', { heroes: 2 });
    expect(game.choices('spoil')).toEqual(['elf', 'vanir-die']);
    expect(game.answers({ spoil: 'vanir-die' }).god('odin').vanirDice).toBe(1);
    const elf = with3(['draupnir'], { ...IOTUNN, heroes: 2 }).plays('fight:vafthrudnir', { heroes: 2 });
    expect(elf.answers({ spoil: 'elf' }).god('odin')).toMatchObject({ elves: 1, vanirDice: 0 });
    const noDie = with3(['draupnir'], { ...IOTUNN, heroes: 2, vanaheim: 0 });
    expect(noDie.plays('fight:vafthrudnir', { heroes: 2 }).god('odin')).toMatchObject({ elves: 1 });
    const short = with3(['draupnir'], { ...IOTUNN, heroes: 2, alfheim: 0 }).plays('fight:vafthrudnir', {
      heroes: 2,
    });
    expect(short.god('odin').vanirDice).toBe(1);
    const none = with3(['draupnir'], { ...IOTUNN, heroes: 2, alfheim: 0, vanaheim: 0 });
    expect(none.plays('fight:vafthrudnir', { heroes: 2 }).about).toBe('turn-end');
  });

  test('Jarngreipr keeps one Vanir die [C-709]', () => {
    const game = with3(['jarngreipr'], { ...HEL, dice: 2 }).rolling(
      'success',
      'success-lost',
      'success-lost',
    );
    expect(game.plays('fight:hel', { dice: 2 }).god('odin').vanirDice).toBe(1);
  });

  test('Hofund helps against Hel and Surt [C-710]', () => {
    expect(preventedBy(['hofund'], 'fight:hel', HEL)).toBe(1);
    expect(preventedBy(['hofund'], 'fight:surt', SURT)).toBe(1);
    expect(preventedBy(['hofund'], 'fight:loki', LOKI)).toBe(0);
  });

  test('Gjallarhorn calls another god, once and at the start [C-711]', () => {
    const game = with3(['gjallarhorn']);
    expect(game.ways('call')).toEqual(['call:thor', 'call:tyr']);
    game.plays('call:thor', { world: 'midgard' });
    expect(game.god('thor').world).toBe('midgard');
    expect(game.ways('call')).toEqual([]);
    expect(with3(['gjallarhorn']).moves('midgard').ways('call')).toEqual([]);
    const acted = with3(['gjallarhorn'], { world: 'midgard' }).plays('midgard', { heroes: 1 });
    expect(acted.ways('call')).toEqual([]);
  });

  test('Mistilteinn helps against Loki [C-712]', () => {
    expect(preventedBy(['mistilteinn'], 'fight:loki', LOKI)).toBe(2);
    expect(preventedBy(['mistilteinn'], 'fight:hel', HEL)).toBe(0);
  });

  test('Mjolnir helps in every Fight, twice as much [C-713]', () => {
    expect(preventedBy(['mjolnir'], 'fight:surt', SURT)).toBe(2);
  });

  test('Gungnir reaches into the next World [C-714]', () => {
    const game = with3(['gungnir'], { heroes: 3 });
    expect(game.ways('fight')).toEqual(['fight:loki', 'fight:jormungand']);
    expect(with3([]).ways('fight')).toEqual([]);
    expect(game.plays('fight:jormungand', { heroes: 3 }).god('odin').world).toBe('asgard');
  });

  test('Gleipnir helps against Fenrir [C-715]', () => {
    expect(preventedBy(['gleipnir'], 'fight:fenrir', FENRIR)).toBe(3);
    expect(preventedBy(['gleipnir'], 'fight:vafthrudnir', IOTUNN)).toBe(0);
  });

  test('Laevateinn helps against Surt [C-716]', () => {
    expect(preventedBy(['laevateinn'], 'fight:surt', SURT)).toBe(3);
    expect(preventedBy(['laevateinn'], 'fight:hel', HEL)).toBe(0);
  });

  test("Idun's apples heal the god that ends a turn in Asgard [C-717]", () => {
    expect(with3(['iduns-apples'], { life: 4 }).done().god('odin').life).toBe(5);
    expect(with3(['iduns-apples'], { life: 4 }).moves('midgard').done().god('odin').life).toBe(4);
    const whole = with3(['iduns-apples']).done();
    expect(whole.god('odin').life).toBe(7);
    expect(whole.told('life-regained')).toEqual([]);
  });

  test('Hlidskjalf shows the top card of each deck once per turn [C-718]', () => {
    const game = with3(['hlidskjalf']).plays('look');
    expect(game.state.seats.every(({ deck }) => deck[0]?.seen)).toBe(true);
    expect(game.told('decks-seen')[0]?.enemies).toHaveLength(3);
    expect(game.revealed).toBe(true);
    expect(game.ways('look')).toEqual([]);
  });

  test('Hlidskjalf shows the other decks if one is empty [C-718]', () => {
    const game = table('odin', 'thor', 'tyr').with({
      wheel: { hel: 'tyr', surt: 'tyr', loki: 'tyr', jormungand: 'tyr', fenrir: 'tyr' },
      gods: { odin: { card: 'nidhogg', artifacts: ['hlidskjalf'] }, tyr: { card: 'nidhogg' } },
    });
    game.begins('odin').plays('look');
    expect(game.told('decks-seen')[0]?.enemies[2]).toBeNull();
    expect(game.god('tyr').deck).toEqual([]);
  });

  test('Hlidskjalf shows no second card in a turn, even if another one can be seen [C-718]', () => {
    const looking = (first: 'look' | 'do not') => {
      const game = with3(['hlidskjalf'], {
        world: 'svartalfheim',
        creatures: ['huginn-and-muninn', 'mimir'],
      });
      if (first === 'look') game.plays('look');
      return game
        .plays('svartalfheim')
        .answers({ creature: 'huginn-and-muninn' })
        .answers({ gods: ['thor'] });
    };
    expect(looking('do not').ways()).toEqual(['look', 'done']);
    expect(looking('look').ways()).toEqual(['done']);
    const next = looking('look').with({ gods: { thor: { card: 'hel' }, tyr: { card: 'surt' } } });
    next.done().begins('thor');
    expect(next.ways('look')).toEqual([]);
    next.done().done().with({ card: 'jormungand' }).begins('odin');
    expect(next.ways('look')).toEqual(['look']);
  });

  test('Hlidskjalf has nothing to show if every top card is known; otherwise it shows them all [C-718]', () => {
    const shown = (artifacts: readonly Artifact[]) =>
      with3(artifacts, { world: 'svartalfheim', creatures: ['huginn-and-muninn', 'mimir'] })
        .plays('svartalfheim')
        .answers({ creature: 'huginn-and-muninn' });
    expect(shown(['hlidskjalf']).answers({ gods: [] }).ways()).toEqual(['done']);
    expect(
      shown(['hlidskjalf'])
        .answers({ gods: ['tyr'] })
        .ways(),
    ).toEqual(['look', 'done']);
    expect(
      shown([])
        .answers({ gods: ['tyr'] })
        .ways(),
    ).toEqual(['done']);
  });

  test('add up if they prevent Risks, but not if they lengthen a move [C-911]', () => {
    expect(preventedBy(['megingjord', 'mjolnir'], 'fight:surt', SURT)).toBe(3);
    const freyr = turnIn('hard', 'freyr', 'thor', 'tyr').with({ artifacts: ['skidbladnir'] });
    expect(freyr.choices('world', 'move')).toHaveLength(6);
    expect(freyr.with({ world: 'iotunheim' }).choices('world', 'move')).toHaveLength(6);
  });

  test.each<readonly [string, Power, Artifact, (game: Table) => unknown, readonly unknown[]]>([
    [
      'prevent Risks in actions',
      { kind: 'prevents-in-actions', risks: 1 },
      'svalinn',
      (game) => game.most('heroes', 'asgard'),
      [2, 1, null],
    ],
    [
      'have Vanaheim give more',
      { kind: 'takes-more', world: 'vanaheim', more: 2 },
      'brisingamen',
      (game) => game.with({ world: 'vanaheim' }).most('dice', 'vanaheim'),
      [1, 3, 4],
    ],
    [
      'give Life back',
      { kind: 'regains-at-the-end', world: 'asgard', life: 2 },
      'iduns-apples',
      (game) => game.plays('done').god('odin').life,
      [1, 3, 4],
    ],
  ])('and abilities add up if they %s [C-911]', (_what, power, artifact, measured, expected) => {
    const odin = (powers: Power | null, artifacts: readonly Artifact[]) => {
      const { godPowers } = turnOf('odin', 'thor', 'tyr').state.box;
      const moment: Moment = { ravaged: ['niflheim'], heroes: 8, life: 1 };
      return with3(artifacts, { ...moment, box: { godPowers: { ...godPowers, odin: powers } } });
    };
    const all = [odin(null, []), odin(power, []), odin(power, [artifact])];
    expect(all.map(measured)).toEqual(expected);
  });

  test('except for Valshamr are our own, six of each level [C-907]', () => {
    const cards = Object.values(with3([]).state.box.artifacts);
    expect([1, 2, 3].map((level) => cards.filter((card) => card.level === level).length)).toEqual([6, 6, 6]);
    expect(with3([]).state.box.house).toContain('artifacts');
  });
});

/** A hard game in which it is this god's turn. */
function hard(god: GodName, moment: Moment = {}): Table {
  const others = (['freyja', 'thor', 'tyr', 'odin'] as const).filter((each) => each !== god).slice(0, 2);
  return turnIn('hard', god, ...others).with(moment);
}

describe('on the hard side', () => {
  test('Freyr goes two steps [C-741]', () => {
    expect(hard('freyr').choices('world', 'move')).toHaveLength(6);
  });

  test('Freyja keeps a Vanir die [C-742]', () => {
    const game = hard('freyja', { ...HEL, dice: 1 })
      .rolling('success', 'success-lost')
      .plays('fight:hel', { dice: 1 });
    expect(game.god('freyja').vanirDice).toBe(1);
    const two = hard('freyja', { ...HEL, dice: 2 }).rolling('success', 'success-lost', 'success-lost');
    expect(two.plays('fight:hel', { dice: 2 }).god('freyja').vanirDice).toBe(1);
  });

  test('Frigg gives Life away, but not the last point [C-743]', () => {
    const game = hard('frigg', { life: 3, gods: { thor: { life: 1 } } });
    expect(game.ways('give-life')).toEqual(['give-life:thor']);
    expect(game.most('life', 'give-life:thor')).toBe(2);
    expect(hard('frigg', { life: 2, gods: { thor: { life: 1 } } }).most('life', 'give-life:thor')).toBe(1);
    expect(hard('frigg', { life: 1, gods: { thor: { life: 1 } } }).ways('give-life')).toEqual([]);
    game.plays('give-life:thor', { life: 2 });
    expect([game.god('frigg').life, game.god('thor').life]).toEqual([1, 3]);
    expect(game.ways('give-life')).toEqual([]);
  });

  test('Frigg gives to one god per turn, however much she has left [C-743]', () => {
    const hurt = { thor: { life: 1 }, freyja: { life: 1 } };
    const game = hard('frigg', { life: 7, gods: hurt });
    expect(game.ways('give-life')).toEqual(['give-life:freyja', 'give-life:thor']);
    expect(hard('frigg', { gods: { thor: { life: 6 } } }).most('life', 'give-life:thor')).toBe(1);
    game.plays('give-life:thor', { life: 1 });
    expect(game.god('frigg').life).toBe(6);
    expect(game.ways('give-life')).toEqual([]);
    game.with({ gods: { freyja: { card: 'hel' }, thor: { card: 'surt' } } });
    game.done().begins('freyja');
    expect(game.ways('give-life')).toEqual([]);
    game.done().done().with({ card: 'jormungand' }).begins('frigg');
    expect(game.ways('give-life')).toEqual(['give-life:freyja', 'give-life:thor']);
  });

  test('Heimdall goes from Asgard to Midgard and back, wherever they have turned [C-744]', () => {
    expect(hard('heimdall', { rotation: 1 }).choices('world', 'move')).toContain('midgard');
    expect(hard('heimdall', { rotation: 1, world: 'midgard' }).choices('world', 'move')).toContain('asgard');
    expect(hard('thor', { rotation: 1 }).choices('world', 'move')).not.toContain('midgard');
    expect(hard('heimdall', { world: 'niflheim' }).choices('world', 'move').toSorted()).toEqual(
      hard('thor', { world: 'niflheim' }).choices('world', 'move').toSorted(),
    );
  });

  test('Odin looks at his card, and may take the next one instead [C-745]', () => {
    const begins = () =>
      tableOf('hard', 'odin', 'thor', 'tyr').with({ card: 'hel', top: 'surt' }).begins('odin');
    expect(begins().about).toBe('own-card');
    const wheel = { hel: 'odin', surt: 'odin', loki: 'odin', jormungand: 'odin', fenrir: 'odin' } as const;
    const last = tableOf('hard', 'odin', 'thor', 'tyr').with({ wheel }).begins('odin');
    expect(last.about).toBe('turn');
    expect(last.state.wheel.nidhogg).toEqual({ enemy: 'nidhogg', pack: 'odin' });
    const none = tableOf('hard', 'odin', 'thor', 'tyr').with({ wheel: { ...wheel, nidhogg: 'odin' } });
    expect(none.begins('odin').told('nothing-to-reveal')).toHaveLength(1);
    expect([none.about, none.god('odin').faceDown]).toEqual(['turn', null]);
    expect(begins().state.seats[0]?.faceDown).toMatchObject({ enemy: 'hel', seen: true });
    expect(begins().plays('keep').state.wheel.hel).not.toBeNull();
    const changed = begins().plays('change');
    expect(changed.state.wheel).toMatchObject({ hel: null, surt: { pack: 'odin' } });
    expect(changed.god('odin').deck.at(-1)).toMatchObject({ enemy: 'hel', seen: true });
  });

  test('Thor has one Risk fewer in every Fight [C-746]', () => {
    expect(hard('thor', { ...HEL, heroes: 8 }).most('heroes', 'fight:hel')).toBe(5);
    expect(hard('tyr', { ...HEL, heroes: 8 }).most('heroes', 'fight:hel')).toBe(6);
  });

  test('Tyr rolls nothing again if Utgard-Loki takes his God die [C-515, C-747]', () => {
    const game = hard('tyr', { world: 'midgard', iotunns: ['utgard-loki'], dice: 1 }).rolling(
      null,
      'failure',
    );
    game.plays('fight:jormungand', { dice: 1 });
    expect(game.told('dice-rolled')).toMatchObject([{ godDie: null, rerolled: null }]);
  });

  test('Tyr rolls a failed God die again [C-747]', () => {
    const game = hard('tyr', HEL).with({ anonymous: 0 });
    const marks = game.rolling('failure').plays('fight:hel').told('dice-rolled');
    expect(marks).toMatchObject([{ godDie: 'failure', vanirDice: [] }]);
    expect(marks[0]?.rerolled).not.toBeNull();
    const failing = hard('tyr', HEL).with({ anonymous: 0 }).rollingAgain('failure', 'success');
    expect(failing.plays('fight:hel').god('tyr').life).toBe(7);
    const twice = hard('tyr', HEL).with({ anonymous: 0 }).rollingAgain('failure', 'failure');
    expect(twice.plays('fight:hel').god('tyr').life).toBe(6);
    const saved = hard('tyr', HEL).rolling('success').plays('fight:hel');
    expect(saved.told('dice-rolled')).toMatchObject([{ godDie: 'success', rerolled: null }]);
    const other = hard('freyja', HEL).rolling('failure').plays('fight:hel');
    expect(other.state.seats.map(({ god }) => god)).toContain('tyr');
    expect(other.told('dice-rolled')).toMatchObject([{ godDie: 'failure', rerolled: null }]);
  });

  test('each god has one ability, which is our own [C-909]', () => {
    const { box } = hard('thor').state;
    expect(Object.values(box.godPowers).every((power) => power !== null)).toBe(true);
    expect(box.house).toContain('god-powers');
  });

  test('the gods have no abilities on the easy side [C-910]', () => {
    const { box } = turnOf('thor', 'tyr').state;
    expect(Object.values(box.godPowers).every((power) => power === null)).toBe(true);
    expect(box.house).not.toContain('god-powers');
  });
});
