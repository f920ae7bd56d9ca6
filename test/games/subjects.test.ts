/** Every game of the catalogue has a subject for the shared tests, and it is about that game. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/games/index.ts';
import { SUBJECTS, subjectOf } from '../../tools/conformance/subjects.ts';

test('the shared tests cover every game of the catalogue, each under its own rules', () => {
  const rules = [...CATALOGUE.values()].map(({ game }) => game);
  expect(SUBJECTS.map(({ game }) => game)).toEqual(rules);
  expect(SUBJECTS.map(({ golden }) => golden.game)).toEqual(rules);
});

test('a game without a subject causes an error instead of being skipped', async () => {
  await expect(subjectOf('chess')).rejects.toThrow('chess/subject.ts');
});
