import { execFileSync } from 'node:child_process';

/** What is being measured, as git names it: asked before, for others may commit meanwhile. */
export function commitOfNow(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
