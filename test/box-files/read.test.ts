/** Box files as text: the location of every mistake, and limits that no text can exceed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBoxFile } from '../../src/box-files/read.ts';
import type { BoxFileFormat } from '../../src/core/box.ts';
import type { Json } from '../../src/core/json.ts';
import { yggdrasilBoxFile as yggdrasil } from '../../src/games/yggdrasil/box-file/box-file.ts';
import { translator } from '../../src/words/translate.ts';
import { faultsIn } from './told.ts';

const translate = translator('en');

const SMALL = '{ "game": "yggdrasil", "rules": ["2018"] }';

describe("a text that isn't valid JSON", () => {
  test.each([
    ['', '1:1 : This file is empty.'],
    [' \n\n', '1:1 : This file is empty.'],
    [
      '{\n  "game": "yggdrasil",\n}',
      "3:1 : Expected a field name in straight double quotes. Don't put a comma after the last field.",
    ],
    [
      '{\n  "rules": ["2018",]\n}',
      "2:20 rules.2: Expected a value: a word in straight double quotes, a number, true, false, null or a list. Don't put a comma after the last one.",
    ],
    [
      '{\n  "game" "yggdrasil"\n}',
      '2:10 game: Expected a colon before this, between a field name and its value.',
    ],
    ['{\n  "game": "yggdrasil"\n  "rules": ["2018"]\n}', '3:3 rules: Expected a comma before this.'],
    [
      '{\n  "die": {\n    "hammers": [0, 1 1, 2, 2, 3]\n  }\n}',
      '3:22 die.hammers.2: Expected a comma before this.',
    ],
    ['{ "game": "yggdrasil"', '1:22 game: Expected a closing brace: }.'],
    ['{\n  "rules": ["2018"\n', '3:1 rules.1: Expected a closing square bracket: ].'],
    ['{}\n}', "2:1 : Expected the end of the file here. There's one bracket too many before this."],
    [
      '{\n  "game": "yggdrasil,\n  "rules": ["2018"]\n}',
      "2:11 game: The double quote that opens here isn't closed on its line.",
    ],
    ['{ "force": { "arch": 5. } }', '1:22 force.arch: This number is incomplete.'],
    [
      '{ "game": "a\\qb" }',
      "1:11 game: There's a character in these quotes that a box file can't contain. Use letters and punctuation, but no backslashes or tabs.",
    ],
    [
      '{ "game": “yggdrasil” }',
      '1:11 game: The bot can\'t read this. Put words and names in straight double quotes, like "this".',
    ],
    [
      '{ game: "yggdrasil" }',
      '1:3 : The bot can\'t read this. Put words and names in straight double quotes, like "this".',
    ],
    [
      'The die is white, blue, ...',
      '1:1 : The bot can\'t read this. Put words and names in straight double quotes, like "this".',
    ],
    [
      '{ "game": "yggdrasil" }\u0000',
      "1:24 : There's an invisible character here (U+0000). Replace it with a space.",
    ],
    [
      '{\n  "game":\u00a0"yggdrasil" }',
      "2:10 game: There's an invisible character here (U+00A0). Replace it with a space.",
    ],
    [
      '{ "game": "yggdrasil"\u200b, "rules": ["2018"] }',
      "1:22 game: There's an invisible character here (U+200B). Replace it with a space.",
    ],
    [
      '{ "game": "yggdrasil" }\u3000',
      "1:24 : There's an invisible character here (U+3000). Replace it with a space.",
    ],
    ['{\n  // from my box\n  "game": 1 }', "2:3 : A box file can't have comments. Remove this one."],
    ['/* mine */ {}', "1:1 : A box file can't have comments. Remove this one."],
  ])('is refused at the place where it breaks off: %j', (text, fault) => {
    expect(faultsIn(text)).toEqual([fault]);
  });

  test.each(['[', '{"a":', '[},', '{],"a":', '{"a":[}:],'])(
    'is refused as nested too deeply if it repeats %s many times',
    (piece) => {
      const [fault] = faultsIn(`{\n"die": ${piece.repeat(Math.floor(60_000 / piece.length))}`);
      expect(fault).toMatch(/^2:\d+ : There are more open brackets here than any box file needs/);
    },
  );
});

describe('a text that is valid JSON', () => {
  test('is read with a byte order mark, Windows line ends and a final newline', () => {
    const text = `\uFEFF${SMALL.replaceAll(', ', ',\r\n')}\r\n`;
    expect(faultsIn(text)).toEqual([]);
  });

  test.each(['\n', '\r\n', '\r'])('has correct line numbers if its lines end with %j', (end) => {
    const text = ['{', '  "game": "yggdrasil",', '  "rules": ["2018", "2017"]', '}'].join(end);
    expect(faultsIn(`\uFEFF${text}`)).toEqual([
      '3:21 rules.2: "2017" isn\'t an edition of the rules. The editions are "2018", "2011", and "2010", in double quotes.',
    ]);
  });

  test('is refused for a duplicate field, and also for a fault in that field', () => {
    const text = `{
  "game": "yggdrasil",
  "rules": ["2018"],
  "die": { "hammers": [0, 1, 1, 2, 2, 3], "hammers": 6 },
  "rules": ["2018"]
}`;
    expect(faultsIn(text)).toEqual([
      '4:43 die.hammers: This field appears twice. Keep one of the two.',
      '4:43 die.hammers: Expected a list in square brackets, [ ], not 6.',
      '5:3 rules: This field appears twice. Keep one of the two.',
    ]);
  });

  test('is refused for a missing field, at the position of the object that lacks it', () => {
    const text =
      '{\n  "game": "yggdrasil",\n  "force": {\n    "arch": 5, "wall": 6, "door": 7, "residence": 8\n  }\n}';
    expect(faultsIn(text)).toEqual([
      '1:1 rules: The field "rules" is missing here.',
      '3:3 force.start: The field "start" is missing here.',
    ]);
  });

  test('is refused above 64 KB, counted in bytes', () => {
    const padded = (letter: string, times: number) =>
      `${SMALL}${' '.repeat(65_536 - SMALL.length - 2)}${letter.repeat(times)}`;
    expect(faultsIn(padded(' ', 2))).toEqual([]);
    expect(faultsIn(padded(' ', 3))).toEqual([
      '1:1 : This file is larger than 64 KB, more than any box file needs.',
    ]);
    expect(faultsIn(padded('ᛟ', 1))).toEqual([
      '1:1 : This file is larger than 64 KB, more than any box file needs.',
    ]);
  });

  test('is refused with its field names shortened to one line', () => {
    const [first] = faultsIn(`{ "${'long\\n'.repeat(1_000)}": 1, "game": "yggdrasil", "rules": ["2018"] }`);
    expect(first).toMatch(/^1:3 (long\\n)+lo?n?g?…: There's no field "(long\\n)+.{0,5}… here\./);
    expect(first?.length).toBeLessThan(300);
  });

  test('is refused if a field has the name of a property that every JavaScript object has', () => {
    expect(faultsIn(`{ "__proto__": {}, ${SMALL.slice(1)}`)).toHaveLength(1);
    expect(
      faultsIn('{ "game": "yggdrasil", "rules": ["2018"], "giants": { "constructor": {} } }'),
    ).toHaveLength(1);
  });
});

describe('any text', () => {
  const draft = JSON.stringify(yggdrasil.drafts(translate)[0]?.file, null, 2);
  /** The draft with a part of it replaced: nearly right, as people write it. */
  const nearlyRight = fc
    .tuple(fc.nat(draft.length), fc.nat(12), fc.oneof(fc.string({ maxLength: 6 }), fc.json({ maxDepth: 2 })))
    .map(([at, length, piece]) => draft.slice(0, at) + piece + draft.slice(at + length));

  test.each([
    ['any characters', fc.string({ unit: 'binary', maxLength: 200 })],
    ['signs of JSON', fc.string({ unit: fc.constantFrom(...'{}[]":,/*\\ \n0e-.tfn'), maxLength: 60 })],
    ['any JSON', fc.json()],
    ['a draft with something changed', nearlyRight],
  ])('is read, or refused with faults at positions in the text: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readBoxFile(yggdrasil, text);
        if (read.ok) return;
        const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
        expect(read.faults.length).toBeGreaterThan(0);
        expect(read.faults.length).toBeLessThanOrEqual(10);
        for (const { line, column, path, phrase } of read.faults) {
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
          expect(path).not.toContain('\n');
          expect(translate(phrase)).not.toBe('');
        }
      }),
      { numRuns: 400 },
    );
  });

  test('that is valid JSON reaches the game as JSON.parse would read it', () => {
    const takesAll: BoxFileFormat = {
      ...yggdrasil,
      read: (file) => ({ ok: true, corrections: file as Json }),
    };
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(readBoxFile(takesAll, text)).toEqual({ ok: true, corrections: JSON.parse(text) });
      }),
    );
  });
});

test('invisible characters are shown when a word or a field is quoted', () => {
  expect(faultsIn('{ "game": "yggdrasil\\u200b" }').join()).toContain('yggdrasil<U+200B>');
  expect(faultsIn('{ "game": "yggdrasil\u200b" }').join()).toContain('yggdrasil<U+200B>');
  expect(faultsIn('{ "game": "yggdrasil", "rules\u00ad": [] }').join()).toContain('rules<U+00AD>');
});
