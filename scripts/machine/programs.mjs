/** Whether a file is a program that this process may run. */
import { accessSync, constants } from 'node:fs';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
