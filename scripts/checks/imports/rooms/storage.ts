/** The rooms of storage: code that opens a storage doesn't know which back end it has. */
import type { Room } from '../room.ts';

const BESIDE_STORAGE = [
  'src/core',
  'src/daily/daily-store.ts',
  'src/daily/day.ts',
  'src/generated',
  'src/runtime',
  'src/tables',
  'src/words/languages.ts',
] as const;

export const STORAGE: readonly Room[] = [
  // The insiders work on the database file itself.
  {
    at: 'src/storage',
    imports: BESIDE_STORAGE,
    entries: [
      'src/storage/open-storage.ts',
      'src/storage/shard-leases.ts',
      'src/storage/storage.ts',
      'src/storage/storage-url.ts',
    ],
    insiders: [
      'tools/daily/days.ts',
      'tools/crash/kept.ts',
      'scripts/database',
      'scripts/database.ts',
      'tools/fuzz/parsers',
      'scripts/generate/data-format.ts',
      'tools/load/database/database.ts',
      'scripts/replay/replay-live.ts',
      'test',
    ],
  },
  {
    at: 'src/generated',
    imports: [],
    entries: [],
    insiders: ['tools/daily/days.ts', 'tools/crash/kept.ts', 'src/storage', 'test'],
  },
  // Each of these rooms may import only those above it.
  { at: 'src/storage/prisma/errors', imports: prisma() },
  { at: 'src/storage/prisma/rows', imports: prisma('errors') },
  { at: 'src/storage/prisma/outbox', imports: prisma('errors', 'rows') },
  { at: 'src/storage/prisma/campaigns', imports: prisma('rows') },
  { at: 'src/storage/prisma/daily', imports: prisma('errors', 'rows') },
  { at: 'src/storage/prisma/people', imports: prisma('rows', 'campaigns', 'daily') },
  { at: 'src/storage/prisma/tables', imports: prisma('errors', 'rows', 'outbox', 'people', 'campaigns') },
  { at: 'src/storage/postgres/errors', imports: postgres() },
  { at: 'src/storage/postgres/opening', imports: postgres('errors') },
  {
    at: 'src/storage/postgres/sharing',
    imports: [...postgres('errors', 'opening'), 'src/storage/shard-leases.ts'],
  },
  { at: 'src/storage/postgres/writing', imports: [...postgres('errors'), 'src/storage/prisma'] },
  { at: 'src/storage/sqlite/errors', imports: sqlite() },
  { at: 'src/storage/sqlite/file', imports: sqlite('errors') },
  { at: 'src/storage/sqlite/journal', imports: sqlite('errors', 'file') },
  { at: 'src/storage/sqlite/backups', imports: sqlite('file', 'journal') },
  { at: 'src/storage/sqlite/opening', imports: sqlite('errors', 'file', 'journal', 'backups') },
  { at: 'src/storage/sqlite/monitoring', imports: sqlite('errors', 'file', 'backups', 'opening') },
];

/** The allowed imports of rooms that all databases share. None of these imports belongs to a single database. */
function prisma(...rooms: readonly string[]): readonly string[] {
  const shared = [
    'codec.ts',
    'column.ts',
    'stored-words.ts',
    'storage.ts',
    'prisma/dialect.ts',
    'prisma/engine.ts',
  ];
  const own = [...shared, ...rooms.map((room) => `prisma/${room}`)];
  return [...BESIDE_STORAGE, ...own.map((one) => `src/storage/${one}`)];
}

function postgres(...rooms: readonly string[]): readonly string[] {
  return [
    ...prisma(),
    'src/storage/prisma/migrations.ts',
    'src/storage/storage-url.ts',
    ...rooms.map((room) => `src/storage/postgres/${room}`),
  ];
}

function sqlite(...rooms: readonly string[]): readonly string[] {
  return [
    ...prisma(),
    'src/storage/prisma/migrations.ts',
    ...rooms.map((room) => `src/storage/sqlite/${room}`),
  ];
}
