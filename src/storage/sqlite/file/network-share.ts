/**
 * Recognises a database on a network share. Such a file system does not keep SQLite's locks and its shared journal index
 * as SQLite needs them, so the file may fail to open, or two programs may write to it at once.
 */
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** By the numbers that Linux gives them (statfs). */
const SHARES: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0x01021997, '9P'],
  [0x00c36400, 'Ceph'],
  [0x5346414f, 'AFS'],
]);

/** The name of the kind of share; null if the file is on a disk of this machine, or nothing can be said. */
export type ShareOf = (file: string) => string | null;

export const networkShareOf: ShareOf = (file) => shareOf(typeOf(dirname(file)));

export function shareOf(type: number | null): string | null {
  return type === null ? null : (SHARES.get(type >>> 0) ?? null);
}

function typeOf(folder: string): number | null {
  if (process.platform !== 'linux') return null;
  try {
    return statfsSync(folder).type;
  } catch {
    // If anything is wrong with the folder, opening the file says it.
    return null;
  }
}
