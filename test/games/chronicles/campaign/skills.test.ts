/** The effects of campaign skills in a game: skills of one god, and Relations of two. */
import { describe, expect, test } from 'vitest';
import {
  type DieFace,
  GODS,
  type GodName,
  type WORLDS,
} from '../../../../src/games/chronicles/box/components.ts';
import { godsOf, PAIRS, type Pair, pairOf } from '../../../../src/games/chronicles/box/skills.ts';
import { godDieOf } from '../../../../src/games/chronicles/facts/powers.ts';
import { lossesFrom } from '../../../../src/games/chronicles/odds/save-roll.ts';
import type { Moment } from '../moment.ts';
import { supportedBy, turnIn, turnOf } from '../table.ts';

const HEL: Moment = { places: { hel: 'asgard' }, anonymous: 3 };
const LOKI: Moment = { places: { loki: 'asgard' }, iotunns: ['thiazi', 'gymir', 'hymir'] };
const IOTUNN: Moment = { iotunns: ['vafthrudnir'] };
/** Jörmungand swims round Midgard. */
const JORMUNGAND: Moment = { world: 'midgard' };

describe('a steady hand [C-009, C-053]', () => {
  test('turns one failing face of the God die into a success', () => {
    const rolls = (god: GodName, faces: number) => {
      const box: Moment['box'] = { godDie: Array.from({ length: faces }, () => 'failure' as const) };
      const game = turnOf('odin', 'thor', 'tyr').with({ ...HEL, box, skills: { steady: [god] } });
      const { state } = game.plays('fight:hel');
      return [game.told('dice-rolled')[0]?.godDie, godDieOf(state)];
    };
    expect(rolls('odin', 1)).toEqual(['success', ['success']]);
    expect(rolls('odin', 2)[1]).toEqual(['success', 'failure']);
    expect(rolls('thor', 1)).toEqual(['failure', ['failure']]);
  });

  test("replaces the first face that isn't a plain success, in the order of the die", () => {
    const dieOf = (...godDie: readonly DieFace[]) =>
      godDieOf(turnOf('odin', 'thor', 'tyr').with({ box: { godDie }, skills: { steady: ['odin'] } }).state);
    expect(dieOf('success', 'failure-lost', 'failure')).toEqual(['success', 'success', 'failure']);
    expect(dieOf('success-lost', 'failure')).toEqual(['success', 'failure']);
  });

  test('adds up with a power that has the same effect', () => {
    const steadied: Moment['box'] = {
      godDie: ['failure', 'failure', 'failure'],
      godPowers: { ...turnOf('odin').state.box.godPowers, odin: { kind: 'steadies-god-die', faces: 1 } },
    };
    const { state } = turnOf('odin', 'thor', 'tyr').with({ box: steadied, skills: { steady: ['odin'] } });
    expect(godDieOf(state)).toEqual(['success', 'success', 'failure']);
  });

  test('counts in the odds, and also applies to a second roll', () => {
    const unhurt = (moment: Moment) => {
      const { state } = turnOf('odin', 'thor', 'tyr').with(moment);
      return lossesFrom(state, { risks: 1, heroes: 0, dice: 0, elves: 0 })[0] ?? 0;
    };
    const steadied: Moment = { skills: { steady: ['odin'] } };
    const both: Moment = { skills: { steady: ['odin'], relations: ['odin+tyr'] } };
    expect([unhurt({}), unhurt(steadied), unhurt(both)].map((chance) => Math.round(36 * chance))).toEqual([
      24, 30, 35,
    ]);
  });
});

describe('a steady hand that rolls a failed God die again', () => {
  /** The first face fails as printed, but saves for a god with a steady hand; the second face always fails. */
  const box: Moment['box'] = { godDie: ['failure', 'failure-lost'] };
  const AGAIN = { godDie: 'failure-lost', rerolled: 'success' };

  test.each([
    ["by Tyr's ability", 'tyr', { skills: { steady: ['tyr'] } }],
    ['by the Relation of Odin and Tyr', 'odin', { skills: { steady: ['odin'], relations: ['odin+tyr'] } }],
    ['only once with both', 'tyr', { skills: { steady: ['tyr'], relations: ['odin+tyr'] } }],
  ] as const)('counts in the second roll, %s [C-053]', (_how, god, moment) => {
    const other = god === 'tyr' ? 'odin' : 'tyr';
    const game = turnIn(god === 'tyr' ? 'hard' : 'easy', god, other, 'thor').with({ ...HEL, box, ...moment });
    game.rollingAgain('failure-lost', 'failure').plays('fight:hel');
    expect(game.told('dice-rolled')).toMatchObject([AGAIN]);
  });
});

test('a sure hand keeps one Vanir die more than Freyja already keeps [C-054]', () => {
  const kept = (sure: readonly GodName[]) =>
    turnIn('hard', 'freyja', 'thor', 'tyr')
      .with({ ...HEL, dice: 3, skills: { sure } })
      .rolling('success', 'success-lost', 'success-lost', 'success-lost')
      .plays('fight:hel', { dice: 3 })
      .god('freyja').vanirDice;
  expect([kept([]), kept(['freyja'])]).toEqual([1, 2]);
});

test('every two gods are a pair, named in either order', () => {
  expect(PAIRS.map(godsOf)).toEqual(
    GODS.flatMap((one, at) => GODS.slice(at + 1).map((other) => [one, other])),
  );
  expect([pairOf('thor', 'odin'), pairOf('odin', 'thor')]).toEqual(['odin+thor', 'odin+thor']);
  expect(pairOf('odin', 'odin')).toBeNull();
});

/** The turn of the pair's first god; the second god and Freyr, or Tyr, are also in Asgard. */
function related(pair: Pair, moment: Moment = {}) {
  const [one, other] = godsOf(pair);
  const third = GODS.find((god) => god !== one && god !== other) ?? 'freyr';
  return turnOf(one, other, third).with({ ...moment, skills: { relations: [pair] } });
}

/** The number of Risks the Relation prevents in a Fight: the Heroes that can be sent show how many are left. */
function preventedBy(pair: Pair, choice: string, moment: Moment): number {
  const most = (skills: NonNullable<Moment['skills']>) =>
    related(pair, { heroes: 8, ...moment })
      .with({ skills })
      .most('heroes', choice) ?? 0;
  return most({ relations: [] }) - most({ relations: [pair] });
}

describe('Relations', () => {
  test('Freyr and Freyja take something after a Fight [C-061]', () => {
    const game = related('freyr+freyja', { ...IOTUNN, heroes: 2 });
    game.plays('fight:vafthrudnir', { heroes: 2 });
    expect(game.choices('spoil')).toEqual(['elf', 'vanir-die']);
  });

  test('Freyja and Frigg give Life [C-062]', () => {
    const game = related('freyja+frigg', { gods: { frigg: { life: 3 } } });
    expect(game.ways('give-life')).toEqual(['give-life:frigg']);
  });

  test('Freyja and Heimdall have 2 fewer Risks against Loki [C-063]', () => {
    expect(preventedBy('freyja+heimdall', 'fight:loki', LOKI)).toBe(2);
    expect(preventedBy('freyja+heimdall', 'fight:hel', HEL)).toBe(0);
  });

  test('Freyja and Thor have 2 fewer Risks against Iotunns [C-064]', () => {
    expect(preventedBy('freyja+thor', 'fight:vafthrudnir', IOTUNN)).toBe(2);
    expect(preventedBy('freyja+thor', 'fight:hel', HEL)).toBe(0);
  });

  test('Frigg and Odin look at the decks [C-065]', () => {
    expect(related('frigg+odin').ways('look')).toEqual(['look']);
  });

  test('Heimdall and Odin move another god by one step [C-066]', () => {
    expect(related('heimdall+odin').ways('call')).toContain('call:odin');
  });

  test('Odin and Thor have one Risk fewer against anyone [C-067]', () => {
    expect(preventedBy('odin+thor', 'fight:hel', HEL)).toBe(1);
    expect(preventedBy('odin+thor', 'fight:vafthrudnir', IOTUNN)).toBe(1);
  });

  test('Odin and Tyr roll a failed God die again [C-068]', () => {
    const game = related('odin+tyr', HEL).rollingAgain('failure', 'success').plays('fight:hel');
    expect(game.told('dice-rolled')).toMatchObject([{ godDie: 'failure', rerolled: 'success' }]);
  });

  test('Thor and Tyr have 2 fewer Risks against Jörmungand [C-069]', () => {
    const together: Moment = { ...JORMUNGAND, gods: { tyr: { world: 'midgard' } } };
    expect(preventedBy('thor+tyr', 'fight:jormungand', together)).toBe(2);
    expect(preventedBy('thor+tyr', 'fight:hel', HEL)).toBe(0);
  });

  const OTHERS = PAIRS.filter((pair) =>
    ['freyr+', 'freyja+odin', 'freyja+tyr', 'frigg+heimdall', 'frigg+t', 'heimdall+t'].some(
      (start) => pair.startsWith(start) && pair !== 'freyr+freyja',
    ),
  );
  test.each(OTHERS)('%s keep a Vanir die [C-070]', (pair) => {
    const kept = (relations: readonly Pair[]) => {
      const [god] = godsOf(pair);
      const game = related(pair, { ...HEL, dice: 2 }).with({ skills: { relations } });
      game.rolling('success', 'success-lost', 'success-lost').plays('fight:hel', { dice: 2 });
      return game.god(god).vanirDice;
    };
    expect([kept([]), kept([pair])]).toEqual([0, 1]);
  });

  test('are the nine with effects of their own, and twelve others', () =>
    expect(OTHERS).toHaveLength(PAIRS.length - 9));

  test('count for both gods, only in the same World, and only for them [C-061]', () => {
    const strength = (god: GodName, moment: Moment) => {
      const game = turnOf(god, ...(['odin', 'thor', 'tyr'] as const).filter((each) => each !== god));
      return game
        .with({ ...HEL, heroes: 8, skills: { relations: ['odin+thor'] }, ...moment })
        .most('heroes', 'fight:hel');
    };
    const alone = strength('odin', { gods: { thor: { world: 'midgard' } } });
    expect([strength('odin', {}), strength('thor', {}), strength('tyr', {}), alone]).toEqual([3, 3, 4, 4]);
  });

  test('also count with a Support god [C-055]', () => {
    const { game, support } = supportedBy('hel');
    const pair = pairOf('odin', support);
    const relations = pair === null ? [] : [pair];
    const lost = (world: (typeof WORLDS)[number]) => {
      const moment: Moment = { card: 'nidhogg', dice: 2, support: { world }, skills: { relations } };
      const begun = supportedBy('hel')
        .game.with({ ...HEL, ...moment })
        .begins('odin');
      begun.with({ box: { relations: { ...begun.state.box.relations, ...always(relations) } } });
      begun.rolling('success', 'success-lost', 'success-lost').plays('fight:hel', { dice: 2 });
      return begun.god('odin').vanirDice;
    };
    expect(game.state.supports).toHaveLength(1);
    expect([lost('asgard'), lost('midgard')]).toEqual([1, 0]);
  });

  test('add up with Artifacts, and are not affected by Thrym [C-070]', () => {
    const least = (moment: Moment) =>
      related('odin+thor', { ...HEL, heroes: 8, artifacts: ['megingjord'], ...moment }).most(
        'heroes',
        'fight:hel',
      );
    expect([least({}), least({ iotunns: ['thrym'] })]).toEqual([2, 3]);
  });
});

describe('a Relation adds nothing if the god already has its effect:', () => {
  test('Draupnir and Freyja: one Elf or die after a Fight [C-070]', () => {
    const game = related('freyr+freyja', { ...IOTUNN, heroes: 2, artifacts: ['draupnir'] });
    game.plays('fight:vafthrudnir', { heroes: 2 }).answers({ spoil: 'elf' });
    expect(game.god('freyr').elves).toBe(1);
    expect(game.about).toBe('turn-end');
  });

  test('Tyr and Odin: one more roll [C-070]', () => {
    const game = turnIn('hard', 'tyr', 'odin', 'thor').with({ ...HEL, skills: { relations: ['odin+tyr'] } });
    game.rollingAgain('failure', 'failure').plays('fight:hel');
    expect(game.told('dice-rolled')).toMatchObject([{ godDie: 'failure', rerolled: 'failure' }]);
  });

  test('Frigg and Freyja: Life once a turn [C-070]', () => {
    const game = turnIn('hard', 'frigg', 'freyja', 'thor').with({
      skills: { relations: ['freyja+frigg'] },
      gods: { freyja: { life: 2 }, thor: { life: 2 } },
    });
    game.plays('give-life:freyja', { life: 1 });
    expect(game.ways('give-life')).toEqual([]);
  });

  test('Gjallarhorn and Odin: another god is called once [C-070]', () => {
    const game = related('heimdall+odin', { artifacts: ['gjallarhorn'] });
    const [world = ''] = game.choices('world', 'call:odin');
    game.plays('call:odin', { world });
    expect(game.ways('call')).toEqual([]);
  });
});

function always(pairs: readonly Pair[]) {
  return Object.fromEntries(pairs.map((pair) => [pair, { kind: 'keeps-dice', dice: 1 } as const]));
}
