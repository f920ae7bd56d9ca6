/** Imports go one way, and the checker finds any that does not. */
import { expect, test } from 'vitest';
import { breachesIn } from '../../../scripts/checks/imports/breaches.ts';

const importing = (name: string) => `import { something } from '${name}';`;

test.each([
  ['src/core/game.ts', '../tables/model/table.ts'],
  ['src/core/game.ts', 'node:fs'],
  ['src/core/logs/replay.ts', 'seedrandom'],
  ['src/games/yggdrasil/turn/turn.ts', '../../chronicles/turn/turn.ts'],
  ['src/games/yggdrasil/turn/turn.ts', '../../../render/scene.ts'],
  ['src/games/yggdrasil/facts/powers.ts', '../changes/movement.ts'],
  ['src/games/yggdrasil/facts/powers.ts', '../state/draft.ts'],
  ['src/games/yggdrasil/state/state.ts', '../facts/powers.ts'],
  ['src/games/yggdrasil/actions/runes.ts', '../turn/turn.ts'],
  ['src/games/yggdrasil/turn/turn.ts', '../words/events.ts'],
  ['src/games/yggdrasil/board/board.ts', '../../chronicles/board/board.ts'],
  ['src/tables/model/table.ts', '../turns/play.ts'],
  ['src/tables/tables.ts', '../discord/bot.ts'],
  ['src/discord/messages/pieces/parts.ts', '../../interactions/replies.ts'],
  ['src/discord/messages/pieces/parts.ts', '../boards/turn-message.ts'],
  ['src/discord/messages/questions/controls.ts', '../../controls/list.ts'],
  ['src/discord/custom-ids/custom-id.ts', '../bot.ts'],
  ['src/discord/interactions/acting.ts', '../controls/list.ts'],
  ['src/discord/delivery/boards/boards.ts', '../../interactions/replies.ts'],
  ['src/discord/controls/lobby/join.ts', '../list.ts'],
  ['src/discord/interactions/people.ts', '../router.ts'],
  ['src/discord/bot.ts', 'better-sqlite3'],
  ['src/storage/sqlite/opening/database.ts', 'sqlite3'],
  ['src/playground/world/world.ts', '../../core/game.ts'],
  ['src/program/running.ts', '../storage/sqlite/open-sqlite.ts'],
  ['src/program/running.ts', '../generated/prisma/client.ts'],
  ['commands/views/stats.ts', '../../src/storage/prisma/people/results.ts'],
  ['scripts/bench/storage.ts', '../../src/storage/sqlite/stores.ts'],
  ['src/storage/prisma/rows/codec.ts', '../tables/commit.ts'],
  ['src/storage/prisma/tables/commit.ts', '../../sqlite/errors/storage-errors.ts'],
  ['src/storage/storage.ts', 'better-sqlite3'],
  ['src/storage/prisma/tables/commit.ts', 'pg'],
  ['src/storage/postgres/open-postgres.ts', 'better-sqlite3'],
  ['test/storage/contract/damage.ts', '../../../src/storage/open-storage.ts'],
  ['scripts/golden.ts', '../test/shared/games/subjects.ts'],
  ['scripts/simulate/play.ts', '../../test/shared/games/subjects.ts'],
  ['tools/crash/moves.ts', '../../test/shared/people.ts'],
])('%s may not import %s', (file, name) => {
  expect(breachesIn(file, importing(name))).toHaveLength(1);
  expect(breachesIn(file, `const later = await import('${name}');`)).toHaveLength(1);
});

test.each([
  ['src/core/random.ts', '@noble/hashes/hmac.js'],
  ['src/games/index.ts', './yggdrasil/entry.ts'],
  ['src/games/yggdrasil/turn/turn.ts', '../facts/powers.ts'],
  ['src/games/yggdrasil/words/events.ts', '../facts/fights.ts'],
  ['src/games/yggdrasil/board/board.ts', '../../../render/scene.ts'],
  ['src/games/yggdrasil/board/board.ts', '../box/components.ts'],
  ['src/discord/messages/pieces/parts.ts', '../../bot.ts'],
  ['src/discord/messages/questions/controls.ts', '../../custom-ids/custom-id.ts'],
  ['src/discord/controls/lobby/join.ts', '../carrying-out.ts'],
  ['src/discord/controls/lobby/join.ts', '../../interactions/people.ts'],
  ['scripts/database/library.ts', 'sqlite3'],
  ['src/program/running.ts', '../storage/open-storage.ts'],
  ['src/program/table-log.ts', '../storage/storage.ts'],
  ['src/storage/open-storage.ts', './sqlite/open-sqlite.ts'],
  ['src/storage/open-storage.ts', './postgres/open-postgres.ts'],
  ['scripts/database/restore.ts', '../../src/storage/sqlite/backups/restoring.ts'],
])('%s may import %s', (file, name) => {
  expect(breachesIn(file, importing(name))).toEqual([]);
});

test('a key named like the word before an import is not an import', () => {
  expect(breachesIn('src/core/game.ts', "taking(from: Toll['from'] = 'each', by: 'anybody')")).toEqual([]);
});
