/** Tells Prisma's command line where schema, migrations and database are, and which schema engine to run. */
import { resolve } from 'node:path';
import { defineConfig } from 'prisma/config';

// The native engine has to be downloaded, which closed networks block; npm has the same engine as WebAssembly.
if (process.env['PRISMA_NATIVE_ENGINE'] !== '1') {
  process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= resolve('scripts/machine/prisma-schema-engine.mjs');
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'file:./data/ratatoskr.db' },
});
