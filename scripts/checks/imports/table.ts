/** The table of rooms: which room may import which. */

export interface Room {
  /** A folder or a file; `*` stands for the name of one folder. */
  readonly at: string;
  /**
   * The imports that a room may have besides itself: folders with all below them, files, and, ending in `/.`, only the files
   * directly in a folder. `*` stands for the same name as in `at`.
   */
  readonly imports: readonly string[];
  /** The only packages and Node modules that the room may import. Left out, it may import all but those in `KEPT_PACKAGES`. */
  readonly packages?: readonly string[];
  /** The only files of the room that others may import. Left out, they may import all. */
  readonly entries?: readonly string[];
  /** Files and folders outside the room that may import all of it nevertheless. */
  readonly insiders?: readonly string[];
}

const BESIDE_STORAGE = [
  'src/core',
  'src/generated',
  'src/runtime',
  'src/tables',
  'src/words/languages.ts',
] as const;

/**
 * A file belongs to the last room that contains it, so a folder must stand before the rooms inside it. Files outside
 * every room may import anything.
 */
export const ROOMS: readonly Room[] = [
  { at: 'src/runtime', imports: [] },
  { at: 'src/core', imports: [], packages: [] },
  { at: 'src/core/random.ts', imports: ['src/core'], packages: ['seedrandom', '@noble/hashes'] },

  { at: 'src/games', imports: ['src/core'], packages: [] },
  { at: 'src/games/*', imports: ['src/core'], packages: [] },
  // The floors of a game: each may import those before it. What is so writes nothing, so it knows no draft.
  { at: 'src/games/*/box', imports: floors(), packages: [] },
  { at: 'src/games/*/state', imports: floors('box'), packages: [] },
  {
    at: 'src/games/*/facts',
    imports: floors('box', 'state/events.ts', 'state/state.ts', 'state/view.ts'),
    packages: [],
  },
  { at: 'src/games/*/changes', imports: floors('box', 'state', 'facts'), packages: [] },
  { at: 'src/games/*/enemies', imports: floors('box', 'state', 'facts', 'changes'), packages: [] },
  { at: 'src/games/*/actions', imports: floors('box', 'state', 'facts', 'changes', 'enemies'), packages: [] },
  {
    at: 'src/games/*/odds',
    imports: floors('box', 'state', 'facts', 'changes', 'enemies', 'actions'),
    packages: [],
  },
  {
    at: 'src/games/*/turn',
    imports: floors('box', 'state', 'facts', 'changes', 'enemies', 'actions', 'odds'),
    packages: [],
  },
  { at: 'src/games/*/board', imports: ['src/core', 'src/games/*', 'src/render'], packages: [] },
  { at: 'src/games/*/box-file', imports: ['src/core', 'src/games/*', 'src/box-files'], packages: ['zod'] },

  { at: 'src/mind', imports: ['src/core'], packages: [] },
  { at: 'src/box-files', imports: ['src/core'], packages: ['jsonc-parser', 'zod'] },
  { at: 'src/words', imports: ['src/core', 'src/runtime'] },
  { at: 'src/render', imports: ['src/core', 'src/runtime'] },

  {
    at: 'src/thinking',
    imports: ['src/core', 'src/games/minds.ts', 'src/mind', 'src/runtime'],
    entries: [
      'src/thinking/here.ts',
      'src/thinking/reviews.ts',
      'src/thinking/thinker.ts',
      'src/thinking/thinkers.ts',
    ],
    insiders: ['test'],
  },

  // Imports go upwards in this list only: each room may import those before it.
  { at: 'src/tables', imports: ['src/core', 'src/words/languages.ts'] },
  { at: 'src/tables/model', imports: below() },
  { at: 'src/tables/lobby', imports: below('model', 'turns') },
  { at: 'src/tables/turns', imports: below('model') },
  { at: 'src/tables/undo', imports: below('model', 'turns') },
  { at: 'src/tables/history', imports: below('model', 'turns') },
  { at: 'src/tables/statistics', imports: below('model', 'turns') },
  { at: 'src/tables/lessons', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/seats', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/waiting', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/computers', imports: below('model', 'lobby', 'turns', 'seats') },
  { at: 'src/tables/moderation', imports: below('model', 'lobby', 'turns') },
  { at: 'src/tables/agreement', imports: below('model', 'turns', 'seats', 'computers', 'waiting') },
  { at: 'src/tables/campaigns', imports: below('model', 'turns') },
  { at: 'src/tables/recovery', imports: below('model', 'turns', 'moderation') },
  { at: 'src/tables/endings', imports: below('model', 'turns') },
  { at: 'src/tables/planning', imports: below('model', 'turns') },
  { at: 'src/tables/sessions', imports: below('model', 'turns') },
  {
    at: 'src/tables/commit',
    imports: below(
      'model',
      'turns',
      'statistics',
      'campaigns',
      'seats',
      'computers',
      'waiting',
      'agreement',
      'endings',
    ),
  },
  { at: 'src/tables/verbs', imports: ['src/core', 'src/words/languages.ts', 'src/tables'] },

  // Code that opens a storage does not know which back end it has. These scripts are about the database file itself.
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
      'tools/crash/judging/kept.ts',
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
    insiders: ['tools/crash/judging/kept.ts', 'src/storage', 'test'],
  },
  // Again upwards only.
  { at: 'src/storage/prisma/errors', imports: prisma() },
  { at: 'src/storage/prisma/rows', imports: prisma('errors') },
  { at: 'src/storage/prisma/outbox', imports: prisma('errors', 'rows') },
  { at: 'src/storage/prisma/campaigns', imports: prisma('rows') },
  { at: 'src/storage/prisma/people', imports: prisma('rows', 'campaigns') },
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

  // Upwards as well. What stands directly in src/discord may import all of it.
  {
    at: 'src/discord',
    imports: [
      'src/core',
      'src/mind/thought.ts',
      'src/render',
      'src/runtime',
      'src/tables',
      'src/thinking',
      'src/words',
    ],
  },
  { at: 'src/discord/custom-ids', imports: ['src/core', 'src/tables', 'src/words/languages.ts'] },
  { at: 'src/discord/messages', imports: shown() },
  { at: 'src/discord/messages/pieces', imports: shown() },
  { at: 'src/discord/messages/history', imports: shown('custom-ids', 'messages/pieces') },
  { at: 'src/discord/messages/own-settings', imports: shown('custom-ids', 'messages/pieces') },
  { at: 'src/discord/messages/rules', imports: shown('custom-ids', 'messages/pieces') },
  { at: 'src/discord/messages/questions', imports: shown('custom-ids', 'messages/pieces') },
  { at: 'src/discord/messages/guide', imports: shown('custom-ids', 'messages/pieces', 'messages/questions') },
  {
    at: 'src/discord/messages/seats',
    imports: shown('custom-ids', 'messages/pieces', 'messages/questions'),
  },
  {
    at: 'src/discord/messages/servers',
    imports: shown('custom-ids', 'messages/pieces', 'messages/seats'),
  },
  {
    at: 'src/discord/messages/notices',
    imports: shown('custom-ids', 'messages/pieces', 'messages/seats'),
  },
  {
    at: 'src/discord/messages/campaigns',
    imports: shown('custom-ids', 'messages/pieces', 'messages/seats'),
  },
  {
    at: 'src/discord/messages/boards',
    imports: shown(
      'custom-ids',
      'messages/pieces',
      'messages/questions',
      'messages/seats',
      'messages/servers',
      'messages/campaigns',
    ),
  },
  { at: 'src/discord/delivery', imports: shown('messages') },
  { at: 'src/discord/delivery/channels', imports: shown('custom-ids', 'messages') },
  { at: 'src/discord/delivery/waiting', imports: shown('messages', 'delivery/channels') },
  {
    at: 'src/discord/delivery/boards',
    imports: shown('messages', 'delivery/channels', 'delivery/waiting'),
  },
  {
    at: 'src/discord/connection',
    imports: shown('messages', 'delivery/channels'),
  },
  { at: 'src/discord/interactions', imports: shown('custom-ids', 'messages', 'delivery') },
  { at: 'src/discord/controls', imports: shown('custom-ids', 'messages', 'interactions') },
  {
    at: 'src/discord/controls/*',
    imports: shown(
      'custom-ids',
      'messages',
      'interactions',
      'controls/control.ts',
      'controls/carrying-out.ts',
      'controls/looking.ts',
      'controls/putting-away.ts',
    ),
  },
  { at: 'commands', imports: ['src/box-files', 'src/core', 'src/discord', 'src/tables', 'src/words'] },

  {
    at: 'src/metrics',
    imports: [
      'src/discord/bot.ts',
      'src/discord/connection/gateway/state.ts',
      'src/discord/measures.ts',
      'src/tables',
      'src/thinking',
    ],
  },
  { at: 'src/playground', imports: [] },

  // What checks the program doesn't need its tests.
  { at: 'scripts', imports: ['commands', 'src', 'tools'] },
  { at: 'tools', imports: ['commands', 'scripts', 'src'] },

  // The contract that any back end must pass knows none.
  {
    at: 'test/storage/contract',
    imports: [
      'src/core',
      'src/storage/storage.ts',
      'src/tables',
      'test/storage/campaigns.ts',
      'test/storage/kept-results.ts',
      'test/storage/long-story.ts',
      'test/storage/contract/outbox-rows.ts',
      'test/storage/tables.ts',
    ],
    packages: ['vitest'],
  },
];

/** The packages that only some rooms may import. */
export const KEPT_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'discord.js': ['commands', 'src/discord', 'src/program', 'test'],
  'prom-client': ['src/metrics', 'test/metrics'],
  // A second SQLite in the bot's process releases the file locks of the first.
  sqlite3: ['scripts/database'],
  'better-sqlite3': ['scripts', 'src/storage/sqlite', 'test', 'tools'],
  '@prisma/client': ['src/generated', 'test/storage'],
  '@prisma/adapter-pg': [
    'tools/crash/judging/kept.ts',
    'scripts/prisma-schema-engine.mjs',
    'src/storage/postgres',
  ],
  pg: ['tools/crash', 'scripts/database/move', 'tools/load', 'src/storage/postgres', 'test/storage'],
  '@prisma/adapter-better-sqlite3': [
    'tools/crash/judging/kept.ts',
    'scripts/prisma-schema-engine.mjs',
    'src/storage/sqlite',
  ],
};

function floors(...rooms: readonly string[]): readonly string[] {
  return ['src/core', ...rooms.map((room) => `src/games/*/${room}`)];
}

function below(...rooms: readonly string[]): readonly string[] {
  return ['src/core', 'src/words/languages.ts', ...rooms.map((room) => `src/tables/${room}`)];
}

/** Code that the databases share knows none of them. */
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

/** The imports that every room of the Discord side may have, and these of its other rooms and files. */
function shown(...rooms: readonly string[]): readonly string[] {
  const shared = [
    'about',
    'bot',
    'command',
    'handled',
    'incoming',
    'measures',
    'permissions',
    'retry',
    'unheard',
  ];
  const own = [...shared.map((file) => `${file}.ts`), ...rooms].map((one) => `src/discord/${one}`);
  const parts = ['box-files', 'core', 'mind/thought.ts', 'render', 'runtime', 'tables', 'thinking', 'words'];
  return [...parts.map((part) => `src/${part}`), ...own];
}
