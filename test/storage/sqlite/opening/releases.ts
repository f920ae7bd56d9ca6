/** The database files that earlier programs left, ready to be opened by this one. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { newFile } from '../../../shared/stores/stores.ts';

const FOLDER = fileURLToPath(new URL('../../releases', import.meta.url));
const ENDING = '.db.gz';

/** The last migration in each file, oldest first. */
export const RELEASES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort();

/** A copy of a release's file, deleted after the test. */
export function fileOfRelease(release: string): string {
  const file = newFile();
  writeFileSync(file, gunzipSync(readFileSync(`${FOLDER}/${release}${ENDING}`)));
  return file;
}
