import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { UserId } from '../../src/tables/table.ts';
import { commitOf, lobby, newFile, newFolder, next, storeIn } from './stores.ts';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command on the database in a process of its own, while this one goes on. */
function command(file: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/database.ts', ...args], {
      env: { ...process.env, DATABASE_URL: `file:${file}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('close', (code) => resolve({ code, output }));
  });
}

test('a backup made while the bot writes is one moment of it, sound and ready to be used', async () => {
  const file = newFile();
  const copy = join(newFolder(), 'backup.db');
  const store = await storeIn(file);
  let table = lobby();
  await store.commit(commitOf(table));
  let isRunning = true;
  const running = command(file, 'backup', copy).finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    table = next(table, { hostId: `host ${table.version + 1}` as UserId });
    expect(await store.commit(commitOf(table))).toBe('done');
    await setImmediate();
  }
  expect(await running).toMatchObject({ code: 0 });
  expect(await store.load(table.id)).toEqual(table);
  expect(await command(file, 'verify', copy)).toEqual({ code: 0, output: `${copy} is sound: 1 tables.\n` });

  const copied = await (await storeIn(copy)).load(table.id);
  if (copied === null) throw new Error('the table is not in the backup');
  expect(copied.hostId).toBe(copied.version === 1 ? 'ann' : `host ${copied.version}`);
});

test('a backup overwrites nothing', async () => {
  const file = newFile();
  const copy = join(newFolder(), 'backup.db');
  writeFileSync(copy, 'my diary');
  await storeIn(file);
  expect(await command(file, 'backup', copy)).toMatchObject({ code: 1 });
  expect(readFileSync(copy, 'utf8')).toBe('my diary');
});

test('a damaged database is found out, and no backup is made of it', async () => {
  const file = newFile();
  const copy = join(newFolder(), 'backup.db');
  const store = await storeIn(file);
  await store.commit(commitOf(lobby()));
  await store.close();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096);
  writeFileSync(file, bytes);
  expect(await command(file, 'verify')).toMatchObject({ code: 1 });
  expect(await command(file, 'backup', copy)).toMatchObject({ code: 1 });
  expect(existsSync(copy)).toBe(false);
});

test('without a word it can follow, the command says what there is', async () => {
  const { code, output } = await command(newFile());
  expect(code).toBe(1);
  expect(output).toContain('npm run database -- backup FILE');
});
