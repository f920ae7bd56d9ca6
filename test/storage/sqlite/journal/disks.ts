/** Disks that are full, if the user running the tests may mount one, and disks that fail. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newFolder } from '../../../shared/stores/stores.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk to the last byte. */
  readonly fills: () => void;
  readonly hasRoomAgain: () => void;
}

/** A small disk, unmounted after the test. Null if nothing may be mounted. */
export function smallDisk(kilobytes: number): SmallDisk | null {
  const disk = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  const filler = join(disk, 'filler');
  const folder = join(disk, 'data');
  mkdirSync(folder);
  return {
    folder,
    fills: () => {
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    hasRoomAgain: () => rmSync(filler),
  };
}

/** The system writes no byte of any file for that process: to SQLite, that is a disk error. */
export function refusesToWriteFor(pid: number, isSo: boolean): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${isSo ? 0 : 'unlimited'}:unlimited`]);
}
