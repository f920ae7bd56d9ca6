/** The storage errors that end the bot, and their messages. */
import { renameSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { monitorFailure } from '../../../../src/storage/sqlite/monitoring/failure.ts';
import { StorageError } from '../../../../src/tables/model/storage/storage-error.ts';
import { newFile, storageIn } from '../../../shared/stores/stores.ts';

function monitored() {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const monitor = monitorFailure('file:ours.db', newFile(), log);
  onTestFinished(monitor.close);
  return {
    ...monitor,
    hears: (code: StorageError['code'], isFinal?: boolean) =>
      monitor.note(new StorageError(code, 'SQLite says so', isFinal)),
  };
}

test('temporary errors do not end the bot; damage does', async () => {
  const { failed, hears } = monitored();
  let isOver = false;
  const over = failed.then(() => {
    isOver = true;
  });
  for (const code of ['full', 'locked', 'unwritable'] as const) hears(code);
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  hears('damaged');
  await over;
  expect(await failed).toBe(
    'The database file:ours.db is damaged, or its disk fails: SQLite says so. Check it with npm run database -- verify, and restore a backup with npm run restore -- FILE.',
  );
});

test("a full disk ends the bot only if it's unknown whether a change was stored", async () => {
  const { failed, hears } = monitored();
  hears('full', true);
  expect(await failed).toBe(
    'There is no room left for the database file:ours.db: SQLite says so. Free up space and start again.',
  );
});

test('a file that is moved away ends the bot too, with a message that says what to do', async () => {
  const file = newFile();
  const { failed } = await storageIn(file);
  renameSync(file, `${file}-away`);
  expect(await failed).toBe(
    `The database file:${file} was removed while the bot ran, so nothing more can be saved. Put the right file back, or restore a backup (npm run restore -- FILE), and start again.`,
  );
});
