/** Paths where no database is possible, and other things in place of its side files: refused with a reason, or ignored. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from '../../../../src/storage/open-storage.ts';
import { newFile, newFolder } from '../../../shared/stores/stores.ts';

async function sentenceOf(file: string): Promise<string> {
  const opened = await openStorage(`file:${file}`);
  if (!opened.ok) return opened.problem.sentence;
  await opened.close();
  return 'opened';
}

test.each<[string, () => string]>([
  ['a folder', newFolder],
  ['a path below a file', () => join(fileWith(''), 'a.db')],
  ['a path two levels below a file', () => join(fileWith(''), 'a', 'b.db')],
  ['a name that is too long', () => join(newFolder(), `${'a'.repeat(300)}.db`)],
  ['a name that is too long for the side files', () => join(newFolder(), 'a'.repeat(252))],
  ['a folder whose name is too long', () => join(newFolder(), 'a'.repeat(300), 'b.db')],
  ['a link to itself', () => linkTo('a.db')],
  ['a link into a folder that is missing', () => linkTo('nowhere/b.db')],
  ['a folder behind a link to itself', () => join(linkTo('a.db'), 'b.db')],
  ['a device', () => '/dev/null'],
  ['a path in /proc', () => '/proc/nowhere/a.db'],
  ['a path in /proc that is a file', () => '/proc/self/status'],
  ['a root', () => '/'],
])('%s is refused in one sentence', async (_, make) => {
  expect(await sentenceOf(make())).toMatch(
    /^The database \/[^\n]* (?:cannot be|is not a database|has no room)[^\n]*\.$/,
  );
});

function fileWith(text: string): string {
  const file = newFile();
  writeFileSync(file, text);
  return file;
}

function linkTo(target: string): string {
  const link = join(newFolder(), 'a.db');
  symlinkSync(target, link);
  return link;
}

test.each([
  '-held',
  '-wal',
  '-shm',
  '-seen',
  '-shown',
  '-shown.part',
  '-to-restore',
  '-restoring',
  '-journal',
])('a folder in place of the file %s is ignored, or refused in one sentence', async (end) => {
  const file = newFile();
  mkdirSync(dirname(file), { recursive: true });
  mkdirSync(join(`${file}${end}`, 'something'), { recursive: true });
  expect(await sentenceOf(file)).toMatch(/^opened$|^The database [^\n]+\.$/);
});
