/** Checks on a separate PostgreSQL server that the migrations in prisma/postgres lead to its schema. */
import { postgresInstalled, startPostgres } from '../machine/postgres.mjs';
import { run } from '../say.mjs';

const ARGS = [
  'node_modules/prisma/build/index.js',
  'migrate',
  'diff',
  '--from-migrations=prisma/postgres/migrations',
  '--to-schema=prisma/postgres',
  '--exit-code',
];

const folder = await postgresInstalled();
if (folder === null) {
  process.stdout.write('note: there is no PostgreSQL here, so this was left out\n');
  process.exitCode = process.env.CI === undefined ? 0 : 1;
} else {
  const server = await startPostgres(folder);
  try {
    const env = { DATABASE_URL: server.url('postgres'), CHECKPOINT_DISABLE: '1' };
    const { code, output } = await run(process.execPath, ARGS, { env });
    process.stdout.write(output);
    process.exitCode = code;
  } finally {
    await server.remove();
  }
}
