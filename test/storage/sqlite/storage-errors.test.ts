/** The driver's error for a failed COMMIT is recognized like the error of a statement. */
import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { expect, test } from 'vitest';
import { reportingErrors } from '../../../src/storage/prisma/errors/reporting-errors.ts';
import { storageErrorIn } from '../../../src/storage/sqlite/errors/storage-errors.ts';

/** Fails with this SQLite error as Prisma passes it on. */
function failsWith(originalCode: string): Promise<never> {
  const posted = { originalCode, originalMessage: 'SQLite says so' };
  return Promise.reject(
    new DriverAdapterError({ kind: 'sqlite', extendedCode: 1, message: 'SQLite says so', ...posted }),
  );
}

test.each([
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_WRITE', 'damaged'],
  ['SQLITE_IOERR_FSYNC', 'damaged'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_BUSY', 'locked'],
] as const)('%s at COMMIT is reported as a storage error', async (posted, code) => {
  const heard: string[] = [];
  const { commit } = reportingErrors({ commit: () => failsWith(posted) }, storageErrorIn, (error) =>
    heard.push(error.code),
  );
  await expect(commit()).rejects.toMatchObject({ name: 'StorageError', code });
  expect(heard).toEqual([code]);
});

test('a part of a store reports its errors like the store itself', async () => {
  const heard: string[] = [];
  const store = { practice: { answer: () => failsWith('SQLITE_FULL') } };
  const { practice } = reportingErrors(store, storageErrorIn, (error) => heard.push(error.code));
  await expect(practice.answer()).rejects.toMatchObject({ name: 'StorageError', code: 'full' });
  expect(heard).toEqual(['full']);
});

test('errors unrelated to the disk are thrown unchanged', async () => {
  const { commit } = reportingErrors(
    { commit: () => failsWith('SQLITE_ERROR') },
    storageErrorIn,
    () => undefined,
  );
  await expect(commit()).rejects.toBeInstanceOf(DriverAdapterError);
});
