/** A folder in memory for the files of tests: each commit of a database waits for the disk, for milliseconds, and no one keeps what tests write. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux has its memory as a folder here. Containers have 64 MB of it as a rule, which is too little. */
const MEMORY = '/dev/shm';
/** All tests together have far less than this at a time. */
const NEEDED = 4 * 1024 ** 3;

/** The path of the folder, and what removes it; null if there is no memory to spare, or no program may be run in it. */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < NEEDED) return null;
    const path = mkdtempSync(join(MEMORY, 'ratatoskr-'));
    // PostgreSQL refuses to run as root, and reads its files as another.
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
