/** Rulings that an owner of the box may change. */
import { describe, expect, test } from 'vitest';
import type { Box, Rulings } from '../../../../src/games/yggdrasil/box/box.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { calmingColours } from '../../../../src/games/yggdrasil/facts/enemies.ts';
import { forceOf } from '../../../../src/games/yggdrasil/facts/fights.ts';
import { table } from '../table.ts';

function ruling(decided: Partial<Rulings>): Box {
  const box = houseBox('2018');
  return { ...box, rulings: { ...box.rulings, ...decided } };
}

describe("Thor's bonus without the die", () => {
  const MOMENT = { active: ['utgard-loki'], enemies: { surt: 2 }, vikings: 4 } as const;

  test('does not count [Y-632]', () => {
    const game = table('thor').with(MOMENT).plays('asgard', { enemy: 'surt', vikings: 4 });
    expect(game.told('fight-lost')).toMatchObject([{ strength: 4 }]);
  });

  test('counts if a ruling says so [Y-632]', () => {
    const game = table('thor').with({ ...MOMENT, box: ruling({ bonusWithoutDie: true }) });
    game.plays('asgard', { enemy: 'surt', vikings: 4 });
    expect(game.told('fight-won')).toMatchObject([{ strength: 5 }]);
  });
});

describe('the giant that cancels powers', () => {
  const MOMENT = { active: ['vafthrudnir', 'gialp'], gods: { thor: { inTrance: true } } } as const;

  test('silences trances too [Y-622]', () => {
    expect(forceOf(table('odin', 'thor').with(MOMENT).state, 'gialp')).toBe(3);
  });

  test("spares them if a ruling says so, and still cancels the god's own power [Y-621, Y-622]", () => {
    const box = ruling({ cancellingSilencesTrances: false });
    const { state } = table('odin', 'thor').with({ ...MOMENT, box });
    expect(forceOf(state, 'gialp')).toBe(2);
    const heimdall = table('heimdall', 'thor').with({ ...MOMENT, box, valkyries: 'white' });
    heimdall.plays('midgard', { island: 'white' });
    const [sought] = heimdall.told('souls-sought');
    expect((sought?.vikings ?? 0) + (sought?.fireGiants ?? 0)).toBe(3);
  });

  test.each([
    { god: 'heimdall', cancelling: true, drawn: 3 },
    { god: 'heimdall', cancelling: false, drawn: 4 },
  ] as const)('lets $god in a trance draw $drawn counters, depending on the ruling [Y-622, Y-752]', (row) => {
    const box = ruling({ cancellingSilencesTrances: row.cancelling });
    const game = table('odin', row.god).with({
      box,
      active: ['vafthrudnir'],
      gods: { [row.god]: { inTrance: true } },
      valkyries: 'blue',
    });
    const [sought] = game.plays('midgard', { island: 'blue' }).told('souls-sought');
    expect((sought?.vikings ?? 0) + (sought?.fireGiants ?? 0)).toBe(row.drawn);
  });

  test("spares Freyja's trance if a ruling says so [Y-622, Y-777]", () => {
    const moment = {
      active: ['vafthrudnir'],
      gods: { freyja: { inTrance: true } },
      vikings: 2,
      enemies: { hel: 2 },
    } as const;
    const saved = (box: Box) =>
      table('odin', 'freyja')
        .with({ ...moment, box })
        .rolling(0)
        .plays('asgard', { enemy: 'hel', vikings: 2 })
        .god('freyja').vikings;
    expect(saved(ruling({ cancellingSilencesTrances: false }))).toBe(1);
    expect(saved(ruling({ cancellingSilencesTrances: true }))).toBe(0);
  });
});

describe('the giant that strengthens giants', () => {
  test('strengthens the hidden one on the pile, unless a ruling says otherwise [Y-605]', () => {
    const moment = { active: ['gilling', 'gialp'] } as const;
    const forces = (box: Box) => {
      const { state } = table('odin').with({ ...moment, box });
      return (['gilling', 'gialp', 'pile'] as const).map((foe) => forceOf(state, foe));
    };
    expect(forces(ruling({}))).toEqual([4, 4, 4]);
    expect(forces(ruling({ hiddenGiantsAreStrengthened: false }))).toEqual([4, 4, 3]);
  });
});

describe('Fenrir in the Residence', () => {
  test.each([
    { power: 3, colours: ['white'] },
    { power: 2, colours: ['white', 'blue'] },
    { power: 1, colours: ['white', 'blue', 'green'] },
  ])('is calmed by $colours if a ruling gives it power $power [Y-359]', ({ power, colours }) => {
    const box = ruling({ calmingPowerInResidence: power });
    const { state } = table('odin').with({ box, fenrirIsAngry: true, enemies: { fenrir: 8 } });
    expect(calmingColours(state)).toEqual(colours);
  });
});
