/** Chances compared with the rules themselves: every possible roll is played, and the victories are counted. */
import { describe, expect, test } from 'vitest';
import type { GodName } from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { rollsTwice } from '../../../../src/games/yggdrasil/facts/powers.ts';
import {
  chanceToBeat,
  chanceToCalm,
  chanceToCalmWithin,
  fewestVikings,
  wouldLoseNow,
} from '../../../../src/games/yggdrasil/odds/chances.ts';
import type { Foe } from '../../../../src/games/yggdrasil/state/state.ts';
import type { Mark } from '../luck.ts';
import type { Moment } from '../moment.ts';
import { type Table, table } from '../table.ts';

interface Fight {
  readonly god: GodName;
  readonly foe: Foe;
  readonly vikings: number;
  readonly elves: number;
  readonly moment?: Moment;
}

function arranged({ god, vikings, elves, moment = {} }: Fight): Table {
  const others = (['heimdall', 'frey', 'freyja'] as const).filter((each) => each !== god);
  return table(god, ...others).with({ enemies: { surt: 4, hel: 6 }, ...moment, vikings, elves });
}

function rollsOf<Side extends Mark>(game: Table, sides: readonly Side[]): readonly (readonly Side[])[] {
  if (!rollsTwice(game.state)) return sides.map((side) => [side]);
  return sides.flatMap((one) => sides.map((other) => [one, other]));
}

/** Fights with all resources for every result of the die, and counts the wins. */
function victories(fight: Fight): number {
  const rolls = rollsOf(arranged(fight), houseBox('2018').die.hammers);
  return rolls.filter((marks) => isWon(arranged(fight).rolling(...marks), fight)).length / rolls.length;
}

function isWon(game: Table, { foe, vikings, elves }: Fight): boolean {
  const [world, field] = foe === 'surt' || foe === 'hel' ? ['asgard', 'enemy'] : ['jotunheim', 'giant'];
  const early = game.request.alternatives.some(({ id, fields }) => id === world && 'vikings' in fields);
  game.plays(world ?? '', { [field ?? '']: foe, ...(early ? { vikings } : {}) });
  if (game.about === 'elves') game.answers({ elves });
  else if (game.about === 'vikings-and-elves') game.answers({ vikings, elves });
  return game.told('fight-won').length > 0;
}

const FIGHTS: readonly (readonly [string, Fight, number])[] = [
  ['3 Vikings against Surt, force 6', { god: 'odin', foe: 'surt', vikings: 3, elves: 0 }, 1 / 6],
  ['3 Vikings and 2 Elves against Surt', { god: 'odin', foe: 'surt', vikings: 3, elves: 2 }, 5 / 6],
  ['too few Vikings', { god: 'odin', foe: 'hel', vikings: 2, elves: 1 }, 0],
  ['enough Vikings without any hammer', { god: 'odin', foe: 'surt', vikings: 5, elves: 1 }, 1],
  ['Thor, who adds 1', { god: 'thor', foe: 'surt', vikings: 3, elves: 0 }, 3 / 6],
  ['Tyr, who rolls twice', { god: 'tyr', foe: 'surt', vikings: 3, elves: 0 }, 11 / 36],
  ['Tyr, for one hammer', { god: 'tyr', foe: 'surt', vikings: 5, elves: 0 }, 35 / 36],
  [
    'an artifact',
    { god: 'odin', foe: 'surt', vikings: 2, elves: 0, moment: { artifacts: { surt: 2 } } },
    3 / 6,
  ],
  [
    'a giant who strengthens the enemy',
    { god: 'odin', foe: 'surt', vikings: 4, elves: 0, moment: { active: ['hrungnir'] } },
    1 / 6,
  ],
  [
    'no die, and so no bonus for Thor',
    { god: 'thor', foe: 'surt', vikings: 5, elves: 0, moment: { active: ['utgard-loki'] } },
    0,
  ],
  [
    'no die, but enough Vikings',
    { god: 'thor', foe: 'surt', vikings: 5, elves: 1, moment: { active: ['utgard-loki'] } },
    1,
  ],
  ['the hidden giant', { god: 'odin', foe: 'pile', vikings: 1, elves: 0 }, 3 / 6],
  [
    'a giant while giants are stronger',
    { god: 'odin', foe: 'gilling', vikings: 1, elves: 1, moment: { active: ['gilling'] } },
    3 / 6,
  ],
  [
    'Thor without his power',
    { god: 'thor', foe: 'vafthrudnir', vikings: 0, elves: 0, moment: { active: ['vafthrudnir'] } },
    1 / 6,
  ],
];

describe('the chance to beat a foe', () => {
  test.each(FIGHTS)('%s', (_, fight, expected) => {
    const { foe, vikings, elves } = fight;
    const chance = chanceToBeat(arranged(fight).state, foe, vikings, elves);
    expect(chance).toBeCloseTo(expected, 12);
    expect(chance).toBeCloseTo(victories(fight), 12);
  });

  test("is the same if Tyr's trance lets Vikings be sent after the roll [Y-766]", () => {
    const afterTheRoll = { gods: { tyr: { inTrance: true } } } as const;
    const game = (marks: readonly Mark[]) =>
      table('odin', 'tyr')
        .with({ ...afterTheRoll, enemies: { surt: 4 }, vikings: 3, elves: 1 })
        .rolling(...marks);
    const fight = { god: 'odin', foe: 'surt', vikings: 3, elves: 1 } as const;
    const won = houseBox('2018').die.hammers.filter((hammers) => isWon(game([hammers]), fight)).length;
    expect(chanceToBeat(game([0]).state, 'surt', 3, 1)).toBe(won / 6);
    expect(won).toBe(3);
  });

  test('takes into account that giants are weaker while Thor is in a trance [Y-732]', () => {
    const game = table('odin', 'thor').with({ gods: { thor: { inTrance: true } }, vikings: 0 });
    expect(chanceToBeat(game.state, 'pile', 0, 0)).toBe(3 / 6);
  });
});

describe('the smallest number of Vikings', () => {
  const game = () => table('odin').with({ enemies: { surt: 4 }, vikings: 9 });

  test('is known for a possible win, an even chance, and a certain win', () => {
    const have = { vikings: 9, elves: 0 };
    expect([0, 0.5, 1].map((wanted) => fewestVikings(game().state, 'surt', have, wanted))).toEqual([3, 4, 6]);
  });

  test("may be all of the god's Vikings", () => {
    expect(fewestVikings(game().state, 'surt', { vikings: 4, elves: 0 }, 0.5)).toBe(4);
  });

  test('is smaller if the god has Elves, and missing if the god has too few Vikings', () => {
    expect(fewestVikings(game().state, 'surt', { vikings: 9, elves: 2 }, 1)).toBe(4);
    expect(fewestVikings(game().state, 'surt', { vikings: 2, elves: 0 }, 0)).toBeUndefined();
  });
});

describe('the chance to calm Fenrir', () => {
  const angryOn = (space: number, god: GodName) =>
    table(god, 'heimdall').with({ fenrirIsAngry: true, enemies: { fenrir: space } });

  test.each([
    { god: 'odin', space: 3, expected: 5 / 6 },
    { god: 'odin', space: 4, expected: 3 / 6 },
    { god: 'odin', space: 7, expected: 1 / 6 },
    { god: 'odin', space: 8, expected: 1 / 6 },
    { god: 'tyr', space: 4, expected: 27 / 36 },
    { god: 'tyr', space: 7, expected: 11 / 36 },
  ] as const)('matches the rolls of $god on space $space', ({ god, space, expected }) => {
    const rolls = rollsOf(angryOn(space, god), houseBox('2018').die.colours);
    const calmed = rolls.filter((marks) => {
      const game = angryOn(space, god)
        .rolling(...marks)
        .plays('calm');
      return !game.state.fenrirIsAngry;
    }).length;
    expect(chanceToCalm(angryOn(space, god).state)).toBeCloseTo(expected, 12);
    expect(chanceToCalm(angryOn(space, god).state)).toBeCloseTo(calmed / rolls.length, 12);
  });

  test('grows with every attempt [Y-353]', () => {
    const { state } = angryOn(4, 'odin');
    expect([1, 2, 3].map((tries) => chanceToCalmWithin(state, tries))).toEqual([0.5, 0.75, 0.875]);
    expect(chanceToCalmWithin(state, 0)).toBe(0);
  });
});

describe('a defeat at the end of the turn', () => {
  test('is known before the turn ends', () => {
    const game = table('odin', 'thor').with({ enemies: { surt: 7 } });
    expect(wouldLoseNow(game.state)).toBe(false);
    game.with({ enemies: { surt: 8 } });
    expect(wouldLoseNow(game.state)).toBe(true);
    expect(game.done().state.end?.kind).toBe('lost');
  });
});
