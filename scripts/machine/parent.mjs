/** Stops a program when npm, which runs it, is stopped but the shell between them swallows the signal. */

const LOOKS_EVERY_MS = 250;

/**
 * npm sends a signal to the shell in which it runs scripts, and that shell may die without passing it on. So a program
 * that loses its parent stops itself. A program that npm did not start may outlive its parent.
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
