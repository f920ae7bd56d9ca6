/** Chances of a save roll: calculated by hand, and compared with many rolls of the rules themselves. */
import { describe, expect, test } from 'vitest';
import { openStreams, seedFrom } from '../../../../src/core/random.ts';
import type { Action, Alternative, Values } from '../../../../src/core/requests/request.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { RuleState } from '../../../../src/games/chronicles/box/box.ts';
import type { GodName, World } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { chanceToDie, lossesOf, risksOf } from '../../../../src/games/chronicles/odds/dangers.ts';
import {
  chanceToLose,
  chanceUnhurt,
  expectedDiceLost,
  expectedLoss,
  type Losses,
  lossesFrom,
  type Save,
} from '../../../../src/games/chronicles/odds/save-roll.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import type { Moment } from '../moment.ts';
import { type Table, turnIn } from '../table.ts';

const ROLLS = 1500;
/** Deviations up to this many standard deviations count as chance; the seeds are fixed, so the test is reproducible. */
const DEVIATIONS = 4;

interface Case {
  readonly gods?: readonly GodName[];
  readonly rules?: RuleState;
  readonly moment: Moment;
  readonly choice: string;
  readonly values?: Values;
}

const IN_MIDGARD = { world: 'midgard' } as const;
const AGAINST_JORMUNGAND = 'fight:jormungand';

const CASES: readonly (readonly [string, Case])[] = [
  ['the God die alone', { moment: IN_MIDGARD, choice: AGAINST_JORMUNGAND }],
  [
    'Heroes, Vanir dice and Elves together',
    {
      moment: { ...IN_MIDGARD, heroes: 1, dice: 3, elves: 1 },
      choice: AGAINST_JORMUNGAND,
      values: { heroes: 1, dice: 3 },
    },
  ],
  [
    'fewer Heroes and dice than the god has',
    {
      moment: { ...IN_MIDGARD, heroes: 2, dice: 4, elves: 2 },
      choice: AGAINST_JORMUNGAND,
      values: { heroes: 0, dice: 2 },
    },
  ],
  [
    'Tyr, who rolls a failed God die again',
    {
      gods: ['tyr', 'thor'],
      rules: 'hard',
      moment: { ...IN_MIDGARD, dice: 2 },
      choice: AGAINST_JORMUNGAND,
      values: { dice: 2 },
    },
  ],
  [
    'Thor with Mjolnir, who prevents every Risk',
    {
      gods: ['thor', 'tyr'],
      rules: 'hard',
      moment: { ...IN_MIDGARD, artifacts: ['mjolnir'] },
      choice: AGAINST_JORMUNGAND,
    },
  ],
  [
    'Megingjord, while Thrym takes it away',
    {
      moment: { ...IN_MIDGARD, artifacts: ['megingjord'], iotunns: ['thrym'], dice: 2 },
      choice: AGAINST_JORMUNGAND,
      values: { dice: 1 },
    },
  ],
  [
    'no God die',
    {
      moment: { ...IN_MIDGARD, iotunns: ['utgard-loki'], dice: 3, elves: 1 },
      choice: AGAINST_JORMUNGAND,
      values: { dice: 3 },
    },
  ],
  [
    'no Elves',
    {
      moment: { ...IN_MIDGARD, iotunns: ['suttung'], dice: 3, elves: 3 },
      choice: AGAINST_JORMUNGAND,
      values: { dice: 2 },
    },
  ],
  [
    'neither Heroes nor Vanir dice',
    {
      moment: { ...IN_MIDGARD, iotunns: ['skrymir', 'hrungnir'], heroes: 3, dice: 3, elves: 1 },
      choice: AGAINST_JORMUNGAND,
    },
  ],
  [
    'little Life left',
    { moment: { ...IN_MIDGARD, life: 2, dice: 1 }, choice: AGAINST_JORMUNGAND, values: { dice: 1 } },
  ],
  ['the last Life point', { moment: { ...IN_MIDGARD, life: 1 }, choice: AGAINST_JORMUNGAND }],
  [
    'a Support god in the same World',
    {
      gods: ['odin'],
      moment: { ...IN_MIDGARD, life: 1, support: { world: 'midgard', life: 1 }, anonymous: 2 },
      choice: AGAINST_JORMUNGAND,
    },
  ],
  [
    'the ladder of Hel, with an enemy at hand',
    {
      moment: { world: 'niflheim', anonymous: 2, dice: 2, elves: 1 },
      choice: 'niflheim',
      values: { anonymous: 2, dice: 2 },
    },
  ],
  [
    'healing in Asgard behind Svalinn, with another god',
    {
      moment: { world: 'asgard', ravaged: ['alfheim'], artifacts: ['svalinn'], heroes: 1 },
      choice: 'asgard',
      values: { world: 'alfheim', heroes: 0 },
    },
  ],
];

function tableOf({ gods = ['odin', 'thor'], rules = 'easy', moment }: Case): Table {
  return turnIn(rules, ...gods).with(moment);
}

function wayIn(game: Table, choice: string): Alternative {
  const found = game.request.alternatives.find(({ id }) => id === choice);
  if (found === undefined) throw new Error(`not possible: ${choice}`);
  return found;
}

interface Outcome {
  readonly lost: number;
  readonly isDead: boolean;
}

function lifeOf({ seats, supports }: ChroniclesState): number {
  return [...seats, ...supports].reduce((sum, { life }) => sum + life, 0);
}

/** One roll of the rules, with the given Elves and Life of Support gods as help. */
function rolled(game: Table, choice: string, values: Values, number: number): Outcome {
  const { dice } = openStreams(seedFrom(`roll ${number}`), ['dice']);
  let state: ChroniclesState = { ...game.state, streams: { ...game.state.streams, dice } };
  let action: Action | null = { request: game.request.key, choice, values };
  const before = lifeOf(state);
  while (action !== null) {
    const applied = chronicles.apply(state, seatIndex(0), action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
    action = asMuchHelpAsThereIs(state);
  }
  return { lost: before - lifeOf(state), isDead: state.end?.kind === 'lost' };
}

function asMuchHelpAsThereIs(state: ChroniclesState): Action | null {
  const [request] = chronicles.requests(state);
  if (request?.about !== 'elves' && request?.about !== 'support-life') return null;
  const [way] = request.alternatives;
  const values = Object.entries(way?.fields ?? {}).map(([name, field]) => [
    name,
    field.kind === 'number' ? field.to : 0,
  ]);
  return { request: request.key, choice: way?.id ?? '', values: Object.fromEntries(values) };
}

function expectShare(count: number, chance: number): void {
  const spread = DEVIATIONS * Math.sqrt(chance * (1 - chance) * ROLLS) + 1e-6;
  expect(Math.abs(count - chance * ROLLS)).toBeLessThanOrEqual(spread);
}

describe('the chances are those of the rules', () => {
  test.each(CASES)('%s', (_, each) => {
    const game = tableOf(each);
    const { choice, values = {} } = each;
    const way = wayIn(game, choice);
    const losses = lossesOf(game.state, way, values);
    const fatal = chanceToDie(game.state, way, values);
    const outcomes = Array.from({ length: ROLLS }, (_, number) => rolled(game, choice, values, number));
    for (const [life, chance] of losses.entries())
      if (life < game.god(game.state.seats[0]?.god ?? 'odin').life)
        expectShare(outcomes.filter(({ lost }) => lost === life).length, chance);
    expectShare(outcomes.filter(({ isDead }) => isDead).length, fatal);
    expect(losses.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test("some of these rolls can be fatal, and others can't", () => {
    const fatal = CASES.map(([, each]) => {
      const game = tableOf(each);
      return chanceToDie(game.state, wayIn(game, each.choice), each.values ?? {});
    });
    expect(fatal.some((chance) => chance > 0 && chance < 1)).toBe(true);
    expect(fatal.some((chance) => chance === 1)).toBe(true);
    expect(fatal.some((chance) => chance === 0)).toBe(true);
  });
});

describe('chances that can be calculated by hand', () => {
  const NOTHING: Save = { risks: 0, heroes: 0, dice: 0, elves: 0 };
  const on = (save: Partial<Save>, moment: Moment = {}, ...gods: readonly GodName[]): Losses =>
    lossesFrom(
      turnIn('hard', ...(gods.length > 0 ? gods : (['thor', 'frigg'] as const))).with(moment).state,
      {
        ...NOTHING,
        ...save,
      },
    );
  const expectLosses = (losses: Losses, expected: readonly number[]) => {
    expect(losses).toHaveLength(expected.length);
    for (const [life, chance] of expected.entries()) expect(losses[life]).toBeCloseTo(chance, 12);
  };

  test('the God die saves in 4 of 6', () => {
    expectLosses(on({ risks: 1 }), [2 / 3, 1 / 3]);
    expectLosses(on({ risks: 3 }), [0, 0, 2 / 3, 1 / 3]);
  });

  test('a Vanir die saves in 3 of 6', () => {
    expectLosses(on({ risks: 2, dice: 1 }), [1 / 3, 1 / 2, 1 / 6]);
    expectLosses(on({ risks: 1, dice: 2 }), [1 - 1 / 3 / 4, 1 / 3 / 4]);
  });

  test('a Hero always prevents a Risk, and an Elf cancels a failure but adds no die', () => {
    expectLosses(on({ risks: 2, heroes: 1 }), [2 / 3, 1 / 3]);
    expectLosses(on({ risks: 2, heroes: 2, dice: 3 }), [1]);
    expectLosses(on({ risks: 1, elves: 1 }), [1, 0]);
    expectLosses(on({ risks: 2, elves: 5 }), [0, 1, 0]);
    expectLosses(on({ risks: 2, dice: 1, elves: 1 }), [5 / 6, 1 / 6, 0]);
  });

  test('Tyr fails in 1 of 9', () => {
    expectLosses(on({ risks: 1 }, {}, 'tyr', 'thor'), [8 / 9, 1 / 9]);
  });

  test('without the God die only Vanir dice are rolled', () => {
    expectLosses(on({ risks: 1 }, { iotunns: ['utgard-loki'] }), [0, 1]);
    expectLosses(on({ risks: 2, dice: 2 }, { iotunns: ['utgard-loki'] }), [1 / 4, 1 / 2, 1 / 4]);
  });

  test("an Elf cancels a rolled die's failure, so without dice it is of no use [C-604]", () => {
    expectLosses(on({ risks: 1, elves: 1 }, { iotunns: ['utgard-loki'] }), [0, 1]);
    expectLosses(on({ risks: 2, dice: 1, elves: 2 }, { iotunns: ['utgard-loki'] }), [0, 1, 0]);
  });

  test('a Support god in the same World loses as much as it can before the last Life goes [C-608]', () => {
    const fatal = (support: { readonly world: World; readonly life: number }) => {
      const game = turnIn('easy', 'odin', 'thor').with({ ...IN_MIDGARD, life: 2, support });
      return chanceToDie(game.state, wayIn(game, AGAINST_JORMUNGAND), {});
    };
    expect(fatal({ world: 'midgard', life: 1 })).toBeCloseTo(1 / 3, 12);
    expect(fatal({ world: 'midgard', life: 2 })).toBe(0);
    expect(fatal({ world: 'alfheim', life: 2 })).toBeCloseTo(1, 12);
  });

  test('a God die and a Vanir die together give these chances and losses', () => {
    const losses = on({ risks: 2, dice: 1 });
    expect(chanceUnhurt(losses)).toBeCloseTo(1 / 3, 12);
    expect(expectedLoss(losses)).toBeCloseTo(5 / 6, 12);
    expect(chanceToLose(losses, 1)).toBeCloseTo(2 / 3, 12);
    expect(chanceToLose(losses, 2)).toBeCloseTo(1 / 6, 12);
    expect(chanceToLose(losses, 3)).toBe(0);
  });
});

describe('the Risks of an action', () => {
  /** Three gods, so that no Support god keeps them company. */
  const risks = (each: Case) => {
    const game = tableOf({ gods: ['odin', 'thor', 'tyr'], ...each });
    return risksOf(game.state, wayIn(game, each.choice));
  };

  test('are those that no power prevents', () => {
    expect(risks({ moment: IN_MIDGARD, choice: AGAINST_JORMUNGAND })).toBe(3);
    expect(risks({ moment: { ...IN_MIDGARD, artifacts: ['mjolnir'] }, choice: AGAINST_JORMUNGAND })).toBe(1);
    const hymir = { ...IN_MIDGARD, iotunns: ['hymir'] } as const;
    expect(risks({ moment: hymir, choice: 'fight:hymir' })).toBe(2);
    expect(risks({ moment: { ...hymir, artifacts: ['gram', 'mjolnir'] }, choice: 'fight:hymir' })).toBe(0);
  });

  test('are fewer with another god, more with an enemy, and none for an action without Risks', () => {
    const asgard = { world: 'asgard', ravaged: ['alfheim'] } as const;
    const alone = { gods: { thor: { world: 'alfheim' }, tyr: { world: 'alfheim' } } } as const;
    expect(risks({ moment: { ...asgard, ...alone }, choice: 'asgard' })).toBe(3);
    expect(risks({ moment: asgard, choice: 'asgard' })).toBe(2);
    expect(risks({ moment: { ...asgard, ...alone, places: { loki: 'asgard' } }, choice: 'asgard' })).toBe(4);
    expect(risks({ moment: { world: 'alfheim' }, choice: 'alfheim' })).toBe(0);
    expect(risks({ moment: {}, choice: 'move' })).toBe(0);
  });

  test('are one fewer for Geri and Freki, and unchanged for an action from afar', () => {
    const wolves = turnIn('easy', 'odin', 'thor')
      .with({ world: 'svartalfheim', creatures: ['geri-and-freki'], places: { loki: 'svartalfheim' } })
      .plays('svartalfheim');
    if (wolves.about === 'creature') wolves.answers({ creature: 'geri-and-freki' });
    expect(wolves.about).toBe('fight');
    expect(risksOf(wolves.state, wayIn(wolves, 'fight:loki'))).toBe(0);
    const afar = turnIn('easy', 'odin', 'thor')
      .with({ world: 'iotunheim', anonymous: 2, gods: { thor: { world: 'iotunheim' } } })
      .throwing({ white: 'turn-tree', green: 'move-god', black: 'world-action' })
      .plays('iotunheim')
      .plays('world-action', { world: 'niflheim' });
    expect(afar.about).toBe('world-action');
    expect(risksOf(afar.state, wayIn(afar, 'niflheim'))).toBe(2);
  });
});

test('the average loss of Vanir dice excludes those that powers keep [C-605]', () => {
  const lost = (moment: Moment, dice: number, god: GodName = 'freyja') => {
    const { state } = turnIn('hard', god, 'thor', 'tyr').with(moment);
    return expectedDiceLost(state, dice);
  };
  const box: Moment['box'] = { vanirDie: ['success', 'success-lost'] };
  const sure: Moment = { box, skills: { sure: ['freyja', 'freyr'] } };
  expect(lost({ box }, 2, 'freyr')).toBeCloseTo(1, 12);
  expect(lost({ box }, 2)).toBeCloseTo(1 / 4, 12);
  expect(lost(sure, 2, 'freyr')).toBeCloseTo(1 / 4, 12);
  expect(lost(sure, 3)).toBeCloseTo(1 / 8, 12);
});
