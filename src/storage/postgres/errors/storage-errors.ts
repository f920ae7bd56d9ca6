/** Recognises errors that keep PostgreSQL from writing, as distinct from bugs. */
import { StorageError, type StorageErrorCode } from '../../../tables/model/storage/storage-error.ts';
import { serverErrorIn } from './server-error.ts';

/** The program's own SQLSTATE for a lost lease: this process did not renew it in time, so others have taken over its work. */
export const LEASE_LOST = 'RT410';

const TAKEN_OVER = 'the lease was not renewed in time, and other instances took over';

export function leaseLost(): StorageError {
  return new StorageError('lease-lost', TAKEN_OVER);
}

/** The codes by SQLSTATE or its class; the first match counts. */
const CODES: readonly (readonly [start: string, code: StorageErrorCode])[] = [
  [LEASE_LOST, 'lease-lost'],
  ['53100', 'full'],
  // Other users of the server have used up its connections or memory.
  ['53', 'unreachable'],
  ['08', 'unreachable'],
  // The server is stopping or starting, or cancelled a statement that took too long.
  ['57', 'unreachable'],
  ['28', 'unreachable'],
  ['3D000', 'unreachable'],
  // A deadlock or a conflict between two writers.
  ['40', 'locked'],
  ['55P03', 'locked'],
  // After a failover, the address may lead to a read-only replica.
  ['25006', 'read-only'],
  ['42501', 'no-rights'],
  ['58', 'damaged'],
  ['XX', 'damaged'],
  // A table is missing.
  ['42P01', 'damaged'],
];

/** The error as a `StorageError`; null if it is not about the server or its disk. */
export function storageErrorIn(error: unknown): StorageError | null {
  const reported = serverErrorIn(error);
  const code = CODES.find(([start]) => reported?.code.startsWith(start))?.[1];
  return reported === null || code === undefined
    ? null
    : new StorageError(code, `${reported.message} (${reported.code})`);
}
