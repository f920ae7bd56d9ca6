/** Slows down and counts every fsync with a library that is loaded before the system's own. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('slow-disk.c', import.meta.url));
const FIRST_THREAD = 'M';

/** The number of fsyncs since the slow disk was set up. */
export interface Fsyncs {
  readonly all: number;
  /** The fsyncs on the thread that responds to people, who wait for each of them. */
  readonly onFirstThread: number;
}

export interface SlowDisk {
  /** The environment for the process that uses the disk. */
  readonly environment: Readonly<Record<string, string>>;
  readonly fsyncs: () => Fsyncs;
}

/** Needs Linux and a C compiler named `cc`; throws without them. */
export function slowDisk(folder: string, ms: number): SlowDisk {
  const library = join(folder, 'slow-disk.so');
  const counted = join(folder, 'slow-disk.count');
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'], { stdio: 'inherit' });
  return {
    environment: { LD_PRELOAD: library, SLOW_DISK_MS: String(ms), SLOW_DISK_COUNT: counted },
    fsyncs() {
      const each = existsSync(counted) ? [...readFileSync(counted, 'latin1')] : [];
      return { all: each.length, onFirstThread: each.filter((one) => one === FIRST_THREAD).length };
    },
  };
}
