/**
 * Writes prisma/postgres/schema.prisma: the models of prisma/schema.prisma for PostgreSQL, since a Prisma schema has one
 * provider. Adds a column for the program that claims a job, since several programs can share a server's database. With
 * `--check` it writes nothing, and fails if the file is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { say } from '../say.mjs';

const SOURCE = 'prisma/schema.prisma';
const COPY = 'prisma/postgres/schema.prisma';

const NOTICE = `/// Written by scripts/generate/postgres-schema.mjs from ${SOURCE}: change that file, and run the script.\n`;

const CLAIMED = '  claimed     Boolean   @default(false)';

/** Each text occurs in the schema exactly once. */
const CHANGES = [
  ['"../src/generated/prisma"', '"../../src/generated/postgres"'],
  ['provider = "sqlite"', 'provider = "postgresql"'],
  [CLAIMED, `${CLAIMED}\n  /// The program that works on it: a \`Holder\`.\n  claimedBy   String?`],
];

function copyOf(schema) {
  return CHANGES.reduce((text, [there, here]) => {
    if (text.split(there).length !== 2) throw new Error(`${SOURCE} does not hold ${there} once`);
    return text.replace(there, () => here);
  }, NOTICE + schema);
}

const copy = copyOf(readFileSync(SOURCE, 'utf8'));
if (!process.argv.includes('--check')) writeFileSync(COPY, copy);
else if (readFileSync(COPY, 'utf8') !== copy) {
  say(`${COPY} is not what ${SOURCE} says: run node scripts/generate/postgres-schema.mjs`);
  process.exitCode = 1;
}
