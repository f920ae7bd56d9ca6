/** For a program that npm runs: it hears of a signal though the shell in between kept that to itself. */

const LOOKS_EVERY_MS = 250;

/**
 * npm passes a signal on to the shell that it runs scripts in, and that shell may die of it without a word to the
 * program. So a program that has lost its parent tells itself to stop; one that npm did not start may outlive whoever
 * did.
 */
export function stopsWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOKS_EVERY_MS);
  looking.unref();
}
