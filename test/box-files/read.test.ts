/** Box files as text: the place of every mistake, and no text that is too much. */
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

describe('a text that is no JSON', () => {
  test.each([
    ['', '1:1 : There is nothing in this file.'],
    [' \n\n', '1:1 : There is nothing in this file.'],
    [
      '{\n  "game": "yggdrasil",\n}',
      "3:1 : Here a field's name in straight double quotes is expected. There is no comma after the last field.",
    ],
    [
      '{\n  "rules": ["2018",]\n}',
      '2:20 rules.2: Here a value is expected: a word in straight double quotes, a number, true, false, null or a list. There is no comma after the last one.',
    ],
    [
      '{\n  "game" "yggdrasil"\n}',
      "2:10 game: A colon is missing before this, between a field's name and its value.",
    ],
    ['{\n  "game": "yggdrasil"\n  "rules": ["2018"]\n}', '3:3 rules: A comma is missing before this.'],
    [
      '{\n  "die": {\n    "hammers": [0, 1 1, 2, 2, 3]\n  }\n}',
      '3:22 die.hammers.2: A comma is missing before this.',
    ],
    ['{ "game": "yggdrasil"', '1:22 game: A closing brace is missing: }.'],
    ['{\n  "rules": ["2018"\n', '3:1 rules.1: A closing square bracket is missing: ].'],
    ['{}\n}', '2:1 : Here the file should be over: a bracket before this is one too many.'],
    [
      '{\n  "game": "yggdrasil,\n  "rules": ["2018"]\n}',
      '2:11 game: The double quote that begins here is never closed on its line.',
    ],
    ['{ "force": { "arch": 5. } }', '1:22 force.arch: This number breaks off.'],
    [
      '{ "game": "a\\qb" }',
      '1:11 game: A character in these quotes cannot be written so: only plain letters and marks, no backslash and no tab.',
    ],
    [
      '{ "game": “yggdrasil” }',
      '1:11 game: This cannot be read. Words and names stand in straight double quotes, like "this".',
    ],
    [
      '{ game: "yggdrasil" }',
      '1:3 : This cannot be read. Words and names stand in straight double quotes, like "this".',
    ],
    [
      'The die is white, blue, ...',
      '1:1 : This cannot be read. Words and names stand in straight double quotes, like "this".',
    ],
    [
      '{ "game": "yggdrasil" }\u0000',
      '1:24 : There is a character here that cannot be seen (U+0000): delete it and type a space instead.',
    ],
    [
      '{\n  "game":\u00a0"yggdrasil" }',
      '2:10 game: There is a character here that cannot be seen (U+00A0): delete it and type a space instead.',
    ],
    [
      '{ "game": "yggdrasil"\u200b, "rules": ["2018"] }',
      '1:22 game: There is a character here that cannot be seen (U+200B): delete it and type a space instead.',
    ],
    [
      '{ "game": "yggdrasil" }\u3000',
      '1:24 : There is a character here that cannot be seen (U+3000): delete it and type a space instead.',
    ],
    ['{\n  // from my box\n  "game": 1 }', '2:3 : Comments cannot stand in a box file: take this one out.'],
    ['/* mine */ {}', '1:1 : Comments cannot stand in a box file: take this one out.'],
  ])('%j is refused where it breaks off', (text, fault) => {
    expect(faultsIn(text)).toEqual([fault]);
  });

  test.each(['[', '{"a":', '[},', '{],"a":', '{"a":[}:],'])(
    'is refused where it nests deeper than any box file, however often %s stands in it',
    (piece) => {
      const [fault] = faultsIn(`{\n"die": ${piece.repeat(Math.floor(60_000 / piece.length))}`);
      expect(fault).toMatch(/^2:\d+ : More brackets are open here than any box file needs/);
    },
  );
});

describe('a text that is JSON', () => {
  test('is read with a byte order mark, Windows line ends and a last line end', () => {
    const text = `\uFEFF${SMALL.replaceAll(', ', ',\r\n')}\r\n`;
    expect(faultsIn(text)).toEqual([]);
  });

  test.each(['\n', '\r\n', '\r'])('has its lines counted when they end with %j', (end) => {
    const text = ['{', '  "game": "yggdrasil",', '  "rules": ["2018", "2017"]', '}'].join(end);
    expect(faultsIn(`\uFEFF${text}`)).toEqual([
      '3:21 rules.2: "2017" is no edition of the rules. The editions are "2018", "2011", and "2010", in double quotes.',
    ]);
  });

  test('is refused when it says a field twice, with what else is wrong in it', () => {
    const text = `{
  "game": "yggdrasil",
  "rules": ["2018"],
  "die": { "hammers": [0, 1, 1, 2, 2, 3], "hammers": 6 },
  "rules": ["2018"]
}`;
    expect(faultsIn(text)).toEqual([
      '4:43 die.hammers: This field stands here a second time: keep one of the two.',
      '4:43 die.hammers: Here belongs a list in square brackets, [ ], not 6.',
      '5:3 rules: This field stands here a second time: keep one of the two.',
    ]);
  });

  test('is refused for what is missing at the object that lacks it', () => {
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
      '1:1 : This file is larger than 64 KB, and no box file needs that much.',
    ]);
    expect(faultsIn(padded('ᛟ', 1))).toEqual([
      '1:1 : This file is larger than 64 KB, and no box file needs that much.',
    ]);
  });

  test('has what it quotes of itself cut to one short line', () => {
    const [first] = faultsIn(`{ "${'long\\n'.repeat(1_000)}": 1, "game": "yggdrasil", "rules": ["2018"] }`);
    expect(first).toMatch(/^1:3 (long\\n)+lo?n?g?…: There is no field "(long\\n)+.{0,5}… here\./);
    expect(first?.length).toBeLessThan(300);
  });

  test('cannot pass off a field that every object has as one of its own', () => {
    expect(faultsIn(`{ "__proto__": {}, ${SMALL.slice(1)}`)).toHaveLength(1);
    expect(
      faultsIn('{ "game": "yggdrasil", "rules": ["2018"], "giants": { "constructor": {} } }'),
    ).toHaveLength(1);
  });
});

describe('any text whatsoever', () => {
  const draft = JSON.stringify(yggdrasil.drafts(translate)[0]?.file, null, 2);
  /** The draft with a piece of it replaced: nearly right, which is what people write. */
  const nearlyRight = fc
    .tuple(fc.nat(draft.length), fc.nat(12), fc.oneof(fc.string({ maxLength: 6 }), fc.json({ maxDepth: 2 })))
    .map(([at, length, piece]) => draft.slice(0, at) + piece + draft.slice(at + length));

  test.each([
    ['any characters', fc.string({ unit: 'binary', maxLength: 200 })],
    ['signs of JSON', fc.string({ unit: fc.constantFrom(...'{}[]":,/*\\ \n0e-.tfn'), maxLength: 60 })],
    ['any JSON', fc.json()],
    ['a draft with something changed', nearlyRight],
  ])('is read, or refused with places that are in it: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readBoxFile(yggdrasil, text);
        if (read.ok) return;
        const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
        expect(read.faults.length).toBeGreaterThan(0);
        expect(read.faults.length).toBeLessThanOrEqual(10);
        for (const { line, column, path, saying } of read.faults) {
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
          expect(path).not.toContain('\n');
          expect(translate(saying)).not.toBe('');
        }
      }),
      { numRuns: 400 },
    );
  });

  test('that is JSON reaches the game as JSON.parse would read it', () => {
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

test('a character that cannot be seen is shown where a word or a field is quoted', () => {
  expect(faultsIn('{ "game": "yggdrasil\\u200b" }').join()).toContain('yggdrasil<U+200B>');
  expect(faultsIn('{ "game": "yggdrasil\u200b" }').join()).toContain('yggdrasil<U+200B>');
  expect(faultsIn('{ "game": "yggdrasil", "rules\u00ad": [] }').join()).toContain('rules<U+00AD>');
});
