/** Preloaded into a process: as on a machine where sqlite3 is not installed or could not be built. */
import { register } from 'node:module';

const HOOK = `export function resolve(specifier, context, next) {
  if (specifier === 'sqlite3') throw new Error('no sqlite3 here');
  return next(specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
