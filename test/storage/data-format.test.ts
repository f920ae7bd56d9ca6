/** A change of a stored format comes with a migration, which tells earlier programs that they cannot read the database. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { column } from '../../src/storage/column.ts';
import {
  DATA_FORMAT,
  type DataFormat,
  fingerprintOf,
  formatOf,
  migrationNaming,
} from '../../src/storage/data-format.ts';
import { type Migration, migrationsIn } from '../../src/storage/prisma/migrations.ts';

const RAISE = 'a stored form has changed: run npx tsx scripts/generate/data-format.ts NAME';

test.each([['prisma/migrations'], ['prisma/postgres/migrations']])(
  '%s declare the format that this program writes',
  (folder) => {
    expect(formatOf(migrationsIn(inPackage(folder))), RAISE).toBe(fingerprintOf(DATA_FORMAT));
  },
);

test('the format covers every JSON column of the schema', () => {
  const schema = readFileSync(inPackage('prisma', 'schema.prisma'), 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{$([\s\S]*?)^\}$/gm)];
  const columns = models.flatMap(([, model, body = '']) =>
    [...body.matchAll(/^ {2}(\w+Json)\b/gm)].map(([, name]) => `${model}.${name}`),
  );
  expect(columns).toContain('GameTable.arrangementsJson');
  expect(Object.keys(DATA_FORMAT.columns).toSorted()).toEqual(columns.toSorted());
});

const known = z.strictObject({ kind: z.literal('skip'), seat: z.int() });

function formatWith(schema: z.ZodType, words: readonly string[] = ['open', 'closed']): string {
  const format: DataFormat = { columns: { 'GameTable.oneJson': column(schema) }, words: { words } };
  return fingerprintOf(format);
}

test.each<[string, z.ZodType]>([
  ['one more kind', z.union([known, z.strictObject({ kind: z.literal('computer-begins') })])],
  ['a part that may be missing', known.extend({ by: z.string().exactOptional() })],
  ['one part fewer', known.omit({ seat: true })],
  ['a part of another type', known.extend({ seat: z.string() })],
  ['a part that may be null', known.extend({ seat: z.int().nullable() })],
  ['a form that takes unknown parts', z.looseObject(known.shape)],
])('%s makes another format', (_change, changed) => {
  expect(formatWith(changed)).not.toBe(formatWith(known));
});

test("an extra value makes another format, but a different order doesn't", () => {
  expect(formatWith(known, ['open', 'closed', 'paused'])).not.toBe(formatWith(known));
  expect(formatWith(known, ['closed', 'open'])).toBe(formatWith(known));
  expect(formatWith(z.strictObject({ seat: z.int(), kind: z.literal('skip') }))).toBe(formatWith(known));
});

test('the last migration that declares a format counts', () => {
  const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: name });
  const first = migration('1', 'CREATE TABLE "One" (id INT);');
  expect(formatOf([first])).toBeNull();
  const named = [
    migration('2', migrationNaming('0123456789abcdef')),
    migration('3', migrationNaming(formatWith(known))),
  ];
  expect(formatOf([first, ...named, migration('4', 'DROP TABLE "One";')])).toBe(formatWith(known));
});
