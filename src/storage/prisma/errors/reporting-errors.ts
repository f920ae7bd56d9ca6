/** Wraps a store so that its methods report every error of the disk or the database. */
import { StorageError } from '../../../tables/model/storage/storage-error.ts';
import type { StorageErrorListener } from '../../storage.ts';
import type { Engine } from '../engine.ts';

type Part = Readonly<Record<string, unknown>>;

/**
 * Returns `part` of a store with methods that report and throw a `StorageError` if the disk or the database fails. Its own parts
 * do so too.
 */
export function reportingErrors<T extends object>(
  part: T,
  storageErrorIn: Engine['storageErrorIn'],
  onError: StorageErrorListener,
): T {
  function tried(work: (...given: unknown[]) => Promise<unknown>) {
    return async (...given: unknown[]): Promise<unknown> => {
      try {
        return await work(...given);
      } catch (error) {
        const storageError = error instanceof StorageError ? error : storageErrorIn(error);
        if (storageError === null) throw error;
        onError(storageError);
        throw storageError;
      }
    };
  }

  function reporting(member: unknown): unknown {
    if (typeof member === 'function') return tried(member as (...given: unknown[]) => Promise<unknown>);
    const isPart = typeof member === 'object' && member !== null;
    return isPart ? reportingErrors(member, storageErrorIn, onError) : member;
  }

  const wrapped = Object.entries(part as Part).map(([name, member]) => [name, reporting(member)]);
  return Object.fromEntries(wrapped) as T;
}
