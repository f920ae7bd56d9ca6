import { execFileSync } from 'node:child_process';

/** The commit that is being measured. Call this before measuring, since someone may commit in the meantime. */
export function commitOfNow(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
