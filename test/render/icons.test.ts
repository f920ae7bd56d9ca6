/** Every icon is there, used, and credited. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DrawnIcon, ICON_NAMES, pathsOf } from '../../src/render/icons.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';

const drawn: Record<string, DrawnIcon> = JSON.parse(
  readFileSync(inPackage('assets', 'icons/icons.json'), 'utf8'),
);
const licences = readFileSync(inPackage('assets', 'LICENSES.md'), 'utf8');

test('the file contains exactly the icons of the list', () => {
  expect(Object.keys(drawn)).toEqual([...ICON_NAMES]);
});

test.each(ICON_NAMES)('%s has a shape, and its author is credited', (name) => {
  expect(pathsOf(name).every((path) => path.startsWith('M') || path.startsWith('m'))).toBe(true);
  const credit = licences.split('\n').find((row) => row.startsWith(`| ${drawn[name]?.author} |`));
  expect(credit).toContain(`\`${name}\``);
});

test('every icon is used by a board or an emoji', () => {
  const source = inPackage('assets', '../src');
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^games\/.*board.*\.ts$/.test(file) ||
        ['render/emojis.ts', 'render/pieces/enemy-looks.ts'].includes(file),
    )
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('');
  expect(ICON_NAMES.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});

test('every font file is credited and comes with its licence', () => {
  const files = readdirSync(inPackage('assets', 'fonts'));
  for (const file of files.filter((name) => /\.ttf$|OFL/.test(name)))
    expect(licences).toContain(`\`${file}\``);
});
