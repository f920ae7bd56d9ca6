/** The check of comments. */
import { expect, test } from 'vitest';
import { faultsInComments } from '../../../scripts/checks/comments/found.ts';

const faults = (text: string) => faultsInComments('src/a.ts', text);

test.each(['whoever', 'Nobody', 'so many', 'came of'])('"%s" is refused in a comment', (word) => {
  expect(faults(`const a = 1;\n\n/** The seat, for ${word} asks. */\n`)).toEqual([
    expect.stringContaining(`src/a.ts:3 says "${word}"`),
  ]);
});

test('a word that a line break divides is found', () => {
  expect(faults('/**\n * The jobs that are in\n * hand.\n */')).toHaveLength(1);
});

test.each([
  '/** What it costs. */',
  '/** Which giants are active. */',
  '/** Whose turn it is. */',
  '// Where it is closed nothing happens.',
  '/**\n * Who sits there.\n */',
])('%j is refused, because it opens with a question word', (comment) => {
  expect(faults(comment)).toEqual(['src/a.ts:1 opens with a question word: begin with the subject']);
});

test('names of the program and code are allowed', () => {
  expect(faults("/** The kind `nobody`, or 'whom'. */\nconst whom = 'so many';\n")).toEqual([]);
});

test('a plain comment is accepted', () => {
  expect(faults('/** The player that a seat waits for; null if it waits for no one. */')).toEqual([]);
});
