/** Mutants are made in the rules of a game, and nowhere else in its folder. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesIn } from '../../../scripts/mutation/games.ts';
import { inPackage } from '../../../src/runtime/package-folder.ts';

/** The names in a pattern such as `{presenter,entry}.ts`. */
function namesIn(pattern: string): readonly string[] {
  const [, names = '', rest = ''] = /\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names.split(',').map((name) => name + rest);
}

test("the sample's rules are mutated, and none of the other files that a small game has", () => {
  const [whole, ...without] = rulesIn('sample', 'sample');
  expect(whole).toBe('src/games/sample/**/*.ts');
  expect(without.every((pattern) => pattern.startsWith('!src/games/sample/{'))).toBe(true);
  const mutated = readdirSync(inPackage('test', 'sample', 'room')).filter(
    (name) => !without.flatMap(namesIn).includes(name),
  );
  expect(mutated).toEqual(['game.ts']);
});
