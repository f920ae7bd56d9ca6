/** A prepared copy replaces a database as a whole or not at all, whenever the process that does it dies. */
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { copyToTake, laidFor, lay, takeLaid } from '../../../../src/storage/sqlite/backups/restoring.ts';
import { newFile, newFolder } from '../../../shared/stores/stores.ts';

const disk = vi.hoisted(() => ({ stepsLeft: Number.POSITIVE_INFINITY }));

/** The real file system, which can be cut off before a changing step, so that nothing more reaches the disk. */
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const step =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given) => {
      disk.stepsLeft -= 1;
      if (disk.stepsLeft <= 0) throw new Error('killed');
      return work(...given);
    };
  const { renameSync, copyFileSync, rmSync, fsyncSync } = real;
  return {
    ...real,
    renameSync: step(renameSync),
    copyFileSync: step(copyFileSync),
    rmSync: step(rmSync),
    fsyncSync: step(fsyncSync),
  };
});

/** Takes over the copy, and dies before this step. True if the takeover finished before that step. */
function takesUntil(step: number, file: string): boolean {
  disk.stepsLeft = step;
  try {
    takeLaid(file);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ message: 'killed' });
    return false;
  } finally {
    disk.stepsLeft = Number.POSITIVE_INFINITY;
  }
}

/** The database of a killed process, part of it in the journal; and a copy from an earlier moment, ready to be restored. */
function laidBeside(): { readonly file: string; readonly keptAs: string } {
  const file = newFile();
  const running = new Database(join(newFolder(), 'running.db'));
  running.pragma('journal_mode = WAL');
  running.exec("CREATE TABLE Turn (said TEXT); INSERT INTO Turn VALUES ('first')");
  const copy = `${file}.copy`;
  running.exec(`VACUUM INTO '${copy}'`);
  running.pragma('wal_checkpoint(TRUNCATE)');
  running.exec("INSERT INTO Turn VALUES ('second')");
  for (const end of ['', '-wal']) copyFileSync(`${running.name}${end}`, `${file}${end}`);
  running.close();
  return { file, keptAs: lay(copy, file) };
}

/** The contents of a database, read from a copy, so that the database isn't changed. Null if it doesn't exist. */
function turnsIn(file: string): readonly unknown[] | null {
  if (!existsSync(file)) return null;
  const seen = join(newFolder(), basename(file));
  for (const end of ['', '-wal'])
    if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${seen}${end}`);
  const database = new Database(seen);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  const turns = database.prepare('SELECT said FROM Turn').pluck().all();
  database.close();
  return turns;
}

const BEFORE = ['first', 'second'];
const COPY = ['first'];

test('a restore killed at any step leaves the old database or the copy, and the next program finishes the same way', () => {
  for (let step = 1; ; step += 1) {
    const { file, keptAs } = laidBeside();
    const isDone = takesUntil(step, file);
    if (copyToTake(file) === null) expect(turnsIn(file)).toEqual(COPY);
    else if (existsSync(`${file}-wal`)) expect(turnsIn(file)).toEqual(BEFORE);
    else expect([turnsIn(file), turnsIn(keptAs)]).toEqual([expect.any(Array), BEFORE]);

    takeLaid(file);
    expect(turnsIn(file)).toEqual(COPY);
    expect(turnsIn(keptAs)).toEqual(BEFORE);
    expect(readdirSync(dirname(file)).sort()).toEqual([
      basename(file),
      basename(keptAs),
      `${basename(keptAs)}-wal`,
    ]);
    if (!isDone) continue;
    expect(step).toBeGreaterThan(10);
    return;
  }
});

test('a copy is restored once if there was no database', () => {
  const { file } = laidBeside();
  const elsewhere = newFile();
  copyFileSync(laidFor(file), `${elsewhere}.copy`);
  lay(`${elsewhere}.copy`, elsewhere);
  expect(takeLaid(elsewhere)).toEqual({ keptAs: null });
  expect(turnsIn(elsewhere)).toEqual(COPY);
  expect(takeLaid(elsewhere)).toBeNull();
});

test('two copies restored within one second both keep the databases they replace', () => {
  const { file } = laidBeside();
  copyFileSync(laidFor(file), `${file}.copy`);
  const first = takeLaid(file)?.keptAs;
  lay(`${file}.copy`, file);
  const second = takeLaid(file)?.keptAs;
  expect(turnsIn(first ?? '')).toEqual(BEFORE);
  expect(turnsIn(second ?? '')).toEqual(COPY);
  expect(second).not.toBe(first);
});
