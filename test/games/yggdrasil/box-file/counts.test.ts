/** Box files that contradict the counts of the box. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/core/json.ts';
import { ENEMIES, type Enemy } from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { translator } from '../../../../src/words/translate.ts';
import { faultsIn } from '../../../box-files/told.ts';
import { boxFor, correctionsOf, draft, filledIn } from './filled-in.ts';

const COUNTS: readonly (readonly [from: string, to: string, fault: string])[] = [
  ['"blue", "blue"', '"blue"', '6:5 die.colours: The die has six faces, so this list needs six entries.'],
  [
    '"black"]',
    '"white"]',
    '6:5 die.colours: White, blue, green and black must each be on at least one face. One of them is missing here.',
  ],
  [
    '"arch": 5',
    '"arch": 6',
    '9:29 force.arch: 6 is at "wall" as well. 5, 6, 7 and 8 are each printed once, and one area has null.',
  ],
  [
    '"door": 7',
    '"door": null',
    '9:51 force.door: null is at "start" as well. 5, 6, 7 and 8 are each printed once, and one area has null.',
  ],
  [
    '["hel", "surt", "jormungand"]',
    '["hel"]',
    '11:5 ragnarok.ragnarok-1: A Ragnarök card names at least two enemies.',
  ],
  [
    '["hel", "surt", "jormungand"]',
    '["hel", "surt", "hel"]',
    '11:5 ragnarok.ragnarok-1: A Ragnarök card names different enemies. One appears here twice.',
  ],
  [
    '"rune": "sigel"',
    '"rune": "daeg"',
    '17:33 giants.thrym.rune: "daeg" would be on 5 cards, but each rune is on 4. Give one of these another rune: "hrungnir", "utgard-loki", "gialp", and "greip".',
  ],
  [
    '"strengthens hel"',
    '"strengthens surt"',
    '17:50 giants.thrym.effect: "strengthens surt" is the effect of "hrungnir" too, but each effect is on one card. Correct both.',
  ],
  [
    '"forbids die"',
    '"whirlpool"',
    '22:61 giants.utgard-loki.effect: "whirlpool" is the effect of "hyrrokkin" too, but each effect is on one card. Correct both.',
  ],
  [
    '"strengthens hel"',
    '"blocks jotunheim"',
    '17:50 giants.thrym.effect: 7 giants would block a world, but in this edition only 6 can. Give one of these another effect: "suttung", "hymir", "gialp", "greip", "skrymir", and "baugi".',
  ],
  [
    '"Thrym"',
    '"GREIP"',
    '17:16 giants.thrym.name: This is also the name of "greip", but each needs its own.',
  ],
  ['"Sword"', '"RING"', '37:5 artifacts.surt: This is also the name of "hel", but each needs its own.'],
];

test.each(COUNTS)('%s as %s contradicts the box', (from, to, fault) => {
  expect(faultsIn(filledIn([from, to]))).toEqual([fault]);
});

describe('a file with few corrections', () => {
  const faults = (parts: { readonly [field: string]: Json }) =>
    faultsIn(JSON.stringify({ game: 'yggdrasil', rules: ['2011'], ...parts }, null, 2));

  test('may correct nothing', () => {
    expect(faults({})).toEqual([]);
    expect(boxFor('2011', correctionsOf({}, '2011'))).toEqual(houseBox('2011'));
  });

  test('is refused if it changes only one of two related values', () => {
    expect(faults({ giants: { thrym: { effect: 'strengthens surt' } } })).toEqual([
      '8:7 giants.thrym.effect: "strengthens surt" is the effect of "hrungnir" too, but each effect is on one card. Correct both.',
    ]);
    expect(faults({ giants: { gialp: { rune: 'mann' } } })).toEqual([
      '8:7 giants.gialp.rune: "mann" would be on 5 cards, but each rune is on 4. Give one of these another rune: "geirrod", "thiazi", "skrymir", and "vafthrudnir".',
    ]);
  });
});

describe('the artifacts', () => {
  const faults = (artifacts: Json) =>
    faultsIn(JSON.stringify({ game: 'yggdrasil', rules: ['2018'], artifacts }, null, 2));
  const ours = (enemy: Enemy) => translator('en')({ key: `yggdrasil.artifact.${enemy}` });

  test.each(ENEMIES)(
    'against %s keep our name unless the file renames them, and no other artifact may take that name',
    (enemy) => {
      for (const other of ENEMIES.filter((each) => each !== enemy)) {
        expect(faults({ [other]: ours(enemy) })).toEqual([
          `7:5 artifacts.${other}: This is also the name of "${enemy}", but each needs its own.`,
        ]);
      }
    },
  );

  test('may swap names with each other [Y-905, Y-906]', () => {
    expect(faults({ hel: 'Sword', surt: 'Ring' })).toEqual([]);
  });

  test('may all keep our names', () => {
    for (const enemy of ENEMIES) expect(faults({ [enemy]: ours(enemy) })).toEqual([]);
  });
});

describe('the giants of an edition', () => {
  test('may be swapped with each other', () => {
    const giants = {
      thrym: { rune: 'daeg', effect: 'strengthens surt' },
      hrungnir: { rune: 'sigel', effect: 'strengthens hel' },
    };
    const { giants: cards } = boxFor('2018', correctionsOf({ giants }));
    expect(cards.thrym).toEqual({ rune: 'daeg', effect: { kind: 'strengthens', whom: 'surt' } });
    expect(cards.hrungnir).toEqual({ rune: 'sigel', effect: { kind: 'strengthens', whom: 'hel' } });
    expect(cards.gialp).toEqual(houseBox('2018').giants.gialp);
  });

  test('may swap names with each other', () => {
    const { names } = boxFor(
      '2018',
      correctionsOf({ giants: { thrym: { name: 'Greip' }, greip: { name: 'Thrym' } } }),
    );
    expect(names.giants).toEqual({ thrym: 'Greip', greip: 'Thrym' });
  });

  test('are counted for each edition that the file covers', () => {
    expect(faultsIn(draft('2018').replace('["2018"]', '["2018", "2010"]'))).toEqual([
      '32:54 giants.gilling.effect: In the 2010 rules no giant strengthens giants.',
    ]);
    expect(faultsIn(draft('2010').replace('["2010"]', '["2010", "2011"]'))).toEqual([
      '26:54 giants.gilling.effect: 7 giants would block a world, but in this edition only 6 can. Give one of these another effect: "suttung", "hymir", "gialp", "greip", "skrymir", and "baugi".',
    ]);
    expect(faultsIn(filledIn(['["2018"]', '["2018", "2011"]']))).toEqual([]);
  });

  test('are all reported if there are two giants too many with a rune', () => {
    const text = filledIn(
      ['"Thrym", "rune": "sigel"', '"Thrym", "rune": "mann"'],
      ['"Greip", "rune": "daeg"', '"Greip", "rune": "mann"'],
    );
    expect(faultsIn(text).map((fault) => fault.split(': ')[0])).toEqual([
      '17:33 giants.thrym.rune',
      '24:33 giants.greip.rune',
    ]);
  });
});

describe('Ragnarok cards', () => {
  test("don't belong in a file for 2010 only", () => {
    expect(faultsIn(draft('2018').replace('["2018"]', '["2010"]'))).toContain(
      '10:3 ragnarok: The 2010 rules have no Ragnarök cards. Remove this.',
    );
  });

  test('in a file for two editions correct the edition that has them', () => {
    const ragnarok = { 'ragnarok-1': ['fenrir', 'hel'] };
    const corrections = correctionsOf({ rules: ['2018', '2010'], ragnarok });
    expect(boxFor('2018', corrections).ragnarok['ragnarok-1']).toEqual(['fenrir', 'hel']);
    expect(boxFor('2010', corrections)).toEqual(houseBox('2010'));
  });
});
