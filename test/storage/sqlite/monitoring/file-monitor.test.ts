/** The database file can't be inspected, which doesn't mean it's gone. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { monitorFile } from '../../../../src/storage/sqlite/monitoring/file-monitor.ts';
import { eventually } from '../../../eventually.ts';
import { newFolder } from '../../../shared/stores/stores.ts';

test('a file system error is reported once and the bot continues, but it ends when the file is gone', async () => {
  const folder = join(newFolder(), 'data');
  mkdirSync(folder);
  const file = join(folder, 'tables.db');
  writeFileSync(file, '');
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const monitor = monitorFile(file, pino(stream), 1);
  onTestFinished(monitor.close);
  const failsToLook = () => {
    renameSync(folder, `${folder}-away`);
    symlinkSync(folder, folder);
  };
  const looksAgain = () => {
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
  };
  failsToLook();
  await eventually(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({ level: 40, msg: 'database health check failed' });
  looksAgain();
  await eventually(() => expect(lines).toHaveLength(2));
  expect(lines[1]).toMatchObject({ level: 30, msg: 'database health check working again' });
  failsToLook();
  await eventually(() => expect(lines).toHaveLength(3));
  looksAgain();
  rmSync(file);
  expect(await monitor.lost).toBe('removed');
});
