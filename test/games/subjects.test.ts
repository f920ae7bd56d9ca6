/** Every game of the catalogue has a subject for the shared tests, and it is about that game. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/games/index.ts';
import { SUBJECTS, subjectOf } from '../../tools/conformance/subjects.ts';

test('the shared tests know every game of the catalogue, by its own rules', () => {
  const rules = [...CATALOGUE.values()].map(({ game }) => game);
  expect(SUBJECTS.map(({ game }) => game)).toEqual(rules);
  expect(SUBJECTS.map(({ golden }) => golden.game)).toEqual(rules);
});

test('a game without a folder of its own is not skipped', async () => {
  await expect(subjectOf('chess')).rejects.toThrow('chess/subject.ts');
});
