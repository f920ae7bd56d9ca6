/** A folder in memory for test files: on disk each database commit takes milliseconds, and test files need not last. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** The memory file system of Linux. Containers usually have 64 MB of it, which is too little. */
const MEMORY = '/dev/shm';
/** Far more than all tests together use at any time. */
const NEEDED = 4 * 1024 ** 3;

/** The path of the folder, and a function that removes it; null if memory is short or programs can't be run there. */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < NEEDED) return null;
    const path = mkdtempSync(join(MEMORY, 'ratatoskr-'));
    // PostgreSQL refuses to run as root, so another user reads its files.
    chmodSync(path, 0o755);
    const remove = () => rmSync(path, { recursive: true, force: true });
    if (runsIn(path)) return { path, remove };
    remove();
    return null;
  } catch {
    return null;
  }
}

function runsIn(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
