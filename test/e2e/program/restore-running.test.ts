/** A backup is restored while the program runs: the program takes it over itself, and always keeps one intact database. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Seed } from '../../../src/core/random.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { lay } from '../../../src/storage/sqlite/backups/restoring.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { command } from '../../storage/sqlite/backups/database-command.ts';
import { type Hall, openHall } from '../bot.ts';
import { botProcess, startedProcess } from '../bot-process.ts';
import { jobsDue } from '../jobs.ts';
import { expectGoodManners, postedIn } from '../manners.ts';

const PUT_BACK =
  /^I had to restore a backup from <t:\d+:f>, so anything after that needs to be replayed\. Older/;
const MIDGARD = '#midgard';

/** A separate process reports nothing, so the test polls until no job is due. */
async function rests({ ada, file, local }: Hall): Promise<void> {
  while (jobsDue(file, local.world.now()) > 0) await ada.types('/game status');
}

/** Thor and Odin in one channel, two ravens in another. */
async function playsTwoGames(hall: Hall): Promise<void> {
  const { ada, bo, cleo, mo } = hall;
  await ada.types('/game new', {
    game: 'yggdrasil',
    role: 'thor',
    seed: 'alea-1:story 76',
    where: 'this channel',
  });
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await cleo
    .goesTo(MIDGARD)
    .types('/game new', { game: 'micromidgard', role: 'hugin', seed: 'alea-1:x', where: 'this channel' });
  await mo.goesTo(MIDGARD).types('/game join', { role: 'munin' });
  await cleo.types('/game start');
  await rests(hall);
}

interface Kept {
  readonly id: string;
  readonly gameId: string;
  readonly logged: number;
  readonly state: unknown;
  /** The last entry of the table's log. */
  readonly last: unknown;
}

type Row = Omit<Kept, 'state' | 'last'> & { readonly snapshotJson: string; readonly lastJson: string | null };

function tablesIn(file: string): readonly Kept[] {
  const database = new Database(file, { readonly: true });
  const rows = database
    .prepare<[], Row>(
      `SELECT "id", "gameId", "logged", "snapshotJson",
       (SELECT "actionJson" FROM "LogRow" WHERE "tableId" = "id" ORDER BY "position" DESC LIMIT 1) AS "lastJson"
       FROM "GameTable" ORDER BY "id"`,
    )
    .all();
  database.close();
  return rows.map(({ snapshotJson, lastJson, ...row }) => ({
    ...row,
    state: JSON.parse(snapshotJson),
    last: JSON.parse(lastJson ?? 'null'),
  }));
}

/** Expects tables unchanged from the copy, except that one more log entry has dealt hidden things again. */
function expectResampled(tables: readonly Kept[], copied: readonly Kept[]): void {
  const dealt = copied.map(({ state, logged, ...row }, at) => {
    const last = z.strictObject({ reseed: z.string() }).parse(tables[at]?.last);
    const game = CATALOGUE.get(row.gameId)?.game;
    return { ...row, last, logged: logged + 1, state: game?.reseed(state, last.reseed as Seed) };
  });
  expect(tables).toEqual(dealt);
}

/** Files next to the database that aren't part of it. */
function besides(file: string): readonly string[] {
  const own = ['', '-wal', '-shm', '-held', '-held-journal', '-seen', '-shown'].map(
    (end) => `${basename(file)}${end}`,
  );
  return readdirSync(dirname(file)).filter((name) => !own.includes(name));
}

async function backedUp({ file }: Hall): Promise<string> {
  const copy = join(dirname(file), 'copy.db');
  expect(await command(file, 'backup', copy)).toMatchObject({ code: 0 });
  return copy;
}

/** Ada ends her turn, and Bo is pinged on a board of his own. */
async function playsPast(hall: Hall): Promise<void> {
  const { local, ada, bo } = hall;
  await ada.types('/yggdrasil done');
  await ada.presses('Done anyway');
  await local.world.until(() => hall.board().mentions.includes(bo.id));
  await rests(hall);
}

test('while the running bot restores a backup, players are asked to wait; then they are told about it and play on', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, bo, cleo, local, wire, file } = hall;
  const program = await botProcess(hall);
  await playsTwoGames(hall);
  const copy = await backedUp(hall);
  await playsPast(hall);
  const lost = hall.board();
  const calls = notificationsOf(local, cleo).length + notificationsOf(local, hall.mo).length;
  const [here, there] = [postedIn(hall).length, postedIn(hall, MIDGARD).length];
  const tables = tablesIn(file);

  const held = wire.holdsAnswerTo(({ path }) => path.includes('/callback'));
  const inFlight = ada.types('/game status');
  await held.happened;
  const restoring = command(file, 'restore', copy);
  await program.logs('restoring a database copy');
  expect(await textOf(bo.presses('v1|', lost))).toMatch(/^I'm restarting\. Try again in a/);
  expect(tablesIn(file)).toEqual(tables);
  held.lets();
  expect(await textOf(inFlight)).toContain(`Waiting for <@${bo.id}> as Odin`);
  const { code, output } = await restoring;
  expect(output).toMatch(
    /: 2 tables\. The previous database is kept as \S+\. The bot continues with it and tells every/,
  );
  expect(code).toBe(0);
  const [kept = '', ...more] = besides(file).filter((name) => name !== 'copy.db');
  expect(more).toEqual([]);
  expect(tablesIn(join(dirname(file), kept))).toEqual(tables);

  await local.world.until(() => local.world.bot.isOnline && postedIn(hall, MIDGARD).length === there + 2);
  await rests(hall);
  expectResampled(tablesIn(file), tablesIn(copy));
  for (const stdout of [postedIn(hall).slice(here), postedIn(hall, MIDGARD).slice(there)]) {
    expect(stdout).toHaveLength(2);
    expect(stdout[0]).toMatch(PUT_BACK);
  }
  expect(hall.board().mentions).toEqual([ada.id]);
  expect(notificationsOf(local, cleo).length + notificationsOf(local, hall.mo).length).toBe(calls + 1);
  expect(await bo.isShown(bo.presses('v1|', lost))).toMatch(/^That's already been played/);
  await playsPast(hall);

  program.signal('SIGTERM');
  const ended = await program.ended;
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  const lines = ended.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(lines.filter(({ msg }) => msg === 'starting')).toHaveLength(1);
  expect(lines.filter(({ level }) => level > 30).map(({ msg }) => msg)).toEqual([
    'database replaced by the restored copy',
    'database is a backup: tables continue from there',
  ]);
  expectGoodManners(hall);
});

/** Kills the program before a file gets a name that ends like this. */
const killsAtRename = (end: string) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    if (to.endsWith('${end}')) process.kill(process.pid, 'SIGKILL');
    renameSync(from, to);
  };
  syncBuiltinESMExports();`;

test('if the program is killed before or after it copies the backup, the next start continues the restore', async () => {
  const hall = await openHall({ withBot: false });
  const { file, local } = hall;
  const preload = `--import data:text/javascript,${encodeURIComponent(killsAtRename('tables.db'))}`;
  const first = await botProcess(hall, { NODE_OPTIONS: preload });
  await playsTwoGames(hall);
  const copy = await backedUp(hall);
  await playsPast(hall);
  const tables = tablesIn(file);
  const there = postedIn(hall, MIDGARD).length;
  const restoring = command(file, 'restore', copy);
  expect(await first.ended).toMatchObject({ code: null });
  expect(tablesIn(file)).toEqual(tables);

  const second = startedProcess(hall);
  await second.logs('database replaced by the restored copy');
  await second.kill();
  const third = await botProcess(hall);
  expect(await restoring).toMatchObject({ code: 0 });
  await local.world.until(() => postedIn(hall, MIDGARD).length >= there + 2);
  await rests(hall);
  expect(postedIn(hall).filter((text) => PUT_BACK.test(text))).toHaveLength(1);
  expect(postedIn(hall, MIDGARD).slice(there)).toEqual([expect.stringMatching(PUT_BACK), expect.any(String)]);
  const [kept = '', ...more] = besides(file).filter((name) => name !== 'copy.db');
  expect(more).toEqual([]);
  expect(tablesIn(join(dirname(file), kept))).toEqual(tables);
  await playsPast(hall);
  await third.kill();
});

test('an invalid backup is refused while the program runs: nothing stops, and no file is left behind', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, file } = hall;
  const program = await botProcess(hall);
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
  const newer = await backedUp(hall);
  const database = new Database(newer);
  database.exec(`INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
                 VALUES ('x', 'y', '2027-01-01', '20270101000000_dreams')`);
  database.close();
  const damaged = join(dirname(file), 'damaged.db');
  writeFileSync(damaged, readFileSync(newer).fill(0xa5, 4096));
  const beside = besides(file);
  const refused = await Promise.all([newer, damaged].map((copy) => command(file, 'restore', copy)));
  expect(refused.map(({ code }) => code)).toEqual([1, 1]);
  expect(refused[0]?.output).toContain('made by a newer version');
  expect(besides(file)).toEqual(beside);

  // The restore command of a newer program would have accepted this file.
  const laid = join(dirname(file), 'laid.db');
  copyFileSync(newer, laid);
  lay(laid, file);
  expect(await program.logs('not restored')).toContain('made by a newer version');
  expect(besides(file)).toEqual(beside);
  expect(await textOf(ada.types('/game status'))).toContain('waiting for players:');
});
