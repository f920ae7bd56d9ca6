/** The packages that only some rooms may import, each with those rooms. */
export const KEPT_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'discord.js': ['commands', 'src/discord', 'src/program', 'test'],
  'prom-client': ['src/metrics', 'test/metrics'],
  // A second SQLite in the bot's process releases the file locks of the first.
  sqlite3: ['scripts/database'],
  'better-sqlite3': ['scripts', 'src/storage/sqlite', 'test', 'tools'],
  '@prisma/client': ['src/generated', 'test/storage'],
  '@prisma/adapter-pg': [
    'tools/daily/days.ts',
    'tools/crash/kept.ts',
    'scripts/machine/prisma-schema-engine.mjs',
    'src/storage/postgres',
  ],
  pg: ['tools/crash', 'scripts/database/move', 'tools/load', 'src/storage/postgres', 'test/storage'],
  '@prisma/adapter-better-sqlite3': [
    'tools/daily/days.ts',
    'tools/crash/kept.ts',
    'scripts/machine/prisma-schema-engine.mjs',
    'src/storage/sqlite',
  ],
};
