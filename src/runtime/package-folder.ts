/** Finds the folder with the files shipped with the program, both for sources and for a build. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_FOLDER = packageFolderFrom(dirname(fileURLToPath(import.meta.url)));

/** The absolute path of a file or folder given relative to the package: `assets`, `prisma`. */
export function inPackage(...path: readonly string[]): string {
  return join(PACKAGE_FOLDER, ...path);
}

/** The built program is in a deeper folder than its source, so this searches for the folder of package.json. */
function packageFolderFrom(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('no package.json above the program');
  return packageFolderFrom(above);
}
