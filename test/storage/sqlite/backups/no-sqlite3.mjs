/**
 * Preloaded into a process to make it run as on a machine where sqlite3 is installed but not built, as `npm start` leaves it. A
 * missing package would fail earlier, at another place.
 */
import { writeSync } from 'node:fs';
import Module from 'node:module';

const load = Module._load;

/** The package looks for its compiled part with `bindings`. */
Module._load = function loadUnlessBuilt(request, parent, ...rest) {
  if (request === 'bindings' && parent?.filename?.includes('/node_modules/sqlite3/')) {
    writeSync(2, 'sqlite3 is refused\n');
    throw new Error('Could not locate the bindings file.');
  }
  return load.call(this, request, parent, ...rest);
};
