/** Preloaded into a process: as on a machine where sqlite3 is not installed or could not be built. */
import { register } from 'node:module';

const HOOK = `import { writeSync } from 'node:fs';
export function resolve(specifier, context, next) {
  if (specifier === 'sqlite3') {
    writeSync(2, 'sqlite3 is refused\\n');
    throw new Error('no sqlite3 here');
  }
  return next(specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
