/** Import cycles between folders are reported by name. `npm run check` reads the whole repository for them. */
import { expect, test } from 'vitest';
import { circlesAmong } from '../../../scripts/checks/imports/circles.ts';

const importing = (...arrows: readonly string[]) =>
  arrows.map((arrow) => {
    const [from = '', to = ''] = arrow.split(' > ');
    return { from, to };
  });

test('two folders that import each other are named, with the imports that prove it', () => {
  const imports = importing(
    'src/games/x/facts/a.ts > src/games/x/changes/b.ts',
    'src/games/x/changes/c.ts > src/games/x/facts/d.ts',
  );
  const says = circlesAmong(imports);
  expect(says).toHaveLength(1);
  expect(says[0]).toContain('a circle in src/games/x: ');
  expect(says[0]).toContain('facts/ → changes/ → facts/');
  expect(says[0]).toContain('src/games/x/facts/a.ts imports src/games/x/changes/b.ts');
  expect(says[0]).toContain('src/games/x/changes/c.ts imports src/games/x/facts/d.ts');
});

test('a cycle goes through any number of folders, and through files beside them', () => {
  const long = importing('src/a/1.ts > src/b/1.ts', 'src/b/2.ts > src/c/1.ts', 'src/c/2.ts > src/a/2.ts');
  expect(circlesAmong(long)).toHaveLength(1);
  const file = importing('src/list.ts > src/a/1.ts', 'src/a/2.ts > src/list.ts');
  expect(circlesAmong(file)).toHaveLength(1);
});

test('an import between subfolders of two folders counts as an import between those two', () => {
  const imports = importing('src/a/x/1.ts > src/b/y/1.ts', 'src/b/z/1.ts > src/a/w/1.ts');
  expect(circlesAmong(imports)).toEqual([expect.stringContaining('a circle in src: a/ → b/ → a/')]);
});

test.each([
  [
    'an import in one direction',
    ['src/a/1.ts > src/b/1.ts', 'src/a/2.ts > src/c/1.ts', 'src/c/1.ts > src/b/2.ts'],
  ],
  [
    'a list of files that import files beside it',
    ['src/list.ts > src/a/1.ts', 'src/a/1.ts > src/control.ts'],
  ],
  ['files of one folder, which are the linter’s', ['src/a/1.ts > src/a/2.ts', 'src/a/2.ts > src/a/1.ts']],
  ['an import between the top folders', ['src/a.ts > commands/b.ts', 'commands/c.ts > src/d.ts']],
])('%s is not a cycle', (_what, arrows) => {
  expect(circlesAmong(importing(...arrows))).toEqual([]);
});
