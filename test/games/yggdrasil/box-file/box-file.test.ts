/** Faults in box files as people edit them, each with its line, field and sentence. */
import { describe, expect, test } from 'vitest';
import { RULE_STATES } from '../../../../src/games/yggdrasil/box/box.ts';
import { ENEMIES, GIANTS } from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import { yggdrasilBoxFile } from '../../../../src/games/yggdrasil/box-file/box-file.ts';
import { translator } from '../../../../src/words/translate.ts';
import { faultsIn } from '../../../box-files/told.ts';
import { boxFor, draft, filledIn } from './filled-in.ts';

const translate = translator('en');

describe.each(RULE_STATES)('the starting file, for %s', (rules) => {
  const { file } = yggdrasilBoxFile.drafts(translate).find(({ name }) => name === rules) ?? {};

  test('contains every house value and replaces them all', () => {
    const read = yggdrasilBoxFile.read(file);
    if (!read.ok) throw new Error(faultsIn(draft(rules)).join('\n'));
    const box = boxFor(rules, read.corrections);
    expect(box.house).toEqual([]);
    expect({ ...box, house: houseBox(rules).house, names: houseBox(rules).names }).toEqual(houseBox(rules));
  });

  test('has the names that players see in the game', () => {
    const read = yggdrasilBoxFile.read(file);
    const { giants, artifacts } = boxFor(rules, read.ok ? read.corrections : null).names;
    for (const giant of GIANTS) expect(giants[giant]).toBe(translate({ key: `yggdrasil.giant.${giant}` }));
    for (const enemy of ENEMIES)
      expect(artifacts[enemy]).toBe(translate({ key: `yggdrasil.artifact.${enemy}` }));
  });

  test('survives being written as text', () => {
    expect(faultsIn(draft(rules))).toEqual([]);
    expect(JSON.parse(draft(rules))).toEqual(file);
  });
});

const FORM: readonly (readonly [from: string, to: string, fault: string])[] = [
  ['"game"', '"Game"', '1:1 game: The field "game" is missing here.'],
  [
    '"die"',
    '"dice"',
    '5:3 dice: There\'s no field "dice" here. The fields are "$schema", "game", "rules", "die", "force", "ragnarok", "giants", "vanirStart", "artifacts", and "rulings".',
  ],
  [
    '"yggdrasil"',
    '"chess"',
    '3:3 game: This file is for "chess", not "yggdrasil". Choose that game in /server box, or send another file.',
  ],
  ['"./yggdrasil.schema.json"', '3', '2:3 $schema: Expected text in double quotes, not 3.'],
  [
    '["2018"]',
    '[2018]',
    '4:13 rules.1: 2018 isn\'t an edition of the rules. The editions are "2018", "2011", and "2010", in double quotes.',
  ],
  ['["2018"]', '[]', '4:3 rules: Name at least one edition here, for example "2018".'],
  ['["2018"]', '["2018", "2018"]', '4:3 rules: List each edition once. One appears here twice.'],
  ['["2018"]', '"2018"', '4:3 rules: Expected a list in square brackets, [ ], not "2018".'],
  ['"rules": ["2018"],', '', '1:1 rules: The field "rules" is missing here.'],
  [
    '"blue", "blue"',
    '"blue", "purple"',
    '6:34 die.colours.3: "purple" isn\'t a colour of the die. The colours are "white", "blue", "green", and "black".',
  ],
  [
    '"hammers": [0, 1, 1, 2, 2, 3]',
    '"hammers": 3',
    '7:5 die.hammers: Expected a list in square brackets, [ ], not 3.',
  ],
  [
    '2, 2, 3]',
    '2, 2, 3.5]',
    "7:32 die.hammers.6: 3.5 isn't a number of hammers. Use a whole number from 0 to 9, without quotes.",
  ],
  [
    '2, 2, 3]',
    '2, 2, 10]',
    "7:32 die.hammers.6: 10 isn't a number of hammers. Use a whole number from 0 to 9, without quotes.",
  ],
  [
    '2, 2, 3]',
    '2, 2, 1e309]',
    "7:32 die.hammers.6: Infinity isn't a number of hammers. Use a whole number from 0 to 9, without quotes.",
  ],
  [
    '2, 2, 3]',
    '2, 2, -1]',
    "7:32 die.hammers.6: -1 isn't a number of hammers. Use a whole number from 0 to 9, without quotes.",
  ],
  [
    '"arch": 5',
    '"arch": "5"',
    '9:29 force.arch: "5" isn\'t a force. Without quotes, use 5, 6, 7 or 8, or null if none is printed.',
  ],
  ['"start": null, ', '', '9:3 force.start: The field "start" is missing here.'],
  [
    '"ragnarok-1"',
    '"ragnarok-5"',
    '11:5 ragnarok.ragnarok-5: "ragnarok-5" isn\'t a Ragnarök card. The cards are "ragnarok-1", "ragnarok-2", "ragnarok-3", and "ragnarok-4".',
  ],
  [
    '["hel", "surt", "jormungand"]',
    '["hel", "odin"]',
    '11:27 ragnarok.ragnarok-1.2: "odin" isn\'t an enemy. The enemies are "hel", "surt", "jormungand", "loki", "nidhogg", and "fenrir".',
  ],
  [
    '"thrym"',
    '"grendel"',
    '17:5 giants.grendel: "grendel" isn\'t one of our giants. Choose from "thrym", "suttung", "hymir", "hyrrokkin", "hrungnir", "utgard-loki", "gialp", "greip", "geirrod", "thiazi", "skrymir", "vafthrudnir", "angrboda", "bergelmir", "baugi", and "gilling", and give the card\'s own name under "name".',
  ],
  [
    '"name": "Thrym"',
    '"nam": "Thrym"',
    '17:16 giants.thrym.nam: There\'s no field "nam" here. The fields are "name", "rune", and "effect".',
  ],
  [
    '"rune": "sigel"',
    '"rune": "hammer"',
    '17:33 giants.thrym.rune: "hammer" isn\'t a rune. The runes are "sigel", "daeg", "mann", and "tiwaz".',
  ],
  [
    '"strengthens hel"',
    '"strengthens odin"',
    '17:50 giants.thrym.effect: "strengthens odin" isn\'t an effect. The choices are "strengthens hel", "strengthens surt", "strengthens jormungand", "strengthens loki", "strengthens nidhogg", "strengthens fenrir", and "strengthens giants".',
  ],
  [
    '"blocks alfheim"',
    '"blocks asgard"',
    '24:49 giants.greip.effect: "blocks asgard" isn\'t an effect. The choices are "blocks nidavellir", "blocks alfheim", "blocks niflheim", "blocks helheim", "blocks muspellheim", "blocks jotunheim", and "blocks vanaheim".',
  ],
  [
    '{ "name": "Thrym", "rune": "sigel", "effect": "strengthens hel" }',
    '"strengthens hel"',
    '17:5 giants.thrym: Expected fields in braces, { }, not "strengthens hel".',
  ],
  [
    '"valkyries"',
    '"none"',
    '34:3 vanirStart: "none" can\'t be the first square of the Vanir\'s scale. Use one of "valkyries" and "blank".',
  ],
  [
    '"hel": "Ring"',
    '"odin": "Ring"',
    '36:5 artifacts.odin: "odin" isn\'t an enemy. The enemies are "hel", "surt", "jormungand", "loki", "nidhogg", and "fenrir".',
  ],
  [
    '"bonusWithoutDie": false',
    '"bonusWithoutDie": "no"',
    '44:5 rulings.bonusWithoutDie: Expected true or false, without quotes, not "no".',
  ],
  [
    '"calmingPowerInResidence": 3',
    '"calmingPowerInResidence": 4',
    "47:5 rulings.calmingPowerInResidence: 4 isn't a power. Use one of 1, 2, and 3, without quotes.",
  ],
];

describe('a field', () => {
  test.each(FORM)('%s as %s is refused', (from, to, fault) => {
    expect(faultsIn(filledIn([from, to]))).toContain(fault);
  });

  test.each(['Þrymr', 'Utgarða-Loki', "Loki's Son", 'St. Olaf', 'あ', 'x'.repeat(30)])(
    'may have the name %s',
    (name) => {
      expect(faultsIn(filledIn(['"Thrym"', JSON.stringify(name)]))).toEqual([]);
    },
  );

  test.each([
    '',
    ' Thrym',
    'Thrym ',
    '-',
    '**Thrym**',
    '@everyone',
    '<@1>',
    'a_b_c',
    'Thrym\nSuttung',
    'Thrym\u200B',
    '\u3164',
    '\u115F\u1160',
    'Thr\uFFA0ym',
    'Thrym\u034F',
    'https://example.org',
    'x'.repeat(31),
  ])('may not have the name %j', (name) => {
    const [fault, another] = faultsIn(filledIn(['"Thrym"', JSON.stringify(name)]));
    expect(fault).toMatch(/^17:16 giants\.thrym\.name: .* isn't a name\./);
    expect(another).toBeUndefined();
  });
});

describe('several faults', () => {
  test('are all reported at once, in file order', () => {
    const text = filledIn(
      ['"blue", "blue"', '"blue", "red"'],
      ['"arch": 5', '"arch": 9'],
      ['"daeg"', '"day"'],
    );
    expect(faultsIn(text).map((fault) => fault.split(': ')[0])).toEqual([
      '6:34 die.colours.3',
      '9:29 force.arch',
      '21:39 giants.hrungnir.rune',
    ]);
  });

  test('of format and of count are reported together; a part is counted only if its format is right', () => {
    const text = filledIn(
      ['"blue", "blue"', '"blue", "red"'],
      ['"arch": 5', '"arch": 6'],
      ['"Thrym", "rune": "sigel"', '"Thrym", "rune": "daeg"'],
    );
    expect(faultsIn(text).map((fault) => fault.split(' ')[0])).toEqual(['6:34', '9:29', '17:33']);
  });

  test('are limited to ten', () => {
    expect(faultsIn(draft('2018').replaceAll('"name"', '"Name"'))).toHaveLength(10);
  });

  test("in another game's file are a single fault: that it is for another game", () => {
    const text = '{ "game": "chess", "board": 8, "rules": "all" }';
    expect(faultsIn(text)).toEqual([
      '1:3 game: This file is for "chess", not "yggdrasil". Choose that game in /server box, or send another file.',
    ]);
  });

  test.each(['[]', '3', 'null', '"yggdrasil"'])('in %s are a single fault: it has no fields', (text) => {
    expect(faultsIn(text)).toEqual([`1:1 : Expected fields in braces, { }, not ${text}.`]);
  });
});

describe('the published schema', () => {
  const schema = yggdrasilBoxFile.schema(translate);

  test('describes every field in words', () => {
    const untold: string[] = [];
    const look = (part: unknown, path: string) => {
      if (typeof part !== 'object' || part === null) return;
      const { properties } = part as { properties?: Record<string, { description?: string }> };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!/^[A-Z].*\.$/.test(field.description ?? '')) untold.push(`${path}${name}`);
        look(field, `${path}${name}.`);
      }
    };
    look(schema, '');
    expect(untold).toEqual([]);
  });

  test('has the fields of the starting file and allows no others', () => {
    const { properties, additionalProperties } = schema as {
      properties: Record<string, unknown>;
      additionalProperties: boolean;
    };
    expect(Object.keys(properties)).toEqual(Object.keys(JSON.parse(draft('2018'))));
    expect(additionalProperties).toBe(false);
  });
});
