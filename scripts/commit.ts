import { execFileSync } from 'node:child_process';

/** The commit that is being measured. Ask before measuring, since a person may commit meanwhile. */
export function commitOfNow(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
