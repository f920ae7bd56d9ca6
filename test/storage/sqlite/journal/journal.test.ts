/** Everything announced is on the disk, no one waits for more than that, and the journal is emptied in the background. */
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { flushForReal, openJournal } from '../../../../src/storage/sqlite/journal/journal.ts';
import { openSqlite } from '../../../../src/storage/sqlite/open-sqlite.ts';
import { openDatabase } from '../../../../src/storage/sqlite/opening/database.ts';
import { StorageError } from '../../../../src/tables/model/storage/storage-error.ts';
import type { TableStore } from '../../../../src/tables/model/storage/store.ts';
import type { ChannelId, Table, TableId, UserId } from '../../../../src/tables/model/table.ts';
import { eventually } from '../../../eventually.ts';
import { newFile, storageIn, storeIn } from '../../../shared/stores/stores.ts';
import { commitOf, due, lobby, NOON, next, secondsAfterNoon } from '../../../shared/stores/tables.ts';

/** A disk that completes no write before it's told to. */
function heldDisk() {
  const waiting: (() => void)[] = [];
  let flushes = 0;
  let isHeld = true;
  return {
    flush: () => {
      flushes += 1;
      return new Promise<void>((resolve) => (isHeld ? void waiting.push(resolve) : resolve()));
    },
    flushes: () => flushes,
    /** Ends the running flush, or the next one. */
    async goesOn(): Promise<void> {
      while (waiting.length === 0) await setImmediate();
      waiting.shift()?.();
      await turns();
    },
    /** Releases all writes. */
    letsGo(): void {
      isHeld = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

/** Waits long enough for anything that doesn't wait for the disk. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
}

async function storeOn(disk: ReturnType<typeof heldDisk>): Promise<TableStore> {
  const opened = await openSqlite(`file:${newFile()}`, {}, { flush: disk.flush });
  if (!opened.ok) throw new Error(opened.problem.code);
  onTestFinished(async () => {
    disk.letsGo();
    await opened.close();
  });
  return opened.store;
}

function tableCalled(name: string): Table {
  return lobby({ id: name as TableId, place: { guildId: 'guild', channelId: name as ChannelId } });
}

function whether(work: Promise<unknown>): () => 'waits' | 'done' | 'failed' {
  let state: 'waits' | 'done' | 'failed' = 'waits';
  work.then(
    () => {
      state = 'done';
    },
    () => {
      state = 'failed';
    },
  );
  return () => state;
}

test('a change is resolved only once it is on the disk', async () => {
  const disk = heldDisk();
  const store = await storeOn(disk);
  const table = tableCalled('ours');
  const done = whether(store.commit(commitOf(table)));
  await turns();
  const seen = [store.load(table.id), store.liveIn(table.place.channelId), store.log(table.id)].map(whether);
  expect(await store.load('theirs' as TableId)).toBeNull();
  expect([done(), ...seen.map((each) => each())]).toEqual(['waits', 'waits', 'waits', 'waits']);
  await disk.goesOn();
  expect([done(), ...seen.map((each) => each())]).toEqual(['done', 'done', 'done', 'done']);
  expect(disk.flushes()).toBe(1);
});

test('commits made while the disk is busy share the next flush', async () => {
  const disk = heldDisk();
  const store = await storeOn(disk);
  const first = whether(store.commit(commitOf(tableCalled('first'))));
  await turns();
  const others = ['second', 'third', 'fourth'].map((name) =>
    whether(store.commit(commitOf(tableCalled(name)))),
  );
  await turns();
  await disk.goesOn();
  expect([first(), ...others.map((each) => each())]).toEqual(['done', 'waits', 'waits', 'waits']);
  await disk.goesOn();
  expect(others.map((each) => each())).toEqual(['done', 'done', 'done']);
  expect(disk.flushes()).toBe(2);
});

test('a table waits only for its own changes', async () => {
  const disk = heldDisk();
  const store = await storeOn(disk);
  const [ours, theirs] = [tableCalled('ours'), tableCalled('theirs')];
  const opened = store.commit(commitOf(theirs));
  await disk.goesOn();
  await opened;
  const done = whether(store.commit(commitOf(ours)));
  await turns();
  expect(await store.load(theirs.id)).toEqual(theirs);
  expect(done()).toBe('waits');
});

test('the store doesn’t flush notes about jobs, but flushes their results before showing them', async () => {
  const disk = heldDisk();
  const store = await storeOn(disk);
  const table = tableCalled('ours');
  const committed = store.commit(commitOf(table, { jobs: [due(0, 'hello'), due(1, 'how are you')] }));
  await disk.goesOn();
  await committed;
  const take = async (second: number) => {
    const [row] = await store.claimDue(secondsAfterNoon(second), 1);
    if (row === undefined) throw new Error('nothing is due');
    return row;
  };
  await store.postpone(await take(0), secondsAfterNoon(0), 'no answer');
  await store.finish(await take(0));
  expect(await store.load(table.id)).toEqual(table);
  expect(disk.flushes()).toBe(1);

  await store.finish(await take(1), { shown: null, jobs: [due(2, 'goodbye')] });
  expect((await take(2)).attempts).toBe(0);
  const read = whether(store.load(table.id));
  await turns();
  expect(read()).toBe('waits');
  await disk.goesOn();
  expect(read()).toBe('done');
  expect(disk.flushes()).toBe(2);
});

test.each([
  ['EIO', 'damaged'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
] as const)(
  'a write that the disk refuses (%s) is shown to no one, and reported to the admin',
  async (posted, code) => {
    const heard: string[] = [];
    let flushes = 0;
    const flush = async (journal: number) => {
      flushes += 1;
      if (flushes === 2) throw Object.assign(new Error(`${posted}: fdatasync`), { code: posted });
      await flushForReal(journal);
    };
    const onError = (error: StorageError) => heard.push(`${error.code}${error.isFinal ? ' for good' : ''}`);
    const opened = await openSqlite(`file:${newFile()}`, { onError }, { flush });
    if (!opened.ok) throw new Error(opened.problem.code);
    const { store, settings } = opened;
    onTestFinished(() => opened.close());
    const [ours, theirs] = [tableCalled('ours'), tableCalled('theirs')];
    await store.commit(commitOf(ours));
    await expect(store.commit(commitOf(next(ours)))).rejects.toThrow(StorageError);

    await expect(store.commit(commitOf(theirs))).rejects.toThrow(posted);
    await expect(settings.changePerson('ann' as UserId, { rhythm: 'often' }, new Date())).rejects.toThrow(
      posted,
    );
    await expect(store.load(ours.id)).rejects.toThrow(posted);
    expect(flushes).toBe(2);
    expect(new Set(heard)).toEqual(new Set([`${code} for good`]));
  },
);

/** SQLite gives each journal a new header when the previous one was emptied, and writes it to the disk at once. */
const HEADER = 32;

interface Flushed {
  readonly header: Buffer;
  readonly size: number;
}

/** Everything left after a power cut: the database, and the flushed part of the journal. */
function afterPowerCut(file: string, flushed: Flushed): ReadonlyMap<string, number> {
  const copy = newFile();
  const journal = readFileSync(`${file}-wal`);
  const isSame = journal.subarray(0, HEADER).equals(flushed.header);
  copyFileSync(file, copy);
  writeFileSync(`${copy}-wal`, journal.subarray(0, isSame ? flushed.size : HEADER));
  const database = new Database(copy);
  const rows = database
    .prepare<[], { id: string; version: number }>('SELECT "id", "version" FROM "GameTable"')
    .all();
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  database.close();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

test('everything announced is still there after a power cut', async () => {
  const file = newFile();
  let onDisk: Flushed = { header: Buffer.alloc(HEADER), size: 0 };
  const flush = async (journal: number) => {
    const written = readFileSync(`${file}-wal`);
    await flushForReal(journal);
    onDisk = { header: written.subarray(0, HEADER), size: written.length };
  };
  const opened = await openSqlite(`file:${file}`, {}, { flush });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { store, people } = opened;
  onTestFinished(() => opened.close());
  const told = new Map<string, number>();
  let cuts = 0;
  let isEmptying = false;

  function emit({ id, version }: Table): void {
    told.set(id, Math.max(told.get(id) ?? 0, version));
    // The journal's thread writes to the file in the meantime, so a copy wouldn't be of a single moment.
    if (!isEmptying) cut();
  }
  function cut(): void {
    const there = afterPowerCut(file, onDisk);
    for (const [table, known] of told) expect(there.get(table)).toBeGreaterThanOrEqual(known);
    cuts += 1;
  }
  /** Empties the journal, as the complete erasure of a person does. */
  async function empties(): Promise<void> {
    isEmptying = true;
    await people.erase('somebody' as UserId, [], NOON);
    isEmptying = false;
    cut();
  }
  async function plays(name: string): Promise<void> {
    let table = tableCalled(name);
    for (; table.version < 8; table = next(table)) {
      const committing = store.commit(commitOf(table, { jobs: [due(0, name)] }));
      const looking = store.load(table.id);
      expect(await committing).toBe('done');
      emit(table);
      const seen = await looking;
      if (seen !== null) emit(seen);
    }
  }
  async function delivers(): Promise<void> {
    for (let done = 0; done < 20; ) {
      const rows = await store.claimDue(secondsAfterNoon(0), 4);
      for (const row of rows) {
        const table = await store.load(row.tableId);
        if (table !== null) emit(table);
        await store.finish(row);
      }
      done += rows.length;
      await setImmediate();
    }
  }
  await Promise.all([plays('one'), plays('two'), plays('three'), plays('four'), delivers()]);
  expect(cuts).toBeGreaterThan(60);

  await Promise.all([empties(), plays('five')]);
  const before = cuts;
  await Promise.all([plays('six'), plays('seven')]);
  expect(cuts - before).toBeGreaterThan(12);
});

test('due jobs count as possibly done after a power cut, but not after a clean exit', async () => {
  const file = newFile();
  const { store, close } = await storageIn(file);
  const jobs = [due(0, 'was due'), { ...due(0, 'will be'), dueAt: new Date('2100-01-01') }];
  await store.commit(commitOf(lobby(), { jobs }));
  const cut = newFile();
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${cut}${end}`);
  await close();
  const attemptsIn = async (path: string) =>
    (await (await storeIn(path)).claimDue(new Date('2101-01-01'), 1)).map(({ attempts }) => attempts);
  expect(await attemptsIn(file)).toEqual([0]);
  expect(await attemptsIn(cut)).toEqual([1]);

  const rows = new Database(cut, { readonly: true });
  onTestFinished(() => void rows.close());
  expect(rows.prepare('SELECT "attempts" FROM "ErrandRow" ORDER BY "dueAt"').pluck().all()).toEqual([2, 0]);
});

const MEGABYTE = 1024 * 1024;

test('a grown journal is emptied during play without losing anything', async () => {
  const file = newFile();
  const { store, boxes, close } = await storageIn(file);
  const text = 'x'.repeat(MEGABYTE);
  const box = { userId: 'ann' as UserId, keptAt: new Date(), corrections: {}, text };
  let table = lobby();
  const sizeNow = () => statSync(`${file}-wal`).size;
  let [largest, size] = [0, 0];
  while (size >= largest && table.version < 150) {
    largest = size;
    await boxes.keep({ ...box, guildId: `guild ${table.version}`, gameId: 'yggdrasil' });
    expect(await store.commit(commitOf(table))).toBe('done');
    table = next(table);
    size = sizeNow();
  }
  // The round that takes the journal past 16 MB writes little more than one MB, and the journal may be empty before the test
  // looks.
  expect(largest).toBeGreaterThan(14 * MEGABYTE);
  // A write between the thread's two steps restarts the journal, which SQLite cuts to its limit of exactly 16 MB.
  await eventually(() => expect(sizeNow()).toBeLessThan(16 * MEGABYTE));
  await close();
  const again = await storageIn(file);
  expect((await again.store.load(table.id))?.version).toBe(table.version - 1);
  for (const kept of [1, 10, table.version - 1])
    expect((await again.boxes.of(`guild ${kept}`, 'yggdrasil'))?.text).toBe(text);
});

/** A database with a person's table, and its journal. */
async function opened(program?: URL) {
  const file = newFile();
  const database = await openDatabase(`file:${file}`);
  if (!database.ok) throw new Error(database.problem.code);
  const heard: string[] = [];
  const needs = { flush: flushForReal, measured: () => undefined, notEmptied: () => undefined };
  const journal = openJournal(file, { ...needs, onError: ({ code }) => heard.push(code) }, program);
  onTestFinished(async () => {
    await journal.close();
    await database.close();
  });
  const { client } = database;
  await journal.write(async () =>
    client.personSettings.create({ data: { userId: 'somebody', changedAt: NOON } }),
  );
  return { file, client, journal, heard };
}

test('an emptied journal has no data left, and readers are waited for before it is emptied', async () => {
  const { file, journal } = await opened();
  const reader = new Database(file, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN; SELECT * FROM "PersonSettings"');
  expect(await journal.emptied()).toBe(false);
  expect(readFileSync(`${file}-wal`).includes('somebody')).toBe(true);
  reader.exec('COMMIT');
  expect(await journal.emptied()).toBe(true);
  expect(readFileSync(`${file}-wal`).includes('somebody')).toBe(false);
  expect(readFileSync(file).includes('somebody')).toBe(true);
});

test('a file that replaced the database gets nothing from its journal', async () => {
  const { file, journal } = await opened();
  const other = newFile();
  const empty = await openDatabase(`file:${other}`);
  if (!empty.ok) throw new Error(empty.problem.code);
  await empty.close();
  renameSync(other, file);
  expect(await journal.emptied()).toBe(false);
  expect(readFileSync(file).includes('somebody')).toBe(false);
});

/** A program for the thread that empties the journal, in a folder of its own. */
function programThat(does: string): URL {
  const file = `${newFile()}.mjs`;
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${does}`);
  return pathToFileURL(file);
}

test("an upgrade that removes the thread's program from the disk doesn't stop the journal from being emptied", async () => {
  const program = programThat(
    "parentPort.on('message', () => parentPort.postMessage({ ok: true, isEmptied: true }));",
  );
  const { journal } = await opened(program);
  expect(await journal.emptied()).toBe(true);
  rmSync(program);
  expect(await journal.emptied()).toBe(true);
});

test('a thread that ends without an answer blocks no writes', async () => {
  const { journal } = await opened(
    programThat(
      "parentPort.on('message', (step) => (step === 'finish' ? process.exit() : parentPort.postMessage({ ok: true })));",
    ),
  );
  await expect(journal.emptied()).rejects.toThrow('has ended');
  expect(await journal.write(async () => 'written')).toBe('written');
});

test('a file found damaged while the journal is emptied is reported', async () => {
  const { file, journal, heard } = await opened();
  const noise = openSync(file, 'r+');
  writeSync(noise, Buffer.alloc(statSync(file).size, 0xa5));
  closeSync(noise);
  truncateSync(`${file}-wal`);
  await expect(journal.emptied()).rejects.toThrow(StorageError);
  expect(heard).toEqual(['damaged']);
});
