/** The table of rooms: which room may import which. */
import type { Room } from './room.ts';
import { DISCORD } from './rooms/discord.ts';
import { GAMES } from './rooms/games.ts';
import { STORAGE } from './rooms/storage.ts';
import { TABLES } from './rooms/tables.ts';

/**
 * A file belongs to the last room that contains it, so a folder must come before the rooms inside it. Files outside every room
 * may import anything.
 */
export const ROOMS: readonly Room[] = [
  { at: 'src/runtime', imports: [] },
  { at: 'src/core', imports: [], packages: [] },
  { at: 'src/core/random.ts', imports: ['src/core'], packages: ['seedrandom', '@noble/hashes'] },

  ...GAMES,

  { at: 'src/mind', imports: ['src/core'], packages: [] },
  {
    at: 'src/daily',
    imports: ['src/core', 'src/tables', 'src/words/languages.ts'],
  },
  {
    at: 'src/daily/daily-store.ts',
    imports: ['src/core', 'src/daily/day.ts', 'src/tables/model'],
    packages: [],
  },
  ...['day', 'duel', 'luck'].map((file) => ({
    at: `src/daily/${file}.ts`,
    imports: ['src/core'],
    packages: [],
  })),
  {
    at: 'src/daily/attempt/judged-moments.ts',
    imports: ['src/core', 'src/daily', 'src/mind/review/decisions.ts'],
  },
  {
    at: 'src/daily/judging',
    imports: ['src/core', 'src/daily/daily-store.ts', 'src/daily/duel.ts', 'src/mind'],
    packages: [],
  },
  // No clock, Discord or storage here: the same secret and date always make the same day.
  {
    at: 'src/daily/making',
    imports: ['src/core', 'src/daily/day.ts', 'src/daily/duel.ts', 'src/daily/luck.ts', 'src/mind'],
    packages: ['@noble/hashes'],
  },
  { at: 'src/box-files', imports: ['src/core'], packages: ['jsonc-parser', 'zod'] },
  { at: 'src/words', imports: ['src/core', 'src/runtime'] },
  { at: 'src/render', imports: ['src/core', 'src/runtime'] },

  {
    at: 'src/thinking',
    imports: ['src/core', 'src/daily', 'src/games/minds.ts', 'src/mind', 'src/runtime'],
    entries: [
      'src/thinking/here.ts',
      'src/thinking/judging.ts',
      'src/thinking/opponent.ts',
      'src/thinking/other-answers.ts',
      'src/thinking/reviews.ts',
      'src/thinking/thinker.ts',
      'src/thinking/thinkers.ts',
    ],
    insiders: ['test'],
  },

  ...TABLES,
  ...STORAGE,
  ...DISCORD,

  { at: 'commands', imports: ['src/box-files', 'src/core', 'src/discord', 'src/tables', 'src/words'] },

  {
    at: 'src/metrics',
    imports: [
      'src/discord/bot.ts',
      'src/discord/connection/gateway/state.ts',
      'src/discord/interaction-result.ts',
      'src/discord/measures.ts',
      'src/tables',
      'src/thinking',
    ],
  },
  { at: 'src/playground', imports: [] },

  // Tests import scripts and tools, never the other way round.
  { at: 'scripts', imports: ['commands', 'src', 'tools'] },
  { at: 'tools', imports: ['commands', 'scripts', 'src'] },

  // The contract that every back end must meet imports none of the back ends.
  {
    at: 'test/storage/contract',
    imports: [
      'src/core',
      'src/daily/daily-store.ts',
      'src/daily/day.ts',
      'src/storage/storage.ts',
      'src/tables',
      'test/shared/stores/campaigns.ts',
      'test/storage/kept-results.ts',
      'test/storage/long-story.ts',
      'test/storage/contract/outbox-rows.ts',
      'test/shared/stores/tables.ts',
    ],
    packages: ['vitest'],
  },
];
