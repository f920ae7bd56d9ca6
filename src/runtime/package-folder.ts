/** The folder of the files that the program brings along, for code that runs from its sources as well as built. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_FOLDER = packageFolderFrom(dirname(fileURLToPath(import.meta.url)));

/** The absolute path of a file or folder named from the top of the package: `assets`, `prisma`. */
export function inPackage(...path: readonly string[]): string {
  return join(PACKAGE_FOLDER, ...path);
}

/** The built program is deeper than its source, so the folder of package.json is searched for. */
function packageFolderFrom(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('no package.json above the program');
  return packageFolderFrom(above);
}
