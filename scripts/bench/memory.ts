/** Reads the resident memory of processes from the system. */
import { readFileSync } from 'node:fs';

/** The resident memory of all child processes, in bytes; null if there are none, or if the system doesn't report them. */
export function memoryOfChildren(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.reduce((sum, child) => sum + memoryOf(child), 0);
  } catch {
    return null;
  }
}

function memoryOf(pid: string): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
