/** The layout of box files, which are written for people. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laidOut } from '../../src/box-files/layout.ts';
import type { Json } from '../../src/core/json.ts';

test('a flat list or object takes one line, and a nested one takes several', () => {
  expect(laidOut({ game: 'x', rules: ['1', '2'], die: { a: [1, null], b: {} }, none: [] })).toBe(`{
  "game": "x",
  "rules": ["1", "2"],
  "die": {
    "a": [1, null],
    "b": {}
  },
  "none": []
}
`);
});

test("a list or object that doesn't fit on a line of 110 characters is split over several lines", () => {
  const long = 'x'.repeat(60);
  expect(laidOut({ list: [long, 'y'] }).split('\n')).toHaveLength(4);
  expect(laidOut({ list: [long, long] }).split('\n')).toHaveLength(7);
});

test('any written file is read back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (json) => {
      expect(JSON.stringify(JSON.parse(laidOut(json as Json)))).toBe(JSON.stringify(json));
    }),
  );
});

test('a list of short lists stays on one line, but an object with nested values does not', () => {
  const page = { spaces: [[], [{ effect: 'tree' }]], task: { fights: { hel: 1 } } };
  expect(
    laidOut([page] as Json)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    '[',
    '{',
    '"spaces": [[], [{ "effect": "tree" }]],',
    '"task": {',
    '"fights": { "hel": 1 }',
    '}',
    '}',
    ']',
    '',
  ]);
});
