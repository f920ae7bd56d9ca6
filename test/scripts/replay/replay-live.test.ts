/** The live tables that would continue differently after a deployment. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type Finding, liveTables } from '../../../scripts/replay/live.ts';
import type { Catalogue } from '../../../src/core/catalogue.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import { ANN, agreed, BEN, openTestTables, order, playsOn, takesFreeSeat } from '../../shared/hall.ts';
import { newFile, storageIn } from '../../shared/stores/stores.ts';
import { commitOf } from '../../shared/stores/tables.ts';
import { script } from '../../storage/sqlite/backups/database-command.ts';
import { fileOfRelease, RELEASES } from '../../storage/sqlite/opening/releases.ts';

interface PlayedFile {
  readonly file: string;
  /** The table of a game. */
  readonly idOf: (gameId: string) => TableId;
  readonly lobby: TableId;
}

/** A database with a running game of each kind and a lobby, closed again. */
async function playedFile(catalogue: Catalogue = CATALOGUE): Promise<PlayedFile> {
  const file = newFile();
  const hall = await openTestTables(file, catalogue);
  const { tables, actor } = hall;
  const opened = async (gameId: string, channel: string) => {
    const table = agreed(await tables.open(actor(ANN), order({ gameId, channel: channel as ChannelId })));
    return (await takesFreeSeat(hall, BEN, table.id)).id;
  };
  const played = async (gameId: string, answers: number) => {
    const id = await opened(gameId, gameId);
    agreed(await tables.start(actor(ANN), id, null));
    await playsOn(hall, id, answers);
    return { id, isOver: (await tables.loaded(id))?.table.status === 'finished' };
  };
  const ids = new Map<string, TableId>();
  for (const gameId of catalogue.keys()) {
    const { id, isOver } = await played(gameId, 8);
    // A short game can be over after eight answers.
    ids.set(gameId, isOver ? (await played(gameId, 1)).id : id);
  }
  const lobby = await opened('yggdrasil', 'lobby');
  await hall.close();
  const idOf = (gameId: string) => {
    const id = ids.get(gameId);
    if (id === undefined) throw new Error(`nobody played ${gameId}`);
    return id;
  };
  return { file, idOf, lobby };
}

function change(file: string, sql: string, ...values: readonly string[]): void {
  const database = new Database(file);
  database.pragma('foreign_keys = OFF');
  database.prepare(sql).run(...values);
  database.close();
}

/** The differences on the live tables of a file, found in this process. */
async function findingsIn(
  file: string,
  catalogue: Catalogue = CATALOGUE,
): Promise<readonly Pick<Finding, 'fault' | 'isMigrated'>[]> {
  const { store, close } = await storageIn(file);
  const findings: Finding[] = [];
  for await (const finding of liveTables(store, catalogue)) findings.push(finding);
  await close();
  return findings.map(({ fault, isMigrated }) => ({ fault, isMigrated }));
}

test('healthy tables of every game are accepted', async () => {
  const { file } = await playedFile(ENTRIES);
  expect(await findingsIn(file, ENTRIES)).toEqual(
    Array(ENTRIES.size + 1).fill({ fault: null, isMigrated: false }),
  );
});

test('tables with other rules, a different log, a missing entry or unreadable data are reported', async () => {
  const { file, idOf, lobby } = await playedFile();
  change(
    file,
    `UPDATE LogRow SET actionJson = json_set(actionJson, '$.choice', 'sing') WHERE position = 3 AND tableId = ?`,
    idOf('yggdrasil'),
  );
  change(file, 'DELETE FROM LogRow WHERE position = 7 AND tableId = ?', idOf('chronicles'));
  change(file, `UPDATE GameTable SET rulesVersion = 'micromidgard-99' WHERE id = ?`, idOf('micromidgard'));
  change(file, `UPDATE GameTable SET taleJson = '{}' WHERE id = ?`, lobby);
  const [before, beside] = [readFileSync(file), readdirSync(dirname(file))];
  const { code, output } = await script('replay/replay-live', file);
  expect(code).toBe(1);
  const lines = output.split('\n');
  const lineOn = (id: TableId) => lines.find((line) => line.startsWith(id)) ?? '';
  expect(lineOn(idOf('yggdrasil'))).toContain(
    `yggdrasil-2, playing, 8 entries: the log of table ${idOf('yggdrasil')} cannot be replayed: entry 4 of its log is refused`,
  );
  expect(lineOn(idOf('chronicles'))).toMatch(/LogRow \S+ 7 cannot be read: it is missing$/);
  expect(lineOn(idOf('micromidgard'))).toContain('rules micromidgard-1 cannot take over micromidgard-99');
  expect(lineOn(lobby)).toContain(`GameTable ${lobby} taleJson cannot be read`);
  expect(output).toContain(
    `${CATALOGUE.size + 1} live tables: ${CATALOGUE.size - 3} would continue unchanged, 0 with newer rules, 4 differently.\n`,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual(beside);
});

test('a state from which the rules would continue differently, despite their unchanged version, is reported', async () => {
  const { file, idOf } = await playedFile();
  const { store, close } = await storageIn(file);
  const table = await store.load(idOf('yggdrasil'));
  if (table === null) throw new Error('it is there');
  const state = { ...(table.state as object), deck: [] };
  await store.commit(commitOf({ ...table, state, version: table.version + 1 }));
  await close();
  expect(await findingsIn(file)).toContainEqual({
    fault: expect.stringMatching(/state|question/),
    isMigrated: false,
  });
});

test('tables with an older schema and older rules are replayed on a migrated copy', async () => {
  const [first = ''] = RELEASES;
  const file = fileOfRelease(first);
  const before = readFileSync(file);
  expect(await script('replay/replay-live', newFile(), file)).toEqual({
    code: 0,
    output: '3 live tables: 0 would continue unchanged, 3 with newer rules, 0 differently.\n',
  });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('unreadable tables are reported separately', async () => {
  const file = newFile();
  writeFileSync(file, 'Dear diary');
  const { code, output } = await script('replay/replay-live', file);
  expect(code).toBe(2);
  expect(output).toContain('cannot be replayed');
});
