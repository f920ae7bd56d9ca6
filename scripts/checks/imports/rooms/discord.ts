/** The rooms of the Discord side: a room may import only rooms above it in the list. */
import type { Room } from '../room.ts';

export const DISCORD: readonly Room[] = [
  // The files directly in src/discord may import all of it.
  {
    at: 'src/discord',
    imports: [
      'src/core',
      'src/daily',
      'src/mind/thought.ts',
      'src/render',
      'src/runtime',
      'src/tables',
      'src/thinking',
      'src/words',
    ],
  },
  {
    at: 'src/discord/custom-ids',
    imports: ['src/core', 'src/daily/attempt/attempt-id.ts', 'src/tables', 'src/words/languages.ts'],
  },
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
  {
    at: 'src/discord/messages/lobbies',
    imports: shown(
      'custom-ids',
      'messages/pieces',
      'messages/servers',
      'messages/campaigns',
      'messages/boards/game-over.ts',
    ),
  },
  {
    at: 'src/discord/messages/mistakes',
    imports: shown('custom-ids', 'messages/pieces', 'messages/boards', 'messages/history'),
  },
  { at: 'src/discord/messages/daily', imports: shown('custom-ids', 'messages/pieces') },
  { at: 'src/discord/delivery', imports: shown('messages') },
  { at: 'src/discord/delivery/channels', imports: shown('custom-ids', 'messages') },
  { at: 'src/discord/delivery/waiting', imports: shown('messages', 'delivery/channels') },
  {
    at: 'src/discord/delivery/daily',
    imports: shown('messages', 'delivery/channels', 'delivery/waiting'),
  },
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
      'controls/viewing.ts',
      'controls/putting-away.ts',
    ),
  },
  {
    at: 'src/discord/admission',
    imports: shown('custom-ids', 'messages', 'interactions', 'controls/using.ts'),
  },
];

/** The imports that every room of the Discord side may have, plus the given rooms and files. */
function shown(...rooms: readonly string[]): readonly string[] {
  const shared = [
    'about',
    'bot',
    'command',
    'interaction-result',
    'incoming',
    'measures',
    'permissions',
    'retry',
    'unheard',
  ];
  const own = [...shared.map((file) => `${file}.ts`), ...rooms].map((one) => `src/discord/${one}`);
  const parts = [
    'box-files',
    'core',
    'daily',
    'mind/thought.ts',
    'render',
    'runtime',
    'tables',
    'thinking',
    'words',
  ];
  return [...parts.map((part) => `src/${part}`), ...own];
}
