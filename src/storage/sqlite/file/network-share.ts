/**
 * Recognises a database on a network share. Such a file system doesn't handle SQLite's locks and its shared journal index as
 * SQLite needs, so the file may fail to open, or two processes may write to it at the same time.
 */
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The kinds of share, by their magic numbers on Linux (statfs). */
const SHARES: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0x01021997, '9P'],
  [0x00c36400, 'Ceph'],
  [0x5346414f, 'AFS'],
]);

/** The name of the kind of share; null if the file is on a local disk, or if it can't be determined. */
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
    // If something is wrong with the folder, opening the file reports it.
    return null;
  }
}
